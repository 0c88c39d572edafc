import { type AnyEvent, type AnyTable, type Game, movesOf, type Seat, SPECTATOR } from '@taproom/engine';
import type { Seen } from './messages.js';

/** Calls are not listed among the moves: whether there is something to catch is for people to notice. */
const CALLS = ['catch', 'own-up'];
const isCall = (line: string): boolean => CALLS.includes(line.split(' ')[0] as string);

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
    moves: lines.filter((line) => !isCall(line)),
    events,
    known: events.length - shown(story.slice(told)).length,
    ...(outcome && { outcome }),
  };
}
