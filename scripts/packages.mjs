// The packages of this repository that are published, in the order in which they need each other.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ORDER = ['engine', 'games', 'bots', 'lab', 'protocol', 'client', 'server', 'web', 'cli'];
/** What is no library: a built page, and a command. */
const PRODUCTS = new Set(['web', 'cli']);

export function packagesIn(root) {
  const folders = readdirSync(join(root, 'packages'));
  const unknown = folders.filter((folder) => !ORDER.includes(folder));
  if (unknown.length > 0) throw new Error(`scripts/packages.mjs does not know packages/${unknown.join(', packages/')}`);
  return ORDER.map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'));
    return { name, version, folder: `packages/${folder}`, isLibrary: !PRODUCTS.has(folder) };
  });
}
