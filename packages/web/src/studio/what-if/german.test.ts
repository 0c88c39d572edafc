import { readSetting, type Words } from '@taproom/engine';
import { games } from '@taproom/games';
import { beginSimulation, chunkJob, crewFrom, dealJob, type Job, reportOn, simulate } from '@taproom/lab/browser';
import { expect, test } from 'vitest';
import { type CardNames, cardNames, germanDrawing, germanSections } from './german.js';
import { answers } from './questions.js';

const crew = crewFrom([
  async (job: Job) => (job.kind === 'deal' ? await dealJob(job as never) : await chunkJob(job as never)),
]);
const LOOKING = ['first', 'cards', 'evening', 'skill'] as const;
const ENGLISH =
  /\b(the|of|all|as|games?|wins?|won|turns|turn|players?|how|does|with|and|to|by|for|card|points?|green|red|wine|beer|guests|bottles|drinks|bids?)\b/i;
/** Enough that cards are named one by one. */
const GAMES: Readonly<Record<string, number>> = { 'last-call': 150, 'closing-time': 100, 'with-friends': 100 };
/** Ours are studied more closely than a new game need be. */
const STUDIED: readonly string[] = [...Object.keys(GAMES), 'whiskey-times'];
const PRINTED = ['Lets Get Wild', 'Tell Me Your Woes', 'Pass The Bottle'];
const forever = new AbortController().signal;

test.each(games.map((game) => [game.name, game] as const))(
  '%s: what the lab says of any game is German to the last word',
  async (_name, game) => {
    const wish = { seats: 3, options: game.name === 'with-friends' ? { rounds: 'quick' } : {} };
    const setting = readSetting(game, wish);
    if (!setting.ok) throw new Error(setting.problem[0]?.reason);
    const bots = ['local', 'local', 'local'];
    const progress = beginSimulation({
      game: game.name,
      wish,
      bots,
      games: GAMES[game.name] ?? 24,
      seed: 'german',
      iterations: 0,
    });
    await simulate(progress, crew, { advanced: () => {}, signal: forever });
    progress.ladder.push({ bot: 'tourist', deals: 2, games: 6, share: { mean: 0.1, margin: 0.05, count: 2 } });
    progress.ladder.push({ bot: 'landlord', deals: 2, games: 6, share: { mean: 0.5, margin: 0.05, count: 2 } });
    progress.ladder.push({ bot: 'regular', deals: 2, games: 6, share: { mean: 0.4, margin: 0.4, count: 2 } });
    const { sections } = reportOn(progress, game, setting.value, '');
    const asked = sections.filter(({ id }) => LOOKING.some((question) => answers(question, id)));
    expect(asked.length).toBeGreaterThan(STUDIED.includes(game.name) ? 6 : LOOKING.length - 1);
    const names = cardNames(game, game.words.de as Words, setting.value);
    for (const { title, says, findings, figures } of germanSections(asked, names)) {
      const drawn = figures.flatMap((figure) => [
        figure.title,
        figure.axis,
        ...(figure.kind === 'histogram' ? [] : figure.rows.map(({ label }) => label)),
      ]);
      for (const text of [title, says, ...findings.map((finding) => finding.text), ...drawn])
        expect(withoutNames(text, names), text).not.toMatch(ENGLISH);
    }
  },
  60_000,
);

test('names of cards are put into German as wholes, also where they have commas or words with another meaning', () => {
  const [section] = germanSections(
    [
      {
        id: 'guests',
        title: 'Do companions meet?',
        says: '',
        findings: [
          { kind: 'fact', text: 'Never served: Mary, Queen of Scots, The Red Door and Leif Erikson.' },
          {
            kind: 'fact',
            text: 'The order of bidding matters: Any Switch It Up (3.6 points) and Any Chaser (1.0 points).',
          },
        ],
        figures: [],
      },
    ],
    new Map([
      ['Mary, Queen of Scots', 'Maria Stuart'],
      ['The Red Door', 'The Red Door'],
      ['Leif Erikson', 'Leif Eriksson'],
    ]),
  );
  expect(section?.findings[0]?.text).toBe('Nie bewirtet: Maria Stuart, The Red Door und Leif Eriksson.');
  expect(section?.findings[1]?.text).toContain('Switch It Up, gleich welche (3,6 Punkte) und Chaser, gleich welche');
});

/** Names of bottles and of special cards stay what they are. */
function withoutNames(text: string, names: CardNames): string {
  const longest = [...names.values()].sort((a, b) => b.length - a.length);
  return [...longest, ...PRINTED].reduce((left, name) => left.replaceAll(name, ''), text);
}

test('numbers in charts are written as Germans write them, and nothing else of the drawing changes', () => {
  expect(germanDrawing('<line x1="1.5"/><text x="2.5">19.8% real</text><text>1,200.5</text>')).toBe(
    '<line x1="1.5"/><text x="2.5">19,8% echt</text><text>1.200,5</text>',
  );
});
