// Embeds each game's decks, cards and rules as strings, so that games stay pure: node, browser and worker read the same module.
// packages/games/src/<game>/data.gen.ts has one constant a file: decks/standard.csv -> decksStandardCsv, RULES.md -> rulesMd.
// Beside it german.gen.ts has what only a page in German loads: RULES.de.md and the titles of the scenarios,
// lessons.gen.ts what only those load who learn: lessons/*.yaml as plain data, so that no page has to read YAML,
// and editions.gen.ts the card files of other editions: editions/<edition>/*.csv.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const GAMES = fileURLToPath(new URL('../packages/games/src', import.meta.url));
const TABLE_FOLDERS = ['cards', 'decks'];
const HEAD = '// Written by scripts/embed.mjs. Change the files it names, not this one.\n\n';

/** `decks/double-deck.csv` -> `decksDoubleDeckCsv`, `RULES.md` -> `rulesMd` */
export function constantOf(file) {
  const words = file.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return words
    .map((word) => word.toLowerCase())
    .map((word, index) => (index === 0 ? word : word[0].toUpperCase() + word.slice(1)))
    .join('');
}

function filesToEmbed(folder) {
  const files = existsSync(join(folder, 'RULES.md')) ? ['RULES.md'] : [];
  for (const name of TABLE_FOLDERS) {
    if (!existsSync(join(folder, name))) continue;
    const tables = readdirSync(join(folder, name)).filter((file) => file.endsWith('.csv'));
    files.push(...tables.sort().map((file) => `${name}/${file}`));
  }
  return files;
}

function moduleOf(folder, files) {
  const constants = files.map((file) => {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    return `/** ${file} */\nexport const ${constantOf(file)} = ${JSON.stringify(text)};\n`;
  });
  return `${HEAD}${constants.join('\n')}`;
}

/** The German of a game, or undefined while it has none. */
function germanOf(folder) {
  const [rules, titles] = ['RULES.de.md', join('words', 'scenarios.de.json')].map((file) => join(folder, file));
  if (!existsSync(rules) || !existsSync(titles)) return undefined;
  const german = {
    rules: readFileSync(rules, 'utf8').replaceAll('\r\n', '\n'),
    titles: JSON.parse(readFileSync(titles, 'utf8')),
  };
  return `${HEAD}/** RULES.de.md, and words/scenarios.de.json: the title of each scenario by its file. */
export const german: { readonly rules: string; readonly titles: Readonly<Record<string, string>> } = ${JSON.stringify(german)};
`;
}

/** The lessons of a game by name, or undefined while it has none. A file that is no YAML is left to the tests, which say where. */
function lessonsOf(folder) {
  const lessons = join(folder, 'lessons');
  if (!existsSync(lessons)) return undefined;
  const files = readdirSync(lessons).filter((file) => /^\d.*\.yaml$/.test(file));
  const read = files.sort().map((file) => {
    try {
      return [file, parse(readFileSync(join(lessons, file), 'utf8'))];
    } catch {
      return [file, {}];
    }
  });
  return `${HEAD}/** lessons/*.yaml by file, for \`readLesson\`. */
export const lessons: Readonly<Record<string, unknown>> = ${JSON.stringify(Object.fromEntries(read))};
`;
}

/** The card files of a game's other editions by edition and file, or undefined while it has none. */
function editionsOf(folder) {
  const editions = join(folder, 'editions');
  if (!existsSync(editions)) return undefined;
  const filesIn = (edition) =>
    readdirSync(join(editions, edition))
      .filter((file) => file.endsWith('.csv'))
      .sort()
      .map((file) => [file, readFileSync(join(editions, edition, file), 'utf8').replaceAll('\r\n', '\n')]);
  const read = readdirSync(editions)
    .sort()
    .map((edition) => [edition, Object.fromEntries(filesIn(edition))]);
  return `${HEAD}/** editions/<edition>/*.csv: the card files in which each differs from the first. */
export const editions: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(Object.fromEntries(read))};
`;
}

/** Writes every game's modules that are not up to date, and says which. */
export function embed(games = GAMES) {
  const written = [];
  if (!existsSync(games)) return written;
  for (const entry of readdirSync(games, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const folder = join(games, entry.name);
    const files = filesToEmbed(folder);
    const modules = {
      'data.gen.ts': files.length === 0 ? undefined : moduleOf(folder, files),
      'german.gen.ts': germanOf(folder),
      'lessons.gen.ts': lessonsOf(folder),
      'editions.gen.ts': editionsOf(folder),
    };
    for (const [name, text] of Object.entries(modules)) {
      const target = join(folder, name);
      if (text === undefined) rmSync(target, { force: true });
      else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
        writeFileSync(target, text);
        written.push(target);
      }
    }
  }
  return written;
}

/** Vitest calls this once before all tests. */
export const setup = () => void embed();

if (process.argv[1] === fileURLToPath(import.meta.url)) embed();
