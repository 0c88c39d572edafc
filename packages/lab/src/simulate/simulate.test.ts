import { readSetting, type Setting } from '@taproom/engine';
import { addGame, ENTRIES, gameNamed, games } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { alone, type Crew, type Job } from '../crew/crew.js';
import { doJob } from '../crew/doers.js';
import { openTable } from '../crew/table.js';
import { crewOf } from '../crew/threads.js';
import { studyOf } from '../entries.js';
import { toHtml } from '../report/html.js';
import { reportOn } from '../report/report.js';
import { toCsv } from '../report/text.js';
import { chunksOf, type Plan, streamOf } from './plan.js';
import { begin, formatProgress, gamesDone, isComplete, type Progress, readProgress } from './progress.js';
import { asFarAs, simulate } from './simulate.js';
import { Sitting } from './sitting.js';
import { binOf, leastOf, Tally } from './tally.js';

const PLAN: Plan = {
  game: 'last-call',
  wish: { seats: 3 },
  bots: ['local', 'local', 'local'],
  games: 100,
  seed: 'test',
  iterations: 2,
};

const forever = new AbortController().signal;
const quiet = { advanced: () => {}, signal: forever };

async function played(plan: Plan, crew: Crew = alone(doJob)): Promise<Progress> {
  const progress = begin(plan);
  try {
    await simulate(progress, crew, quiet);
  } finally {
    await crew.close();
  }
  return progress;
}

/** Every byte that is written in the end. */
function filesOf(progress: Progress): string {
  const game = gameNamed(progress.plan.game);
  if (!game) throw new Error('which game?');
  const report = reportOn(
    progress,
    game,
    openTable(progress.plan.game, progress.plan.wish).setting,
    'taproom simulate',
  );
  return [toHtml(report), JSON.stringify(report), toCsv(report)].join('\n');
}

/** The same work, the last job first. */
const backwards: Crew = {
  run: () => Promise.reject(new Error('nobody asks for results')),
  async each<Result>(jobs: Iterable<Job>, done: (result: Result, job: Job) => void) {
    for (const job of [...jobs].reverse()) done((await doJob(job)) as Result, job);
  },
  close: async () => {},
};

describe('the same seed', () => {
  test('gives the same bytes with no thread, one, two, and in any order', async () => {
    const expected = filesOf(await played(PLAN));
    expect(filesOf(await played(PLAN, crewOf(1, doJob)))).toBe(expected);
    expect(filesOf(await played(PLAN, crewOf(2, doJob)))).toBe(expected);
    expect(filesOf(await played(PLAN, backwards))).toBe(expected);
    expect(filesOf(await played({ ...PLAN, seed: 'other' }))).not.toBe(expected);
  }, 300_000);

  test('gives the same bytes when it was interrupted and resumed from a file', async () => {
    const stop = new AbortController();
    const progress = begin(PLAN);
    await simulate(progress, alone(doJob), { advanced: () => stop.abort(), signal: stop.signal });
    expect(gamesDone(progress)).toBeGreaterThan(0);
    expect(isComplete(progress)).toBe(false);
    const read = readProgress(formatProgress(progress), PLAN);
    if (!read.ok) throw new Error(read.problem);
    await simulate(read.value, alone(doJob), quiet);
    expect(gamesDone(read.value)).toBe(PLAN.games);
    expect(filesOf(read.value)).toBe(filesOf(await played(PLAN)));
  }, 300_000);

  test('stopped early, it reports what the smaller run would have, to the byte', async () => {
    const stop = new AbortController();
    const progress = begin(PLAN);
    await simulate(progress, alone(doJob), { advanced: () => stop.abort(), signal: stop.signal });
    const games = gamesDone(progress);
    expect(games).toBeLessThan(PLAN.games);
    expect(filesOf(asFarAs(progress))).toBe(filesOf(await played({ ...PLAN, games })));
  }, 300_000);

  test('is not resumed with another plan, nor from something else', () => {
    const text = formatProgress(begin(PLAN));
    expect(readProgress(text, { ...PLAN, seed: 'other' }).ok).toBe(false);
    expect(readProgress(text, { ...PLAN, games: 7 }).ok).toBe(false);
    expect(readProgress('{}', PLAN).ok).toBe(false);
    expect(readProgress('not even JSON', PLAN).ok).toBe(false);
  });

  test('never deals two games alike, nor a bot what the cards got', () => {
    const cards = streamOf('taproom', 0);
    const bot = streamOf('taproom', 1);
    const starts = new Set<number>();
    for (let game = 0; game < 5000; game++) starts.add(cards(game)).add(bot(game));
    expect(starts.size).toBe(10_000);
    expect(Math.max(...starts)).toBeLessThan(Number.MAX_SAFE_INTEGER);
  });
});

