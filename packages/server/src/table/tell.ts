import { type AnyEvent, includes, movesOf, type Seat, SPECTATOR } from '@taproom/engine';
import type { ChatLine, Lobby, SeatState, Told, UndoState } from '@taproom/protocol';
import { sayEntry } from '../words/en.js';
import { leftOf } from './clocks.js';
import type { Downtime } from './downtime.js';
import type { Entry, Written } from './entry.js';
import type { SeatHeld, TableState } from './state.js';

/** What each viewer is told, built up field by field. Nothing reaches a client that does not go through here. */

export function lobbyOf(state: TableState): Lobby {
  return {
    table: state.id,
    code: state.code,
    game: state.game.name,
    rulesVersion: state.rulesVersion,
    status: state.status,
    public: state.public,
    seats: state.seats.map(seatOf),
    host: state.hostSeat ?? null,
    options: state.options as Lobby['options'],
    ownCards: state.files !== undefined,
    clock: state.clock,
    ...(state.play && { fingerprint: state.play.fingerprint }),
    ...(state.next !== undefined && { next: state.next }),
  };
}

function seatOf({ kind, name, level, standIn, muted }: SeatHeld, seat: Seat): SeatState {
  return {
    seat,
    kind,
    name,
    ...(level !== undefined && { level }),
    ...(standIn !== undefined && { standIn }),
    ...(muted && { muted }),
  };
}

export function undoOf(state: TableState): UndoState | undefined {
  return state.undo && { ...state.undo, agreed: [...state.undo.agreed], missing: state.missingConsent() };
}

/** All a seat may do now, in notation. Calls are left out: nobody is told that there is something to catch. */
export function movesFor(state: TableState, seat: Seat): string[] {
  const { play } = state;
  if (!play || play.outcome || seat === SPECTATOR) return [];
  const moves = movesOf(play.game, play.table, seat);
  return moves.filter((move) => !play.known.isCall(move)).map((move) => play.known.text(move));
}

type InPlay = Pick<Told<'table'>, 'view' | 'moves' | 'clocks' | 'outcome' | 'seed'>;

function inPlay(state: TableState, seat: Seat, now: number, downtimes: readonly Downtime[]): InPlay {
  const { play } = state;
  if (!play) return {};
  return {
    view: play.game.view(play.table, seat) as unknown as NonNullable<InPlay['view']>,
    moves: movesFor(state, seat),
    ...(play.clock && !play.outcome && { clocks: clocksOf(state, now, downtimes) }),
    ...(play.outcome && { outcome: play.outcome as NonNullable<InPlay['outcome']>, seed: play.seed }),
  };
}

function clocksOf(state: TableState, now: number, downtimes: readonly Downtime[]): NonNullable<InPlay['clocks']> {
  return {
    seats: state.seats.map((_, seat) => ({
      seat,
      running: includes(state.play?.waiting ?? 0, seat) && state.playedBy(seat) === undefined,
      left: Math.round(Math.max(0, leftOf(state, seat, now, downtimes))),
      bank: Math.round(state.play?.banks[seat] ?? 0),
    })),
  };
}

export interface Room {
  readonly here: readonly Seat[];
  readonly watching: number;
  readonly chat: readonly ChatLine[];
}

export function tableMessage(
  state: TableState,
  seat: Seat,
  room: Room,
  now: number,
  downtimes: readonly Downtime[],
  missed?: string[],
): Told<'table'> {
  const undo = undoOf(state);
  return {
    type: 'table',
    version: state.version,
    lobby: lobbyOf(state),
    calls: [...(state.play?.known.calls ?? [])],
    ...inPlay(state, seat, now, downtimes),
    ...(missed && { missed }),
    chat: [...room.chat],
    here: [...room.here],
    watching: room.watching,
    ...(undo && { undo }),
  };
}

/** Entries after which the game itself looks different. */
const changesGame = (entry: Entry): boolean => ['started', 'moved', 'undone'].includes(entry.type);
const touchesUndo = (entry: Entry): boolean => entry.type.startsWith('und');

export function newsMessage(
  state: TableState,
  { version, at, entry }: Written,
  events: readonly AnyEvent[],
  seat: Seat,
  words: { readonly before: readonly string[] } | undefined,
  downtimes: readonly Downtime[],
): Told<'news'> {
  const shown = events.flatMap((event) => state.game.show(event, seat) ?? []);
  const settled = entry.type === 'moved' || touchesUndo(entry);
  return {
    type: 'news',
    version,
    what: entry.type,
    at,
    ...('seat' in entry && { seat: entry.seat }),
    ...('by' in entry && typeof entry.by === 'number' && { seat: entry.by }),
    ...(entry.type === 'moved' && { by: entry.by }),
    ...(entry.type === 'moved' && entry.race && { race: [...entry.race] }),
    ...((entry.type !== 'moved' || state.play?.outcome) && { lobby: lobbyOf(state) }),
    ...(entry.type === 'started' && { calls: [...(state.play?.known.calls ?? [])] }),
    ...(changesGame(entry) && { events: shown as Told<'news'>['events'] & object }),
    ...(words && { said: sentences(state, entry, shown, seat, words.before) }),
    ...(settled && touchesUndo(entry) && { undo: undoOf(state) ?? null }),
    ...(changesGame(entry) || entry.type === 'stood-in' || entry.type === 'back'
      ? inPlay(state, seat, at, downtimes)
      : {}),
  };
}

/** What happened, for people. `before` are the names before the entry: who got up has none after it. */
export function sentences(
  state: TableState,
  entry: Entry,
  shown: readonly AnyEvent[],
  seat: Seat,
  before: readonly string[],
): string[] {
  const own = sayEntry(entry, before);
  const reader = { names: state.names, seat };
  const told = shown.flatMap((event) => state.game.words.en.event(event, reader) ?? []);
  return own === undefined ? told : [own, ...told];
}
