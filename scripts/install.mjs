// Installs the libraries when they are missing or not the ones of package-lock.json.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runNpm } from './run.mjs';

const STAMP = join(ROOT, 'node_modules', '.taproom-lock');

export async function installIfMissing() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('Fetching the libraries (once, about a minute) ...');
  const code = await runNpm('ci', '--no-audit', '--no-fund');
  if (code !== 0) {
    console.error('The libraries could not be installed (npm ci, above, says why). This one step needs the network.');
    process.exit(code);
  }
  writeFileSync(STAMP, lock);
}
