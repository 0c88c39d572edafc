import { afterAll, beforeAll, expect, test } from 'vitest';
import { seated } from '../testing/bar.js';
import { Chain } from '../testing/chain.js';
import type { Fault } from '../testing/harm.js';
import { open, Person } from '../testing/person.js';
import { request } from '../testing/request.js';
import { playRound, type RoundOptions } from '../testing/round.js';
import { anyToy } from '../testing/toy.js';

/**
 * Three server processes, or two with TAPROOM_FAULT_PROCESSES=2, one PostgreSQL, scripted players, and everything that can
 * go wrong between them. More rounds: TAPROOM_FAULTS=100. One of them again: TAPROOM_FAULT_SEED and TAPROOM_FAULT_ROUND as printed.
 */
const SEED = Number(process.env.TAPROOM_FAULT_SEED ?? 1);
const ONE = process.env.TAPROOM_FAULT_ROUND === undefined ? undefined : Number(process.env.TAPROOM_FAULT_ROUND);
const PROCESSES = process.env.TAPROOM_FAULT_PROCESSES === '2' ? 2 : 3;
const ROUNDS = process.env.TAPROOM_FAULTS === undefined ? undefined : Number(process.env.TAPROOM_FAULTS);
/** `npm test` plays one round of each of these; all kinds are played when asked for. */
const FEW: readonly Fault[] = ['kill-mid-move', 'cut', 'restart', 'away'];
/** Seconds the database is gone in some rounds. */
const AWAY = Number(process.env.TAPROOM_DATABASE_AWAY ?? 30);
/** What a round may take beyond its faults: far more than it does, on a busy machine too. */
const LIMIT = 120_000;

let chain: Chain;
beforeAll(async () => {
  chain = await Chain.open(PROCESSES);
}, 300_000);
afterAll(() => chain.close());

test('a table can be played through any process; all viewers see the same', async () => {
  const { table, tokens, people, host } = await seated(chain.url(0), ['Ann', 'Bob', 'Cat']);
  const elsewhere = await Promise.all(
    tokens.map((token, seat) => Person.at(chain.url(seat % chain.size), { table, token, ...(seat === 1 && { host }) })),
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
  expect(all.here, 'through all processes').toEqual([0, 1, 2]);
  await ann.ask({ type: 'chat', text: 'cheers' });
  expect(await cat.next('chat')).toMatchObject({ text: 'cheers', name: 'Ann' });
  for (const person of [...people, ...elsewhere]) person.cut();
});

test('people who sit down through different processes at the same moment all have a seat', async () => {
  const { table } = await open(chain.url(0), { game: 'toy', seats: 6 });
  const people = await Promise.all(
    Array.from({ length: 6 }, (_, index) => Person.at(chain.url(index % chain.size), { table })),
  );
  const answers = await Promise.all(
    people.map((person, index) => person.ask({ type: 'sit', name: `P${index}`, seat: index })),
  );
  expect(answers.map(({ type }) => type)).toEqual(people.map(() => 'done'));
  for (const person of people) person.cut();
});

test('what was acknowledged through one process is true for another at once: a seat, a bot that stepped in, who is heard', async () => {
  for (let times = 0; times < 20; times++) {
    const [here, there, elsewhere] = [0, 1, 2].map((step) => chain.url((times + step) % chain.size)) as [
      string,
      string,
      string,
    ];
    const { table, people } = await seated(here, ['Ann'], { seats: 2 });
    const [ann] = people as [Person];
    const bob = await Person.at(there, { table });
    bob.send({ type: 'sit', name: 'Bob' });
    const { token } = await bob.next('seated');
    expect(await ann.ask({ type: 'mute', seat: 1, muted: true }), 'Bob sits').toMatchObject({ type: 'done' });
    expect(await ann.ask({ type: 'mute', seat: 1, muted: false })).toMatchObject({ type: 'done' });
    expect(await bob.ask({ type: 'chat', text: 'ah' }), 'Bob is heard again').toMatchObject({ type: 'done' });
    expect(await ann.ask({ type: 'start' }), 'everyone sits').toMatchObject({ type: 'done' });
    expect(await bob.ask({ type: 'leave' }), 'the game runs, so a bot plays on').toMatchObject({ type: 'done' });
    const back = await Person.at(elsewhere, { table, token });
    expect(await back.ask({ type: 'back' }), 'a bot plays for Bob').toMatchObject({ type: 'done' });
    for (const person of [ann, bob, back]) person.cut();
  }
}, 300_000);

test('a zero is refused, or kept as what it is', async () => {
  const { url } = chain.child(0);
  expect((await request(`${url}/api/tables/%00`)).status).toBe(400);
  expect((await request(`${url}/api/tables/ab%00cd`)).status).toBe(400);
  expect((await request(`${url}/api/tables`, { method: 'POST', body: { game: 'to\0y', seats: 2 } })).status).toBe(400);
  const { people } = await seated(url, ['Ann', 'Bob']);
  const [ann, bob] = people as [Person, Person];
  expect(await ann.ask({ type: 'rename', name: 'A\0nn' })).toMatchObject({ name: 'malformed' });
  expect(await ann.ask({ type: 'chat', text: 'a\0b' })).toMatchObject({ type: 'done' });
  expect(await bob.next('chat')).toMatchObject({ text: 'ab' });
  const { version } = await ann.ask({ type: 'start', ref: 'with\0zero' });
  await ann.until(version as number);
  const pick = ann.moves.find((move) => move.startsWith('pick')) as string;
  const move = { type: 'move', seen: ann.version, move: pick, ref: '\0' };
  const made = await ann.ask(move);
  expect(made).toMatchObject({ type: 'done' });
  expect(await ann.ask(move), 'sent twice, made once').toEqual(made);
  for (const person of people) person.cut();
});

const rounds = ONE === undefined ? Array.from({ length: ROUNDS ?? FEW.length }, (_, round) => round) : [ONE];
const kinds = ONE === undefined && ROUNDS === undefined ? { faults: FEW, longest: 3000 } : { longest: AWAY * 1000 };

test.each(rounds)(
  `round %i of faults (seed ${SEED}): no acknowledged move lost, none made twice, every view what the log says`,
  async (round) => {
    await check({ seed: SEED, round, ...kinds, limit: LIMIT });
  },
  2 * LIMIT + 2000 * AWAY,
);

async function check(options: RoundOptions): Promise<void> {
  const begun = Date.now();
  const { harms, acknowledged, wrong, paused } = await playRound(chain, anyToy, options);
  const again = `TAPROOM_FAULT_PROCESSES=${PROCESSES} TAPROOM_FAULT_SEED=${options.seed} TAPROOM_FAULT_ROUND=${options.round}`;
  console.log(`${again}: ${harms}; ${acknowledged} moves acknowledged, ${Date.now() - begun} ms`);
  expect(wrong, `${again}: ${harms}`).toEqual([]);
  // Somebody who is told that the taps are blocked is told when they are open again.
  for (const told of paused) expect(told.at(-1) ?? false, `${again}: ${harms}`).toBe(false);
  if (/^away/.test(harms)) expect(paused.flat(), 'players are told').toContain(true);
  expect(acknowledged).toBeGreaterThanOrEqual(12);
}
