import {
  fingerprintOf,
  formatProblem,
  type Game,
  type GameRecord,
  no,
  ok,
  parseStep,
  type Result,
  replay,
  type SharedLuck,
  wrongLuck,
} from '@taproom/engine';
import type { Store } from '../store/store.js';
import { hashOf, newCode, newTableId, newToken } from '../tokens.js';
import type { Entry } from './entry.js';

/** Writes a finished game into a store as a table of its own, once its moves have been replayed. Returns the table's id. */
export async function importRecord(
  store: Store,
  game: Game,
  record: GameRecord,
  now: number,
): Promise<Result<string, string>> {
  const replayed = replay(game, record);
  if (!replayed.ok) return no(formatProblem(replayed.problem));
  if (!game.outcome(replayed.value))
    return no('this game was not played to its end, and nobody has its seats any more');
  const given = record as GameRecord & { table?: string; finished?: number; fingerprint?: string; luck?: SharedLuck };
  if (given.fingerprint !== undefined && given.fingerprint !== fingerprintOf(record.seed)) {
    return no('the seed is not the one whose fingerprint was shown');
  }
  const wrong = given.luck && wrongLuck(record.seed, given.luck);
  if (wrong !== undefined) return no(wrong);
  const at = given.finished ?? now;
  for (let tries = 0; ; tries++) {
    const id = tries === 0 && given.table !== undefined ? given.table : newTableId();
    const code = newCode();
    const entries = entriesOf(record, game, code);
    const row = {
      id,
      code,
      game: game.name,
      status: 'over',
      public: false,
      seats: record.players.length,
      taken: record.players.length,
      names: record.players,
      createdAt: at,
      finishedAt: at,
      wakeAt: null,
    };
    const rows = entries.map((entry, index) => ({ version: index + 1, at, entry: JSON.stringify(entry) }));
    if (await store.create(row, rows)) return ok(id);
    if (tries === 0 && given.table !== undefined && (await store.find(given.table)))
      return no(`table ${id} is there already`);
  }
}

function entriesOf(
  { players, options, files, seed, moves, luck }: GameRecord & { luck?: SharedLuck },
  game: Game,
  code: string,
): Entry[] {
  return [
    {
      type: 'opened',
      code,
      game: game.name,
      rulesVersion: game.rulesVersion,
      seats: players.length,
      options,
      ...(files && { files }),
      clock: null,
      public: false,
      host: hashOf(newToken()),
    },
    ...players.map((name, seat): Entry => ({ type: 'sat', seat, name, token: hashOf(newToken()) })),
    { type: 'started', seed, ...(luck && { luck }) },
    ...moves.map((text): Entry => {
      const step = parseStep(text, players.length);
      if (!step.ok) throw new Error(step.problem);
      return { type: 'moved', seat: step.value.seat, move: step.value.line, by: 'player' };
    }),
  ];
}
