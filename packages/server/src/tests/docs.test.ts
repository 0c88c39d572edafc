import { readFileSync } from 'node:fs';
import { LEVELS } from '@taproom/bots';
import type { Option } from '@taproom/engine';
import { GAME_NAMES, gameNamed } from '@taproom/games';
import { CODE_LENGTH, CODE_LETTERS } from '@taproom/protocol';
import { expect, test } from 'vitest';
import { USUAL_LIMITS } from '../server.js';
import { REFUSALS } from '../words/en.js';

/** What docs/ says in numbers and names is what the server does. */
const page = (name: string) => readFileSync(new URL(`../../../../docs/${name}.md`, import.meta.url), 'utf8');
const [protocol, operations] = [page('protocol'), page('operations')];

/** The cells of the row of a table that begins so. */
function cellsOf(text: string, first: string): string[] {
  const row = text.split('\n').find((line) => line.startsWith(`| ${first} |`));
  if (row === undefined) throw new Error(`no row begins with ${first}`);
  return row.split('|').map((cell) => cell.trim());
}

/** What a reader must find about an option to choose it. */
function partsOf(option: Option): string[] {
  const name = `\`${option.name}\``;
  switch (option.kind) {
    case 'choice':
      return [name, ...option.choices.map((choice) => `\`${choice}\``), `(\`${option.default}\`)`];
    case 'number':
      return [name, `${option.min} to ${option.max}`, `(${option.default})`];
    case 'switch':
      return [name, `(${option.default})`];
    case 'seats':
      return [name, option.most === 1 ? 'one seat' : `up to ${option.most} seats`];
  }
}

test.each(GAME_NAMES)('%s: its seats, options and card files are in docs/protocol.md', (name) => {
  const game = gameNamed(name);
  if (!game) throw new Error(name);
  let [, , seats, options, files] = cellsOf(protocol, `\`${name}\``);
  if (options === 'the same') [, , , options] = cellsOf(protocol, '`closing-time`');
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const { min, max } = game.seats(usual);
  expect(seats).toMatch(new RegExp(`^${min} to ${max}`));
  for (const part of game.options.flatMap(partsOf)) expect(options).toContain(part);
  for (const file of Object.keys(game.files)) expect(files).toContain(`\`${file}\``);
});

test('the levels of bots are in docs/protocol.md', () => {
  for (const level of LEVELS) expect(protocol).toContain(`\`${level}\``);
});

test('what one address may do is in docs/operations.md', () => {
  const { perAddress, perMinute, opensPerMinute, lookUpsPerMinute, bytesPerDay, requestSeconds } = USUAL_LIMITS;
  const { wrongCodesAtOnce, wrongCodesPerMinute } = USUAL_LIMITS;
  const told = Object.fromEntries(limitRows().map((limit) => [limit, cellsOf(operations, limit)[2]]));
  expect(told).toEqual({
    'connections of any kind, from the moment they are accepted': `${2 * perAddress}`,
    'sockets at tables': `${perAddress}`,
    'requests a minute': `${perMinute}`,
    'tables opened a minute': `${opensPerMinute}`,
    'tables looked up a minute, over HTTP and sockets together': `${lookUpsPerMinute}`,
    'wrong codes, over HTTP and sockets together': `${wrongCodesAtOnce} at once, then ${wrongCodesPerMinute} a minute`,
    'bytes written down a day (256 MiB at once, refilled over a day)': `${bytesPerDay / 2 ** 20} MiB`,
    'seconds a request may take to arrive (half of that for its head)': `${requestSeconds}`,
  });
});

/** Every row of the table of limits. */
function limitRows(): string[] {
  const [, after = ''] = operations.split('**Limits for one address**');
  const rows = after.trimStart().split('\n\n')[1] ?? '';
  const names = rows.split('\n').map((line) => (line.split('|')[1] as string).trim());
  return names.slice(2);
}

test('the chance to hit a code by guessing is what docs/operations.md says', () => {
  const codes = CODE_LETTERS.length ** CODE_LENGTH;
  const { wrongCodesAtOnce, wrongCodesPerMinute } = USUAL_LIMITS;
  const later = wrongCodesPerMinute * 24 * 60;
  const chance = (tables: number) => 100 * (1 - (1 - tables / codes) ** later);
  expect(operations).toContain(`${CODE_LETTERS.length}^${CODE_LENGTH} = ${codes.toLocaleString('en')}`);
  expect(operations).toContain(
    `${(later + wrongCodesAtOnce).toLocaleString('en')} wrong guesses on its first day and ${later.toLocaleString('en')}`,
  );
  expect(operations).toContain(`${chance(100).toFixed(1)}% a day, with 1,000 tables ${chance(1000).toFixed(0)}%`);
});

test('statuses and close codes of docs/protocol.md have names the server knows', () => {
  const [, wrong = ''] = protocol.split('## When something is wrong');
  const [told = ''] = wrong.split('\n## ');
  for (const status of [400, 403, 404, 408, 409, 410, 413, 415, 429, 431, 500, 503, 1008, 1009, 1012])
    expect(told, `${status}`).toContain(`${status}`);
  const named = [...told.matchAll(/\(`([a-z-]+)`/g)].map(([, name]) => name as string);
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) expect(Object.keys(REFUSALS)).toContain(name);
});
