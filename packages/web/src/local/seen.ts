import { type AnyEvent, type AnyTable, type Game, isCall, movesOf, type Seat, SPECTATOR } from '@taproom/engine';
import type { Seen } from './messages.js';

/** What a seat sees of a table and its story. The first `from` events are left out, the first `told` it knew before. */
export function seenBy(
  game: Game,
  table: AnyTable,
  story: readonly AnyEvent[],
  seat: Seat,
  { from, told }: { readonly from: number; readonly told: number },
): Omit<Seen, 'fresh'> {
  const shown = (events: readonly AnyEvent[]): AnyEvent[] =>
    events.map((event) => game.show(event, seat)).filter((event) => event !== undefined);
  const events = shown(story.slice(from));
  const lines =
    seat === SPECTATOR ? [] : movesOf(game, table, seat).map((move) => game.notation.formatMove(move, table.setting));
  const outcome = game.outcome(table);
  return {
    seat,
    view: game.view(table, seat),
    moves: lines.filter((line) => !isCall(game, line)),
    events,
    known: events.length - shown(story.slice(told)).length,
    ...(outcome && { outcome }),
  };
}
