import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { constantOf, embed } from './embed.mjs';

let games = '';
afterEach(() => rmSync(games, { recursive: true, force: true }));

test('files are named as constants', () => {
  expect(['decks/standard.csv', 'RULES.md', 'cards/guest-icons.csv'].map(constantOf)).toEqual([
    'decksStandardCsv',
    'rulesMd',
    'cardsGuestIconsCsv',
  ]);
});

test('each file is one string, written only when it changed', () => {
  games = mkdtempSync(join(tmpdir(), 'taproom-embed-'));
  const folder = join(games, 'whist');
  mkdirSync(join(folder, 'decks'), { recursive: true });
  writeFileSync(join(folder, 'RULES.md'), '**R1** `Follow` "suit" \\d.\r\n');
  writeFileSync(join(folder, 'decks', 'standard.csv'), 'copies,card\n1,"a ""b"""\n');
  const target = join(folder, 'data.gen.ts');
  expect(embed(games)).toEqual([target]);
  const text = readFileSync(target, 'utf8');
  expect(text).toContain(`export const rulesMd = ${JSON.stringify('**R1** `Follow` "suit" \\d.\n')};`);
  expect(text).toContain(`export const decksStandardCsv = ${JSON.stringify('copies,card\n1,"a ""b"""\n')};`);

  const before = statSync(target, { bigint: true }).mtimeNs;
  expect(embed(games)).toEqual([]);
  expect(statSync(target, { bigint: true }).mtimeNs).toBe(before);
  writeFileSync(join(folder, 'RULES.md'), '**R1** Revoke.\n');
  expect(embed(games)).toEqual([target]);
});

test('German is a module of its own, for games that have it', () => {
  games = mkdtempSync(join(tmpdir(), 'taproom-embed-'));
  const folder = join(games, 'whist');
  mkdirSync(join(folder, 'words'), { recursive: true });
  writeFileSync(join(folder, 'RULES.md'), '**R1** Follow suit.\n');
  writeFileSync(join(folder, 'RULES.de.md'), '**R1** „Bedien“.\r\n');
  expect(embed(games)).toEqual([join(folder, 'data.gen.ts')]);
  writeFileSync(join(folder, 'words', 'scenarios.de.json'), '{ "follow": "Farbe bedienen" }\n');
  expect(embed(games)).toEqual([join(folder, 'german.gen.ts')]);
  expect(readFileSync(join(folder, 'german.gen.ts'), 'utf8')).toContain(
    '{"rules":"**R1** „Bedien“.\\n","titles":{"follow":"Farbe bedienen"}}',
  );
  expect(readFileSync(join(folder, 'data.gen.ts'), 'utf8')).not.toContain('Bedien');
  expect(embed(games)).toEqual([]);
});

test('other editions are a module of their own, by edition and card file', () => {
  games = mkdtempSync(join(tmpdir(), 'taproom-embed-'));
  const folder = join(games, 'whist');
  mkdirSync(join(folder, 'editions', 'second'), { recursive: true });
  writeFileSync(join(folder, 'editions', 'second', 'deck.csv'), 'copies,card\r\n');
  expect(embed(games)).toEqual([join(folder, 'editions.gen.ts')]);
  expect(readFileSync(join(folder, 'editions.gen.ts'), 'utf8')).toContain('{"second":{"deck.csv":"copies,card\\n"}}');
  expect(embed(games)).toEqual([]);
});
