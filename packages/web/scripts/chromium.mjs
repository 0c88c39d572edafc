// Finds a Chromium for the browser tests; installs Debian's when it may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** The path of a browser, or an Error that says what to do. */
export function findChromium() {
  const wished = process.env.TAPROOM_CHROMIUM;
  if (wished) {
    if (existsSync(wished)) return wished;
    throw new Error(`TAPROOM_CHROMIUM is ${wished}, but there is no such file`);
  }
  const found = PLACES.find(existsSync);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing chromium with apt-get for the browser tests ...');
    const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
    if (!apt('install', '-y', '--no-install-recommends', 'chromium')) {
      apt('update');
      apt('install', '-y', '--no-install-recommends', 'chromium');
    }
    if (existsSync(PLACES[0])) return PLACES[0];
  }
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium), or name one with TAPROOM_CHROMIUM=/path/to/chrome.',
  );
}
