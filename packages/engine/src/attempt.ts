import type { AnyEvent, AnyTable, AnyView, Game, Move, Setting } from './game.js';
import { no, ok, type Result } from './result.js';
import type { Seat } from './seats.js';

export interface Attempted<Table, Event> {
  readonly table: Table;
  readonly events: Event[];
}

/** The one door for people: checks, copies, applies. Nothing outside can see a half-made move. */
export function attempt<Table extends AnyTable, Event extends AnyEvent, View extends AnyView, Cards>(
  game: Game<Table, Event, View, Cards>,
  table: Table,
  seat: Seat,
  move: Move,
): Result<Attempted<Table, Event>, string> {
  const refusal = game.refuse(table, seat, move);
  if (refusal !== undefined) return no(refusal);
  const next = clone(game, table);
  const events: Event[] = [];
  game.apply(next, seat, move, events);
  return ok({ table: next, events });
}

/**
 * Several moves that belong together, such as the parts of a trade: all of them, or none. The table they lead to is
 * written over `spare` when there is one.
 */
export function attemptAll<Table extends AnyTable, Event extends AnyEvent, View extends AnyView, Cards>(
  game: Game<Table, Event, View, Cards>,
  table: Table,
  seat: Seat,
  moves: readonly Move[],
  spare?: Table,
): Result<Attempted<Table, Event>, string> {
  const next = spare ?? blankFor(game, table);
  game.copy(next, table);
  const events: Event[] = [];
  for (const move of moves) {
    const refusal = game.refuse(next, seat, move);
    if (refusal !== undefined) return no(refusal);
    game.apply(next, seat, move, events);
  }
  return ok({ table: next, events });
}

export function clone<Table extends AnyTable, Event extends AnyEvent, View extends AnyView, Cards>(
  game: Game<Table, Event, View, Cards>,
  table: Table,
): Table {
  const copy = blankFor(game, table);
  game.copy(copy, table);
  return copy;
}

const blankFor = <Table extends AnyTable, Event extends AnyEvent, View extends AnyView, Cards>(
  game: Game<Table, Event, View, Cards>,
  { setting }: Table,
): Table => game.blank(setting as Setting<Cards>);

/** The legal moves of a seat as a fresh list, for those who do not search. */
export function movesOf<Table extends AnyTable, Event extends AnyEvent, View extends AnyView, Cards>(
  game: Game<Table, Event, View, Cards>,
  table: Table,
  seat: Seat,
): Move[] {
  const moves: Move[] = [];
  moves.length = game.legalMoves(table, seat, moves);
  return moves;
}

/** The same as lines of notation, with seats as `seat-2`: what sentences about a turn are made from. */
export const linesOf = <Table extends AnyTable, Event extends AnyEvent, View extends AnyView, Cards>(
  game: Game<Table, Event, View, Cards>,
  table: Table,
  seat: Seat,
): string[] =>
  movesOf(game, table, seat).map((move) => game.notation.formatMove(move, table.setting as Setting<Cards>));
