// npm run new-game NAME: lays out a tiny game that is whole and passes every check, and enters it in every package.
// It is a copy of examples/high-card under another name: change it rule by rule into your own.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { embed } from './embed.mjs';
import { rulingPrefixes } from './rulings.mjs';
import { ROOT, runQuietly } from './run.mjs';

const MODEL = 'examples/high-card';
/** Files of the model that have another place here, or none. */
const ELSEWHERE = ['sensible.ts', 'taproom.ts', 'README.md'];

const wordsOf = (name) => name.split('-').map((word) => word[0].toUpperCase() + word.slice(1));

/** `quick-draw` as it is written in code, in titles and before rulings. */
export function spellings(name, taken = []) {
  const words = wordsOf(name);
  const pascal = words.join('');
  const letters = pascal.toUpperCase().replace(/[^A-Z]/g, '');
  const initials = words.map(([first]) => first).join('');
  const prefixes = [initials, letters.slice(0, 2), letters.slice(0, 3), `X${letters[0]}`, `X${letters.slice(0, 2)}`];
  const prefix = prefixes.find((each) => each.length > 1 && /^[A-Z]+$/.test(each) && !taken.includes(each));
  return { kebab: name, camel: pascal[0].toLowerCase() + pascal.slice(1), pascal, title: words.join(' '), prefix };
}

/** A text of the model in the words of the new game. */
function renamed(text, { kebab, camel, pascal, title, prefix }) {
  return text
    .replaceAll('high-card', kebab)
    .replaceAll('highCard', camel)
    .replaceAll('HighCard', pascal)
    .replaceAll(/High Card|Hohe Karte/g, title)
    .replaceAll("'HC'", `'${prefix}'`);
}

/** The lines each package's table of games gets; an import where the line needs one. */
const entriesFor = ({ kebab, camel }) => [
  {
    file: 'packages/games/src/facts.ts',
    imports: [`import { facts as ${camel} } from './${kebab}/facts.js';`],
    entry: camel,
  },
  {
    file: 'packages/games/src/lazy.ts',
    imports: [],
    entry: `{ rules: () => import('./${kebab}/index.js').then(({ ${camel} }) => ${camel}), lessons: () => import('./${kebab}/lessons.gen.js') }`,
  },
  {
    file: 'packages/games/src/entries.ts',
    imports: [
      `import { ${camel} } from './${kebab}/index.js';`,
      `import { trial as ${camel}Trial } from './${kebab}/trial.js';`,
    ],
    entry: `{ facts: FACTS['${kebab}'], game: ${camel}, trial: ${camel}Trial }`,
  },
  {
    file: 'packages/bots/src/entries.ts',
    imports: [`import { sensible as ${camel}Sense } from './${kebab}/sensible.js';`],
    entry: `{ sense: ${camel}Sense }`,
  },
  { file: 'packages/bots/src/training/entries.ts', imports: [], entry: 'undefined' },
  { file: 'packages/bots/src/review/entries.ts', imports: [], entry: 'undefined' },
  { file: 'packages/lab/src/entries.ts', imports: [], entry: '{}' },
  { file: 'packages/cli/src/entries.ts', imports: [], entry: '{}' },
  {
    file: 'packages/web/src/entries.ts',
    imports: [],
    entry: `{ sign: 'mat', explained: () => import('@taproom/games/${kebab}/explain'), german: () => import('@taproom/games/${kebab}/german'), examples: () => import('virtual:scenarios/${kebab}') }`,
  },
];

