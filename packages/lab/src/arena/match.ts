import type { Budget } from '@taproom/bots';
import { mixed } from '@taproom/bots/training';
import {
  type AnyEvent,
  type AnyTable,
  Chance,
  firstOf,
  type Game,
  includes,
  type Move,
  type Outcome,
  type Seat,
  type Seed,
  type Setting,
} from '@taproom/engine';
import type { Contender } from './lineup.js';
import type { LuckMeter } from './luck.js';

/** No game we know goes on for so long. */
const MOST_MOVES = 100_000;

export interface Played {
  readonly outcome: Outcome;
  readonly moves: number;
  /** How long each decision took, by seat, in milliseconds; only where there was a choice. */
  readonly times: readonly number[][];
  /** Games that count bids say how many were met, by seat. */
  readonly met: readonly number[] | undefined;
  readonly bids: number;
  /** With Wingman: how many seats in how many rounds met both, the bid made and the bid played for; a share. */
  readonly both: number | undefined;
}

/** Who looks on: `watch` sees the table before every decision, `meter` adds up everybody's luck. */
export interface Onlookers {
  readonly watch?: (table: AnyTable) => void;
  readonly meter?: LuckMeter;
}

/**
 * One game from the deal to the end. The deal depends on `seed` alone, a bot's luck on its seat and `luck`. Everything that
 * happens is added to `log`, where somebody wants to know; onlookers see all of it and change nothing.
 */
export async function playMatch(
  game: Game,
  setting: Setting,
  seed: Seed,
  contenders: readonly Contender[],
  luck: number,
  budget: Budget,
  log?: AnyEvent[],
  { watch, meter }: Onlookers = {},
): Promise<Played> {
  const table = game.setup(setting, Chance.secret(seed), log);
  const chances = contenders.map((_, seat) => Chance.fast(mixed(luck, seat)));
  const times: number[][] = contenders.map(() => []);
  const moves: Move[] = [];
  let made = 0;
  meter?.dealt(table);
  const make = (seat: Seat, move: Move): void => {
    meter?.moving(table);
    game.apply(table, seat, move, log);
    meter?.moved(table, seat, move);
    made++;
  };
  for (let outcome = game.outcome(table); ; outcome = game.outcome(table)) {
    if (outcome) return { outcome, moves: made, times, ...bidsIn(table, setting) };
    if (made > MOST_MOVES) throw new Error(`${game.name} goes on for more than ${MOST_MOVES} moves`);
    watch?.(table);
    const seat = firstOf(game.waitingFor(table));
    moves.length = game.legalMoves(table, seat, moves);
    const start = performance.now();
    const answer = (contenders[seat] as Contender).choose(table, seat, moves, budget, chances[seat] as Chance);
    const move = typeof answer === 'number' ? answer : await answer;
    if (moves.length > 1) (times[seat] as number[]).push(performance.now() - start);
    if (!moves.includes(move)) throw new Error(`seat-${seat + 1} made an illegal move at ${game.name}: ${move}`);
    meter?.choosing(table, seat, moves, move, (contenders[seat] as Contender).odds?.());
    make(seat, move);
    // Everyone else gets one chance to act out of turn; who comes first changes from move to move.
    for (let i = 0; i < setting.seats && !game.outcome(table); i++) {
      const other = (made + i) % setting.seats;
      if (includes(game.waitingFor(table), other)) continue;
      moves.length = game.legalMoves(table, other, moves);
      if (moves.length === 0) continue;
      const reaction = await (contenders[other] as Contender).interrupt(
        table,
        other,
        moves,
        budget,
        chances[other] as Chance,
      );
      if (reaction === undefined) continue;
      if (!moves.includes(reaction))
        throw new Error(`seat-${other + 1} interrupted with an illegal move at ${game.name}: ${reaction}`);
      make(other, reaction);
    }
  }
}

/** The score sheet of a game that has one. */
function bidsIn(table: unknown, { seats, options }: Setting): Pick<Played, 'met' | 'bids' | 'both'> {
  const { bids, tricks } = table as { bids?: Uint8Array; tricks?: Uint8Array };
  if (!bids || !tricks) return { met: undefined, bids: 0, both: undefined };
  const rounds = bids.length / seats;
  const met = new Array<number>(seats).fill(0);
  let both = 0;
  for (let round = 0; round < rounds; round++) {
    const shift = options.wingman ? (round + 1) % seats : 0;
    const isMet = (bidder: number): boolean =>
      bids[round * seats + bidder] === tricks[round * seats + ((bidder + shift) % seats)];
    for (let seat = 0; seat < seats; seat++) {
      if (isMet(seat)) met[seat] = (met[seat] as number) + 1;
      if (isMet(seat) && isMet((seat - shift + seats) % seats)) both++;
    }
  }
  return { met, bids: rounds, both: both / (rounds * seats) };
}
