import type { Plan } from '@taproom/bots/training';
import { describe, expect, test } from 'vitest';
import { alone } from '../crew/crew.js';
import { doJob } from '../crew/doers.js';
import { formatCheckpoint, readCheckpoint } from './checkpoint.js';
import { begin, train, weightFileOf } from './train.js';

const CREW = alone(doJob);
const PLAN: Plan = { game: 'last-call', seed: 3, steps: 2, matches: 2, shards: 2 };
const whole = () => train(begin(PLAN), CREW, () => true);

describe('training', () => {
  test('the same plan makes the same weights, another seed others', async () => {
    const [one, other] = [await whole(), await whole()];
    expect(formatCheckpoint(one)).toBe(formatCheckpoint(other));
    const elsewhere = await train(begin({ ...PLAN, seed: 4 }), CREW, () => true);
    expect(weightFileOf('last-call', elsewhere.schooled, '')).not.toEqual(weightFileOf('last-call', one.schooled, ''));
  });

  test('stopped and resumed from its file it comes out the same', async () => {
    const stopped = await train(begin(PLAN), CREW, ({ step }) => step < 1);
    expect(stopped.step).toBe(1);
    const read = readCheckpoint(formatCheckpoint(stopped), PLAN);
    if (!read.ok) throw new Error(read.problem);
    expect(formatCheckpoint(await train(read.value, CREW, () => true))).toBe(formatCheckpoint(await whole()));
  });

  test('a checkpoint of another plan, or none at all, is refused with a sentence', () => {
    const text = formatCheckpoint(begin(PLAN));
    expect(readCheckpoint(text, { ...PLAN, steps: 4 })).toMatchObject({
      ok: false,
      problem: expect.stringContaining('another plan'),
    });
    expect(readCheckpoint('cheers', PLAN)).toMatchObject({
      ok: false,
      problem: expect.stringContaining('not a checkpoint'),
    });
  });
});
