import { Chance } from '../chance.js';
import { columnOf, readCsv } from '../csv.js';
import { type AnyView, type CardFiles, type Game, type Given, type Move, placesOf, type Setting } from '../game.js';
import type { Option } from '../options.js';
import { no, ok, type Problem, type Result } from '../result.js';
import { everyone, includes, NOBODY, type Seat, type SeatSet, seatsIn, without } from '../seats.js';
import type { Trial } from '../trial.js';

/**
 * Nightcap, a toy to test the engine with: it has a draw pile, secrets and a simultaneous choice in as few lines as
 * possible. Everyone holds three cards and chooses one in secret; the highest that nobody else chose takes a point;
 * all draw one card again; after some rounds the most points win.
 */
export interface NightcapCards {
  readonly copies: readonly number[];
}

const HAND = 3;
const NONE = -1;
const CSV = 'copies,value\n3,0\n3,1\n3,2\n3,3\n';

export class NightcapTable {
  readonly chance = new Chance();
  readonly hands: Uint8Array;
  readonly chosen: Int8Array;
  readonly points: Uint8Array;
  readonly pile: Uint8Array;
  readonly discard: Uint8Array;
  pileSize = 0;
  round = 1;
  over = false;

  constructor(readonly setting: Setting<NightcapCards>) {
    const { copies } = setting.cards;
    this.hands = new Uint8Array(setting.seats * copies.length);
    this.chosen = new Int8Array(setting.seats).fill(NONE);
    this.points = new Uint8Array(setting.seats);
    this.pile = new Uint8Array(copies.reduce((sum, n) => sum + n, 0));
    this.discard = new Uint8Array(copies.length);
  }

  get values(): number {
    return this.discard.length;
  }

  at(seat: Seat, value: number): number {
    return seat * this.values + value;
  }
}

export type NightcapEvent =
  | { type: 'drew'; seat: Seat; card: string | undefined }
  | { type: 'chose'; seat: Seat; card: string | undefined }
  | { type: 'revealed'; cards: string[] }
  | { type: 'scored'; seat: Seat }
  | { type: 'reshuffled' };

export interface NightcapView extends AnyView {
  readonly hand: readonly string[];
  readonly hands: readonly number[];
  /** A card, `hidden`, or `none`. A view goes over the wire as JSON, which has no undefined. */
  readonly chosen: readonly string[];
  readonly points: readonly number[];
  readonly pile: number;
  readonly discard: readonly string[];
  readonly round: number;
}

const OPTIONS: readonly Option[] = [
  { name: 'rounds', kind: 'number', min: 1, max: 9, default: 3, says: 'How many rounds are played.' },
  { name: 'first', kind: 'seats', most: 1, default: [], says: 'Who begins; here everyone does.' },
];

type Log = NightcapEvent[] | undefined;

