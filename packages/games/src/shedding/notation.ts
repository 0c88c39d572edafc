import {
  formatSeat,
  instead,
  type Move,
  type Notation,
  no,
  ok,
  parseSeat,
  type Result,
  type Setting,
  wordsIn,
} from '@taproom/engine';
import { type Cards, type Face, NO_SUIT, type Suit } from './cards.js';
import {
  callsIn,
  catchSeat,
  DRAW,
  DRAW_THREE,
  DRAW_TWO,
  declare,
  declaredIn,
  faceOfMove,
  isCatch,
  isDeclare,
  isMove,
  isPass,
  KEEP,
  LAST_CALL_CALLED,
  MY_SHOUT_CALLED,
  NO_CALL,
  OWN_UP,
  passOn,
  play,
  SIP,
  seatOfCatch,
  suitOfDeclare,
  TAKE,
} from './moves.js';

const PLAIN: Readonly<Record<string, Move>> = {
  draw: DRAW,
  keep: KEEP,
  take: TAKE,
  'draw-three': DRAW_THREE,
  sip: SIP,
  'draw-two': DRAW_TWO,
  'own-up': OWN_UP,
};
const CALLS: Readonly<Record<string, number>> = { 'last-call': LAST_CALL_CALLED, 'my-shout': MY_SHOUT_CALLED };
const VERBS = ['play', ...Object.keys(PLAIN), 'declare', 'pass', 'catch'];
const HOW_TO_PLAY = 'a play reads "play CARD [as SUIT] [calling last-call] [calling my-shout]"';

export const notation: Notation<Cards> = {
  parseMove(text, setting, names) {
    const [verb = '', ...rest] = wordsIn(text);
    const plain = PLAIN[verb];
    if (plain !== undefined)
      return rest.length === 0 ? ok([plain]) : no(`"${verb}" stands alone, without "${rest.join(' ')}"`);
    switch (verb) {
      case 'play':
        return one(parsePlay(rest, setting));
      case 'pass':
        return one(
          mapOk(
            parseOnly(rest, 'pass CARD', (word) => parseFace(word, setting)),
            passOn,
          ),
        );
      case 'declare':
        return one(
          mapOk(
            parseOnly(rest, 'declare SUIT', (word) => parseSuit(word, setting)),
            declare,
          ),
        );
      case 'catch': // A name may have spaces.
        return one(
          mapOk(
            parseOnly([rest.join(' ')], 'catch SEAT', (word) => parseSeat(word, setting.seats, names)),
            catchSeat,
          ),
        );
      default:
        return no(`there is no move "${verb}"; ${instead(verb, VERBS, `a move begins with ${VERBS.join(', ')}`)}`);
    }
  },

  formatMove(move, setting, names) {
    const { cards } = setting;
    if (!isMove(move, setting.seats, cards)) throw new Error(`${move} is not a move`);
    const plain = Object.keys(PLAIN).find((word) => PLAIN[word] === move);
    if (plain !== undefined) return plain;
    if (isCatch(move)) return `catch ${formatSeat(seatOfCatch(move), names)}`;
    if (isDeclare(move)) return `declare ${cards.edition.suits[suitOfDeclare(move)]}`;
    const card = cards.text[faceOfMove(move)];
    if (isPass(move)) return `pass ${card}`;
    const suit = declaredIn(move);
    const calls = Object.keys(CALLS).filter((call) => (callsIn(move) & (CALLS[call] as number)) !== 0);
    return [
      `play ${card}`,
      ...(suit === NO_SUIT ? [] : [`as ${cards.edition.suits[suit]}`]),
      ...calls.map((call) => `calling ${call}`),
    ].join(' ');
  },

  cards: ({ cards }) => cards.text,
  parseCard: (text, setting) => parseFace(text, setting),
  formatCard: (card, { cards }) => cards.text[card] ?? `card ${card}`,
};

export function parseFace(text: string, { cards }: Setting<Cards>): Result<Face, string> {
  const face = cards.byText.get(text);
  if (face !== undefined) return ok(face);
  const example = `one is written like "${cards.text[0]}"`;
  return no(`there is no card "${text}" in this deck; ${instead(text, cards.text, example)}`);
}

export function parseSuit(text: string, { cards }: Setting<Cards>): Result<Suit, string> {
  const suit = cards.edition.suits.indexOf(text);
  return suit >= 0 ? ok(suit) : no(`there is no suit "${text}"; the suits are ${cards.edition.suits.join(', ')}`);
}

function parsePlay([card, ...rest]: string[], setting: Setting<Cards>): Result<Move, string> {
  if (card === undefined) return no(HOW_TO_PLAY);
  const face = parseFace(card, setting);
  if (!face.ok) return face;
  let suit = NO_SUIT;
  let calls = NO_CALL;
  for (let i = 0; i < rest.length; i += 2) {
    const [word, what = ''] = rest.slice(i, i + 2);
    if (word === 'as') {
      const declared = parseSuit(what, setting);
      if (!declared.ok) return declared;
      if (suit !== NO_SUIT) return no('a card is played as one suit only');
      suit = declared.value;
    } else if (word === 'calling') {
      const call = CALLS[what];
      if (call === undefined)
        return no(`there is no call "${what}"; the calls are ${Object.keys(CALLS).join(' and ')}`);
      calls |= call;
    } else {
      return no(`"${word}" does not belong there; ${HOW_TO_PLAY}`);
    }
  }
  return ok(play(face.value, suit, calls));
}

function parseOnly(
  words: string[],
  form: string,
  parse: (word: string) => Result<number, string>,
): Result<number, string> {
  const [word, ...more] = words;
  return word === undefined || word === '' || more.length > 0 ? no(`it reads "${form}"`) : parse(word);
}

const mapOk = (result: Result<number, string>, make: (value: number) => Move): Result<Move, string> =>
  result.ok ? ok(make(result.value)) : result;
const one = (result: Result<Move, string>): Result<Move[], string> => (result.ok ? ok([result.value]) : result);
