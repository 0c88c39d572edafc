import type { AnyEvent, Move, Seat, Setting } from '@taproom/engine';
import {
  type Cards,
  DECLARES_NOTHING,
  lowestCard,
  NO_CALL,
  NO_SUIT,
  PASS,
  passOn,
  play,
  type SheddingGame,
  type SheddingTable,
} from '@taproom/games/shedding';
import type { Tally } from '../simulate/tally.js';
import { noteEffect, type Study, type Watcher, WIN } from '../simulate/watcher.js';

type Event = Parameters<SheddingGame['show']>[0];

/** A round won outweighs any number of cards. */
const ROUND = 10_000;

/** Both Last Calls. */
export const sheddingStudy = (kinds: readonly string[]): Study<SheddingTable> => ({
  pace: { choice: 6, forced: 3, deal: 60 },
  lead: {
    says: 'fewest cards in hand (rounds won first, in a match of several)',
    standing: (table, seat) => (table.wins[seat] as number) * ROUND - (table.handSizes[seat] as number),
  },
  mayInterrupt: (table) => table.offences !== 0,
  dealtBy: 'round-began',
  tries: addHand,
  watch: (setting, tally) => new HandWatcher(setting, tally, new Set(kinds)),
});

/** Every card of the hand, as one would put it down. */
function addHand(table: SheddingTable, seat: Seat, moves: Move[]): number {
  const { cards, places } = table;
  let count = 0;
  let before = -1;
  for (let word = 0; word < cards.words; word++) {
    for (let bits = places[seat * cards.words + word] as number; bits !== 0; bits &= bits - 1) {
      const face = cards.faceOf[lowestCard(bits, word)] as number;
      if (face !== before)
        moves[count++] = table.phase === PASS ? passOn(face) : play(face, declaredFor(cards, face), NO_CALL);
      before = face;
    }
  }
  return count;
}

/** Any suit but its own. */
function declaredFor(cards: Cards, face: number): number {
  if (cards.declares[face] === DECLARES_NOTHING) return NO_SUIT;
  return cards.suit[face] === 0 ? 1 : 0;
}

/** More cards than this are all alike: few hands see so many. */
const MANY = 24;

/** What one seat had in its hand in a round, and where it came from. */
interface Hand {
  readonly dealt: Set<string>;
  readonly played: Set<string>;
  readonly drawn: Set<string>;
  playedCards: number;
  drawnCards: number;
}

/** Hands: how cards come and go, and what became of those who had them. A round is what is won or lost. */
class HandWatcher implements Watcher<SheddingTable> {
  private readonly hands: readonly Hand[];
  private sips = 0;
  private longest = 0;

  constructor(
    setting: Setting,
    private readonly tally: Tally,
    private readonly kinds: ReadonlySet<string>,
  ) {
    this.hands = Array.from({ length: setting.seats }, () => ({
      dealt: new Set<string>(),
      played: new Set<string>(),
      drawn: new Set<string>(),
      playedCards: 0,
      drawnCards: 0,
    }));
  }

  event(happened: AnyEvent): void {
    const event = happened as Event;
    switch (event.type) {
      case 'round-began':
        return this.clear();
      case 'dealt':
        return this.gather(this.handOf(event.seat).dealt, event.cards);
      case 'played':
        return this.played(event.seat, event.card, event.calls);
      case 'drew':
        this.tally.add(`drew/${event.why}`, 0, event.cards.length);
        this.handOf(event.seat).drawnCards += event.cards.length;
        return this.gather(this.handOf(event.seat).drawn, event.cards);
      case 'told-to-take':
        this.longest = Math.max(this.longest, event.owed);
        return;
      case 'sipped':
        this.sips++;
        return;
      case 'round-won':
        return this.roundWon(event.seats);
    }
  }

  end(): void {
    this.tally.note('sips', this.sips);
    this.tally.add('sips/bins', Math.min(MANY, this.sips));
    this.sips = 0;
  }

  private played(seat: Seat, card: string, calls: readonly string[]): void {
    const hand = this.handOf(seat);
    this.tally.add(`played/${this.kindOf(card)}`);
    for (const call of calls) this.tally.add(`called/${call}`);
    hand.playedCards++;
    this.gather(hand.played, [card]);
  }

  private roundWon(winners: readonly Seat[]): void {
    const { tally } = this;
    tally.add('rounds');
    if (this.longest > 0) tally.add('take-that/longest', Math.min(MANY, this.longest));
    this.hands.forEach(({ dealt, played, drawn, playedCards, drawnCards }, seat) => {
      const win = winners.includes(seat) ? WIN / winners.length : 0;
      noteEffect(tally, 'dealt', dealt, 0, win);
      noteEffect(tally, 'played', played, Math.min(MANY, playedCards), win);
      noteEffect(tally, 'drew', drawn, Math.min(MANY, drawnCards), win);
    });
  }

  private clear(): void {
    this.longest = 0;
    for (const hand of this.hands) {
      hand.dealt.clear();
      hand.played.clear();
      hand.drawn.clear();
      hand.playedCards = 0;
      hand.drawnCards = 0;
    }
  }

  /** Each card by itself, and its kind where it is more than a plain card. */
  private gather(into: Set<string>, cards: readonly string[]): void {
    for (const card of cards) {
      into.add(card);
      const kind = this.kindOf(card);
      if (kind !== card && kind !== STANDARD) into.add(kind);
    }
  }

  private kindOf(card: string): string {
    const [word = ''] = card.split('/');
    return this.kinds.has(word) ? word : STANDARD;
  }

  private handOf(seat: Seat): Hand {
    return this.hands[seat] as Hand;
  }
}

const STANDARD = 'standard';
