import type { Move, Seat } from '@taproom/engine';
import { whiskeyMoves as m, whiskeyTable as t, type WhiskeyTable, whiskeyTimes } from '@taproom/games/whiskey-times';
import type { Judge } from '../craft.js';
import { type Net, sigmoid } from '../net/net.js';
import { Bar, UNIT } from './features.js';

const NEVER = -100;
/** What winning is worth beside the margin, in the same unit. */
const WIN = 0.6;

/**
 * Rates moves by what the table is worth after them: each is made on a copy, with the cards nobody has seen shuffled, so
 * that nothing is learnt from where they lie.
 */
export class WhiskeyJudge implements Judge<WhiskeyTable> {
  readonly bar = new Bar();
  private readonly trial: WhiskeyTable;

  constructor(
    setting: WhiskeyTable['setting'],
    readonly net: Net,
    /** How often each move is tried, with other cards turning up: the same for all moves. */
    private readonly samples = 1,
  ) {
    this.trial = whiskeyTimes.blank(setting);
  }

  rate(table: WhiskeyTable, seat: Seat, moves: readonly Move[], count: number, values: Float32Array): void {
    this.bar.look(table, seat);
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
    const { trial, samples } = this;
    const kind = m.kindOf(move);
    const isSure = kind === m.SERVE || kind === m.DISCARD;
    let sum = 0;
    for (let n = 0; n < (isSure ? 1 : samples); n++) {
      trial.copy(table);
      trial.chance.reseed(table.chance.words[1] + table.resourceDeckSize + n);
      if (!isSure) this.hide();
      whiskeyTimes.apply(trial, seat, move);
      sum += this.value(trial, seat);
    }
    return sum / (isSure ? 1 : samples);
  }

  /** What a table is worth to a seat, in units of margin. */
  value(table: WhiskeyTable, seat: Seat): number {
    const { bar, net } = this;
    bar.look(table, seat);
    net.look(bar.x);
    net.rate(bar.x);
    return bar.base / UNIT + net.out[0] + WIN * sigmoid(net.out[1]);
  }

  /** Shuffles the next cards of each deck into it. */
  private hide(): void {
    const { trial } = this;
    bury(trial.resourceDeck, trial.resourceDeckSize, trial);
    bury(trial.bottleDeck, trial.bottleDeckSize, trial);
    bury(trial.guestDeck, trial.guestDeckSize, trial);
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
          this.bar.isSpare(m.firstBottle(move)) &&
          this.bar.isSpare(m.secondBottle(move))
        );
      default:
        return true;
    }
  }
}

const NEXT_CARDS = 3;

function bury(deck: Uint8Array, size: number, { chance }: WhiskeyTable): void {
  for (let i = size - 1; i >= Math.max(0, size - NEXT_CARDS); i--) {
    const j = chance.below(i + 1);
    const card = deck[i];
    deck[i] = deck[j];
    deck[j] = card;
  }
}