export const nightcap: Game<NightcapTable, NightcapEvent, NightcapView, NightcapCards> = {
  name: 'nightcap',
  rulesVersion: 1,
  options: OPTIONS,
  files: { 'deck.csv': CSV },
  rules: '',
  kinds: ['0', '1', '2', '3'],
  events: ['drew', 'chose', 'revealed', 'scored', 'reshuffled'],
  refusals: ['over', 'no-such-move', 'already-chosen', 'not-in-hand'],
  revealing: ['revealed', 'drew'],
  words: {
    en: {
      title: 'Nightcap',
      tagline: 'A toy.',
      event: ({ type }) => type,
      turn: ({ moves }) => moves.join(', '),
      refusal: (name) => name,
      card: (card) => card,
      move: (move) => move,
      options: {},
      outcome: ({ reason }) => reason,
    },
  },
  notation: {
    parseMove: (text, setting) => {
      const match = /^choose (\d+)$/.exec(text);
      if (!match || Number(match[1]) >= setting.cards.copies.length)
        return no(`"${text}" is not a move; one is "choose 2"`);
      return ok([Number(match[1])]);
    },
    formatMove: (move) => `choose ${move}`,
    cards: ({ cards }) => cards.copies.map((_, value) => String(value)),
    parseCard: (text, { cards }) => (text in cards.copies ? ok(Number(text)) : no(`there is no card "${text}"`)),
    formatCard: String,
  },

  seats: () => ({ min: 2, max: 3 }),
  readCards,
  unfit: ({ seats, cards }) =>
    cards.copies.reduce((sum, n) => sum + n, 0) < seats * HAND ? 'there are too few cards' : undefined,
  setup(setting, chance, log) {
    const table = new NightcapTable(setting);
    table.chance.copy(chance);
    setting.cards.copies.forEach((copies, value) => {
      for (let n = 0; n < copies; n++) table.pile[table.pileSize++] = value;
    });
    table.chance.shuffle(table.pile, table.pileSize);
    for (let seat = 0; seat < setting.seats; seat++) for (let n = 0; n < HAND; n++) draw(table, seat, log);
    return table;
  },
  blank: (setting) => new NightcapTable(setting),
  copy(into, from) {
    into.chance.copy(from.chance);
    for (const field of ['hands', 'chosen', 'points', 'pile', 'discard'] as const) into[field].set(from[field]);
    into.pileSize = from.pileSize;
    into.round = from.round;
    into.over = from.over;
  },
  waitingFor,
  legalMoves(table, seat, moves) {
    let n = 0;
    for (let value = 0; value < table.values; value++) if (refuse(table, seat, value) === undefined) moves[n++] = value;
    return n;
  },
  refuse,
  apply(table, seat, move, log) {
    table.hands[table.at(seat, move)]--;
    table.chosen[seat] = move;
    log?.push({ type: 'chose', seat, card: String(move) });
    if (waitingFor(table) === NOBODY) reveal(table, log);
  },
  outcome(table) {
    if (!table.over) return undefined;
    const scores = [...table.points];
    return {
      scores,
      places: placesOf(scores),
      reason: 'last-round',
    };
  },
  view: (table, viewer) => ({
    viewer,
    waiting: seatsIn(waitingFor(table)),
    hand: viewer < 0 ? [] : handOf(table, viewer),
    hands: [...table.points.keys()].map((seat) => handOf(table, seat).length),
    chosen: [...table.chosen].map((value, seat) =>
      value === NONE ? 'none' : seat === viewer ? String(value) : 'hidden',
    ),
    points: [...table.points],
    pile: table.pileSize,
    discard: listed(table.discard, 0, table.values),
    round: table.round,
  }),
  show: (event, viewer) => ('card' in event && event.seat !== viewer ? { type: event.type, seat: event.seat } : event),
  imagine,
  stir(table, seed) {
    table.chance.reseed(seed).shuffle(table.pile, table.pileSize);
  },
  arrange(setting, given: Given, _names, chance): Result<NightcapTable, string> {
    const table = nightcap.setup(setting, chance);
    if (given.round !== undefined) table.round = Number(given.round);
    return ok(table);
  },
};

function readCards(files: CardFiles): Result<NightcapCards, readonly Problem[]> {
  const file = 'deck.csv';
  const rows = readCsv(file, files[file] ?? '', ['copies', 'value']);
  if (!rows.ok) return rows;
  const bad = rows.value.find(({ cells }) => !/^\d+$/.test(cells.copies as string));
  if (bad)
    return no([{ file, line: bad.line, column: columnOf(bad, 'copies'), reason: 'copies must be a whole number' }]);
  return ok({ copies: rows.value.map(({ cells }) => Number(cells.copies)) });
}

function waitingFor(table: NightcapTable): SeatSet {
  if (table.over) return NOBODY;
  let waiting = everyone(table.setting.seats);
  table.chosen.forEach((value, seat) => {
    if (value !== NONE) waiting = without(waiting, seat);
  });
  return waiting;
}

function refuse(table: NightcapTable, seat: Seat, move: Move): string | undefined {
  if (table.over) return 'over';
  if (!(move in table.discard) || seat >= table.setting.seats) return 'no-such-move';
  if (!includes(waitingFor(table), seat)) return 'already-chosen';
  return table.hands[table.at(seat, move)] === 0 ? 'not-in-hand' : undefined;
}

function reveal(table: NightcapTable, log: Log): void {
  log?.push({ type: 'revealed', cards: [...table.chosen].map(String) });
  const best = [...table.chosen].filter((value, i, all) => !all.some((other, j) => other === value && i !== j));
  const winner = best.length === 0 ? NONE : table.chosen.indexOf(Math.max(...best));
  if (winner !== NONE) {
    table.points[winner]++;
    log?.push({ type: 'scored', seat: winner });
  }
  table.chosen.forEach((value, seat) => {
    table.discard[value]++;
    table.chosen[seat] = NONE;
  });
  for (let seat = 0; seat < table.setting.seats; seat++) draw(table, seat, log);
  if (table.round === table.setting.options.rounds) table.over = true;
  else table.round++;
}

