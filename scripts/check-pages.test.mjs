import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkPages } from './check-pages.mjs';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

const COMMANDS = new Map([['play', new Set(['seed', 'help'])]]);
const SOUND = {
  'package.json': '{ "scripts": { "check": "true" } }',
  'packages/bar/src/table.ts': '',
  'packages/foo/src/chair.ts': '',
  'docs/rules.md': 'Nothing.',
};

function problemsOf(page, text) {
  root = mkdtempSync(join(tmpdir(), 'taproom-pages-'));
  for (const [file, content] of Object.entries({ ...SOUND, [page]: text })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return checkPages(root, COMMANDS);
}

test('a page that names what is there has no problem, and names that stand for any are left alone', () => {
  const text = [
    'See `packages/bar/src/table.ts`, `table.ts`, [rules](docs/rules.md) and [elsewhere](https://example.com/a.md).',
    'Run `npm run check`, `npx taproom play GAME --seed friday`, `taproom --with ./my-game play my-game`, `my-deck.csv`.',
    '',
    '    taproom play x --seed 1      # deals --twice',
  ];
  expect(problemsOf('README.md', text.join('\n'))).toEqual([]);
});

test.each([
  ['README.md', 'See `src/gone.ts`.', 'README.md names src/gone.ts, which is not there'],
  ['README.md', 'See `docs/gone/`.', 'README.md names docs/gone/, which is not there'],
  ['docs/a.md', 'See [it](gone.md).', 'docs/a.md links to gone.md, which is not there'],
  ['CONTRIBUTING.md', 'Run `npm run gone`.', 'CONTRIBUTING.md says `npm run gone`, which is no script'],
  ['README.md', '    npx taproom gone', 'README.md says `taproom gone`, which is no command'],
  ['README.md', 'Try `taproom play x --gone`.', 'README.md says `taproom play --gone`, which is no flag of it'],
  ['packages/foo/README.md', 'See `table.ts`.', 'packages/foo/README.md names table.ts, which is not there'],
])('%s with "%s" is found out', (page, text, problem) => {
  expect(problemsOf(page, text)).toEqual([problem]);
});
