import { type CardFiles, columnOf, no, ok, type Problem, type Result, type Row, readCsv } from '@taproom/engine';
import type { BringsWords, OwnWords } from '../own-words.js';
import { ownWordsIn } from '../own-words.js';

/** What is printed on a card: 12 faces of each suit in the order of SUIT_NAMES, then the Bar Card. */
export type Face = number;
/** An index into SUIT_NAMES, or NO_SUIT. */
export type Suit = number;
/**
 * What a card counts as in a round: `suit * RANKS + rank - 1`, with rank 1 to 13. It differs from the face only
 * for the Mixer that is the 12 of trumps. All Bar Cards have one slot, behind those of the suits.
 */
export type Slot = number;

// R1  Five suits of 1 to 11 and a Mixer, and two Bar Cards.
export const SUIT_NAMES = ['wine', 'rocks', 'highball', 'cocktail', 'beer'] as const;
export const SUITS = SUIT_NAMES.length;
/** As trump: No Trumps. As the suit led: there is nothing to follow. */
export const NO_SUIT: Suit = SUITS;
const FACES_OF_SUIT = 12;
const MIXER_INDEX = FACES_OF_SUIT - 1;
export const BAR: Face = SUITS * FACES_OF_SUIT;
export const FACES = BAR + 1;
export const NO_CARD: Face = 255;
const BARS_IN_DECK = 2;
export const DECK_SIZE = BAR + BARS_IN_DECK;

export const RANKS = 13;
const TWELVE = 12;
const THIRTEEN = 13;
export const SLOTS = SUITS * RANKS;
export const BAR_SLOT: Slot = SLOTS;

/** How many of a face are in one deck. */
export const copiesOf = (face: Face): number => (face === BAR ? BARS_IN_DECK : 1);
const isMixer = (face: Face): boolean => face !== BAR && face % FACES_OF_SUIT === MIXER_INDEX;
/** The suit of the large image; a Bar Card has none. */
export const printedSuit = (face: Face): Suit => (face / FACES_OF_SUIT) | 0;
export const suitOfSlot = (slot: Slot): Suit => (slot / RANKS) | 0;
export const rankOfSlot = (slot: Slot): number => (slot % RANKS) + 1;
/** NO_SUIT for anything that is not the name of a suit. */
export function suitNamed(name: string): Suit {
  const suit = (SUIT_NAMES as readonly string[]).indexOf(name);
  return suit < 0 ? NO_SUIT : suit;
}
export const suitName = (suit: Suit): string => SUIT_NAMES[suit] ?? NOTHING;

/** The cards of a table, compiled: what each card counts as under each trump, and its text. */
export interface Cards extends BringsWords {
  /** The faces of one deck. The second is the same. */
  readonly deck: Uint8Array;
  /** Slot of a face, at `trump * FACES + face`; trump may be NO_SUIT. */
  readonly slotOf: Uint8Array;
  /** Face in a slot, or NO_CARD, at `trump * (SLOTS + 1) + slot`. */
  readonly faceAt: Uint8Array;
  readonly text: readonly string[];
  readonly faceOf: ReadonlyMap<string, Face>;
}

// R16, R17  A Bar Card belongs to trump, and at No Trumps to no suit at all.
export const suitUnder = ({ slotOf }: Cards, trump: Suit, face: Face): Suit =>
  face === BAR ? trump : suitOfSlot(slotOf[trump * FACES + face]);

export const DECK_FILE = 'deck.csv';
type Cells = Readonly<Record<(typeof COLUMNS)[number], string>>;
const COLUMNS = ['deck', 'suit', 'rank', 'friends', 'friends_small', 'copies'] as const;
const NOTHING = 'none';
const RANK_WORDS = [...Array.from({ length: MIXER_INDEX }, (_, i) => String(i + 1)), 'mixer'];
const DECKS = ['1', '2'];
const LISTED = SUIT_NAMES.join(', ');

const TEXTS = Array.from({ length: FACES }, (_, face) =>
  face === BAR ? 'bar' : `${suitName(printedSuit(face))}-${RANK_WORDS[face % FACES_OF_SUIT]}`,
);
export const cardText = (face: Face): string => TEXTS[face] ?? NOTHING;
const FACE_OF: ReadonlyMap<string, Face> = new Map(TEXTS.map((text, face) => [text, face]));

/** Compiles the two-game deck's Friends faces, or says what is wrong with them and where. */
export function readCards(files: CardFiles): Result<Cards, readonly Problem[]> {
  const rows = readCsv(DECK_FILE, files[DECK_FILE] ?? '', COLUMNS);
  if (!rows.ok) return rows;
  const reading = new Reading();
  for (const row of rows.value) reading.row(row);
  reading.finish();
  return reading.problems.length > 0 ? no(reading.problems) : ok(compile(reading.small, reading.own));
}

