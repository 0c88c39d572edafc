import { type Seat, SPECTATOR } from '@taproom/engine';
import { shiftIn, type WithFriendsView as View } from '@taproom/games/with-friends';
import { cut, flow, pad, widthOf } from '../../paint.js';
import type { Context, Drawing } from '../drawing.js';

const LINES = 13;
const LABEL_WIDTH = 9;
const WIDEST_COLUMN = 14;
/** `10/10 +110` with a space behind it; in narrower columns the points alone have to do. */
const SHEET_CELL = 9;
/** The score sheet shows so many rounds at most. */
const SHEET_ROWS = 4;

const INKS: Readonly<Record<string, string>> = {
  wine: 'red',
  rocks: 'orange',
  highball: 'light-blue',
  cocktail: 'pink',
  beer: 'yellow',
};

const inkOf = (card: string): string | undefined => INKS[card.slice(0, card.lastIndexOf('-'))];

/** With Friends: a column for each player with bids, tricks and the score sheet; the trick in the middle; the hand. */
export const withFriendsTable: Drawing<View> = {
  drawTable(view, context) {
    const above = [cut(heading(view, context), context.width), ...standings(view, context)];
    const below = [...middle(view, context), ...handLines(view, context)];
    const room = Math.min(SHEET_ROWS, Math.max(0, LINES - above.length - below.length));
    const sheet = view.sheet.slice(Math.max(0, view.sheet.length - room)).map((row) => sheetRow(row, context));
    const gap = above.length + sheet.length + below.length < LINES ? [''] : [];
    return [...above, ...sheet, ...gap, ...below].join('\n');
  },
  inkOf,
};

function heading(view: View, { words, paint }: Context): string {
  const trump =
    view.trump === 'none' ? 'No Trumps' : paint.ink(INKS[view.trump] as string, `${capital(view.trump)} is trump`);
  const round = `Round ${view.round} of ${view.rounds.length}`;
  return `${paint.bold(round)}, ${view.cards} cards each.  ${trump} ${paint.dim(`(${words.card(view.turnedUp)} turned up)`)}`;
}

/** Who sits where, what they won of what they bid, their points, and the suits they have shown not to hold. */
function standings(view: View, context: Context): string[] {
  const row = (label: string, cell: (seat: Seat) => string) =>
    tableRow(
      label,
      view.scores.map((_, seat) => cell(seat)),
      context,
    );
  const isPassed = view.playsFor.some((bidder, seat) => bidder !== seat);
  const isVoid = view.voids.some((suits) => suits.length > 0);
  return [
    row('* deals', (seat) => nameCell(view, seat, context)),
    row(view.phase === 'bidding' ? 'bid' : 'won/bid', (seat) => wonOfBid(view, seat, context)),
    row('points', (seat) => String(view.scores[seat])),
    ...(isPassed
      ? [row('plays for', (seat) => clip(nameOf(view.playsFor[seat] as Seat, view, context), context))]
      : []),
    ...(isVoid ? [row('out of', (seat) => voidCell(view, seat, context))] : []),
  ];
}

function nameCell(view: View, seat: Seat, context: Context): string {
  const isNext = view.waiting.includes(seat);
  const dealer = seat === view.dealer ? '*' : '';
  const name = clip(`${isNext ? '>' : ''}${nameOf(seat, view, context)}`, context, dealer.length) + dealer;
  return isNext ? context.paint.bold(name) : name;
}

function wonOfBid(view: View, seat: Seat, { paint }: Context): string {
  if (view.phase === 'bidding') return view.bids[seat] === null ? '-' : String(view.bids[seat]);
  const bid = view.bids[view.playsFor[seat] as Seat];
  const won = view.tricks[seat] as number;
  return won === bid ? paint.ink('green', `${won}/${bid} ok`) : `${won}/${bid}`;
}

/** The first letters of the suits: they differ. */
const voidCell = (view: View, seat: Seat, { paint }: Context): string =>
  (view.voids[seat] as readonly string[])
    .map((suit) => paint.ink(INKS[suit] as string, capital(suit)[0] as string))
    .join('');

