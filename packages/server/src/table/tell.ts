import { type AnyEvent, includes, movesOf, type Seat, SPECTATOR } from '@taproom/engine';
import type { ChatLine, Language, Lobby, SeatState, Told, UndoState } from '@taproom/protocol';
import { spoken, wordsOf } from '../words/spoken.js';
import { leftOf } from './clocks.js';
import type { Downtime } from './downtime.js';
import type { Entry } from './entry.js';
import type { Play } from './play.js';
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
    host: state.hostSits() ?? null,
    options: state.options as Lobby['options'],
    ownCards: state.files !== undefined,
    clock: state.clock,
    ...(state.hints && state.clock === null && { hints: true }),
    ...(state.play && { fingerprint: state.play.fingerprint }),
    ...(state.dealing && { promise: state.dealing.promise }),
    ...(state.next !== undefined && { next: state.next }),
  };
}

function seatOf({ kind, name, reserved, level, standIn, muted, luck }: SeatHeld, seat: Seat): SeatState {
  return {
    seat,
    kind,
    name,
    ...(level !== undefined && { level }),
    ...(reserved !== undefined && { reserved }),
    ...(standIn !== undefined && { standIn }),
    ...(muted && { muted }),
    ...(luck !== undefined && { luck }),
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

/** What everyone is told of a game besides its view. */
export function inPlay(
  state: TableState,
  now: number,
  downtimes: readonly Downtime[],
): Pick<Told<'table'>, 'clocks' | 'outcome' | 'seed'> {
  const { play } = state;
  if (!play) return {};
  return {
    ...(play.clock && !play.outcome && { clocks: clocksOf(state, now, downtimes) }),
    ...(play.outcome && { outcome: play.outcome as NonNullable<Told<'table'>['outcome']>, seed: play.seed }),
  };
}

function clocksOf(
  state: TableState,
  now: number,
  downtimes: readonly Downtime[],
): NonNullable<Told<'table'>['clocks']> {
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
  const { play } = state;
  return {
    type: 'table',
    version: state.version,
    lobby: lobbyOf(state),
    calls: [...(play?.known.calls ?? [])],
    ...(play && { view: viewOf(play, seat), moves: movesFor(state, seat) }),
    ...inPlay(state, now, downtimes),
    ...(missed && { missed }),
    chat: [...room.chat],
    here: [...room.here],
    watching: room.watching,
    ...(undo && { undo }),
  };
}

const viewOf = ({ game, table }: Play, seat: Seat) =>
  game.view(table, seat) as unknown as NonNullable<Told<'table'>['view']>;

/** What happened, for people. `before` are the names before the entry: who got up has none after it. */
export function sentences(
  state: TableState,
  entry: Entry,
  shown: readonly AnyEvent[],
  seat: Seat,
  before: readonly string[],
  language: Language,
): string[] {
  const own = spoken(language).sayEntry(entry, before);
  const setting = state.play?.known.setting;
  const reader = { names: state.names, seat, ...(setting && { setting }) };
  const words = wordsOf(state.game, language);
  const told = shown.flatMap((event) => words.event(event, reader) ?? []);
  if (own === undefined) return told;
  // Who was first is told after what they did.
  return entry.type === 'moved' ? [...told, own] : [own, ...told];
}
