#!/usr/bin/env node
import { statSync } from 'node:fs';

const fileAt = (path) => new URL(path, import.meta.url);
const madeAt = (path) => statSync(fileAt(path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Who compiled since the last `npm run build` wants what they compiled. Installed, there is no bundle. */
function isBundleFresh() {
  const packages = ['engine', 'games', 'bots', 'lab', 'protocol', 'client', 'server', 'cli'];
  const compiled = packages.map((name) => madeAt(`../../${name}/tsconfig.tsbuildinfo`));
  return madeAt('../dist/bundle/main.js') > Math.max(...compiled);
}

/** A game from outside shares the engine of this process, which is out of its reach inside the bundle. */
const takesGames = process.argv.includes('--with');

const main = isBundleFresh() && !takesGames ? '../dist/bundle/main.js' : '../dist/main.js';
if (madeAt(main) > 0) await import(fileAt(main).href);
else {
  console.error('taproom is not built yet: run `npm run build` first.');
  process.exitCode = 2;
}
