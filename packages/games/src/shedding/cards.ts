import type { BringsWords, OwnWords } from '../own-words.js';
import { type Edition, KIND_NAMES, type KindName, SUITS } from './edition.js';

/** What is printed on a card, numbered by the deck. Copies of a face are alike in every way. */
export type Face = number;
/** A physical card. Copies of one face are neighbours, and a set of cards has one bit for each. */
export type Card = number;
/** An index into KIND_NAMES. */
export type Kind = number;
/** An index into the edition's suits, or NO_SUIT. */
export type Suit = number;

const kindOf = (name: KindName): Kind => KIND_NAMES.indexOf(name);
export const STANDARD = kindOf('standard');
export const TAKE_THAT = kindOf('take-that');
export const SWITCH_IT_UP = kindOf('switch-it-up');
export const ABOUT_FACE = kindOf('about-face');
export const CHEERS = kindOf('cheers');
export const CHASER = kindOf('chaser');
export const LETS_GET_WILD = kindOf('lets-get-wild');
export const PASS_THE_BOTTLE = kindOf('pass-the-bottle');
export const TOUGH_BREAK = kindOf('tough-break');
export const MY_SHOUT = kindOf('my-shout');
export const TELL_ME_YOUR_WOES = kindOf('tell-me-your-woes');
export const TRIGGER_TROUBLES = kindOf('trigger-troubles');

export const NO_SUIT: Suit = SUITS;
export const NO_CARD: Card = 0xffff;
/** As colour or shape: shows none. */
const NONE = 255;

export const DECLARES_NOTHING = 0;
export const DECLARES_ANY = 1;
export const DECLARES_ANOTHER = 2;

/** One face of the deck as its file says it. */
export interface Printed {
  readonly kind: KindName;
  readonly suit: string;
  readonly colour: string;
  readonly shape: string;
  readonly copies: number;
}

/** The cards of a table, compiled. Sets of cards are `words` 32-bit words long. */
export interface Cards extends BringsWords {
  readonly edition: Edition;
  readonly count: number;
  readonly words: number;
  readonly faces: number;
  readonly faceOf: Uint16Array;
  /** The first card of each face; one more at the end. */
  readonly firstOf: Uint16Array;
  readonly kind: Uint8Array;
  readonly suit: Uint8Array;
  readonly declares: Uint8Array;
  readonly isSidestep: Uint8Array;
  /** 1 where there is one way to play a face: no suit to declare, no call of its own. */
  readonly isPlain: Uint8Array;
  /** R6, R7  What goes on a face with a suit in force, at `(face * (SUITS + 1) + suit) * words`. */
  readonly playable: Int32Array;
  /** R22  What answers a Chaser of each suit, at `suit * words`. */
  readonly answersChaser: Int32Array;
  readonly takeThats: Int32Array;
  readonly toughBreaks: Int32Array;
  /** R31 */
  readonly neverLast: Int32Array;
  readonly text: readonly string[];
  readonly byText: ReadonlyMap<string, Face>;
}

export const playableAt = (cards: Cards, topFace: Face, suit: Suit): number =>
  (topFace * (SUITS + 1) + suit) * cards.words;

/** `wine/red/star`, `take-that/wine`, `cheers`. A colour that the kind always has goes without saying. */
export function textOf(edition: Edition, { kind, suit, colour, shape }: Printed): string {
  const said = edition.kinds[kind]?.colour === undefined ? colour : '';
  return [kind === 'standard' ? '' : kind, suit, said, shape].filter((word) => word !== '').join('/');
}

