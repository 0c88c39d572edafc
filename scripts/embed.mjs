// Embeds each game's decks, cards and rules as strings, so that games stay pure: node, browser and worker read the same module.
// packages/games/src/<game>/data.gen.ts has one constant a file: decks/standard.csv -> decksStandardCsv, RULES.md -> rulesMd.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GAMES = fileURLToPath(new URL('../packages/games/src', import.meta.url));
const TABLE_FOLDERS = ['cards', 'decks'];

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
  return `// Written by scripts/embed.mjs. Change the files it names, not this one.\n\n${constants.join('\n')}`;
}

/** Writes every game's data.gen.ts that is not up to date, and says which. */
export function embed(games = GAMES) {
  const written = [];
  if (!existsSync(games)) return written;
  for (const entry of readdirSync(games, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const folder = join(games, entry.name);
    const target = join(folder, 'data.gen.ts');
    const files = filesToEmbed(folder);
    if (files.length === 0) {
      rmSync(target, { force: true });
      continue;
    }
    const text = moduleOf(folder, files);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    writeFileSync(target, text);
    written.push(target);
  }
  return written;
}

/** Vitest calls this once before all tests. */
export const setup = () => void embed();

if (process.argv[1] === fileURLToPath(import.meta.url)) embed();
