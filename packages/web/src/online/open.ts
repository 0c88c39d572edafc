import { openTable } from '@taproom/client';
import { ok, type Result } from '@taproom/engine';
import { keys } from './keys.js';

type Wish = Parameters<typeof openTable>[1];

/** Opens a table on the server this page came from, and keeps the keys of its host. Gives the table's name. */
export async function openFor(wish: Wish): Promise<Result<string, string>> {
  const opened = await openTable(location.origin, wish);
  if (!opened.ok) return opened;
  const { table, host, token } = opened.value;
  keys.keep(location.origin, table, { game: wish.game, host, ...(token && { token }) });
  return ok(table);
}
