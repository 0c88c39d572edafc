import type { CardFiles, Game, Result } from '@taproom/engine';
import { ok } from '@taproom/engine';
import { LIMITS, type Opened, type OpenTable } from '@taproom/protocol';
import type { House } from '../house.js';
import type { TableRow } from '../store/store.js';
import type { Entry } from '../table/entry.js';
import { type Refusal, refused } from '../table/refusal.js';
import { optionsOf } from '../table/settings.js';
import { hashOf, newCode, newTableId, newToken } from '../tokens.js';

/** Opens a table as somebody wishes it; whoever gives a name sits down at once. */
export async function openTable(house: House, wish: OpenTable): Promise<Result<Opened, Refusal>> {
  const game = house.gameNamed(wish.game);
  if (!game) return refused('no-such-game', { game: wish.game });
  const { seats, options = {}, files, clock = null, name } = wish;
  const unfit = files && unfitFiles(game, files);
  if (unfit) return unfit;
  const read = optionsOf(game, { seats, options, ...(files && { files }) }, name === undefined ? [] : [name]);
  if (!read.ok) return refused('setting-unfit', { problems: read.problem.slice(0, 5) });
  const host = newToken();
  const token = newToken();
  let code = '';
  const table = await writeTable(house, game.name, (given) => {
    code = given;
    const entries: Entry[] = [
      {
        type: 'opened',
        code,
        game: game.name,
        rulesVersion: game.rulesVersion,
        seats,
        options: read.value,
        ...(files && { files }),
        clock,
        public: wish.public ?? false,
        host: hashOf(host),
      },
    ];
    if (name !== undefined) entries.push({ type: 'sat', seat: 0, name, token: hashOf(token) });
    return entries;
  });
  return ok({ table, code, host, ...(name !== undefined && { seat: 0, token }) });
}

/** Only what the game reads is kept, and no more of it than a game can need. */
function unfitFiles(game: Game, files: CardFiles) {
  const known = Object.keys(game.files);
  const stranger = Object.keys(files).find((name) => !known.includes(name));
  if (stranger !== undefined) return refused('no-such-file', { file: stranger.slice(0, 40), files: known });
  const bytes = Object.values(files).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (bytes <= LIMITS.cards) return undefined;
  return refused('files-too-big', { bytes, most: LIMITS.cards });
}

/** Writes a new table under an id and a code nobody has; returns the id. */
export async function writeTable(
  { store, time }: Pick<House, 'store' | 'time'>,
  game: string,
  entriesFor: (code: string) => readonly Entry[],
): Promise<string> {
  for (;;) {
    const [id, code, at] = [newTableId(), newCode(), time.now()];
    const entries = entriesFor(code);
    const opened = entries[0] as Entry & { type: 'opened' };
    const taken = entries.filter(({ type }) => type === 'sat' || type === 'bot') as (Entry & { name: string })[];
    const row: TableRow = {
      id,
      code,
      game,
      status: 'open',
      public: opened.public,
      seats: opened.seats,
      taken: taken.length,
      names: taken.map(({ name }) => name),
      createdAt: at,
      finishedAt: null,
      wakeAt: null,
    };
    const rows = entries.map((entry, index) => ({ version: index + 1, at, entry: JSON.stringify(entry) }));
    if (await store.create(row, rows)) return id;
  }
}
