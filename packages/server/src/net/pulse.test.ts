import { expect, test } from 'vitest';
import { FakeTime } from '../testing/fake-time.js';
import { CALM, MOST_SILENCE, Pulse } from './pulse.js';

test('only a word of ours is a sign of life, once', async () => {
  const time = new FakeTime();
  const pulse = new Pulse(time);
  const [first, second] = [pulse.ask(), pulse.ask()];
  await time.pass(MOST_SILENCE + 1);
  expect(pulse.isGone).toBe(true);
  expect(pulse.answer('made up')).toBe(false);
  expect(pulse.isGone).toBe(true);
  expect(pulse.answer(second)).toBe(true);
  expect(pulse.isGone).toBe(false);
  expect(pulse.answer(first), 'older than one that was answered').toBe(false);
  expect(pulse.answer(second)).toBe(false);
});

test('how far away somebody is follows from the answer', async () => {
  const time = new FakeTime();
  const pulse = new Pulse(time);
  const word = pulse.ask();
  await time.pass(80);
  pulse.answer(word);
  expect(pulse.milliseconds).toBe(80);
});

test('a client is asked at every occasion until it is known, then from time to time', async () => {
  const time = new FakeTime();
  const pulse = new Pulse(time);
  for (let measured = 0; measured < 5; measured++) {
    expect(pulse.isDue).toBe(true);
    pulse.answer(pulse.ask());
  }
  expect(pulse.isDue).toBe(false);
  await time.pass(CALM);
  expect(pulse.isDue).toBe(true);
  expect(3 * CALM, 'asked more than once before it counts as gone').toBeLessThanOrEqual(MOST_SILENCE);
});
