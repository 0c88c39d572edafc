import { gameNamed } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { alone, type Crew, type Job } from '../crew/crew.js';
import { doJob } from '../crew/doers.js';
import { wilson } from '../statistics/proportion.js';
import { type Comparison, compareDeals, runComparison } from './compare.js';
import { USUAL_EFFECT } from './effect.js';
import type { Figure } from './figure.js';
import { eventFigures, figureNamed, figuresOf } from './figures.js';
import { lottery, lotteryWith } from './lottery.js';
import { dealsFor, findingsOf } from './verdict.js';

const seatTwo: Figure = {
  name: 'seat-two',
  says: 'games won by the second seat',
  unit: 'share',
  of: ({ outcome }) => (outcome.places[1] === 1 ? 1 : 0),
};
const FIGURES = [figureNamed(lottery, 'starter') as Figure, seatTwo];
const BOTS = { bot: 'random', iterations: 0 };
const FAIR = lotteryWith({});

describe('a game whose truth is known', () => {
  test('two ways that are equally fair are called different as often as stated, over many seeds', async () => {
    const runs = 200;
    let alarms = 0;
    for (let run = 0; run < runs; run++) {
      const seed = { ...BOTS, seed: `fair ${run}` };
      const found = await compareDeals(lottery, FAIR, lotteryWith({ other: true }), FIGURES, seed, 0, 40);
      if (findingsOf(FIGURES, found, USUAL_EFFECT).some(({ verdict }) => verdict === 'real')) alarms++;
    }
    // Five in a hundred is among what the number of alarms allows to be true; at three standard errors.
    const { low, high } = wilson(alarms, runs, 0.997);
    expect(low).toBeLessThan(0.05);
    expect(high).toBeGreaterThan(0.02);
  });

  test('a seat that is favoured by a known amount is found as often as stated, and the amount too', async () => {
    const edge = 0.25;
    const effect = { relative: 0.05, absolute: { starter: edge, 'seat-two': edge } };
    const rigged = lotteryWith({ edge, other: true });
    const runs = 60;
    let [found, covered] = [0, 0];
    for (let run = 0; run < runs; run++) {
      const trial = await compareDeals(lottery, FAIR, rigged, FIGURES, { ...BOTS, seed: `trial ${run}` }, 0, 60);
      const { deals } = dealsFor(FIGURES, trial, effect);
      const all = await compareDeals(lottery, FAIR, rigged, FIGURES, { ...BOTS, seed: `rigged ${run}` }, 0, deals);
      const [starter] = findingsOf(FIGURES, all, effect);
      if (starter?.verdict === 'real') found++;
      if (starter && Math.abs(starter.difference.mean - edge) <= starter.difference.margin) covered++;
    }
    // Planned for nine in ten: that is among what the number of finds allows to be true.
    expect(wilson(found, runs, 0.997).high).toBeGreaterThan(0.9);
    expect(found / runs).toBeGreaterThan(0.75);
    expect(wilson(covered, runs, 0.997).high).toBeGreaterThan(0.95);
    expect(covered / runs).toBeGreaterThan(0.85);
  });

  test('the same deals make it cheaper: on them a rigged game differs only where the edge decided', async () => {
    const deals = async (other: boolean) =>
      dealsFor(
        FIGURES,
        await compareDeals(lottery, FAIR, lotteryWith({ edge: 0.05, other }), FIGURES, { ...BOTS, seed: 's' }, 0, 400),
        { relative: 0.05, absolute: {} },
      ).deals;
    expect(await deals(false)).toBeLessThan((await deals(true)) / 3);
  });

  test('verdicts: the same, none worth knowing, and too few deals to say', async () => {
    const same = await compareDeals(lottery, FAIR, FAIR, FIGURES, { ...BOTS, seed: 'x' }, 0, 20);
    expect(findingsOf(FIGURES, same, USUAL_EFFECT).map(({ verdict }) => verdict)).toEqual(['same', 'same']);
    const other = lotteryWith({ other: true });
    const many = await compareDeals(lottery, FAIR, other, FIGURES, { ...BOTS, seed: 'x' }, 0, 1500);
    expect(findingsOf(FIGURES, many, { relative: 0.1, absolute: {} }).map(({ verdict }) => verdict)).toEqual([
      'none',
      'none',
    ]);
    const few = await compareDeals(lottery, FAIR, other, FIGURES, { ...BOTS, seed: 'y' }, 0, 40);
    expect(findingsOf(FIGURES, few, USUAL_EFFECT).map(({ verdict }) => verdict)).toEqual(['open', 'open']);
  });
});

