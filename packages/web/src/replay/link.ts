import { type GameRecord, no, type Problem, type Result, readRecord } from '@taproom/engine';
import { pack, unpack } from '../links/packed.js';

/** A link that carries the whole record after its `#`: nothing is uploaded, and it works without a server. */
export const linkToRecord = async (record: GameRecord): Promise<string> =>
  `${location.origin}/replay#${await pack(JSON.stringify(record))}`;

export async function recordInLink(hash: string): Promise<Result<GameRecord, Problem>> {
  try {
    return readRecord(await unpack(hash.replace(/^#/, '')));
  } catch {
    return no({ reason: 'this link is incomplete; ask for it again' });
  }
}
