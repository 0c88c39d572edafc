import { type Seat, SPECTATOR } from '@taproom/engine';
import { type Cards, declarable, type SheddingView } from '@taproom/games/shedding';
import { COLOURS, cut, flow, pad } from '../../paint.js';
import type { Context, Drawing } from '../drawing.js';

const NOTHING = 'none';

/** Both Last Calls: the players in their order, the pile and what can be matched, then the hand. */
export const sheddingTable: Drawing<SheddingView> = {
  drawTable(view, context) {
    const { paint, width } = context;
    const seats = view.hands.map((_, seat) =>
      pad(seatLine(view, seat, context), Math.floor(width / (width < 2 * SEAT_WIDTH ? 1 : 2))),
    );
    const hand = view.hand.map((card) => cardText(card, context));
    return [
      cut(heading(view, context), width),
      '',
      ...flow(seats, width, '').map((line) => line.trimEnd()),
      '',
      ...pileLines(view, context).flatMap((line) => flow(line.split(' '), width, ' ')),
      ...(view.viewer === SPECTATOR ? [] : ['', paint.bold(`Your hand (${hand.length})`)]),
      ...flow(hand, width - 2, paint.dim(' | ')).map((line) => `  ${line}`),
    ].join('\n');
  },

  /** A wild and a Switch It Up are played as a suit; when the bottle goes round, any card is passed. */
  tries: (card, setting) => [
    ...declarable(card, setting).map((suit) => `play ${card} as ${suit}`),
    `play ${card}`,
    `pass ${card}`,
  ],

  /** The first edition's Cheers and Chaser show a colour that their notation does not name. */
  inkOf: (card) =>
    card === 'cheers' ? 'red' : card === 'chaser' ? 'yellow' : card.split('/').find((word) => COLOURS.includes(word)),
};

const inkOf = (card: string): string | undefined => sheddingTable.inkOf?.(card);

function cardText(card: string, { paint, words }: Context): string {
  const ink = inkOf(card);
  return ink === undefined ? paint.bold(words.card(card)) : paint.ink(ink, words.card(card));
}

/** So much a seat takes at most; two stand side by side where that fits. */
const SEAT_WIDTH = 40;

function heading({ round, rounds, direction, draw, discard }: SheddingView, { words, paint }: Context): string {
  const match = rounds > 1 ? `round ${round} of ${rounds}; ` : '';
  return `${paint.bold(words.title)}  ${paint.dim(`${match}${direction}; ${draw} to draw, ${discard.length + 1} discarded`)}`;
}

function seatLine(view: SheddingView, seat: Seat, { names, paint }: Context): string {
  const name = seat === view.viewer ? 'You' : (names[seat] as string);
  const cards = view.hands[seat] as number;
  const sips = view.sips[seat];
  const notes = [
    cards === 1 ? paint.ink('yellow', '1 card') : `${cards} cards`,
    sips === 'bottomless' ? 'bottomless glass' : sips === 0 ? 'no drink' : `${sips} ${sips === 1 ? 'sip' : 'sips'}`,
    ...(view.rounds > 1 ? [`won ${view.wins[seat]}`] : []),
    ...(view.offences.includes(seat) ? [paint.ink('red', 'no call!')] : []),
    ...(view.chosen.includes(seat) ? ['ready'] : []),
  ];
  const isOn = view.waiting.includes(seat);
  return `${isOn ? paint.ink('green', '>') : ' '} ${pad(isOn ? paint.bold(name) : name, 10)} ${notes.join(', ')}`;
}

function pileLines(view: SheddingView, context: Context): string[] {
  const { paint, words } = context;
  const top = view.top === NOTHING ? 'nothing' : cardText(view.top, context);
  const news = [
    ...(view.owed > 0 ? [`Take That: ${view.owed} ${view.owed === 1 ? 'card' : 'cards'} owed`] : []),
    ...(view.chaser !== NOTHING ? [`Chaser: ${view.chaser}, or draw three`] : []),
  ];
  return [
    `  On the pile: ${top}  ${paint.dim(matchOf(view, context))}`,
    ...(view.beside.length > 0 ? [`  Beside it: ${view.beside.map((card) => words.card(card)).join(', ')}`] : []),
    ...news.map((line) => `  ${paint.ink('yellow', line)}`),
  ];
}

/** What a card may share with the pile, where the top card does not say it: a declared suit, or the colour of a Cheers. */
function matchOf({ top, suit }: SheddingView, { setting }: Context): string {
  const [first = ''] = top.split('/');
  const match = (setting.cards as Cards).edition.suits.includes(first)
    ? []
    : [suit === NOTHING ? undefined : suit, inkOf(top)];
  const named = match.filter((word) => word !== undefined);
  return named.length === 0 ? '' : `(match ${named.join(', ')})`;
}
