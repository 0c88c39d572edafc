import { formatStep, ok, type Result } from '@taproom/engine';
import type { PublicRecord } from '@taproom/protocol';
import { slowLane } from '../slices.js';
import type { LogRow } from '../store/store.js';
import type { Entry } from './entry.js';
import { type Refusal, refused } from './refusal.js';
import { type GameNamed, TableState } from './state.js';

/** The finished game of a log: the seed, and the moves that stood. Before the end there is none, for nobody. */
export async function publicRecord(
  id: string,
  rows: readonly LogRow[],
  gameNamed: GameNamed,
): Promise<Result<PublicRecord, Refusal>> {
  const state = new TableState(id, gameNamed);
  let moves: { position: number; line: string }[] = [];
  await slowLane.each(rows, ({ version, at, entry: text }) => {
    const entry = JSON.parse(text) as Entry;
    if (entry.type === 'moved') {
      moves.push({ position: state.play?.position ?? 0, line: formatStep(entry.seat, entry.move) });
    }
    // Moves taken back are in the log, but not in the game.
    if (entry.type === 'undone') moves = moves.filter(({ position }) => position < entry.to);
    state.apply({ version, at, entry });
  });
  const { play, finishedAt } = state;
  if (!play?.outcome || finishedAt === null) return refused('not-over');
  return ok({
    game: state.game.name,
    rulesVersion: state.rulesVersion,
    players: state.names,
    options: state.options as PublicRecord['options'],
    ...(state.files && { files: { ...state.files } }),
    seed: play.seed,
    moves: moves.map(({ line }) => line),
    fingerprint: play.fingerprint,
    ...(state.luck && { luck: { server: state.luck.server, seats: state.luck.seats.map((seat) => ({ ...seat })) } }),
    table: id,
    finished: finishedAt,
  });
}