/** What is wrong with a row: the column and the reason. */
type Fault = readonly [column: (typeof COLUMNS)[number], reason: string];

/** One pass over the rows: counts every face of both decks and notes the Mixers' small images. */
class Reading {
  readonly problems: Problem[] = [];
  /** The suit of the small image on each suit's Mixer. */
  readonly small: Suit[] = Array.from({ length: SUITS }, () => NO_SUIT);
  readonly own = new Map<string, OwnWords>();
  private readonly copies = DECKS.map(() => new Array<number>(FACES).fill(0));

  row(row: Row): void {
    const fault = this.count(row);
    if (!fault) return;
    const [column, reason] = fault;
    this.problems.push({ file: DECK_FILE, line: row.line, column: columnOf(row, column), reason });
  }

  private count(row: Row): Fault | undefined {
    const { cells } = row;
    const { deck, suit: name, rank: word, friends, friends_small: small, copies: number } = cells as Cells;
    const inDeck = this.copies[DECKS.indexOf(deck)];
    if (!inDeck) return ['deck', `the deck is 1 or 2, not "${deck}"`];
    const suit = suitNamed(name);
    const rank = RANK_WORDS.indexOf(word);
    const isBar = word === 'bar';
    if (!isBar && suit === NO_SUIT) return ['suit', `there is no suit "${name}"; the suits are ${LISTED}`];
    if (!isBar && rank < 0) return ['rank', `there is no rank "${word}"; the ranks are 1 to 11, mixer and bar`];
    const face = isBar ? BAR : suit * FACES_OF_SUIT + rank;
    if (friends !== TEXTS[face]) return ['friends', `this card is ${TEXTS[face]}, not "${friends}"`];
    if (!/^\d+$/.test(number)) return ['copies', `copies must be a whole number, not "${number}"`];
    inDeck[face] += Number(number);
    const own = ownWordsIn(row);
    if (own) this.own.set(TEXTS[face] as string, own);
    return isMixer(face) ? this.noteMixer(suit, small) : undefined;
  }

  // R9, D-4  Each suit is the small image of exactly one Mixer, and the two decks are alike.
  private noteMixer(suit: Suit, name: string): Fault | undefined {
    const fault = (reason: string): Fault => ['friends_small', reason];
    const small = suitNamed(name);
    if (small === NO_SUIT || small === suit) return fault(`a Mixer's small image is another suit, not "${name}"`);
    const known = this.small[suit] as Suit;
    if (known !== NO_SUIT && known !== small) {
      return fault(`the two decks are alike, and the other ${suitName(suit)} Mixer shows ${suitName(known)}`);
    }
    const other = this.small.indexOf(small);
    if (other >= 0 && other !== suit) {
      return fault(`${name} is the small image of the ${suitName(other)} Mixer already`);
    }
    this.small[suit] = small;
    return undefined;
  }

  // R1, D-3  Both decks have one of every card and two Bar Cards.
  finish(): void {
    if (this.problems.length > 0) return;
    for (const [deck, copies] of this.copies.entries()) {
      for (let face = 0; face < FACES; face++) {
        const due = copiesOf(face);
        if (copies[face] === due) continue;
        const reason = `deck ${deck + 1} must have ${due} ${TEXTS[face]}, not ${copies[face]}`;
        this.problems.push({ file: DECK_FILE, reason });
      }
    }
  }
}

function compile(small: readonly Suit[], own: ReadonlyMap<string, OwnWords>): Cards {
  const deck = new Uint8Array(DECK_SIZE);
  for (let i = 0; i < DECK_SIZE; i++) deck[i] = Math.min(i, BAR);
  const slotOf = new Uint8Array((SUITS + 1) * FACES);
  const faceAt = new Uint8Array((SUITS + 1) * (SLOTS + 1)).fill(NO_CARD);
  for (let trump = 0; trump <= NO_SUIT; trump++) {
    for (let face = 0; face < FACES; face++) {
      const slot = slotUnder(trump, face, small);
      slotOf[trump * FACES + face] = slot;
      faceAt[trump * (SLOTS + 1) + slot] = face;
    }
  }
  return { deck, slotOf, faceAt, text: TEXTS, faceOf: FACE_OF, ...(own.size > 0 && { own }) };
}

function slotUnder(trump: Suit, face: Face, small: readonly Suit[]): Slot {
  if (face === BAR) return BAR_SLOT;
  const suit = printedSuit(face);
  if (!isMixer(face)) return suit * RANKS + (face % FACES_OF_SUIT);
  // R9  A Mixer whose small image is trump is the 12 of trumps and nothing else.
  if (trump !== NO_SUIT && small[suit] === trump) return trump * RANKS + TWELVE - 1;
  // R8  Otherwise it is the 13 of its own suit.
  return suit * RANKS + THIRTEEN - 1;
}
