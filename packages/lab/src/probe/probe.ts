import { mixed, textHash } from '@taproom/bots/training';
import type { Game, Outcome, Setting, Wish } from '@taproom/engine';
import { contenderOf } from '../arena/contender.js';
import type { Contender } from '../arena/lineup.js';
import { playMatch } from '../arena/match.js';
import { winOf } from '../arena/statistics.js';
import type { Crew, Job } from '../crew/crew.js';
import { gather } from '../crew/gather.js';
import { openTable } from '../crew/table.js';
import { addMoments, addValue, type Moments, noMoments } from '../statistics/moments.js';
import { narrowBy, restricted, watched } from './narrow.js';
import type { Restriction } from './restriction.js';
import { restrictionsOf } from './restrictions.js';

/** Which restrictions are tried, where and by whom. */
export interface Probe {
  readonly game: string;
  readonly wish: Wish;
  readonly restrictions: readonly string[];
  readonly bot: string;
  readonly iterations: number;
  readonly seed: string;
}

/** What a restriction came to, one value a deal: the mean over all seats, against the same seat unrestricted. */
export interface Probed {
  readonly wins: Moments;
  readonly points: Moments;
  /** Decisions in a game that had fewer moves for it. */
  readonly bites: Moments;
}

interface ProbeJob extends Job {
  readonly kind: 'probe';
  readonly probe: Probe;
  readonly deal: number;
}

export async function probeJob({ probe, deal }: ProbeJob): Promise<Probed[]> {
  const { game, setting } = openTable(probe.game, probe.wish);
  const restrictions = probe.restrictions.map((name) => {
    const found = restrictionsOf(game).find((each) => each.name === name);
    if (!found) throw new Error(`there is no restriction ${name}`);
    return found;
  });
  return await probeDeal(game, setting, restrictions, probe, deal);
}

/**
 * One deal: once with nobody restricted, then with each restriction in each seat. Luck is the same, so a seat in which the
 * restriction never mattered would play the same game again; that is not done twice.
 */
export async function probeDeal(
  game: Game,
  setting: Setting,
  restrictions: readonly Restriction[],
  { bot, iterations, seed }: Pick<Probe, 'bot' | 'iterations' | 'seed'>,
  deal: number,
): Promise<Probed[]> {
  const { seats } = setting;
  const name = `probe ${seed} deal ${deal}`;
  const luck = luckOf(name, deal);
  const bots = Array.from({ length: seats }, () => contenderOf(bot, game, setting));
  const narrows = restrictions.map((restriction) => narrowBy(restriction, game, setting));
  const play = async (contenders: readonly Contender[]): Promise<Outcome> =>
    (await playMatch(game, setting, name, contenders, luck, { iterations })).outcome;

  const matters = restrictions.map(() => new Array<boolean>(seats).fill(false));
  const free = await play(
    bots.map((contender, seat) =>
      watched(contender, narrows, (index) => {
        (matters[index] as boolean[])[seat] = true;
      }),
    ),
  );
  const results: Probed[] = [];
  for (const [index, narrow] of narrows.entries()) {
    const sum = { wins: 0, points: 0, bites: 0 };
    for (let seat = 0; seat < seats; seat++) {
      if (!(matters[index] as boolean[])[seat]) continue;
      const held = await play(
        bots.map((contender, other) => (other === seat ? restricted(contender, narrow, () => sum.bites++) : contender)),
      );
      sum.wins += winOf(held.places, seat) - winOf(free.places, seat);
      sum.points += (held.scores[seat] as number) - (free.scores[seat] as number);
    }
    const of = (value: number): Moments => {
      const moments = noMoments();
      addValue(moments, value / seats);
      return moments;
    };
    results.push({ wins: of(sum.wins), points: of(sum.points), bites: of(sum.bites) });
  }
  for (const contender of bots) contender.close();
  return results;
}

export const luckOf = (name: string, deal: number): number => mixed(textHash(name), deal, 0x9b0);

/** Tries all restrictions on so many deals, or as many as it is left time for. The same bits for any number of workers. */
export async function runProbe(
  probe: Probe,
  deals: number,
  crew: Crew,
  done?: (deals: number) => void,
  signal?: AbortSignal,
): Promise<{ deals: number; probed: Probed[] }> {
  const jobs = Array.from({ length: deals }, (_, deal): ProbeJob => ({ kind: 'probe', probe, deal }));
  const probed = probe.restrictions.map((): Probed => ({ wins: noMoments(), points: noMoments(), bites: noMoments() }));
  const taken = await gather<Probed[]>(
    crew,
    jobs,
    (results, index) => {
      for (const [i, all] of probed.entries())
        for (const key of ['wins', 'points', 'bites'] as const) addMoments(all[key], (results[i] as Probed)[key]);
      done?.(index + 1);
    },
    signal && { signal },
  );
  return { deals: taken, probed };
}
