import { openPostgres } from './postgres.js';
import { openSqlite } from './sqlite.js';
import type { Store } from './store.js';

export interface Opened {
  readonly store: Store;
  /** Other processes may use the same store. */
  readonly shared: boolean;
}

/** PostgreSQL when there is a URL of one, otherwise SQLite in a directory. */
export async function openStore(
  where: { readonly url?: string; readonly data: string },
  wrote?: (rows: number) => void,
): Promise<Opened> {
  if (where.url !== undefined) return { store: await openPostgres(where.url, wrote), shared: true };
  return { store: await openSqlite(where.data, wrote), shared: false };
}
