import type { AnyView, Game, Move, Seat, Setting } from '@taproom/engine';
import {
  BAR_SLOT,
  isDoubleDeck,
  RANKS,
  SLOTS,
  slotNow,
  suitNamed,
  type WithFriendsCards,
  type WithFriendsView,
  worthLeft,
  worthOf,
} from '@taproom/games/with-friends';
import type { SenseOf } from '../sense.js';

/**
 * Bids what its cards are worth, then spends them for what they are worth: of the cards it may play it takes the one
 * that leaves a hand worth the tricks still wanted. It counts cards, and looks no further than the trick at hand.
 */
export const sensible: SenseOf = (game: Game, setting: Setting) => ({
  silly: SILLY,
  rate(seen: AnyView, moves: readonly Move[], worths: number[]) {
    const view = seen as WithFriendsView;
    const mind = new Mind(setting as Setting<WithFriendsCards>, view);
    moves.forEach((move, i) => {
      const [, what = ''] = game.notation.formatMove(move, setting).split(' ');
      worths[i] = view.phase === 'bidding' ? mind.promiseOf(Number(what)) : POINTS * mind.hopeOf(what);
    });
  },
});

/** What a bid that is met brings, about. */
const POINTS = 12;
/** So many points nobody gives away who looks at their cards. */
const SILLY = 4;

/** How sure a player behind us is to use a card that would take the trick from us. */
const EAGER = 0.25;
/** We choose which trick a card is for, so good cards win more surely than by themselves, and bad ones lose more surely. */
const SURE = 2;

/** The chances to win 0, 1, 2 ... tricks with cards that win with these chances, each by itself. */
function tricksFrom(chances: readonly number[]): number[] {
  let tricks = [1];
  for (const p of chances) tricks = [...tricks, 0].map((n, won) => n * (1 - p) + (tricks[won - 1] ?? 0) * p);
  return tricks;
}

const surer = (p: number): number => p ** SURE / (p ** SURE + (1 - p) ** SURE);

/** What a seat makes of its view. */
class Mind {
  private readonly trump: number;
  /** Slots of the cards in hand, and what each slot is worth now. */
  private readonly hand: readonly number[];
  private readonly worth: Float64Array;
  /** Copies out of sight, by slot. */
  private readonly out = new Uint8Array(SLOTS + 1);
  private outTotal = 0;

  constructor(
    private readonly setting: Setting<WithFriendsCards>,
    private readonly view: WithFriendsView,
  ) {
    const { cards, hand, handSizes, viewer, phase } = view;
    this.trump = suitNamed(view.trump);
    this.hand = hand.map((card) => this.slot(card));
    this.countCards();
    const inHands = handSizes.reduce((sum, size, seat) => (seat === viewer ? sum : sum + size), 0);
    this.worth =
      phase === 'bidding'
        ? worthOf(setting, this.trump, cards)
        : worthLeft(setting, this.trump, cards, this.hand, { copies: this.out, inHands });
  }

  /** Points a bid can be expected to bring. */
  promiseOf(bid: number): number {
    return (tricksFrom(this.hand.map((slot) => this.worth[slot] as number))[bid] ?? 0) * (10 + bid);
  }

  /** How likely the bid is still met when this card is played now. */
  hopeOf(card: string): number {
    const { view } = this;
    const bid = view.bids[view.playsFor[view.viewer] as Seat] ?? 0;
    const wanted = bid - (view.tricks[view.viewer] as number);
    const slot = this.slot(card);
    const kept = [...this.hand];
    kept.splice(kept.indexOf(slot), 1);
    const later = tricksFrom(kept.map((other) => surer(this.worth[other] as number)));
    const win = this.chanceToWin(slot);
    return win * (later[wanted - 1] ?? 0) + (1 - win) * (later[wanted] ?? 0);
  }

  private chanceToWin(slot: number): number {
    const { view } = this;
    const led = view.trick.length === 0 ? this.suit(slot) : suitNamed(view.led);
    const mine = this.strength(slot, led);
    if (view.trick.some((card) => this.strength(this.slot(card), led) > mine)) return 0;
    let threats = 0;
    for (let other = 0; other <= SLOTS; other++) {
      const isThreat = this.out[other] !== 0 && this.strength(other, led) >= mine;
      if (isThreat) threats += (this.out[other] as number) * (this.suit(other) === led ? 1 : this.mayTrump());
    }
    const behind = view.handSizes.length - view.trick.length - 1;
    const cards = behind * (view.handSizes[view.viewer] as number);
    return Math.exp((-EAGER * threats * cards) / Math.max(this.outTotal, 1));
  }

  /** The chance that somebody has none of the suit led: it falls with the cards they hold. */
  private mayTrump(): number {
    return 0.8 ** (this.view.handSizes[this.view.viewer] as number);
  }

  /** Bar Cards, trumps, the suit led; a later card of the same strength wins. */
  private strength(slot: number, led: number): number {
    if (slot === BAR_SLOT) return 100;
    const rank = (slot % RANKS) + 1;
    const suit = this.suit(slot);
    return suit === this.trump ? 50 + rank : suit === led ? rank : 0;
  }

  private suit(slot: number): number {
    return slot === BAR_SLOT ? this.trump : Math.floor(slot / RANKS);
  }

  private slot(card: string): number {
    return slotNow(this.setting.cards, this.trump, card);
  }

  private countCards(): void {
    const { setting, view, out } = this;
    for (const face of setting.cards.deck) {
      out[this.slot(setting.cards.text[face] as string)] += isDoubleDeck(setting) ? 2 : 1;
    }
    const seen = [...view.hand, ...view.trick, ...view.played.flatMap(({ cards }) => cards), view.turnedUp];
    for (const card of seen) out[this.slot(card)]--;
    this.outTotal = out.reduce((sum, n) => sum + n, 0);
  }
}
