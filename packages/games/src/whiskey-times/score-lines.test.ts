import { readdirSync, readFileSync } from 'node:fs';
import { type GameRecord, replay } from '@taproom/engine';
import { expect, test } from 'vitest';
import { scoreLines, whiskeyTimes } from './index.js';

const RECORDS = new URL('./records/', import.meta.url);

test.each(readdirSync(RECORDS))('R41 the lines of every score in %s add up to it', (file) => {
  const read = JSON.parse(readFileSync(new URL(file, RECORDS), 'utf8')) as GameRecord & { record?: GameRecord };
  const played = replay(whiskeyTimes, read.record ?? read);
  if (!played.ok) throw new Error(JSON.stringify(played.problem));
  const table = played.value;
  const scores = whiskeyTimes.outcome(table)?.scores ?? [];
  expect(scores.length).toBe(table.seats);
  for (const [seat, score] of scores.entries()) {
    const lines = scoreLines(table, seat);
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    expect(lines.every(({ points }) => points > 0)).toBe(true);
  }
});
