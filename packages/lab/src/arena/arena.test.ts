import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { alone, type Crew, type Job } from '../crew/crew.js';
import { doJob } from '../crew/doers.js';
import { crewOf } from '../crew/threads.js';
import { type DealResult, type Duel, runDuel } from './arena.js';
import { reportOf } from './report.js';
import { eloOf, estimate, leagueElo, quantile, strengthOf } from './statistics.js';

/** Read and not used by a bot without nets. */
const WEIGHTS = fileURLToPath(new URL('../../../bots/src/with-friends/weights.json', import.meta.url));

const DUEL: Duel = {
  game: 'with-friends',
  wish: { seats: 3, options: { rounds: 'quick' } },
  challenger: 'local',
  reference: 'random',
  seed: 'test',
  deals: 4,
  budget: { iterations: 2 },
};

/** The same work in another order, as several workers would have it. */
const backwards: Crew = {
  async run<Result>(jobs: readonly Job[], done?: (result: Result, index: number) => void) {
    const results: Result[] = new Array(jobs.length);
    for (let index = jobs.length - 1; index >= 0; index--) {
      results[index] = (await doJob(jobs[index] as Job)) as Result;
      done?.(results[index] as Result, index);
    }
    return results;
  },
  each: async () => {},
  close: async () => {},
};

/** Times are the machine's, everything else is the seed's. */
const timeless = (results: readonly DealResult[]): unknown =>
  results.map(({ times, ...rest }) => ({ ...rest, decisions: times.length }));

describe('the arena', () => {
  test('the same seed gives the same figures, whatever the order of the work', async () => {
    const first = await runDuel(DUEL, alone(doJob));
    expect(timeless(await runDuel(DUEL, backwards))).toEqual(timeless(first));
    expect(timeless(await runDuel({ ...DUEL, seed: 'other' }, alone(doJob)))).not.toEqual(timeless(first));
  });

  test('threads give the same figures as none', async () => {
    const duel = { ...DUEL, deals: 2 };
    const crew = crewOf(1, doJob);
    try {
      expect(timeless(await runDuel(duel, crew))).toEqual(timeless(await runDuel(duel, alone(doJob))));
    } finally {
      await crew.close();
    }
  });

  test('a bot against itself is exactly at par, on every deal', async () => {
    // By another name, so that the games are really played.
    const duel = { ...DUEL, challenger: `local@${WEIGHTS}`, reference: 'local', deals: 3 };
    const { share, gain, par, games } = reportOf(duel, await runDuel(duel, alone(doJob)), 1);
    expect(games).toBe(3 * (1 + DUEL.wish.seats));
    expect(share.mean).toBeCloseTo(par, 9);
    expect(gain.mean).toBeCloseTo(0, 9);
  });

  test('a table of one kind costs one game a deal, and says the same', async () => {
    const duel = { ...DUEL, challenger: 'local', reference: 'local', deals: 3 };
    const alike = reportOf(duel, await runDuel(duel, alone(doJob)), 1);
    const named = { ...duel, challenger: `local@${WEIGHTS}` };
    const played = reportOf(named, await runDuel(named, alone(doJob)), 1);
    expect(alike.games).toBe(3);
    expect(alike.met).toEqual(played.met);
    expect(alike.share.mean).toBeCloseTo(played.share.mean, 9);
  });

  test('plain sense beats luck, and the report says so', async () => {
    const results = await runDuel({ ...DUEL, deals: 12 }, alone(doJob));
    const report = reportOf(DUEL, results, 2);
    expect(report.share.mean - report.share.margin).toBeGreaterThan(report.par);
    expect(report.games).toBe(12 * 4);
    expect(report.gamesPerSecond).toBe(24);
    expect(report.met?.challenger.mean).toBeGreaterThan(report.met?.reference.mean ?? 1);
    expect(report.eloRange[0]).toBeLessThan(report.elo);
  });

  test('whoever sees all cards is stronger than whoever imagines them', async () => {
    const duel: Duel = { ...DUEL, challenger: 'cheat', reference: 'regular', deals: 4, budget: { iterations: 4 } };
    const { gain } = reportOf(duel, await runDuel(duel, alone(doJob)), 1);
    expect(gain.mean).toBeGreaterThan(0);
  });
});

describe('the figures', () => {
  test('an interval is 1.96 standard errors for many values, and wider for few', () => {
    const many = Array.from({ length: 10_000 }, (_, i) => i % 2);
    expect(estimate(many).margin).toBeCloseTo((1.96 * 0.5) / 100, 4);
    expect(estimate([0, 1, 0, 1]).margin).toBeCloseTo(3.18 * (0.577 / 2), 1);
  });

  test('strength does not depend on the number of players', () => {
    expect(strengthOf(0.5, 2)).toBeCloseTo(1);
    expect(strengthOf(0.25, 4)).toBeCloseTo(1);
    expect(strengthOf(2 / 3, 2)).toBeCloseTo(strengthOf(0.4, 4));
    expect(eloOf(10)).toBeCloseTo(400);
  });

  test('a league finds the strengths that made its games', () => {
    // Player 0 beats player 1 three times of four, and player 1 beats player 2 as often.
    const game = (who: number[], winner: number) => ({ who, places: who.map((bot) => (bot === winner ? 1 : 2)) });
    const games = Array.from({ length: 400 }, (_, i) => [
      game([0, 1], i % 4 === 0 ? 1 : 0),
      game([1, 2], i % 4 === 0 ? 2 : 1),
    ]).flat();
    const [a = 0, b = 0, d = 0] = leagueElo(3, games);
    expect(a - b).toBeCloseTo(eloOf(3), -1);
    expect(b - d).toBeCloseTo(eloOf(3), -1);
  });

  test('a quantile of nothing is nothing', () => {
    expect(quantile([], 0.5)).toBe(0);
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(3);
  });
});
