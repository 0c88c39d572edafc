import { readSetting } from '@taproom/engine';
import { games } from '@taproom/games';
import { beginSimulation, chunkJob, crewFrom, dealJob, type Job, reportOn, simulate } from '@taproom/lab/browser';
import { expect, test } from 'vitest';
import { germanSection, speaksGerman } from './german.js';

const crew = crewFrom([
  async (job: Job) => (job.kind === 'deal' ? await dealJob(job as never) : await chunkJob(job as never)),
]);
const forever = new AbortController().signal;

test.each(games.map((game) => [game.name, game] as const))(
  '%s: what the lab says of any game is German to the last word',
  async (_name, game) => {
    const wish = { seats: 3, options: game.name === 'with-friends' ? { rounds: 'quick' } : {} };
    const setting = readSetting(game, wish);
    if (!setting.ok) throw new Error(setting.problem[0]?.reason);
    const bots = ['local', 'local', 'local'];
    const progress = beginSimulation({ game: game.name, wish, bots, games: 24, seed: 'german', iterations: 0 });
    await simulate(progress, crew, { advanced: () => {}, signal: forever });
    progress.ladder.push({ bot: 'tourist', deals: 2, games: 6, share: { mean: 0.1, margin: 0.05, count: 2 } });
    progress.ladder.push({ bot: 'landlord', deals: 2, games: 6, share: { mean: 0.5, margin: 0.05, count: 2 } });
    progress.ladder.push({ bot: 'regular', deals: 2, games: 6, share: { mean: 0.4, margin: 0.4, count: 2 } });
    const sections = reportOn(progress, game, setting.value, '').sections.filter(speaksGerman);
    expect(sections.map(({ id }) => id)).toEqual(['seats', 'length', 'tension', 'skill']);
    for (const section of sections.map(germanSection)) {
      const { title, says, findings, figures } = section;
      const drawn = figures.flatMap((figure) => [figure.title, figure.axis]);
      for (const text of [title, says, ...findings.map((finding) => finding.text), ...drawn])
        expect(text, text).not.toMatch(/\b(the|of|games?|wins?|won|turns|players?|how|does|with|and|to)\b/i);
    }
  },
  60_000,
);
