import type { AnyTable, Game, Move, Seat } from '@taproom/engine';

/** Whether this move ends the game and wins it. */
export function winsAtOnce(game: Game, table: AnyTable, seat: Seat, move: Move): boolean {
  const end = game.blank(table.setting as never);
  game.copy(end, table);
  game.apply(end, seat, move);
  return game.outcome(end)?.places[seat] === 1;
}
