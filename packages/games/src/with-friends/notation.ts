import { instead, type Notation, no, ok, type Result, wordsIn } from '@taproom/engine';
import { type Cards, cardText, type Face } from './cards.js';
import { bid, faceOf, isPlay, play, tricksOf } from './moves.js';
import { MOST_CARDS } from './options.js';

const HOW = 'a move is "bid N" or "play CARD", such as "bid 2" or "play wine-7"';

export const notation: Notation<Cards> = {
  parseMove(text, { cards }) {
    const [verb, what, ...more] = wordsIn(text.toLowerCase());
    if (what === undefined || more.length > 0) return no(`"${text.trim()}" is not a move; ${HOW}`);
    if (verb === 'bid') return parseBid(what);
    if (verb !== 'play') return no(`there is no "${verb}" in this game; ${HOW}`);
    const face = parseFace(what, cards);
    return face.ok ? ok([play(face.value)]) : face;
  },
  formatMove: (move) => (isPlay(move) ? `play ${cardText(faceOf(move))}` : `bid ${tricksOf(move)}`),
  cards: ({ cards }) => cards.text,
  parseCard: (text, { cards }) => parseFace(text.trim().toLowerCase(), cards),
  formatCard: (face) => cardText(face),
};

function parseBid(text: string): Result<number[], string> {
  const tricks = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return tricks <= MOST_CARDS
    ? ok([bid(tricks)])
    : no(`a bid is a whole number from 0 to ${MOST_CARDS}, not "${text}"`);
}

export function parseFace(text: string, { faceOf, text: known }: Cards): Result<Face, string> {
  const face = faceOf.get(text);
  if (face !== undefined) return ok(face);
  return no(`there is no card "${text}"; ${instead(text, known, 'cards are wine-7, wine-mixer, bar')}`);
}
