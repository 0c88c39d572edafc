import { Chance } from '@taproom/engine';
import { PROTOCOL } from '@taproom/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../store/postgres.js';
import { audit } from '../testing/audit.js';
import { seated } from '../testing/bar.js';
import { bundle, type Child, start } from '../testing/child.js';
import { Person } from '../testing/person.js';
import { type Postgres, startPostgres } from '../testing/postgres.js';
import { Regular } from '../testing/regular.js';
import { anyToy } from '../testing/toy.js';

let postgres: Postgres;
let program: string;
const running: Child[] = [];
beforeAll(async () => {
  [postgres, program] = await Promise.all([startPostgres(), bundle('sharing')]);
}, 300_000);
afterAll(async () => {
  for (const { process } of running) process.kill('SIGKILL');
  await postgres.stop();
});

async function run(release: 'old' | 'next'): Promise<Child> {
  const child = await start(program, [postgres.url], { NEXT_RELEASE: release === 'next' ? 'yes' : 'no' });
  running.push(child);
  return child;
}

async function stop(child: Child): Promise<void> {
  child.process.kill('SIGTERM');
  await child.gone;
}

/** Played by whoever is asked, until so many moves have been acknowledged. */
const playUntil = (regulars: readonly Regular[], urls: readonly string[], moves: number) =>
  Promise.all(
    regulars.map((regular, index) =>
      regular.play(
        urls[index % urls.length] as string,
        () => regulars.reduce((sum, { promised }) => sum + promised.acknowledged.size, 0) >= moves,
      ),
    ),
  );

test('a rolling upgrade: a table begun on the old release goes on while both run on the newer schema, and ends on the new', async () => {
  const chance = Chance.fast(7);
  let old = await run('old');
  const { table, tokens, people } = await seated(old.url, ['Ann', 'Bob', 'Cat'], { seats: 4 });
  await people[0]?.ask({ type: 'bot', level: 'weak' });
  expect(await people[0]?.ask({ type: 'start' })).toMatchObject({ type: 'done' });
  for (const person of people) person.cut();
  const regulars = tokens.map((token, seat) => new Regular(table, token, seat, chance));
  expect(await playUntil(regulars, [old.url], 2)).not.toContain('lost');

  // The new one brings the schema up to date under the feet of the old one.
  const next = await run('next');
  expect(await playUntil(regulars, [old.url, next.url], 5)).not.toContain('lost');

  // The old release is started again, on a schema it has never seen, and plays on.
  await stop(old);
  old = await run('old');
  expect(await playUntil(regulars, [next.url, old.url], 8)).not.toContain('lost');
  const fresh = await seated(old.url, ['Dan', 'Eve']);
  expect(await fresh.people[0]?.ask({ type: 'start' }), 'and opens tables').toMatchObject({ type: 'done' });
  for (const person of fresh.people) person.cut();

  await stop(old);
  expect(await playUntil(regulars, [next.url], Number.POSITIVE_INFINITY)).toEqual(['over', 'over', 'over']);
  const store = await openPostgres(postgres.url);
  const rows = await store.read(table, 0);
  const promised = regulars.map((regular) => regular.promised);
  expect(audit(table, rows, promised, () => anyToy)).toEqual([]);
  const later = await Person.at(next.url, { table: fresh.table, token: fresh.tokens[0] as string });
  expect(later.lobby.status).toBe('playing');

  // A release after that writes what this one does not know, at a table people here look at: they are sent to come back.
  const version = later.version + 1;
  await store.append(fresh.table, { version, at: store.now(), entry: '{"type":"of-another-year"}' });
  store.announce({ table: fresh.table, version });
  expect(await later.next('bye')).toMatchObject({ name: 'paused', back: expect.any(Number) });
  const again = await Person.dial(next.url);
  again.send({ type: 'hello', protocol: PROTOCOL, table: fresh.table });
  expect(await again.next('bye')).toMatchObject({ name: 'paused', back: expect.any(Number) });
  await store.close();
}, 300_000);