const COMPARISON: Comparison = {
  game: 'last-call',
  a: { seats: 3, options: {} },
  b: { seats: 3, options: { sips: 0 } },
  bot: 'local',
  iterations: 0,
  seed: 'test',
  figures: ['decisions', 'starter', 'sips', 'drawn'],
};

/** The same work, finished in the opposite order, as several workers might. */
const backwards: Crew = {
  ...alone(doJob),
  async run<Result>(jobs: readonly Job[], done?: (result: Result, index: number) => void) {
    const results: Result[] = new Array(jobs.length);
    for (let index = jobs.length - 1; index >= 0; index--) {
      results[index] = (await doJob(jobs[index] as Job)) as Result;
      done?.(results[index] as Result, index);
    }
    return results;
  },
};

describe('a comparison', () => {
  test('gives the same bits whatever the order of the work', async () => {
    const one = await runComparison(COMPARISON, 20, alone(doJob));
    expect(await runComparison(COMPARISON, 20, backwards)).toEqual(one);
    expect(one.deals).toBe(20);
    expect(await runComparison({ ...COMPARISON, seed: 'another' }, 20, backwards)).not.toEqual(one);
  });

  test('glasses without sips are not sipped from', async () => {
    const figures = COMPARISON.figures.map((name) => figureNamed(gameNamed('last-call') as never, name) as Figure);
    const found = await runComparison(COMPARISON, 24, alone(doJob));
    const sips = findingsOf(figures, found, USUAL_EFFECT).find(({ figure }) => figure === 'sips');
    expect(sips?.b).toBe(0);
    expect(sips?.a).toBeGreaterThan(0);
    expect(sips?.verdict).toBe('real');
  });

  test('stopped, it keeps what is done', async () => {
    const stop = new AbortController();
    const found = await runComparison(COMPARISON, 64, alone(doJob), () => stop.abort(), stop.signal);
    expect(found.deals).toBe(8);
    expect(found.differences[0]?.count).toBe(8);
  });

  test('a bid is met by whoever plays the hand: with Wingman somebody else', () => {
    const met = figureNamed(gameNamed('with-friends') as never, 'met') as Figure;
    const of = (...events: object[]): number => met.of({ events } as never);
    const scored = { type: 'scored', bids: [1, 0, 2], tricks: [2, 1, 0] };
    expect(of({ type: 'round-began' }, scored)).toBe(0);
    const passed = [0, 1, 2].map((from) => ({ type: 'passed', from, to: (from + 1) % 3 }));
    expect(of({ type: 'round-began' }, ...passed, scored)).toBe(1);
    expect(of({ type: 'round-began' }, ...passed, scored, { type: 'round-began' }, scored)).toBe(0.5);
  });

  test.each(['closing-time', 'last-call', 'with-friends', 'whiskey-times'])(
    '%s has figures that can be read',
    async (name) => {
      const game = gameNamed(name);
      if (!game) throw new Error(name);
      const figures = [...figuresOf(game), ...eventFigures(game)].map((figure) => figure.name);
      const wish = { seats: 3, ...(name === 'with-friends' && { options: { rounds: 'quick' } }) };
      const found = await runComparison(
        { game: name, a: wish, b: wish, bot: 'local', iterations: 0, seed: 's', figures },
        2,
        alone(doJob),
      );
      for (const [i, { mean, count }] of found.a.entries()) {
        expect(count).toBe(2);
        expect(mean, figures[i]).toBeGreaterThanOrEqual(0);
      }
      const turns = found.a[figures.indexOf('turns')]?.mean as number;
      const decisions = found.a[figures.indexOf('decisions')]?.mean as number;
      expect(turns).toBeGreaterThan(3);
      expect(decisions).toBeGreaterThanOrEqual(turns);
    },
  );
});
