import { Chance } from '@taproom/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../store/postgres.js';
import type { Store } from '../store/store.js';
import { audit } from '../testing/audit.js';
import { seated } from '../testing/bar.js';
import { type Cable, layCable } from '../testing/cable.js';
import { bundle, type Child, start } from '../testing/child.js';
import { Person } from '../testing/person.js';
import { type Postgres, startPostgres } from '../testing/postgres.js';
import { Regular } from '../testing/regular.js';
import { anyToy } from '../testing/toy.js';

/** Three server processes, one PostgreSQL, scripted players, and everything that can go wrong between them. */
// Asked for by name (TAPROOM_FAULTS=100): under a busy machine a round can outlast any limit, and `npm test` must not flake.
const ROUNDS = Number(process.env.TAPROOM_FAULTS ?? 0);
const SEED = Number(process.env.TAPROOM_FAULT_SEED ?? 1);
const AWAY = Number(process.env.TAPROOM_DATABASE_AWAY ?? 3) * 1000;
const SKEWS = [0, 180_000, -180_000];

let postgres: Postgres;
let cables: Cable[];
let children: Child[];
let program: string;
let store: Store;

const spawn = (index: number): Promise<Child> => {
  const url = postgres.url.replace(/:\d+\//, `:${cables[index]?.port}/`);
  return start(program, [url], { SKEW: String(SKEWS[index]) });
};

beforeAll(async () => {
  [postgres, program] = await Promise.all([startPostgres(), bundle('sharing')]);
  const port = Number(/:(\d+)\//.exec(postgres.url)?.[1]);
  cables = await Promise.all(SKEWS.map(() => layCable(port)));
  store = await openPostgres(postgres.url);
  children = [];
  for (const index of SKEWS.keys()) children.push(await spawn(index));
}, 120_000);
afterAll(async () => {
  for (const child of children) child.process.kill('SIGKILL');
  for (const cable of cables) cable.close();
  await store.close();
  await postgres.stop();
});

const urlOf = (index: number): string => (children[index] as Child).url;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a table can be played through any process; all viewers see the same', async () => {
  const { table, tokens, people, host } = await seated(urlOf(0), ['Ann', 'Bob', 'Cat']);
  const elsewhere = await Promise.all(
    tokens.map((token, seat) => Person.at(urlOf(seat), { table, token, ...(seat === 1 && { host }) })),
  );
  const [ann, bob, cat] = elsewhere as [Person, Person, Person];
  const started = await bob.ask({ type: 'start' });
  expect(started).toMatchObject({ type: 'done' });
  for (const person of elsewhere) await person.until(started.version as number);
  const picks = await Promise.all(
    elsewhere.map((person) => person.move(person.moves.find((move) => move.startsWith('pick')) as string)),
  );
  // Of those who wrote the same version at the same moment, one won; the others are told so and try again.
  for (const [seat, answer] of picks.entries()) {
    let last = answer;
    const person = elsewhere[seat] as Person;
    for (let tries = 0; last.type === 'refused' && last.name === 'stale' && tries < 20; tries++) {
      await person.until(last.version ?? 0);
      last = await person.move(person.moves.find((move) => move.startsWith('pick')) as string);
    }
    expect(last).toMatchObject({ type: 'done' });
  }
  await Promise.all(elsewhere.map((person) => person.until((started.version as number) + 3)));
  expect([ann.view.points, bob.view.points]).toEqual([cat.view.points, cat.view.points]);
  const all = await ann.next('presence', ({ here }) => here.length === 3);
  expect(all.here, 'through three processes').toEqual([0, 1, 2]);
  await ann.ask({ type: 'chat', text: 'cheers' });
  expect(await cat.next('chat')).toMatchObject({ text: 'cheers', name: 'Ann' });
  for (const person of [...people, ...elsewhere]) person.cut();
});

const FAULTS = ['kill', 'pause', 'cut', 'restart', 'away'] as const;

async function harm(fault: (typeof FAULTS)[number], index: number): Promise<void> {
  const child = children[index] as Child;
  switch (fault) {
    case 'kill':
      child.process.kill('SIGKILL');
      await child.gone;
      children[index] = await spawn(index);
      return;
    case 'pause':
      // Longer than its lease: another process drives by the time it wakes up.
      child.process.kill('SIGSTOP');
      await sleep(4000);
      child.process.kill('SIGCONT');
      return;
    case 'cut':
      cables[index]?.cut();
      await sleep(1500);
      cables[index]?.mend();
      return;
    case 'restart':
      await postgres.halt();
      await postgres.start();
      return;
    case 'away':
      await postgres.halt();
      await sleep(AWAY);
      await postgres.start();
      return;
  }
}

test.skipIf(ROUNDS === 0)(
  `${ROUNDS} rounds of faults (seed ${SEED}): no acknowledged move lost, none made twice, every view what the log says`,
  async () => {
    const chance = Chance.fast(SEED);
    const everyone: Regular[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { table, tokens, people } = await seated(urlOf(chance.below(3)), ['Ann', 'Bob', 'Cat'], { seats: 4 });
      await people[0]?.ask({ type: 'bot', level: 'weak' });
      expect(await people[0]?.ask({ type: 'start' })).toMatchObject({ type: 'done' });
      for (const person of people) person.cut();
      const regulars = tokens.map((token, seat) => new Regular(table, token, seat, chance));
      everyone.push(...regulars);
      let healed = false;
      const fault = FAULTS[(round + SEED) % FAULTS.length] as (typeof FAULTS)[number];
      const harmed = sleep(chance.below(200))
        .then(() => harm(fault, chance.below(3)))
        .then(() => {
          healed = true;
        });
      const deadline = Date.now() + 90_000;
      const play = async (regular: Regular) => {
        // After every cut through another process, as behind a load balancer.
        for (let place = chance.below(3); ; place = (place + 1) % 3) {
          const end = await regular.play(urlOf(place), () => false);
          if (end === 'over') return;
          if (Date.now() > deadline)
            throw new Error(`round ${round}, ${fault}: the game does not end (healed: ${healed})`);
          await sleep(100);
        }
      };
      await Promise.all([harmed, ...regulars.map(play)]);
      const promised = regulars.map((regular) => regular.promised);
      const rows = await store.read(table, 0).catch(() => store.read(table, 0));
      expect(
        audit(table, rows, promised, () => anyToy),
        `seed ${SEED}, round ${round}, ${fault}`,
      ).toEqual([]);
    }
    expect(everyone.reduce((sum, { promised }) => sum + promised.acknowledged.size, 0)).toBeGreaterThanOrEqual(
      ROUNDS * 12,
    );
  },
  3_600_000,
);
