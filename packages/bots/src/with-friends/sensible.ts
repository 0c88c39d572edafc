import type { AnyView, Game, Move, Seat, Setting } from '@taproom/engine';
import {
  BAR_SLOT,
  BIDDING,
  faceOf,
  isDoubleDeck,
  NO_CARD,
  RANKS,
  SLOTS,
  seenTable,
  tricksOf,
  type WithFriendsCards,
  type WithFriendsTable,
  type WithFriendsView,
  worthLeft,
  worthOf,
} from '@taproom/games/with-friends';
import type { SenseOf } from '../sense.js';
import { COUNTS } from './sight.js';

/**
 * Bids what its cards are worth, then spends them for what they are worth: of the cards it may play it takes the one
 * that leaves a hand worth the tricks still wanted. It counts cards, and looks no further than the trick at hand.
 */
export const sensible: SenseOf = (_game: Game, setting: Setting) => {
  const mind = new Mind();
  return {
    silly: SILLY,
    rate(seen: AnyView, moves: readonly Move[], worths: number[]) {
      const view = seen as WithFriendsView;
      mind.rate(seenTable(setting as Setting<WithFriendsCards>, view), view.viewer, moves, worths);
    },
  };
};

/** So many points nobody gives away who looks at their cards. */
const SILLY = 4;
/** What a bid that is met brings, about. */
const POINTS = 12;
/** How sure a player behind us is to use a card that would take the trick from us. */
const EAGER = 0.25;
/** We choose which trick a card is for, so good cards win more surely than by themselves, and bad ones lose more surely. */
const SURE = 2;

const surer = (p: number): number => p ** SURE / (p ** SURE + (1 - p) ** SURE);

/** What a seat makes of the table it sees. */
class Mind {
  private table!: WithFriendsTable;
  private seat: Seat = 0;
  /** Slots of the cards in hand; what each slot is worth now. */
  private hand: readonly number[] = [];
  private worth!: Float64Array;
  /** Copies out of sight, by slot. */
  private readonly out = new Uint8Array(SLOTS + 1);
  private outTotal = 0;
  /** The chances of 0, 1, 2 ... tricks; none below zero. */
  private readonly tricks = new Float64Array(COUNTS + 2);

  /** Fills `worths`, one for each move. */
  rate(table: WithFriendsTable, seat: Seat, moves: readonly Move[], worths: number[]): void {
    const { setting, trump, size } = table;
    this.table = table;
    this.seat = seat;
    this.hand = table.cardsOf(seat).map((face) => table.slotOf(face));
    if (table.phase === BIDDING) {
      this.worth = worthOf(setting, trump, size);
      this.countTricks(-1, false);
      moves.forEach((move, i) => {
        worths[i] = this.promiseOf(tricksOf(move));
      });
      return;
    }
    this.countOut();
    let inHands = 0;
    for (let other = 0; other < table.seats; other++) if (other !== seat) inHands += table.cardsLeft(other);
    this.worth = worthLeft(setting, trump, size, this.hand, { copies: this.out, inHands });
    moves.forEach((move, i) => {
      worths[i] = POINTS * this.hopeOf(table.slotOf(faceOf(move)));
    });
  }

  /** Points a bid can be expected to bring. */
  private promiseOf(bid: number): number {
    const { exact, perTrick, missed } = this.table.rewards;
    const met = (this.tricks[bid] as number) * (exact + perTrick * bid);
    if (missed === 0) return met;
    return this.tricks.reduce((sum, chance, won) => sum - chance * missed * Math.abs(won - bid), met);
  }

  /** How likely the bid is still met when this card is played now. */
  private hopeOf(slot: number): number {
    const { table, seat, tricks } = this;
    const wanted = table.bidOf(table.bidderOf(seat)) - table.tricksOf(seat);
    this.countTricks(slot, true);
    const win = this.chanceToWin(slot);
    return win * (tricks[wanted - 1] ?? 0) + (1 - win) * (tricks[wanted] ?? 0);
  }

  /** The chances to win so many tricks with the hand, each card by itself, without one that is spent on this trick. */
  private countTricks(without: number, isSurer: boolean): void {
    const { tricks, hand } = this;
    const spent = hand.indexOf(without);
    tricks.fill(0);
    tricks[0] = 1;
    for (let i = 0; i < hand.length; i++) {
      if (i === spent) continue;
      const worth = this.worth[hand[i] as number];
      const p = isSurer ? surer(worth) : worth;
      for (let k = i + 1; k > 0; k--) tricks[k] = tricks[k] * (1 - p) + tricks[k - 1] * p;
      tricks[0] *= 1 - p;
    }
  }

  private chanceToWin(slot: number): number {
    const { table, out } = this;
    const led = table.laid === 0 ? this.suit(slot) : table.led;
    const mine = this.strength(slot, led);
    const { seats, trick, laid, played } = table;
    for (let i = 0; i < laid; i++) if (this.strength(table.slotOf(played[trick * seats + i]), led) > mine) return 0;
    const cards = table.cardsLeft(this.seat);
    // The chance that somebody has none of the suit led: it falls with the cards they hold.
    const mayTrump = 0.8 ** cards;
    let threats = 0;
    for (let other = 0; other <= SLOTS; other++) {
      if (out[other] !== 0 && this.strength(other, led) >= mine)
        threats += out[other] * (this.suit(other) === led ? 1 : mayTrump);
    }
    const behind = seats - laid - 1;
    return Math.exp((-EAGER * threats * behind * cards) / Math.max(this.outTotal, 1));
  }

  /** Bar Cards, trumps, the suit led; a later card of the same strength wins. */
  private strength(slot: number, led: number): number {
    if (slot === BAR_SLOT) return 100;
    const rank = (slot % RANKS) + 1;
    const suit = (slot / RANKS) | 0;
    return suit === this.table.trump ? 50 + rank : suit === led ? rank : 0;
  }

  private suit(slot: number): number {
    return slot === BAR_SLOT ? this.table.trump : (slot / RANKS) | 0;
  }

  private countOut(): void {
    const { table, out, hand } = this;
    const { played, trick, seats, laid, setting } = table;
    const copies = isDoubleDeck(setting) ? 2 : 1;
    out.fill(0);
    this.outTotal = setting.cards.deck.length * copies;
    for (const face of setting.cards.deck) out[table.slotOf(face)] += copies;
    const seen = trick * seats + laid;
    for (let i = 0; i < seen; i++) {
      if (played[i] === NO_CARD) continue;
      out[table.slotOf(played[i])]--;
      this.outTotal--;
    }
    for (const slot of hand) out[slot]--;
    out[table.slotOf(table.turnedUp)]--;
    this.outTotal -= hand.length + 1;
  }
}
