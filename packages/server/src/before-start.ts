import { CannotStart } from './cannot-start.js';
import { databaseIn, keepPrivate, lockDirectory, prepareDirectory, whyNotOpen } from './store/directory.js';
import { sqliteLibrary } from './store/sqlite-library.js';

export { CannotStart } from './cannot-start.js';

/** How long a database may take to answer, in milliseconds. */
const CONNECT = 4000;

/**
 * Whether tables can be kept where they are to be kept. It loads next to nothing, so that whoever starts a server in vain
 * hears why at once, and not when all of it has been loaded. Throws `CannotStart`.
 */
export async function checkStore({ data, url }: { readonly data: string; readonly url?: string }): Promise<void> {
  if (url === undefined) await checkDirectory(data);
  else await checkPostgres(url);
}

async function checkDirectory(directory: string): Promise<void> {
  prepareDirectory(directory);
  const unlock = await lockDirectory(directory, Date.now());
  try {
    const { DatabaseSync } = await sqliteLibrary();
    const file = databaseIn(directory);
    keepPrivate(file);
    const database = new DatabaseSync(file);
    try {
      database.prepare('select name from sqlite_master').all();
    } finally {
      database.close();
    }
  } catch (error) {
    throw whyNotOpen(directory, error);
  } finally {
    unlock();
  }
}

async function checkPostgres(url: string): Promise<void> {
  const { default: pg } = await import('pg');
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT });
    client.on('error', () => undefined);
    await client.connect();
    await client.end();
  } catch (error) {
    throw whyNotReached(url, error);
  }
}

/** Why the database of a URL cannot be used, without the password that may be in it. */
export function whyNotReached(url: string, error: unknown): CannotStart {
  const { code, message } = error as { code?: string; message?: string };
  const at = placeOf(url);
  if (at === undefined)
    return new CannotStart(
      'DATABASE_URL is no address of a database; it looks like postgres://user:password@host/taproom',
    );
  if (code === '3D000')
    return new CannotStart(`${at} has no such database: ${message}; make it with createdb, or mend DATABASE_URL`);
  if (code?.startsWith('28'))
    return new CannotStart(`${at} does not let us in: ${message}; mend user and password in DATABASE_URL`);
  // Where a name has several addresses, there is a reason for each and none for all.
  const why = message || code || 'nobody listens there';
  return new CannotStart(
    `the database of DATABASE_URL at ${at} does not answer: ${why}; start it, or leave DATABASE_URL out to keep tables in --data`,
  );
}

function placeOf(url: string): string | undefined {
  try {
    const { protocol, host } = new URL(url);
    return /^postgres(ql)?:$/.test(protocol) ? host || 'this machine' : undefined;
  } catch {
    return undefined;
  }
}
