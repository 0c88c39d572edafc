import type { Clock } from '@taproom/protocol';
import { expect, test } from 'vitest';
import { quietHouse } from '../testing/quiet-house.js';
import { HAND } from '../testing/toy.js';
import { toyTable } from '../testing/toy-table.js';
import { leftOf, nextToRunOut, usedBy } from './clocks.js';
import type { Entry } from './entry.js';

const TURNS: Clock = { kind: 'turn', seconds: 10, bank: 5 };

/** A toy table; `at` is milliseconds after its deal. */
function clocked(options: Parameters<typeof toyTable>[1] = { clock: TURNS }) {
  const { house } = quietHouse();
  const { state, handOf } = toyTable(house, options);
  const dealt = house.time.now();
  const happen = (entry: Entry, at = 0) => state.apply({ version: state.version + 1, at: dealt + at, entry });
  const pick = (seat: number, { at = 0, used }: { at?: number; used?: number } = {}) =>
    happen({ type: 'moved', seat, move: `pick ${handOf(seat)[0]}`, by: 'player', ...(used && { used }) }, at);
  const down = (since: number, until: number) => ({ since: dealt + since, until: dealt + until });
  return { state, dealt, happen, pick, down };
}

test('time is used while a seat is waited for, and by nobody else', () => {
  const { state, dealt, pick } = clocked();
  pick(1);
  expect([0, 1, 2].map((seat) => usedBy(state, seat, dealt + 700, []))).toEqual([700, 0, 700]);
  expect(usedBy(state, 0, dealt - 5, []), 'a clock that was put back').toBe(0);
  expect(usedBy(clocked({ dealt: false }).state, 0, dealt + 700, []), 'not dealt').toBe(0);
});

test('clocks stand still while no server runs', () => {
  const { state, dealt, pick, down } = clocked();
  const downtimes = [down(-500, 100), down(300, 400), down(900, 5000), down(6000, 7000)];
  expect(usedBy(state, 0, dealt + 1000, downtimes)).toBe(1000 - 100 - 100 - 100);
  expect(leftOf(state, 0, dealt + 1000, downtimes)).toBe(15_000 - 700);
  for (const seat of [0, 1, 2]) pick(seat, { at: 350 });
  expect(usedBy(state, 0, dealt + 450, downtimes), 'only since they are waited for').toBe(50);
});

test('what is left is the time for a decision and the reserve, less what was used', () => {
  const { state, dealt, pick } = clocked();
  pick(1, { used: 12_000 });
  expect([0, 1].map((seat) => leftOf(state, seat, dealt + 4000, []))).toEqual([11_000, 13_000]);
  expect(leftOf(state, 0, dealt + 16_000, [])).toBe(-1000);
  expect(leftOf(clocked({ dealt: false }).state, 0, dealt, []), 'not dealt').toBe(0);
});

test('who has least time left runs out next; of equals, the first', () => {
  const { state, dealt, happen } = clocked();
  expect(nextToRunOut(state, dealt + 1000, [])).toEqual({ seat: 0, left: 14_000 });
  happen({ type: 'back', seat: 0 }, 500);
  expect(nextToRunOut(state, dealt + 1000, [])).toEqual({ seat: 1, left: 14_000 });
  happen({ type: 'moved', seat: 2, move: 'slip', by: 'player', used: 11_000 });
  expect(nextToRunOut(state, dealt + 1000, [])).toEqual({ seat: 2, left: 13_000 });
});

test('downtime puts off when somebody runs out', () => {
  const { state, dealt, down } = clocked();
  expect(nextToRunOut(state, dealt + 1000, [down(200, 600)])).toEqual({ seat: 0, left: 14_400 });
});

test('bots, who has moved, and who is away do not run out', () => {
  const { state, dealt, happen, pick } = clocked({ clock: TURNS, bots: [0] });
  pick(1);
  expect(nextToRunOut(state, dealt, [])).toEqual({ seat: 2, left: 15_000 });
  happen({ type: 'stood-in', seat: 2, level: 'weak', why: 'left' });
  expect(nextToRunOut(state, dealt, [])).toBeUndefined();
});

test('without a clock, before the deal and after the end nobody runs out', () => {
  expect(nextToRunOut(clocked({ clock: null }).state, 0, [])).toBeUndefined();
  expect(nextToRunOut(clocked({ clock: TURNS, dealt: false }).state, 0, [])).toBeUndefined();
  const { state, dealt, pick } = clocked();
  for (let round = 0; round < HAND; round++) for (const seat of [0, 1, 2]) pick(seat);
  expect(nextToRunOut(state, dealt, [])).toBeUndefined();
  // Nor when a game still waits for somebody at its end.
  if (state.play) state.play.waiting = 0b111;
  expect(nextToRunOut(state, dealt, [])).toBeUndefined();
});
