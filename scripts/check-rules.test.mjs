import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkRules } from './check-rules.mjs';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

const GAME = 'packages/games/src/whist';
const GERMAN = `${GAME}/RULES.de.md`;
const TITLES = `${GAME}/words/scenarios.de.json`;
const SOUND = {
  [`${GAME}/facts.ts`]: "export const facts = { rulingPrefix: 'CT' };\n",
  [`${GAME}/RULES.md`]: '**R1** Follow suit.\n**R2** Highest wins, by CT-1.\n',
  [GERMAN]: '**R1** Farbe bedienen.\n**R2** Die höchste gewinnt, nach CT-1.\n',
  [`${GAME}/rules.ts`]: '// R1  follow\n// R2  win\n',
  [TITLES]: '{ "all": "alles" }',
  [`${GAME}/scenarios/all.yaml`]: 'title: all\nrules: [R1, R2, CT-1]\n',
  'docs/rulings.md': '- **CT-1** Ties go to the first.\n',
};

function problemsOf(files) {
  root = mkdtempSync(join(tmpdir(), 'taproom-rules-'));
  for (const [file, text] of Object.entries({ ...SOUND, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return checkRules(root).problems;
}

test('what is written, coded and played is the same: no problem', () => {
  expect(problemsOf({})).toEqual([]);
});

test('a rule may be coded in a folder that the game shares with another', () => {
  const shared = {
    [`${GAME}/rules.ts`]: "// R1\nexport { win } from '../tricks/win.js';\n",
    'packages/games/src/tricks/win.ts': '// R2\n',
  };
  expect(problemsOf(shared)).toEqual([]);
});

test.each([
  ['a rule no code cites', { [`${GAME}/rules.ts`]: '// R1\n' }, 'whist: R2 is cited in no code'],
  [
    'a rule only a test cites',
    { [`${GAME}/rules.ts`]: '// R1\n', [`${GAME}/whist.test.ts`]: '// R2\n' },
    'whist: R2 is cited in no code',
  ],
  ['a rule without a scenario', { [`${GAME}/scenarios/all.yaml`]: 'rules: [R1, CT-1]\n' }, 'whist: R2 has no scenario'],
  ['code that cites no rule', { [`${GAME}/more.ts`]: '// R9\n' }, 'whist: the code cites R9, which is not in RULES.md'],
  [
    'a scenario that cites no rule',
    { [`${GAME}/scenarios/all.yaml`]: 'rules: [R1, R2, R7, CT-1]\n' },
    'whist: a scenario cites R7, which is not in RULES.md',
  ],
  [
    'a scenario that lists nothing',
    { [`${GAME}/scenarios/b.yaml`]: 'title: b\n', [TITLES]: '{ "all": "alles", "b": "b" }' },
    'scenarios/b.yaml of whist lists no rules',
  ],
  [
    'a rule written twice',
    { [`${GAME}/RULES.md`]: '**R1** a\n**R1** b\n**R2** c\n', [GERMAN]: '**R1** a\n**R1** b\n**R2** c\n' },
    'whist: R1 stands twice in RULES.md',
  ],
  [
    'a ruling without a scenario',
    { 'docs/rulings.md': '**CT-1** a\n**CT-2 (option)** b\n' },
    'ruling CT-2 has no scenario',
  ],
  [
    'a ruling that is not there',
    { [`${GAME}/more.ts`]: '// CT-3\n' },
    `${GAME}/more.ts cites CT-3, which is not in docs/rulings.md`,
  ],
  [
    'shared code that cites no rule of its users',
    {
      [`${GAME}/index.ts`]: "import { win } from '../tricks/win.js';\n",
      'packages/games/src/tricks/win.ts': '// R2 R8\n',
    },
    'tricks: the code cites R8, which is in no RULES.md of the games that use it',
  ],
  [
    'a ruling that is not there, in a scenario, once',
    { [`${GAME}/scenarios/all.yaml`]: 'rules: [R1, R2, CT-1, CT-9]\n', 'packages/games/src/tricks/win.ts': '' },
    `${GAME}/scenarios/all.yaml cites CT-9, which is not in docs/rulings.md`,
  ],
  ['a rule nobody translated', { [GERMAN]: '**R1** Bedienen, wie CT-1.\n' }, 'whist: RULES.de.md lacks R2'],
  [
    'a rule only German has',
    { [GERMAN]: '**R1** a\n**R2** b, CT-1\n**R3** c\n' },
    'whist: RULES.de.md has R3, which RULES.md has not',
  ],
  [
    'rules in another order',
    { [GERMAN]: '**R2** b, CT-1\n**R1** a\n' },
    'whist: the rules of RULES.de.md stand in another order than in RULES.md',
  ],
  [
    'a ruling that only English cites',
    { [GERMAN]: '- **R1** a\n- **R2** b\n\n## Nach CT-1\n' },
    'whist: R2 cites CT-1 in RULES.md, none in RULES.de.md',
  ],
  [
    'an option that has another name in German',
    {
      [`${GAME}/RULES.md`]: '**R1** with `twins`\n**R2** b, CT-1\n',
      [GERMAN]: '**R1** mit `zwillinge`\n**R2** b, CT-1\n',
    },
    'whist: R1 names `twins` in RULES.md, `zwillinge` in RULES.de.md',
  ],
  [
    'a scenario without a German title',
    { [TITLES]: '{ "all": " " }' },
    'whist: all.yaml has no title in words/scenarios.de.json',
  ],
  [
    'a title of no scenario',
    { [TITLES]: '{ "all": "alles", "gone": "fort" }' },
    'whist: words/scenarios.de.json has gone, which is no scenario',
  ],
  ['rules without a RULES.md', { 'packages/games/src/faro/rules.ts': '// R1\n' }, 'faro has rules.ts but no RULES.md'],
])('%s is found', (_what, files, problem) => {
  expect(problemsOf(files)).toEqual([problem]);
});

test('a game without its German is found', () => {
  expect(problemsOf({ [GERMAN]: '' })).toEqual(['whist: RULES.de.md lacks R1', 'whist: RULES.de.md lacks R2']);
  rmSync(join(root, GERMAN));
  expect(checkRules(root).problems).toEqual(['whist: RULES.de.md is missing']);
});
