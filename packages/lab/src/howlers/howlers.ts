import type { GameRecord } from '@taproom/engine';
import type { Crew } from '../crew/crew.js';
import { gather } from '../crew/gather.js';
import { type Estimate, meanOfAll } from '../statistics/mean.js';
import { type Proportion, wilson } from '../statistics/proportion.js';
import type { HowlGame, HowlJob, Regret } from './howl.js';

export interface HowlPlan extends Omit<HowlJob, 'kind'> {
  readonly games: number;
  /** How many of the worst are kept. */
  readonly worst: number;
}

/** What the decisions of one kind cost. */
export interface KindOfRegret {
  readonly kind: string;
  readonly decisions: number;
  readonly regret: Estimate;
  /** Those whose regret is surely above `LAUGHABLE`. */
  readonly howlers: Proportion;
}

/** A decision to laugh at: the record ends before it. */
export interface Howler extends Regret {
  readonly record: GameRecord;
}

export interface Howlers {
  readonly all: KindOfRegret;
  /** Those that cost most in all first. */
  readonly kinds: readonly KindOfRegret[];
  readonly worst: readonly Howler[];
}

/** From this loss of winning chance on, a decision is counted; two standard errors must leave no doubt, and a review must blame it. */
export const LAUGHABLE = 0.02;
const SURE = 2;

/** Has games of a level played, and looks for decisions that were surely bad. The same for any number of workers. */
export async function findHowlers(
  { games, worst, ...plan }: HowlPlan,
  crew: Crew,
  tell: (games: number) => void,
  signal?: AbortSignal,
): Promise<Howlers> {
  const jobs = Array.from({ length: games }, (_, n): HowlJob => {
    return { ...plan, kind: 'howlers', seed: `howlers ${plan.seed} ${n}` };
  });
  const found: HowlGame[] = [];
  const take = (game: HowlGame): void => {
    found.push(game);
    tell(found.length);
  };
  await gather<HowlGame>(crew, jobs, take, signal ? { signal } : {});
  return summaryOf(found, worst);
}

export function summaryOf(games: readonly HowlGame[], worst: number): Howlers {
  const regrets = games.flatMap((game) => game.regrets);
  const kinds = [...new Set(regrets.map(({ kind }) => kind))].map((kind) =>
    kindOf(
      kind,
      regrets.filter((regret) => regret.kind === kind),
    ),
  );
  const total = ({ decisions, regret }: KindOfRegret): number => decisions * regret.mean;
  const bad = games.flatMap(({ record, regrets: of }) =>
    of
      .filter(isSure)
      .map((regret): Howler => ({ ...regret, record: { ...record, moves: record.moves.slice(0, regret.line) } })),
  );
  return {
    all: kindOf('all', regrets),
    kinds: kinds.sort((a, b) => total(b) - total(a) || a.kind.localeCompare(b.kind)),
    worst: bad.sort((a, b) => least(b) - least(a)).slice(0, worst),
  };
}

const kindOf = (kind: string, regrets: readonly Regret[]): KindOfRegret => ({
  kind,
  decisions: regrets.length,
  regret: meanOfAll(regrets.map(({ mean }) => mean)),
  howlers: wilson(regrets.filter(isSure).length, regrets.length),
});

/** What it cost at least. */
const least = ({ mean, error }: Regret): number => mean - SURE * error;
const isSure = (regret: Regret): boolean => regret.isBlamed && least(regret) > LAUGHABLE;
