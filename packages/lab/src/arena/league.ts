import type { Budget } from '@taproom/bots';
import { mixed } from '@taproom/bots/training';
import type { Wish } from '@taproom/engine';
import type { Crew, Job } from '../crew/crew.js';
import { openTable } from '../crew/table.js';
import { contenderOf } from './contender.js';
import { playMatch } from './match.js';
import { type Finish, leagueElo, winOf } from './statistics.js';

/** Many bots at mixed tables: every deal is played as often as there are bots, everyone moving on a seat each time. */
export interface League {
  readonly game: string;
  readonly wish: Wish;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly deals: number;
  readonly budget: Omit<Budget, 'clock'>;
}

interface LeagueJob extends Job {
  readonly kind: 'league';
  readonly league: League;
  readonly deal: number;
}

export async function leagueJob({ league, deal }: LeagueJob): Promise<Finish[]> {
  const { game, setting } = openTable(league.game, league.wish);
  const { seats } = setting;
  const finishes: Finish[] = [];
  for (let turn = 0; turn < league.bots.length; turn++) {
    const who = Array.from({ length: seats }, (_, seat) => (seat + turn + deal * seats) % league.bots.length);
    const contenders = who.map((bot) => contenderOf(league.bots[bot] as string, game, setting, league.wish.files));
    const seed = `league ${league.seed} deal ${deal}`;
    const { outcome } = await playMatch(game, setting, seed, contenders, mixed(deal, turn, 0x1ea), league.budget);
    for (const contender of contenders) contender.close();
    finishes.push({ who, places: outcome.places });
  }
  return finishes;
}

export interface Standing {
  readonly bot: string;
  readonly elo: number;
  readonly games: number;
  /** Shared wins in part. */
  readonly wins: number;
}

export async function runLeague(league: League, crew: Crew, done?: (finished: number) => void): Promise<Standing[]> {
  const jobs = Array.from({ length: league.deals }, (_, deal): LeagueJob => ({ kind: 'league', league, deal }));
  let finished = 0;
  const games = (await crew.run<Finish[]>(jobs, () => done?.(++finished))).flat();
  const elo = leagueElo(league.bots.length, games);
  const standings = league.bots.map((bot, index) => ({ bot, elo: elo[index] as number, ...recordOf(index, games) }));
  return standings.sort((a, b) => b.elo - a.elo);
}

function recordOf(bot: number, games: readonly Finish[]): { games: number; wins: number } {
  let [played, wins] = [0, 0];
  for (const { who, places } of games) {
    who.forEach((each, seat) => {
      if (each !== bot) return;
      played++;
      wins += winOf(places, seat);
    });
  }
  return { games: played, wins };
}
