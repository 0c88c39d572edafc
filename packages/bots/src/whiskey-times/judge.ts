import { firstOf, type Move, type Seat } from '@taproom/engine';
import { whiskeyMoves as m, whiskeyTable as t, type WhiskeyTable, whiskeyTimes } from '@taproom/games/whiskey-times';
import type { Judge } from '../craft.js';
import { type Net, sigmoid } from '../net/net.js';
import { bury, raise } from './decks.js';
import { Features, UNIT } from './features.js';

/** Choices that come with a move. */
const OPEN: ReadonlySet<number> = new Set([t.BLIND, t.REPLACING, t.CHOOSING]);
/** Whether a move has left something open: who comes instead, which bottle stays. */
export const isOpen = (table: WhiskeyTable): boolean => !table.over && OPEN.has(table.what);
const NEVER = -100;
/** What winning is worth beside the margin, in the same unit. */
const WIN = 0.6;

/**
 * How often a move is tried that turns up a card for whoever makes it, and how often one that at most refills a market. The
 * best of several guesses is a lucky one: with too few tries, the unseen card always looks better than the one in view.
 */
export interface Tries {
  readonly blind: number;
  readonly open: number;
}
export const TRIES: Tries = { blind: 8, open: 2 };

/**
 * Rates moves by what the table is worth after them: each is made on a copy, with the cards nobody has seen shuffled, so
 * that nothing is learnt from where they lie.
 */
export class WhiskeyJudge implements Judge<WhiskeyTable> {
  readonly features = new Features();
  private readonly trial: WhiskeyTable;
  private readonly next: WhiskeyTable;
  private readonly choices: Move[] = [];

  constructor(
    setting: WhiskeyTable['setting'],
    readonly net: Net,
    /** How often each move is tried, with other cards turning up: the same for all moves. */
    private readonly tries = TRIES,
  ) {
    this.trial = whiskeyTimes.blank(setting);
    this.next = whiskeyTimes.blank(setting);
  }

  rate(table: WhiskeyTable, seat: Seat, moves: readonly Move[], count: number, values: Float32Array): void {
    this.features.look(table, seat);
    let sane = 0;
    for (let i = 0; i < count; i++) {
      values[i] = this.isSane(table, seat, moves[i] as Move) ? 0 : NEVER;
      if (values[i] === 0) sane++;
    }
    if (sane === 1) return;
    for (let i = 0; i < count; i++) if (values[i] === 0) values[i] = this.after(table, seat, moves[i] as Move);
  }

  /** What the table is worth to the seat after a move. */
  private after(table: WhiskeyTable, seat: Seat, move: Move): number {
    const { trial, tries } = this;
    const kind = m.kindOf(move);
    const isSure = kind === m.SERVE || kind === m.DISCARD;
    const times = isSure ? 1 : isBlind(move) ? tries.blind : tries.open;
    let sum = 0;
    for (let n = 0; n < times; n++) {
      trial.copy(table);
      trial.chance.reseed(table.chance.words[1] + table.resourceDeckSize + n);
      if (!isSure) {
        bury(trial);
        raise(trial, (n + trial.chance.fraction()) / times);
      }
      whiskeyTimes.apply(trial, seat, move);
      this.settle(seat);
      sum += this.value(trial, seat);
    }
    return sum / times;
  }

  /** What a move leaves open is settled as this seat would: who comes instead, which bottle stays. */
  private settle(seat: Seat): void {
    const { trial, next, choices } = this;
    while (isOpen(trial) && firstOf(whiskeyTimes.waitingFor(trial)) === seat) {
      const count = whiskeyTimes.legalMoves(trial, seat, choices);
      let best = 0;
      let most = -Infinity;
      for (let i = 0; i < count && count > 1; i++) {
        next.copy(trial);
        if (isBlind(choices[i] as Move)) bury(next);
        whiskeyTimes.apply(next, seat, choices[i] as Move);
        const value = this.value(next, seat);
        if (value <= most) continue;
        most = value;
        best = i;
      }
      whiskeyTimes.apply(trial, seat, choices[best] as Move);
    }
  }

  /** What a table is worth to a seat, in units of margin. */
  value(table: WhiskeyTable, seat: Seat): number {
    if (table.over) return resultOf(table, seat);
    const { features, net } = this;
    features.look(table, seat);
    net.look(features.x);
    net.rate(features.x);
    return features.base / UNIT + net.out[0] + WIN * sigmoid(net.out[1]);
  }

  /** Leaves out what only costs time to think about: drafts of offers, and swaps paid with bottles that guests wait for. */
  private isSane(table: WhiskeyTable, seat: Seat, move: Move): boolean {
    switch (m.kindOf(move)) {
      case m.OFFER:
      case m.WANT:
      case m.PROPOSE_KIND:
        return false;
      case m.GIVE:
        return table.what !== t.TRADING;
      case m.SWAP:
        return (
          (table.lying[seat * t.PLACES + m.placeOf(move)] & t.PERFECT) === 0 &&
          this.features.isSpare(m.firstBottle(move)) &&
          this.features.isSpare(m.secondBottle(move))
        );
      default:
        return true;
    }
  }
}

/** What a finished evening was worth: the margin as it is, and the win, or the share in it. */
export function resultOf(table: WhiskeyTable, seat: Seat): number {
  const { places, scores } = whiskeyTimes.outcome(table)!;
  const mine = scores[seat] as number;
  const best = Math.max(...scores.filter((_, other) => other !== seat));
  return (mine - best) / UNIT + WIN * winOf(places, seat);
}

/** A win shared by k is a k-th of a win. */
export const winOf = (places: readonly number[], seat: Seat): number =>
  places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;

/** Whether a move turns up a card for the one who makes it. */
function isBlind(move: Move): boolean {
  switch (m.kindOf(move)) {
    case m.TAKE_BOTTLE:
      return m.fromOf(move) === m.BOTTLE_DECK;
    case m.TAKE_RESOURCE:
      return m.fromOf(move) === m.RESOURCE_DECK;
    case m.SWAP:
      return m.swapFrom(move) === m.GUEST_DECK;
    case m.PLAY:
      return true;
    case m.REPLACE:
      return move === m.REPLACE_FROM_DECK;
    default:
      return false;
  }
}
