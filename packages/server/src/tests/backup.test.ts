import { existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { Chance } from '@taproom/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, CannotCopy, restore, type Where } from '../store/copy.js';
import { openStore } from '../store/open.js';
import { audit } from '../testing/audit.js';
import { folder, removeFolder, seated, toyServer } from '../testing/bar.js';
import { hastyTime } from '../testing/hasty-time.js';
import { Person } from '../testing/person.js';
import { type Postgres, startPostgres } from '../testing/postgres.js';
import { Regular } from '../testing/regular.js';
import { anyToy } from '../testing/toy.js';

const root = folder();
let postgres: Postgres;
let made = 0;
beforeAll(async () => {
  postgres = await startPostgres();
}, 300_000);
afterAll(async () => {
  await postgres.stop();
  removeFolder(root);
});

type Kind = 'SQLite' | 'PostgreSQL';

async function somewhere(kind: Kind): Promise<Where> {
  made += 1;
  const data = mkdtempSync(join(root, 'data-'));
  return kind === 'SQLite' ? { data } : { data, url: await postgres.another(`place_${made}`) };
}

async function serverAt(where: Where) {
  const { store, shared } = await openStore(where);
  return toyServer(where.data, { store, shared, time: { now: () => store.now(), after: hastyTime.after } });
}

test.each([
  ['SQLite', 'SQLite'],
  ['PostgreSQL', 'PostgreSQL'],
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
] as const)('a backup of %s taken while people play, restored into %s: the table goes on', async (kind, into) => {
  const chance = Chance.fast(3);
  const from = await somewhere(kind);
  const first = await serverAt(from);
  const { table, tokens, people } = await seated(first.url, ['Ann', 'Bob'], { seats: 3 });
  await people[0]?.ask({ type: 'bot', level: 'weak' });
  await people[0]?.ask({ type: 'chat', text: 'cheers' });
  expect(await people[0]?.ask({ type: 'start' })).toMatchObject({ type: 'done' });
  for (const person of people) person.cut();
  const regulars = tokens.map((token, seat) => new Regular(table, token, seat, chance));
  const acknowledged = () => regulars.reduce((sum, { promised }) => sum + promised.acknowledged.size, 0);
  await Promise.all(regulars.map((regular) => regular.play(first.url, () => acknowledged() >= 3)));
  // Others go on opening tables and playing while the backup is taken.
  let done = false;
  const others = async () => {
    while (!done) {
      const busy = await seated(first.url, ['Cat', 'Dan']);
      await busy.people[0]?.ask({ type: 'start' });
      for (const person of busy.people) person.cut();
      const players = busy.tokens.map((token, seat) => new Regular(busy.table, token, seat, chance));
      await Promise.all(players.map((player) => player.play(first.url, () => done)));
    }
  };
  const playing = others();
  const file = join(root, `backup-${made}`, 'taproom.db');
  const backed = await backUp(from, file);
  done = true;
  await playing;
  await first.close();
  expect(backed).toBeGreaterThan(0);

  // The machine is lost. Elsewhere:
  const to = await somewhere(into);
  expect(await restore(file, to)).toBe(backed);
  const second = await serverAt(to);
  const ann = await Person.at(second.url, { table, token: tokens[0] as string });
  expect(ann.lobby).toMatchObject({ status: 'playing' });
  expect(ann.messages.find(({ type }) => type === 'table')).toMatchObject({ chat: [{ text: 'cheers' }] });
  ann.cut();
  const ends = await Promise.all(regulars.map((regular) => regular.play(second.url, () => false)));
  expect(ends).toEqual(['over', 'over']);
  await second.close();
  const { store } = await openStore(to);
  const rows = await store.read(table, 0);
  await store.close();
  const promised = regulars.map((regular) => regular.promised);
  expect(audit(table, rows, promised, () => anyToy)).toEqual([]);
});

test('a backup overwrites nothing, a restore neither; what is not there is said', async () => {
  const from = await somewhere('SQLite');
  const file = join(root, 'kept.db');
  await expect(backUp(from, file)).rejects.toThrow(CannotCopy);
  expect(existsSync(file), 'and nothing half is left').toBe(false);
  const server = await serverAt(from);
  await seated(server.url, ['Ann', 'Bob']);
  await server.close();
  expect(await backUp(from, file)).toBe(1);
  await expect(backUp(from, file)).rejects.toThrow(/exists already/);
  await expect(restore(file, from)).rejects.toThrow(/already/);
  const database = await somewhere('PostgreSQL');
  expect(await restore(file, database)).toBe(1);
  await expect(restore(file, database)).rejects.toThrow(/already/);
  await expect(restore(join(root, 'nothing.db'), database)).rejects.toThrow(/no backup/);
});
