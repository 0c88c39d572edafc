import {
  type AnyEvent,
  type AnyTable,
  type AnyView,
  Chance,
  everyone,
  type Game,
  type Move,
  no,
  ok,
  placesOf,
  type Seat,
  type SeatSet,
  type Setting,
  without,
} from '@taproom/engine';

/**
 * A game for the server's tests. Everyone holds secret cards and picks one in secret; when all have picked, the
 * highest scores. Anyone who has not picked may slip; then others may catch them, or they may own up, until all have picked.
 */
export const HAND = 4;
const CARDS = 40;
const SLIP = CARDS;
const OWN_UP = CARDS + 1;
const CATCH = CARDS + 2;
const NONE = -1;

class ToyTable implements AnyTable {
  readonly chance = new Chance();
  readonly holders: Int8Array;
  readonly picks: Int8Array;
  readonly points: Int8Array;
  slipped = NONE;
  round = 0;

  constructor(readonly setting: Setting) {
    this.holders = new Int8Array(CARDS).fill(NONE);
    this.picks = new Int8Array(setting.seats).fill(NONE);
    this.points = new Int8Array(setting.seats);
  }
}

type ToyEvent =
  | { type: 'dealt'; seat: Seat; cards: string[] }
  | { type: 'picked'; seat: Seat; card: string }
  | { type: 'revealed'; cards: string[]; winner: Seat }
  | { type: 'slipped' | 'owned-up'; seat: Seat }
  | { type: 'caught'; seat: Seat; by: Seat };

const text = (card: number) => `card-${card + 1}`;
const handOf = (table: ToyTable, seat: Seat) =>
  [...table.holders.keys()].filter((card) => table.holders[card] === seat);
const isOver = (table: ToyTable) => table.round === HAND;

function waitingFor(table: ToyTable): SeatSet {
  if (isOver(table)) return 0;
  let set = everyone(table.setting.seats);
  table.picks.forEach((pick, seat) => {
    if (pick !== NONE) set = without(set, seat);
  });
  return set;
}

function refuse(table: ToyTable, seat: Seat, move: Move): string | undefined {
  if (!Number.isInteger(move) || move < 0 || move >= CATCH + table.setting.seats) return 'no-such-move';
  if (isOver(table)) return 'game-over';
  if (move === OWN_UP) return table.slipped === seat ? undefined : 'nothing-to-own-up';
  if (move >= CATCH) return table.slipped === move - CATCH && move - CATCH !== seat ? undefined : 'nothing-to-catch';
  if (table.picks[seat] !== NONE) return 'has-picked';
  if (move === SLIP) return table.slipped === NONE ? undefined : 'slipped-already';
  return table.holders[move] === seat ? undefined : 'not-in-hand';
}

function apply(table: ToyTable, seat: Seat, move: Move, log?: ToyEvent[]): void {
  if (move === SLIP) {
    table.slipped = seat;
    log?.push({ type: 'slipped', seat });
    return;
  }
  if (move === OWN_UP) {
    table.slipped = NONE;
    log?.push({ type: 'owned-up', seat });
    return;
  }
  if (move >= CATCH) {
    table.slipped = NONE;
    table.points[seat] += 1;
    log?.push({ type: 'caught', seat: move - CATCH, by: seat });
    return;
  }
  table.picks[seat] = move;
  log?.push({ type: 'picked', seat, card: text(move) });
  if (waitingFor(table) === 0) reveal(table, log);
}

function reveal(table: ToyTable, log?: ToyEvent[]): void {
  const winner = table.picks.indexOf(Math.max(...table.picks));
  log?.push({ type: 'revealed', cards: [...table.picks].map(text), winner });
  table.points[winner] += 1;
  for (const pick of table.picks) table.holders[pick] = NONE;
  table.picks.fill(NONE);
  table.slipped = NONE;
  table.round += 1;
}

