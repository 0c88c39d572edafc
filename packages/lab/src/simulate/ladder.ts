import { botsFor } from '@taproom/bots';
import { gameNamed } from '@taproom/games';
import { type Duel, runDuel } from '../arena/arena.js';
import type { Crew } from '../crew/crew.js';
import { type Estimate, meanOfAll } from '../statistics/mean.js';
import type { Plan } from './plan.js';

/** Among whom everyone else has to prove themselves. */
export const AMONG = 'local';

/** One kind of bot alone among Locals, in every seat of every deal. */
export interface Rung {
  readonly bot: string;
  readonly deals: number;
  readonly games: number;
  /** Games won, shared wins in part; luck alone gives 1 / players. */
  readonly share: Estimate;
}

/** How many deals each rung is played for: the stronger, the slower. */
export interface LadderPlan {
  readonly deals: number;
  readonly iterations: number;
}

/** Everyone but the Locals; nobody where a game has no Locals to prove themselves among. */
export const rungsOf = ({ game: name }: Pick<Plan, 'game'>): string[] => {
  const game = gameNamed(name);
  const bots = game ? botsFor(game) : [];
  return bots.includes(AMONG) ? bots.filter((bot) => bot !== AMONG) : [];
};

/** Plays one rung. It depends on the plan and nothing else. */
export async function climb(plan: Plan, bot: string, ladder: LadderPlan, crew: Crew): Promise<Rung> {
  const { deals } = ladder;
  const results = await runDuel(duelOf(plan, bot, ladder), crew);
  const games = results.reduce((sum, result) => sum + result.games, 0);
  return { bot, deals, games, share: meanOfAll(results.map(({ share }) => share)) };
}

export const duelOf = (plan: Plan, bot: string, { deals, iterations }: LadderPlan): Duel => ({
  game: plan.game,
  wish: plan.wish,
  challenger: bot,
  reference: AMONG,
  seed: plan.seed,
  deals,
  budget: { iterations },
});
