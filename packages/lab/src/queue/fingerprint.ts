import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { allEntries } from '@taproom/games';

/** The packages whose code decides what a job comes to. */
const PACKAGES = ['@taproom/engine', '@taproom/games', '@taproom/bots', '@taproom/lab'];
const CODE = /(?<!\.d|\.test)\.(ts|js|mjs|json)$/;

/**
 * Which code this is, down to the byte: its version, and a hash over everything that decides results, the games from outside
 * and the version of node included (the last digits of a logarithm differ between engines). The same text, the same bytes.
 */
export function fingerprint(): string {
  const hash = createHash('sha256');
  const isSource = import.meta.url.endsWith('.ts');
  const find = createRequire(import.meta.url);
  for (const name of PACKAGES) {
    const folder = dirname(find.resolve(`${name}/package.json`));
    for (const file of codeIn(join(folder, isSource ? 'src' : 'dist')))
      hash.update(file.name).update(readFileSync(file.path));
  }
  for (const { game } of allEntries()) hash.update(`${game.name} ${game.rulesVersion}`);
  hash.update(process.versions.node.split('.')[0] ?? '');
  return `${versionOf(find)}-${hash.digest('hex').slice(0, 10)}`;
}

const versionOf = (find: NodeJS.Require): string =>
  (JSON.parse(readFileSync(find.resolve('@taproom/lab/package.json'), 'utf8')) as { version: string }).version;

function codeIn(folder: string): { readonly name: string; readonly path: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map((entry) => ({ name: entry.name, path: join(entry.parentPath, entry.name) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
