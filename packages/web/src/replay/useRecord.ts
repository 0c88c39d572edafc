import { recordOf } from '@taproom/client';
import { type GameRecord, no, ok, type Problem, type Result, type SharedLuck } from '@taproom/engine';
import { localGame } from '../device/games.js';
import { usePromise } from '../setup/useGame.js';
import { usePageWords } from '../words/index.js';
import { recordInLink } from './link.js';

/** A record with what is known about it beyond the game. */
export interface FoundRecord {
  readonly record: GameRecord;
  readonly fingerprint?: string;
  /** What its seed was mixed from, when it was played at a server. */
  readonly luck?: SharedLuck;
  readonly glasses?: readonly string[];
  /** The only seat of a person, in a game of this device. */
  readonly own?: number;
}

/** The record at an address: one of this device, one of the server, or one in the link itself. Undefined while looking. */
export function useRecord(
  source: string | undefined,
  id: string | undefined,
  hash: string,
): Result<FoundRecord, Problem> | undefined {
  const t = usePageWords();
  const found = usePromise(() => find(source, id, hash, t.replay.none), `${source}/${id}/${hash}`);
  return found.problem === undefined ? found.value : no({ reason: found.problem });
}

async function find(
  source: string | undefined,
  id: string | undefined,
  hash: string,
  none: string,
): Promise<Result<FoundRecord, Problem>> {
  if (source === 'local') {
    const game = localGame(id ?? '');
    if (!game) return no({ reason: none });
    const people = game.players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    const glasses = game.players.map((player) => player.glass);
    return ok({ record: game.record, glasses, ...(people.length === 1 && { own: people[0] as number }) });
  }
  if (source === 'table') return fetchRecord(id ?? '');
  const record = await recordInLink(hash);
  return record.ok ? ok({ record: record.value }) : record;
}

async function fetchRecord(table: string): Promise<Result<FoundRecord, Problem>> {
  const found = await recordOf(location.origin, table);
  if (!found.ok) return no({ reason: found.problem });
  const { game, rulesVersion, players, options, files, seed, moves, fingerprint, luck } = found.value;
  return ok({
    record: { game, rulesVersion, players, options, ...(files && { files }), seed, moves },
    fingerprint,
    ...(luck && { luck }),
  });
}