function sheetRow({ round, bids, tricks, points: earnings }: View['sheet'][number], context: Context): string {
  const seats = bids.length;
  const shift = shiftIn(context.setting, round);
  const isNarrow = columnWidth(seats, context) < SHEET_CELL;
  const cells = earnings.map((earned, seat) => {
    const bid = bids[(seat - shift + seats) % seats];
    const points = earned > 0 ? `+${earned}` : '0';
    const text = isNarrow ? points : `${tricks[seat]}/${bid} ${points}`;
    return earned > 0 ? text : context.paint.dim(text);
  });
  return tableRow(`round ${round}`, cells, context);
}

/** What lies in the middle: the bidding so far, or the trick. */
function middle(view: View, context: Context): string[] {
  if (view.phase === 'over') return [context.paint.bold('The match is over.')];
  return view.phase === 'bidding' ? [biddingLine(view, context)] : trickLines(view, context);
}

function biddingLine(view: View, { paint }: Context): string {
  const sum = view.bids.reduce<number>((total, bid) => total + (bid ?? 0), 0);
  const left = view.cards - sum;
  const isBound = view.waiting[0] === view.dealer && left >= 0;
  const barred = isBound ? ` ${view.viewer === view.dealer ? 'You' : 'The dealer'} may not bid ${left}.` : '';
  return `${paint.bold('Bidding')}  ${sum} bid for ${view.cards} tricks.${barred}`;
}

function trickLines(view: View, context: Context): string[] {
  const { paint } = context;
  const led =
    view.trick.length === 0
      ? 'nothing led yet'
      : view.led === 'none'
        ? 'nothing to follow'
        : `${capital(view.led)} led`;
  const title = `${paint.bold(`Trick ${view.played.length + 1}`)} ${paint.dim(`(${led})`)}`;
  const laid = view.trick.map((card, i) => {
    const seat = (view.leader + i) % view.scores.length;
    const mark = seat === view.winning ? paint.bold(' wins') : '';
    return `${nameOf(seat, view, context)}: ${cardText(card, context)}${mark}`;
  });
  const last = view.played.at(-1);
  const before = last && laid.length === 0 ? [paint.dim(`before: ${nameOf(last.winner, view, context)} won it`)] : [];
  return flow([title, ...laid, ...before], context.width, '  ');
}

function handLines(view: View, context: Context): string[] {
  if (view.viewer === SPECTATOR || view.phase === 'over') return [];
  const bidder = view.playsFor[view.viewer] as Seat;
  const isOthers = view.phase === 'playing' && bidder !== view.viewer;
  const title = isOthers ? `For ${nameOf(bidder, view, context)}` : 'Your hand';
  // WF-9: the view always has the hand one passed on; the screen shows it only with `memory`.
  const passed = context.setting.options.memory === true ? (view.passed ?? []) : [];
  return [
    ...cardLines(title, view.hand, context),
    ...(passed.length > 0 ? cardLines('You passed', passed, context) : []),
  ];
}

function cardLines(title: string, cards: readonly string[], context: Context): string[] {
  const parts = cards.map((card) => cardText(card, context));
  return flow([context.paint.bold(`${title} (${cards.length})`), ...parts], context.width, '  ');
}

function tableRow(label: string, cells: readonly string[], context: Context): string {
  const width = columnWidth(cells.length, context);
  const line = pad(context.paint.dim(label), LABEL_WIDTH + 1) + cells.map((cell) => pad(cell, width)).join('');
  return line.trimEnd();
}

const columnWidth = (seats: number, { width }: Context): number =>
  Math.min(WIDEST_COLUMN, Math.floor((width - LABEL_WIDTH - 1) / seats));

/** A name cut so that it fits its column, with a space behind it. */
function clip(text: string, context: Context, less = 0): string {
  const room = columnWidth(context.names.length, context) - 1 - less;
  return widthOf(text) <= room ? text : [...text].slice(0, room).join('');
}

const nameOf = (seat: Seat, { viewer }: View, { names }: Context): string =>
  seat === viewer ? 'You' : (names[seat] ?? `Seat ${seat + 1}`);

const capital = (word: string): string => `${word[0]?.toUpperCase()}${word.slice(1)}`;

function cardText(card: string, { paint, words }: Context): string {
  const ink = inkOf(card);
  return ink === undefined ? paint.bold(words.card(card)) : paint.ink(ink, words.card(card));
}