export const toy: Game<ToyTable, ToyEvent, AnyView, unknown> = {
  name: 'toy',
  rulesVersion: 1,
  options: [{ name: 'sips', kind: 'number', min: 0, max: 20, default: 3, says: 'Changes nothing.' }],
  files: {},
  rules: '',
  kinds: [],
  events: ['dealt', 'picked', 'revealed', 'slipped', 'owned-up', 'caught'],
  refusals: [
    'no-such-move',
    'game-over',
    'nothing-to-own-up',
    'nothing-to-catch',
    'has-picked',
    'slipped-already',
    'not-in-hand',
  ],
  revealing: ['dealt', 'revealed'],
  calls: ['catch', 'own-up'],
  words: {
    en: {
      title: 'Toy',
      tagline: 'For tests.',
      event: (shown, { names }) => {
        const event = shown as ToyEvent;
        return 'seat' in event ? `${names[event.seat]}: ${event.type}.` : `${event.type}.`;
      },
      turn: ({ moves }) => moves.join(', '),
      refusal: (name) => `Refused: ${name}.`,
      card: (card) => card,
      move: (move) => move,
      options: {},
      outcome: () => 'It is over.',
    },
  },
  notation: {
    parseMove: (line, setting) => {
      if (line === 'slip') return ok([SLIP]);
      if (line === 'own-up') return ok([OWN_UP]);
      const found = /^(pick card|catch seat)-(\d+)$/.exec(line);
      const number = Number(found?.[2]);
      if (found?.[1] === 'pick card' && number >= 1 && number <= CARDS) return ok([number - 1]);
      if (found?.[1] === 'catch seat' && number >= 1 && number <= setting.seats) return ok([CATCH + number - 1]);
      return no(`"${line.slice(0, 40)}" is not a move; one looks like "pick card-7"`);
    },
    formatMove: (move) => {
      if (move === SLIP) return 'slip';
      if (move === OWN_UP) return 'own-up';
      return move >= CATCH ? `catch seat-${move - CATCH + 1}` : `pick ${text(move)}`;
    },
    cards: () => Array.from({ length: CARDS }, (_, card) => text(card)),
    parseCard: (card) => ok(Number(card.slice(5)) - 1),
    formatCard: text,
  },
  seats: () => ({ min: 2, max: 6 }),
  readCards: () => ok({}),
  unfit: () => undefined,
  setup(setting, chance, log) {
    const table = new ToyTable(setting);
    table.chance.copy(chance);
    const deck = Array.from({ length: CARDS }, (_, card) => card);
    table.chance.shuffle(deck, CARDS);
    for (let seat = 0; seat < setting.seats; seat++) {
      for (let i = 0; i < HAND; i++) table.holders[deck[seat * HAND + i] as number] = seat;
      log?.push({ type: 'dealt', seat, cards: handOf(table, seat).map(text) });
    }
    return table;
  },
  blank: (setting) => new ToyTable(setting),
  copy(into, from) {
    into.chance.copy(from.chance);
    into.holders.set(from.holders);
    into.picks.set(from.picks);
    into.points.set(from.points);
    into.slipped = from.slipped;
    into.round = from.round;
  },
  waitingFor,
  legalMoves(table, seat, moves) {
    let count = 0;
    for (let move = 0; move < CATCH + table.setting.seats; move++) {
      if (refuse(table, seat, move) === undefined) moves[count++] = move;
    }
    return count;
  },
  refuse,
  apply,
  outcome(table) {
    if (!isOver(table)) return undefined;
    const scores = [...table.points];
    return {
      scores,
      places: placesOf(scores),
      reason: 'out-of-cards',
    };
  },
  view: (table, viewer) =>
    ({
      viewer,
      waiting: [...table.picks.keys()].filter((seat) => !isOver(table) && table.picks[seat] === NONE),
      hand: viewer < 0 ? [] : handOf(table, viewer).map(text),
      picked: [...table.picks].map((pick) => pick !== NONE),
      points: [...table.points],
      round: table.round,
    }) as AnyView,
  show(event, viewer) {
    if (event.type === 'dealt') return event.seat === viewer ? event : undefined;
    if (event.type === 'picked' && event.seat !== viewer) return { type: 'picked', seat: event.seat } as AnyEvent;
    return event;
  },
  imagine: (setting) => new ToyTable(setting),
  arrange: () => no('toys are not arranged'),
};

export const anyToy = toy as unknown as Game;
