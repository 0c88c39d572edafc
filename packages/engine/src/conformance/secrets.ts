import { clone, movesOf } from '../attempt.js';
import type { Chance } from '../chance.js';
import type { AnyEvent, AnyTable, Game, Move } from '../game.js';
import { type Seat, SPECTATOR } from '../seats.js';
import type { Trial } from '../trial.js';
import { promise, promiseSame } from './promise.js';

export const who = (viewer: Seat): string => (viewer === SPECTATOR ? 'a spectator' : `seat-${viewer + 1}`);

/**
 * No leak: with everything hidden from a viewer dealt anew, that viewer sees the same, may do the same and is told the
 * same. And what a viewer imagines looks, to that viewer, like what is there.
 */
export function secretsAreKept(
  game: Game,
  trial: Trial,
  table: AnyTable,
  next: { seat: Seat; move: Move },
  chance: Chance,
): void {
  for (let viewer = SPECTATOR; viewer < table.setting.seats; viewer++) {
    const seen = game.view(table, viewer);
    const other = trial.redeal(table, viewer, chance.below(2 ** 31));
    promiseSame(game.view(other, viewer), seen, `${who(viewer)} sees a secret`);
    if (game.openView && game.ownView) {
      const parts = { ...game.ownView(table, viewer), ...game.openView(table) };
      promiseSame(parts, seen, `the parts of the view of ${who(viewer)} are not the view`);
    }
    promise(game.waitingFor(other) === game.waitingFor(table), 'whose turn it is depends on a secret');
    if (viewer !== SPECTATOR) {
      promiseSame(
        movesOf(game, other, viewer),
        movesOf(game, table, viewer),
        `a legal move of ${who(viewer)} depends on a secret`,
      );
    }
    newsIsTheSame(game, trial, table, other, viewer, next, chance);
    const imagined = game.imagine(table.setting, JSON.parse(JSON.stringify(seen)), chance.below(2 ** 31));
    promiseSame(game.view(imagined, viewer), seen, `what ${who(viewer)} imagines does not fit what is seen`);
  }
}

/**
 * The same seat moves at both tables. Where the viewer cannot tell the tables apart afterwards, nothing may have been
 * said that tells them apart.
 */
function newsIsTheSame(
  game: Game,
  trial: Trial,
  table: AnyTable,
  other: AnyTable,
  viewer: Seat,
  { seat, move }: { seat: Seat; move: Move },
  chance: Chance,
): void {
  const legal = movesOf(game, other, seat);
  if (legal.length === 0) return;
  const elsewhere = legal.includes(move) ? move : (legal[chance.below(legal.length)] as Move);
  const here = played(game, table, seat, move);
  const there = played(game, other, seat, elsewhere);
  const sees = (at: AnyTable) => JSON.stringify(game.view(at, viewer));
  if (sees(here.table) !== sees(there.table)) return;
  const told = (events: readonly AnyEvent[]) =>
    events.filter(({ type }) => !trial.open.includes(type)).map((event) => game.show(event, viewer));
  promiseSame(told(there.events), told(here.events), `an event tells ${who(viewer)} a secret`);
}

function played(game: Game, table: AnyTable, seat: Seat, move: Move): { table: AnyTable; events: AnyEvent[] } {
  const after = clone(game, table);
  const events: AnyEvent[] = [];
  game.apply(after, seat, move, events);
  return { table: after, events };
}