function draw(table: NightcapTable, seat: Seat, log: Log): void {
  if (table.pileSize === 0) reshuffle(table, log);
  const value = table.pile[--table.pileSize];
  table.hands[table.at(seat, value)]++;
  log?.push({ type: 'drew', seat, card: String(value) });
}

function reshuffle(table: NightcapTable, log: Log): void {
  for (let value = 0; value < table.values; value++) {
    for (; table.discard[value] > 0; table.discard[value]--) table.pile[table.pileSize++] = value;
  }
  table.chance.shuffle(table.pile, table.pileSize);
  log?.push({ type: 'reshuffled' });
}

const listed = (counts: Uint8Array, from: number, to: number): string[] =>
  [...counts.subarray(from, to)].flatMap((copies, value) => Array<string>(copies).fill(String(value)));

const handOf = (table: NightcapTable, seat: Seat): string[] =>
  listed(table.hands, table.at(seat, 0), table.at(seat + 1, 0));

function imagine(
  setting: Setting<NightcapCards>,
  view: NightcapView,
  seed: number,
  into = new NightcapTable(setting),
): NightcapTable {
  into.chance.reseed(seed);
  into.hands.fill(0);
  into.discard.fill(0);
  const unseen = [...setting.cards.copies];
  const see = (card: string): number => {
    unseen[Number(card)]--;
    return Number(card);
  };
  for (const card of view.hand) into.hands[into.at(view.viewer, see(card))]++;
  for (const card of view.discard) into.discard[see(card)]++;
  view.chosen.forEach((card, seat) => {
    into.chosen[seat] = seat === view.viewer && card !== 'none' ? see(card) : NONE;
  });
  into.pileSize = 0;
  unseen.forEach((copies, value) => {
    for (let n = 0; n < copies; n++) into.pile[into.pileSize++] = value;
  });
  into.chance.shuffle(into.pile, into.pileSize);
  view.hands.forEach((size, seat) => {
    if (seat === view.viewer) return;
    for (let n = 0; n < size; n++) into.hands[into.at(seat, into.pile[--into.pileSize])]++;
    if (view.chosen[seat] !== 'none') into.chosen[seat] = into.pile[--into.pileSize];
  });
  into.points.set(view.points);
  into.round = view.round;
  into.over = view.waiting.length === 0;
  return into;
}

/** Written without a look at `view`: what is secret is the pile, the others' hands and the others' choices. */
export const nightcapTrial: Trial<NightcapTable, NightcapEvent> = {
  settings: [{ seats: 2 }, { seats: 3 }, { seats: 3, options: { rounds: 9 } }],
  maxMoves: 100,
  cardsOwned: ({ setting }) =>
    setting.cards.copies.flatMap((copies, value) => Array<string>(copies).fill(String(value))),
  cardsFound: (table) => [
    ...[...table.pile.subarray(0, table.pileSize)].map(String),
    ...[...table.chosen].filter((value) => value !== NONE).map(String),
    ...listed(table.discard, 0, table.values),
    ...[...table.points.keys()].flatMap((seat) => handOf(table, seat)),
  ],
  redeal(table, viewer, seed) {
    const other = new NightcapTable(table.setting);
    nightcap.copy(other, table);
    other.chance.reseed(seed);
    const hidden = [...table.points.keys()].filter((seat) => seat !== viewer);
    for (const seat of hidden) {
      for (const card of handOf(other, seat)) other.pile[other.pileSize++] = Number(card);
      other.hands.fill(0, other.at(seat, 0), other.at(seat + 1, 0));
      if (other.chosen[seat] !== NONE) other.pile[other.pileSize++] = other.chosen[seat];
    }
    other.chance.shuffle(other.pile, other.pileSize);
    for (const seat of hidden) {
      for (let n = handOf(table, seat).length; n > 0; n--) other.hands[other.at(seat, other.pile[--other.pileSize])]++;
      if (other.chosen[seat] !== NONE) other.chosen[seat] = other.pile[--other.pileSize];
    }
    return other;
  },
  open: ['revealed', 'scored', 'reshuffled'],
  kindsIn: (event) => (event.type === 'revealed' ? event.cards : []),
};
