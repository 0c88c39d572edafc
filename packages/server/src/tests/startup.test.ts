import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { Opened } from '@taproom/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkStore, whyNotReached } from '../before-start.js';
import { CannotStart } from '../cannot-start.js';
import { startServer } from '../server.js';
import { backUp } from '../store/copy.js';
import { openSqlite } from '../store/sqlite.js';
import { dealt, folder, NO_LIMITS, removeFolder, ToyThinker, toyServer } from '../testing/bar.js';
import { bundle, start } from '../testing/child.js';
import { open, Person } from '../testing/person.js';
import { request } from '../testing/request.js';
import { anyToy } from '../testing/toy.js';

let data: string;
beforeEach(() => {
  data = folder();
});
afterEach(() => removeFolder(data));

/** Why a server does not start, and that nothing of it stays; of the store that is known before anything is loaded. */
async function whyNot(options: { readonly data?: string; readonly port?: number }): Promise<string> {
  const thinker = new ToyThinker();
  let closed = 0;
  thinker.close = async () => {
    closed += 1;
  };
  const error = await startServer({ data, gameNamed: () => anyToy, thinker, ...options }).then(
    async (server) => {
      await server.close();
      return new Error('it started');
    },
    (reason: unknown) => reason as Error,
  );
  expect(error).toBeInstanceOf(CannotStart);
  expect(error.message.split('\n'), 'one sentence').toHaveLength(1);
  if (options.port === undefined)
    await expect(checkStore({ data, ...options }), 'known before').rejects.toThrow(error.message);
  return `${error.message} (${closed} closed)`;
}

test('a port that is taken is named, and what was half open is closed', async () => {
  const first = await toyServer(data);
  const other = folder();
  expect(await whyNot({ data: other, port: first.port })).toBe(
    `port ${first.port} is taken; choose another with --port (1 closed)`,
  );
  // The store of the second was given back: another server takes it.
  await (await toyServer(other)).close();
  await first.close();
  removeFolder(other);
});

test('a directory that is a file, or in a place where nothing can be written, is named', async () => {
  const file = join(data, 'a-file');
  writeFileSync(file, '');
  expect(await whyNot({ data: file })).toContain(`${file} is a file, not a directory; choose another with --data`);
  expect(await whyNot({ data: '/proc/nothing-here' })).toContain('/proc/nothing-here cannot be written');
});

test('a database that is none, or is damaged, is named', async () => {
  const file = join(data, 'taproom.db');
  writeFileSync(file, 'this is a shopping list\n'.repeat(500));
  expect(await whyNot({})).toContain(`${file} is not a database; move it away`);
  const whole = folder();
  await (await openSqlite(whole)).close();
  const bytes = readFileSync(join(whole, 'taproom.db'));
  bytes.fill(0xee, 100, 1000);
  writeFileSync(file, bytes);
  expect(await whyNot({})).toContain(`${file} is damaged; move it away and restore a backup`);
  removeFolder(whole);
});

test('a store that can be used is left as it was', async () => {
  await checkStore({ data });
  const server = await toyServer(data);
  await server.close();
  await checkStore({ data });
});

test('a PostgreSQL that cannot be reached is named, never its password', async () => {
  const url = 'postgres://ann:secret@127.0.0.1:1/taproom';
  await expect(checkStore({ data, url })).rejects.toThrow(
    /^the database of DATABASE_URL at 127.0.0.1:1 does not answer: .*ECONNREFUSED.*; start it, or leave DATABASE_URL out/,
  );
  const says = (code: string, at = url) => whyNotReached(at, { code, message: 'said' }).message;
  expect(says('3D000')).toBe('127.0.0.1:1 has no such database: said; make it with createdb, or mend DATABASE_URL');
  expect(says('28P01')).toContain('does not let us in');
  expect(says('', 'localhost/taproom')).toContain('it looks like postgres://');
  expect(whyNotReached(url, new AggregateError([])).message).toContain('nobody listens there');
});

