import type { Move, Seat } from '@taproom/engine';
import {
  ABOUT_FACE,
  type Cards,
  CHASER,
  CHEERS,
  callsIn,
  cardsIn,
  DECLARES_ANY,
  declaredIn,
  faceOfMove,
  isFaceMove,
  isPass,
  MY_SHOUT,
  NO_CALL,
  NO_SUIT,
  playableAt,
  type SheddingTable,
  SIP,
  TAKE_THAT,
  TOUGH_BREAK,
} from '@taproom/games/shedding';
import type { Trait } from '../craft.js';

/** Cards that cost the next player something. */
export const HITS: ReadonlySet<number> = new Set([TAKE_THAT, CHEERS, CHASER, MY_SHOUT]);
/** From so few cards on, somebody is about to go out. */
const CLOSE = 3;

/** What there is to say about each move of a seat. */
export function traits(table: SheddingTable, seat: Seat, moves: readonly Move[]): Trait[][] {
  const hand = handOf(table, seat);
  const plays = (move: Move, isSuch: (cards: Cards, face: number) => boolean): boolean =>
    isFaceMove(move) && !isPass(move) && isSuch(table.cards, faceOfMove(move));
  const hasWild = moves.some((move) => plays(move, isWild));
  const hasBreak = moves.some((move) => plays(move, isBreak));
  const follows = moves.map((move) => followers(table, hand, move));
  const most = Math.max(...follows);
  const least = Math.min(...follows);
  const next = table.nextSeat(seat);
  const theirs = knownIn(table, seat, next);
  const isNear = theirs.length > 0 && (table.handSizes[next] as number) <= CLOSE;
  const starved = moves.map((move) => isNear && !plays(move, turns) && !goAfter(table, move, theirs));
  const stiffest = Math.min(...moves.filter(isPass).map((move) => tops(table.cards, faceOfMove(move))));
  return moves.map((move, i) => {
    const found: Trait[] = [];
    if (isFaceMove(move))
      found.push(...(isPass(move) ? passing(table, move, stiffest) : playing(table, seat, hand, move)));
    if (move === SIP) found.push({ name: 'sips', about: {} });
    if (hasWild && !plays(move, isWild)) found.push({ name: 'keeps-wild', about: {} });
    if (hasBreak && !plays(move, isBreak)) found.push({ name: 'avoids-break', about: {} });
    if (starved[i]) found.push({ name: 'starves', about: { seat: next, left: table.handSizes[next] as number } });
    if ((follows[i] as number) === most && most > least) found.push({ name: 'follows-up', about: { cards: most } });
    return found;
  });
}

function playing(table: SheddingTable, seat: Seat, hand: readonly number[], move: Move): Trait[] {
  const { cards, handSizes } = table;
  const face = faceOfMove(move);
  const kind = cards.kind[face] as number;
  const found: Trait[] = [];
  if (handSizes[seat] === 1 && kind !== TOUGH_BREAK) found.push({ name: 'goes-out', about: {} });
  if (callsIn(move) !== NO_CALL) found.push({ name: 'calls', about: {} });
  const next = table.nextSeat(seat);
  const left = handSizes[next] as number;
  if (HITS.has(kind)) found.push({ name: left <= CLOSE ? 'hits-leader' : 'hits', about: { seat: next, left } });
  if (kind === ABOUT_FACE && table.seats > 2) {
    const other = (2 * seat - next + 2 * table.seats) % table.seats;
    if (left <= CLOSE && (handSizes[other] as number) > left)
      found.push({ name: 'turns-away', about: { seat: next, left } });
  }
  const declared = declaredIn(move);
  if (declared !== NO_SUIT) {
    const held = hand.filter((other) => other !== face && cards.suit[other] === declared).length;
    const suit = cards.edition.suits[declared] as string;
    if (held > 0) found.push({ name: 'declares', about: { suit, held, which: suit } });
  }
  // Last, because it says least: every other card does that too.
  found.push({ name: 'sheds', about: {} });
  return found;
}

function passing(table: SheddingTable, move: Move, stiffest: number): Trait[] {
  const { cards } = table;
  const face = faceOfMove(move);
  const about = { card: cards.text[face] as string };
  const found: Trait[] = isBreak(cards, face) ? [{ name: 'passes-burden', about }] : [];
  if (tops(cards, face) === stiffest) found.push({ name: 'passes-stiff', about });
  if (!goesOn(cards, face, playableAt(cards, cards.faceOf[table.top] as number, table.suit)))
    found.push({ name: 'passes-misfit', about });
  return found;
}

/** On how many different cards of the deck this one goes. */
function tops(cards: Cards, face: number): number {
  let count = 0;
  for (let top = 0; top < cards.text.length; top++)
    if (goesOn(cards, face, playableAt(cards, top, cards.suit[top] as number))) count++;
  return count;
}

/** Whether the bits from `at` on, which say what can be played, have this face. */
function goesOn(cards: Cards, face: number, at: number): boolean {
  const card = cards.firstOf[face] as number;
  return ((cards.playable[at + (card >>> 5)] as number) & (1 << (card & 31))) !== 0;
}

const isBreak = (cards: Cards, face: number): boolean => cards.kind[face] === TOUGH_BREAK;

/** Somebody else would be next. */
const turns = (cards: Cards, face: number): boolean => cards.kind[face] === ABOUT_FACE;

export const isWild = (cards: Cards, face: number): boolean =>
  cards.declares[face] === DECLARES_ANY && !isBreak(cards, face);

/** The faces in a hand. */
const handOf = ({ places, cards }: SheddingTable, seat: Seat): number[] =>
  cardsIn(places, seat * cards.words, cards.words).map((card) => cards.faceOf[card] as number);

/** The faces that this seat knows to be in another's hand. */
const knownIn = ({ places, known, cards }: SheddingTable, seat: Seat, holder: Seat): number[] =>
  cardsIn(places, holder * cards.words, cards.words)
    .filter((card) => ((known[seat * cards.words + (card >>> 5)] as number) & (1 << (card & 31))) !== 0)
    .map((card) => cards.faceOf[card] as number);

/** Where the bits are that say what can be played after a move. */
function playableAfter(table: SheddingTable, move: Move): number {
  const { cards } = table;
  const played = isFaceMove(move) && !isPass(move) ? faceOfMove(move) : undefined;
  if (played === undefined || cards.isSidestep[played] === 1)
    return playableAt(cards, cards.faceOf[table.top] as number, table.suit);
  const declared = declaredIn(move);
  return playableAt(cards, played, declared === NO_SUIT ? (cards.suit[played] as number) : declared);
}

/** Whether any of these faces would go on the pile after this move. */
function goAfter(table: SheddingTable, move: Move, faces: readonly number[]): boolean {
  const at = playableAfter(table, move);
  return faces.some((face) => goesOn(table.cards, face, at));
}

/** How many cards of the hand would go on the pile after this move, were it this seat's turn again. */
function followers(table: SheddingTable, hand: readonly number[], move: Move): number {
  if (!isFaceMove(move) || isPass(move)) return 0;
  const at = playableAfter(table, move);
  const rest = [...hand];
  rest.splice(rest.indexOf(faceOfMove(move)), 1);
  return rest.filter((face) => goesOn(table.cards, face, at)).length;
}