/** Numbers the cards and works out once what every rule asks about them again and again. */
export function compile(
  edition: Edition,
  printed: readonly Printed[],
  own: ReadonlyMap<string, OwnWords> = new Map(),
): Cards {
  const faces = printed.length;
  const firstOf = new Uint16Array(faces + 1);
  for (const [face, { copies }] of printed.entries()) firstOf[face + 1] = firstOf[face] + copies;
  const count = firstOf[faces];
  const words = Math.ceil(count / 32);
  const faceOf = new Uint16Array(count);
  for (let face = 0; face < faces; face++) faceOf.fill(face, firstOf[face], firstOf[face + 1]);

  /** The set of all cards whose face is wanted. */
  const setOf = (wanted: (face: Face) => boolean, into = new Int32Array(words), at = 0): Int32Array => {
    for (let card = 0; card < count; card++) {
      if (wanted(faceOf[card])) into[at + (card >>> 5)] |= 1 << (card & 31);
    }
    return into;
  };
  const seen = printed.map((face) => lookAt(edition, face));
  const followsSuit = new Int32Array((SUITS + 1) * words);
  const answersChaser = new Int32Array((SUITS + 1) * words);
  for (let suit = 0; suit < NO_SUIT; suit++) {
    setOf((face) => goesOnSuit(seen[face], suit), followsSuit, suit * words);
    setOf((face) => seen[face].suit === suit || isWild(seen[face]), answersChaser, suit * words);
  }
  const playable = new Int32Array(faces * (SUITS + 1) * words);
  for (const [top, look] of seen.entries()) {
    const matching = setOf((face) => goesOnCard(seen[face], look));
    const at = top * followsSuit.length;
    for (let i = 0; i < followsSuit.length; i++) playable[at + i] = matching[i % words] | followsSuit[i];
  }
  const text = printed.map((face) => textOf(edition, face));
  return {
    edition,
    count,
    words,
    faces,
    faceOf,
    firstOf,
    kind: Uint8Array.from(seen, ({ kind }) => kind),
    suit: Uint8Array.from(seen, ({ suit }) => suit),
    declares: Uint8Array.from(seen, ({ declares }) => declares),
    isSidestep: Uint8Array.from(seen, ({ rule }) => (rule.lies === 'beside-the-pile' ? 1 : 0)),
    isPlain: Uint8Array.from(seen, ({ kind, rule }) => (rule.declares === undefined && kind !== MY_SHOUT ? 1 : 0)),
    playable,
    answersChaser,
    takeThats: setOf((face) => seen[face].kind === TAKE_THAT),
    toughBreaks: setOf((face) => seen[face].kind === TOUGH_BREAK),
    neverLast: setOf((face) => seen[face].rule.neverLast === true),
    text,
    byText: new Map(text.map((word, face) => [word, face])),
    ...(own.size > 0 && { own }),
  };
}

type Look = ReturnType<typeof lookAt>;

/** A face in numbers. */
function lookAt(edition: Edition, { kind, suit, colour, shape }: Printed) {
  const rule = edition.kinds[kind];
  if (!rule) throw new Error(`${edition.name} has no ${kind}`);
  const number = (known: readonly string[], word: string, none: number) => (word === '' ? none : known.indexOf(word));
  const declares = { 'any-suit': DECLARES_ANY, 'another-suit': DECLARES_ANOTHER } as const;
  return {
    rule,
    kind: kindOf(kind),
    suit: number(edition.suits, suit, NO_SUIT),
    colour: number(edition.colours, colour, NONE),
    shape: number(edition.shapes, shape, NONE),
    declares: rule.declares ? declares[rule.declares] : DECLARES_NOTHING,
  };
}

// R6, R7  Whether a card goes on any with this suit in force: a declared suit takes the place of the printed one.
const goesOnSuit = ({ rule, suit: own }: Look, suit: Suit): boolean =>
  rule.goesOn !== 'anything' && rule.goesOn.includes('suit') && own === suit;

// R6, R7  Whether a card goes on a top card that shows this, whatever the suit in force. Where a top card that was declared still shows
// a colour, that still matches (LC-3).
function goesOnCard(card: Look, top: Look): boolean {
  const { goesOn: shared, goesOnItself } = card.rule;
  if (shared === 'anything' || (goesOnItself && card.kind === top.kind)) return true;
  return (
    (shared.includes('colour') && card.colour === top.colour && card.colour !== NONE) ||
    (shared.includes('shape') && card.shape === top.shape && card.shape !== NONE)
  );
}

const isWild = ({ declares }: Look): boolean => declares === DECLARES_ANY;