describe('watching', () => {
  test.each(games.map((game) => [game.name, game] as const))('%s changes nothing about the game', (_name, game) => {
    const setting = readSetting(game, { seats: 3 });
    if (!setting.ok) throw new Error(setting.problem[0]?.reason);
    const closely = tallied(game.name, setting.value, (sitting, number) => sitting.watch(number));
    const fast = tallied(game.name, setting.value, (sitting, number) => sitting.count(number));
    for (const name of ['wins/seat/0', 'wins/seat/1', 'wins/seat/2', 'length/decisions'])
      expect(closely.get(name), name).toEqual(fast.get(name));
    expect(closely.at('watched')).toBe(3);
    expect(fast.at('watched')).toBe(0);
  });

  function tallied(name: string, setting: Setting, play: (sitting: Sitting, number: number) => void): Tally {
    const game = games.find((each) => each.name === name);
    if (!game) throw new Error('which game?');
    const tally = new Tally();
    const bots = ['random', 'random', 'random'];
    const sitting = new Sitting(game, setting, studyOf(game), { bots, seed: 'x', iterations: 0 }, tally);
    for (let number = 0; number < 3; number++) play(sitting, number);
    return tally;
  }

  test('every win is counted once, every game ends once, and points add up to the scores', async () => {
    const { tally } = await played({ ...PLAN, game: 'whiskey-times', games: 6 });
    const wins = [0, 1, 2].map((position) => tally.get(`wins/position/${position}`)[1] ?? 0);
    expect(wins.reduce((sum, each) => sum + each, 0)).toBe(6 * 840);
    const endings = tally.under('ending/').map((reason) => tally.at(`ending/${reason}`));
    expect(endings.reduce((sum, each) => sum + each, 0)).toBe(6);
    const points = tally.under('points/').map((source) => tally.at(`points/${source}`));
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(tally.get('score')[1]);
  }, 300_000);

  test('bids that were met earn what the score sheet says, with Wingman too', async () => {
    for (const options of [{ rounds: 'quick' }, { rounds: 'quick', wingman: true }]) {
      const { tally } = await played({ ...PLAN, game: 'with-friends', wish: { seats: 3, options }, games: 4 });
      expect(tally.at('points/exact') + tally.at('points/tricks')).toBe(tally.get('score')[1]);
    }
  }, 300_000);
});

describe('memory', () => {
  test('what is kept does not grow with the number of games', async () => {
    const bots = ['random', 'random', 'random'];
    const plan: Plan = { ...PLAN, game: 'with-friends', wish: { seats: 3, options: { rounds: 'quick' } }, bots };
    const few = formatProgress(await played({ ...plan, games: 1200 }));
    const many = formatProgress(await played({ ...plan, games: 6000 }));
    expect(many.length).toBeLessThan(1.25 * few.length);
  }, 300_000);

  test('chunks are asked for one at a time, and a million games need no list', async () => {
    let asked = 0;
    const stop = new AbortController();
    const lazy: Crew = {
      ...backwards,
      async each<Result>(jobs: Iterable<Job>, done: (result: Result, job: Job) => void) {
        for (const job of jobs) {
          if (++asked === 10) stop.abort();
          done({ games: [40] } as Result, job);
        }
      },
    };
    const progress = begin({ ...PLAN, games: 1_000_000 });
    await simulate(progress, lazy, { advanced: () => {}, signal: stop.signal });
    expect(asked).toBe(10);
    expect(chunksOf(progress.plan)).toBe(25_000);
    expect(formatProgress(progress).length).toBeLessThan(500);
  });
});

test('bins hold every value once, in order', () => {
  for (let value = 0; value < 10_000; value++) {
    const bin = binOf(value);
    expect(leastOf(bin)).toBeLessThanOrEqual(value);
    expect(leastOf(bin + 1)).toBeGreaterThan(value);
  }
});

test('a game that brings no study of its own is reported on all the same, from its contract alone', async () => {
  const { facts, game } = ENTRIES['last-call'];
  const name = 'study-less';
  expect(addGame({ facts: { ...facts, name }, game: { ...game, name } }).ok).toBe(true);
  const progress = await played({ ...PLAN, game: name, bots: ['random', 'random', 'random'], games: 30 });
  const files = filesOf(progress);
  expect(gamesDone(progress)).toBe(30);
  for (const id of ['seats', 'length', 'choices', 'happenings']) expect(files).toContain(`"id":"${id}"`);
  // Who is ahead before the end takes a study of the game's own.
  expect(files).not.toContain('"id":"tension"');
  expect(files).not.toMatch(/NaN|undefined|Infinity/);
});
