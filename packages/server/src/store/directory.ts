import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { CannotStart } from '../cannot-start.js';
import { sqliteLibrary } from './sqlite-library.js';

/** Only the owner may read what is kept: seeds of running games are in it, and hashes of tokens. */
const OWNER_ONLY = { file: 0o600, directory: 0o700 };
const DATABASE = 'taproom.db';
const LOCK = 'taproom.lock';

export const databaseIn = (directory: string): string => join(directory, DATABASE);

/** Makes the directory of a store, for its owner alone; a directory with other things in it stays as it is. */
export function prepareDirectory(directory: string): void {
  try {
    makeDirectory(resolve(directory));
    const there = readdirSync(directory);
    const { uid } = statSync(directory);
    if ((there.length === 0 || there.includes(DATABASE)) && uid === process.getuid?.())
      chmodSync(directory, OWNER_ONLY.directory);
  } catch (error) {
    throw cannotWrite(directory, error);
  }
}

/** One after the other: node's own way of making parents never ends where nothing can be made, as in /proc. */
export function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  makeDirectory(dirname(directory));
  mkdirSync(directory, { mode: OWNER_ONLY.directory });
}

/** Makes a file that only its owner can read, or makes it so. */
export function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY.file));
  for (const one of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(one) && statSync(one).uid === process.getuid?.()) chmodSync(one, OWNER_ONLY.file);
}

/** Says in a sentence why a database in a directory cannot be used. */
export function whyNotOpen(directory: string, error: unknown): CannotStart {
  if (error instanceof CannotStart) return error;
  const file = databaseIn(directory);
  const said = error instanceof Error ? error.message : String(error);
  if (/not a database/i.test(said))
    return new CannotStart(`${file} is not a database; move it away, or choose another directory with --data`);
  if (/malformed|corrupt/i.test(said))
    return new CannotStart(`${file} is damaged; move it away and restore a backup with taproom restore`);
  if (/full/i.test(said))
    return new CannotStart(`the disk of ${directory} is full; make room, or choose another with --data`);
  if (/readonly|unable to open|permission|EACCES|EROFS|EPERM|EISDIR/i.test(said)) return cannotWrite(directory, error);
  return new CannotStart(`${file} cannot be used: ${said}`);
}

function cannotWrite(directory: string, error: unknown): CannotStart {
  const { code } = error as { code?: string };
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return new CannotStart(`${directory} is a file, not a directory; choose another with --data`);
  return new CannotStart(`${directory} cannot be written; make it yours, or choose another directory with --data`);
}

/**
 * Two servers on one directory would each believe its own memory. The lock is the operating system's, on a file of its own,
 * so that it goes with the process however that ends. Returns how to give it back.
 */
export async function lockDirectory(directory: string, now: number): Promise<() => void> {
  const { DatabaseSync } = await sqliteLibrary();
  const file = join(directory, LOCK);
  const holder = `${file}.holder`;
  keepPrivate(file);
  const lock = new DatabaseSync(file);
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive;');
  } catch (error) {
    lock.close();
    if (!/locked|busy/i.test(String(error))) throw error;
    const who = existsSync(holder) ? readFileSync(holder, 'utf8').trim() : 'another process';
    throw new CannotStart(
      `${directory} is in use by ${who}; stop that server, choose another directory with --data, or share a PostgreSQL with DATABASE_URL`,
    );
  }
  writeFileSync(holder, `process ${process.pid} on ${hostname()} since ${new Date(now).toISOString()}\n`, {
    mode: OWNER_ONLY.file,
  });
  return () => lock.close();
}
