// Measures what a phone has to fetch before the first page works, as it travels (brotli), and fails above the limit.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LIMIT = 100 * 1024;
const SITE = fileURLToPath(new URL('../dist/site', import.meta.url));

const sent = (file) => readFileSync(join(SITE, existsSync(join(SITE, `${file}.br`)) ? `${file}.br` : file)).length;

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
const asked = [...page.matchAll(/<[^>]*(?:src|href)="\/([^"]+\.(?:js|css|svg|woff2))"[^>]*>/g)].map(([, file]) => file);
const files = new Set([
  'index.html',
  ...asked.flatMap((file) => (file.endsWith('.js') ? [...withImports(file)] : [file])),
]);
if (![...files].some((file) => file.endsWith('.js')))
  throw new Error('index.html names no script: nothing was measured');
const total = [...files].reduce((sum, file) => sum + sent(file), 0);

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1).padStart(8)} KB`;
for (const file of [...files].sort()) console.log(`${kilobytes(sent(file))}  ${file}`);
console.log(`${kilobytes(total)}  the first page as it travels (limit ${LIMIT / 1024} KB)`);
if (total > LIMIT) {
  console.error('The first page is too large; move what it does not need behind an import().');
  process.exit(1);
}
