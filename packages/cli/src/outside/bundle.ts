import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { Mistake } from '../mistake.js';

/** What a folder's module may be called. */
const ENTRIES = ['taproom.ts', 'taproom.js', 'taproom.mjs'];

/** The file with which a game from outside begins. */
export function entryFile(path: string): string {
  const file = resolve(path);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) throw new Mistake(`--with ${path}: there is nothing here`);
  if (stats.isFile()) return file;
  const found = ENTRIES.map((name) => join(file, name)).find(existsSync);
  if (found === undefined)
    throw new Mistake(`--with ${path}: this folder has no ${ENTRIES[0]}, which exports the game's facts and game`);
  return found;
}

/** For whom a module is: `house` shares this process's engine, so that a table is the same to both; a `page` brings all it needs. */
export type Audience = 'house' | 'page';

/** One module with all that the game imports, in TypeScript or JavaScript. */
export async function bundle(path: string, audience: Audience): Promise<string> {
  // Loaded here, so that no other command waits for it.
  const { build } = await import('esbuild');
  const entry = entryFile(path);
  const built = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    mainFields: ['module', 'main'],
    conditions: ['import', 'default'],
    loader: { '.csv': 'text', '.md': 'text' },
    logLevel: 'silent',
    plugins: [ours(audience), embedded],
  }).catch((error: unknown) => {
    throw new Mistake(`--with ${path}: ${error instanceof Error ? error.message : String(error)}`);
  });
  return built.outputFiles[0]?.text ?? '';
}

/** A game that lives anywhere finds `@taproom/engine` where we do. */
const ours = (audience: Audience): Plugin => ({
  name: 'ours',
  setup({ onResolve }) {
    onResolve({ filter: /^@taproom\// }, ({ path }) => {
      const found = import.meta.resolve(path);
      return audience === 'house' ? { path: found, external: true } : { path: fileURLToPath(found) };
    });
  },
});

/** `./data.gen.js` of a game: RULES.md as `rulesMd`, decks/standard.csv as `decksStandardCsv`, as for the games of the house. */
const embedded: Plugin = {
  name: 'embedded',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/data\.gen\.js$/ }, ({ path, importer }) => {
      const folder = dirname(resolve(dirname(importer), path));
      return existsSync(join(folder, 'data.gen.ts')) ? undefined : { path: folder, namespace: 'embedded' };
    });
    onLoad({ filter: /.*/, namespace: 'embedded' }, ({ path: folder }) => ({ contents: dataOf(folder), loader: 'js' }));
  },
};

function dataOf(folder: string): string {
  const tables = ['cards', 'decks'].flatMap((name) =>
    existsSync(join(folder, name)) ? readdirSync(join(folder, name)).map((file) => `${name}/${file}`) : [],
  );
  const files = ['RULES.md', ...tables.filter((file) => file.endsWith('.csv'))];
  return files
    .filter((file) => existsSync(join(folder, file)))
    .map((file) => `export const ${constantOf(file)} = ${JSON.stringify(readFileSync(join(folder, file), 'utf8'))};`)
    .join('\n');
}

/** `decks/double-deck.csv` is `decksDoubleDeckCsv`. */
const constantOf = (file: string): string =>
  file
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word, i) => (i === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
