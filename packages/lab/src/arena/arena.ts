import type { Budget } from '@taproom/bots';
import { mixed, textHash } from '@taproom/bots/training';
import type { Seat, Wish } from '@taproom/engine';
import type { Crew, Job } from '../crew/crew.js';
import { openTable } from '../crew/table.js';
import { botOf, type Contender, type Seating } from './lineup.js';
import { type Luck, LuckMeter, paysFor } from './luck.js';
import { type Played, playMatch } from './match.js';
import { winOf } from './statistics.js';

/** What is measured: one bot (the first) against tables of another (the second), on the same deals in every seat. */
export interface Duel {
  readonly game: string;
  readonly wish: Wish;
  readonly challenger: string;
  readonly reference: string;
  readonly seed: string;
  readonly deals: number;
  readonly budget: Budget;
}

export interface DealJob extends Job {
  readonly kind: 'deal';
  readonly duel: Omit<Duel, 'budget'> & { readonly budget: Omit<Budget, 'clock'> };
  readonly deal: number;
}

/** One deal, played with the challenger in each seat in turn, and once by the reference alone. Means over the seats. */
export interface DealResult {
  readonly share: number;
  /** The challenger's luck, in the same measure; undefined where nobody can tell. */
  readonly luck: Luck | undefined;
  readonly score: number;
  readonly referenceScore: number;
  readonly games: number;
  readonly moves: number;
  readonly times: Float32Array;
  /** Bids met and made, by the challenger among references and by the reference alone. */
  readonly met: number;
  readonly bids: number;
  readonly referenceMet: number;
  readonly both: number;
}

/** Two streams that have nothing in common: the deal's is cryptographic and named after it, a bot's is its own. */
const dealSeed = (duel: Pick<Duel, 'seed'>, deal: number): string => `arena ${duel.seed} deal ${deal}`;
const luckOf = (duel: Pick<Duel, 'seed'>, deal: number, game: number): number =>
  mixed(textHash(duel.seed), deal, game, 0xb07);

const NOTHING = {
  share: 0,
  score: 0,
  referenceScore: 0,
  games: 0,
  moves: 0,
  met: 0,
  bids: 0,
  referenceMet: 0,
  both: 0,
};

export async function dealJob({ duel, deal }: DealJob, seating: Seating = botOf): Promise<DealResult> {
  const { game, setting } = openTable(duel.game, duel.wish);
  const { seats } = setting;
  const seatAll = (names: readonly string[]): Contender[] =>
    names.map((name) => seating(name, game, setting, duel.wish.files));
  const challengers = seatAll([duel.challenger]);
  const references = seatAll(new Array(seats).fill(duel.reference));
  const seed = dealSeed(duel, deal);
  const isAlike = duel.challenger === duel.reference;
  const isMetered = !isAlike && paysFor([duel.challenger, duel.reference]);
  const result = { ...NOTHING };
  const times: number[] = [];
  let luck: Luck | undefined;
  const playIn = (seat: Seat, meter: LuckMeter | undefined): Promise<Played> => {
    const table = references.map((reference, other) => (other === seat ? (challengers[0] as Contender) : reference));
    return playMatch(game, setting, seed, table, luckOf(duel, deal, 0), duel.budget, undefined, meter && { meter });
  };
  try {
    const note = ({ moves }: Played): void => {
      result.games++;
      result.moves += moves;
    };
    // With the same bots in the same seats the game is the same: one game is the reference for every seat.
    const alone = await playMatch(game, setting, seed, references, luckOf(duel, deal, 0), duel.budget);
    note(alone);
    result.referenceScore = mean(alone.outcome.scores);
    result.referenceMet = alone.met ? mean(alone.met) : 0;
    result.both = alone.both ?? 0;
    result.bids = alone.bids;
    for (let seat = 0; seat < seats; seat++) {
      // Among its like a bot changes nothing, so that a table of its kind costs one game a deal.
      const meter = isMetered ? LuckMeter.at(game, setting, luckOf(duel, deal, seat + 1)) : undefined;
      const played = isAlike ? alone : await playIn(seat, meter);
      if (meter) luck = sumOf(luck, meter.of(seat), 1 / seats);
      if (!isAlike) note(played);
      result.share += winOf(played.outcome.places, seat) / seats;
      result.score += (played.outcome.scores[seat] as number) / seats;
      result.met += (played.met?.[seat] ?? 0) / seats;
      times.push(...(played.times[seat] as number[]));
    }
  } finally {
    for (const contender of [...challengers, ...references]) contender.close();
  }
  return { ...result, luck, times: Float32Array.from(times) };
}

/** Plays all deals. Which worker plays which makes no difference: a deal depends on the seed and its number only. */
export async function runDuel(
  duel: Duel,
  crew: Crew,
  done?: (finished: number, result: DealResult) => void,
): Promise<DealResult[]> {
  let finished = 0;
  return await crew.run<DealResult>(duelJobs(duel), (result) => done?.(++finished, result));
}

export function duelJobs(duel: Duel): DealJob[] {
  const { clock: _, ...budget } = duel.budget;
  return Array.from(
    { length: duel.deals },
    (_unused, deal): DealJob => ({ kind: 'deal', duel: { ...duel, budget }, deal }),
  );
}

const sumOf = (luck: Luck = { drawn: 0, chosen: 0 }, more: Luck, share: number): Luck => ({
  drawn: luck.drawn + share * more.drawn,
  chosen: luck.chosen + share * more.chosen,
});

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