test('a second server on the same directory is refused by the name of the first, also in another process, and not after its death', async () => {
  const program = await bundle('besieged');
  const first = await start(program, [data]);
  expect(await whyNot({})).toMatch(
    new RegExp(`${data} is in use by process ${first.process.pid} on \\S+ since \\d{4}-`),
  );
  first.process.kill('SIGKILL');
  await first.gone;
  const second = await toyServer(data);
  expect(await whyNot({})).toContain(`in use by process ${process.pid}`);
  await second.close();
  await (await toyServer(data)).close();
}, 60_000);

// Only a process has a umask of its own; `npm run mutate` runs tests in threads.
test.skipIf(process.platform === 'win32' || !isMainThread)(
  'what is kept is for its owner alone: directory, database, backups',
  async () => {
    const inside = join(data, 'made');
    mkdirSync(inside, { mode: 0o755 });
    const before = process.umask(0);
    try {
      const server = await toyServer(inside);
      await open(server.url, { game: 'toy', seats: 2 });
      const backup = join(data, 'backups', 'one.db');
      await backUp({ data: inside }, backup);
      await server.close();
      const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
      expect([mode(inside), mode(join(inside, 'taproom.db')), mode(backup)]).toEqual(['700', '600', '600']);
      expect(mode(join(data, 'backups'))).toBe('700');
      chmodSync(join(inside, 'taproom.db'), 0o644);
      await (await toyServer(inside)).close();
      expect(mode(join(inside, 'taproom.db')), 'one of an older release too').toBe('600');
    } finally {
      process.umask(before);
    }
  },
);

test.each([
  ['overwritten', (file: string) => writeFileSync(file, randomBytes(statSync(file).size))],
  ['gone', (file: string) => rmSync(file)],
])('with a database that is %s under the server /readyz is 503 and everyone is told the truth', async (_, harm) => {
  const server = await toyServer(data, { beat: 50 });
  const { people } = await dealt(server.url, ['Ann', 'Bob']);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  for (const name of ['taproom.db', 'taproom.db-wal']) harm(join(data, name));
  const told = await people[0]?.next('paused');
  expect(told).toMatchObject({ paused: true, says: expect.stringContaining('damaged') });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status, 'the process lives').toBe(200);
  await server.close();
});

test.skipIf(process.platform === 'win32')(
  'with a disk that takes no more /readyz is 503, everyone is told, and nothing acknowledged is lost',
  async () => {
    const program = await bundle('besieged');
    // No file may grow beyond half a megabyte; the system then refuses to write, as a full disk does.
    const child = await start(
      program,
      [data, JSON.stringify({ limits: NO_LIMITS })],
      {},
      "trap '' XFSZ; ulimit -f 1000",
    );
    const { people, table, tokens } = await dealt(child.url, ['Ann', 'Bob']);
    const [ann, bob] = people as [Person, Person];
    const opened: string[] = [];
    let status = 201;
    while (status === 201 && opened.length < 1000) {
      const answer = await request(`${child.url}/api/tables`, { method: 'POST', body: { game: 'toy', seats: 2 } });
      status = answer.status;
      if (status === 201) opened.push((JSON.parse(answer.text) as Opened).table);
    }
    expect([500, 503], 'not opened, and not for any fault of who asked').toContain(status);
    const hers = { type: 'move', seen: ann.version, move: pick(ann), ref: 'hers' };
    ann.send(hers);
    expect(await bob.next('paused')).toMatchObject({ paused: true });
    expect((await fetch(`${child.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${child.url}/healthz`)).status, 'the process lives').toBe(200);
    expect((await request(`${child.url}/api/tables/${table}`)).status, 'and is read').toBe(200);
    child.process.kill('SIGKILL');
    await child.gone;
    // With room again.
    const server = await toyServer(data);
    for (const id of opened) expect((await fetch(`${server.url}/api/tables/${id}`)).status).toBe(200);
    const back = await Person.at(server.url, { table, token: tokens[0] as string });
    expect(await back.ask(hers), 'made before or now, and once').toMatchObject({ type: 'done' });
    await server.close();
  },
  60_000,
);

const pick = (person: Person) => person.moves.find((move) => move.startsWith('pick')) as string;