/** Adds a line to the one table of a file that has a line for every game. */
export function withEntry(text, name, entry, imports = []) {
  const start = /Record<GameName, [^\n]*= \{\n/.exec(text);
  const end = start ? text.indexOf('\n};', start.index) : -1;
  if (end < 0) throw new Error('there is no table of games in this file');
  return `${imports.map((line) => `${line}\n`).join('')}${text.slice(0, end)}\n  '${name}': ${entry},${text.slice(end)}`;
}

/** What docs/protocol.md says of the model, for whoever opens a table of it from a program. */
const PROTOCOL_ROW = '2 to 6 | `rounds` 1 to 6 (5); `first` one seat (chance) | `standard.csv`';

/** Adds a row to the end of the table of games in docs/protocol.md. */
export function withRow(text, name) {
  const [table] = /\| `game` \| `seats` \|[\s\S]*?\n(?=\n)/.exec(text) ?? [];
  if (table === undefined) throw new Error('there is no table of games in docs/protocol.md');
  return text.replace(table, () => `${table}| \`${name}\` | ${PROTOCOL_ROW} |\n`);
}

/** Why a game cannot be called so; undefined when it can. */
export function wrongName(name, root = ROOT) {
  if (name === undefined) return 'say what the game is called: npm run new-game my-game';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `"${name}" is not a name for a game; one is lower case with hyphens, such as my-game`;
  if (existsSync(join(root, 'packages/games/src', name)))
    return `packages/games/src/${name} is there already; call yours something else`;
  return undefined;
}

/** @returns the files of the model, by where they go */
function* laidOut(root, names) {
  const { kebab, camel, pascal } = names;
  const games = `packages/games/src/${kebab}`;
  for (const file of readdirSync(join(root, MODEL), { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || /\.gen\.ts$/.test(file.name)) continue;
    const from = join(file.parentPath, file.name);
    const path = from.slice(join(root, MODEL).length + 1).replaceAll('\\', '/');
    if (!ELSEWHERE.includes(path)) yield [`${games}/${path}`, renamed(readFileSync(from, 'utf8'), names)];
  }
  const sense = renamed(readFileSync(join(root, MODEL, 'sensible.ts'), 'utf8'), names);
  yield [
    `packages/bots/src/${kebab}/sensible.ts`,
    sense
      .replace(/import type \{ SenseOf \} from '@taproom\/bots';\n/, '')
      .replace(`'./index.js';\n`, `'@taproom/games/${kebab}';\nimport type { SenseOf } from '../sense.js';\n`),
  ];
  yield [
    `${games}/${kebab}.test.ts`,
    `import { explainsItself } from '../testing/explained.js';
import { keepsItsPromises } from '../testing/suite.js';
import { explained } from './explain/index.js';
import { ${camel} } from './index.js';
import { trial } from './trial.js';

keepsItsPromises(${camel}, trial, { beside: import.meta.url, effort: { games: 3 } });
explainsItself(${camel}, explained, { notes: ['round'], places: [] });
`,
  ];
  for (const players of [2, 4]) {
    const record = {
      game: kebab,
      rulesVersion: 1,
      players: ['Ann', 'Bob', 'Cat', 'Dan'].slice(0, players),
      options: {},
      seed: `golden ${pascal} ${players}`,
      moves: [],
    };
    yield [`${games}/records/${players}-plain.json`, `${JSON.stringify(record, null, 2)}\n`];
  }
}

/** Lays out the game under `root` and enters it everywhere. @returns the files that were made or changed */
export function layOut(name, root = ROOT) {
  const names = spellings(name, rulingPrefixes(root));
  const files = [];
  for (const [file, text] of laidOut(root, names)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    files.push(file);
  }
  const list = 'packages/games/src/names.ts';
  const known = readFileSync(join(root, list), 'utf8');
  writeFileSync(join(root, list), known.replace(/(GAME_NAMES = \[[^\]]*?),?\s*\]/, `$1, '${name}']`));
  for (const { file, imports, entry } of entriesFor(names)) {
    writeFileSync(join(root, file), withEntry(readFileSync(join(root, file), 'utf8'), name, entry, imports));
    files.push(file);
  }
  const pages = 'docs/protocol.md';
  writeFileSync(join(root, pages), withRow(readFileSync(join(root, pages), 'utf8'), name));
  return [...files, list];
}

async function main(name) {
  const wrong = wrongName(name);
  if (wrong !== undefined) {
    console.error(wrong);
    process.exitCode = 2;
    return;
  }
  console.log(
    `Laying out ${name}, compiling it and playing its first games: a minute or two, mostly the first time ...`,
  );
  const files = layOut(name);
  embed();
  const steps = [
    ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files],
    ['node_modules/typescript/bin/tsc', '-b'],
  ];
  process.env.TAPROOM_GOLDEN = 'write';
  steps.push(['node_modules/vitest/vitest.mjs', 'run', `packages/games/src/${name}/`]);
  steps.push(['node_modules/@biomejs/biome/bin/biome', 'format', '--write', `packages/games/src/${name}/records`]);
  for (const [script, ...args] of steps) {
    const { code, output, errors } = await runQuietly(script, ...args);
    if (code === 0) continue;
    console.error(`${basename(script)} is not content:\n${output}${errors}`);
    process.exitCode = 1;
    return;
  }
  console.log(`${name} is on the table. Its rules are in packages/games/src/${name}: begin with RULES.md.

  npx taproom play ${name}                              play it in this terminal
  npx vitest run packages/games/src/${name}             its promises, scenarios and golden records
  TAPROOM_GOLDEN=write npx vitest run packages/games/src/${name}   write golden records anew, once the rules are yours
  npm run build && npm start                            play it in a browser`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv[2]);
