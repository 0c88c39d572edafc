import type { TableRow } from '../store/store.js';
import type { TableState } from './state.js';

/** What the index of all tables says about one; `wakeAt` is when its next clock runs out. */
export function indexRow(state: TableState, wakeAt: number | null): TableRow {
  const taken = state.seats.filter(({ kind }) => kind !== 'open');
  return {
    id: state.id,
    code: state.code,
    game: state.game.name,
    status: state.status,
    public: state.public,
    seats: state.seats.length,
    taken: taken.length,
    names: taken.map(({ name }) => name),
    createdAt: state.openedAt,
    finishedAt: state.finishedAt,
    wakeAt,
  };
}
