// Measures what a phone has to fetch before the first page works, gzipped, and fails above the limit.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 250 * 1024;
const SITE = fileURLToPath(new URL('../dist/site', import.meta.url));

const gzipped = (file) => gzipSync(readFileSync(join(SITE, file)), { level: 9 }).length;

/** A script and everything it imports before it runs; what it imports later (`import(...)`) does not count. */
function withImports(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(SITE, file), 'utf8');
  for (const [, from] of text.matchAll(
    /(?:^|[;}\s])(?:import|export)\s*(?:[\w$\s{},*]+?from\s*)?["'](\.{1,2}\/[^"']+\.js)["']/g,
  )) {
    withImports(join(dirname(file), from), found);
  }
  return found;
}

const page = readFileSync(join(SITE, 'index.html'), 'utf8');
const asked = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file);
const scripts = new Set(asked.filter((file) => file.endsWith('.js')).flatMap((file) => [...withImports(file)]));
const total = [...scripts].reduce((sum, file) => sum + gzipped(file), 0);
const styles = asked.filter((file) => file.endsWith('.css')).reduce((sum, file) => sum + gzipped(file), 0);
if (scripts.size === 0) throw new Error('index.html names no script: nothing was measured');

for (const file of [...scripts].sort()) console.log(`${(gzipped(file) / 1024).toFixed(1).padStart(8)} KB  ${file}`);
console.log(
  `${(total / 1024).toFixed(1).padStart(8)} KB  script of the first page (limit ${LIMIT / 1024} KB); styles ${(styles / 1024).toFixed(1)} KB`,
);
if (total > LIMIT) {
  console.error(
    `The first page needs ${(total / 1024).toFixed(1)} KB of script; move what it does not need behind an import().`,
  );
  process.exit(1);
}
