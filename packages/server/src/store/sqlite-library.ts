import type * as sqlite from '@photostructure/sqlite';

/**
 * SQLite as node itself brings it, from 22.13 on: as durable, no slower, and nothing to install (docs/operations.md has
 * figures). Before that, the add-on that is made after it. Node 22 calls its own an experiment on standard error, once for
 * every thread: that is for us to know, not for whoever opens a taproom.
 */
export async function sqliteLibrary(): Promise<typeof sqlite> {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return (await import('node:sqlite' as string)) as typeof sqlite;
  } catch {
    return await import('@photostructure/sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}
