import { instead, type Notation, no, ok, type Result, type Setting, wordsIn } from '@taproom/engine';
import { type Cards, cardText, type Face } from './cards.js';

const texts = ({ cards }: Setting<Cards>): string[] => cards.values.map((_, face) => cardText(cards, face));

function parseCard(text: string, setting: Setting<Cards>): Result<Face, string> {
  const face = texts(setting).indexOf(text);
  return face >= 0 ? ok(face) : no(`there is no card "${text}"; ${instead(text, texts(setting))}`);
}

/** A move is the face that is laid: `play 7`. */
export const notation: Notation<Cards> = {
  parseMove(text, setting) {
    const [verb, card, ...rest] = wordsIn(text);
    if (verb !== 'play' || card === undefined || rest.length > 0) return no(`"${text}" is no move; one reads "play 7"`);
    const face = parseCard(card, setting);
    return face.ok ? ok([face.value]) : face;
  },
  formatMove: (move, { cards }) => `play ${cardText(cards, move)}`,
  cards: texts,
  parseCard,
  formatCard: (face, { cards }) => cardText(cards, face),
};
