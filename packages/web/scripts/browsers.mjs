// Finds the browsers of the tests; installs Debian's when it may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CHROMIUM = {
  name: 'Chromium',
  wish: 'TAPROOM_CHROMIUM',
  debian: 'chromium',
  places: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'],
};
const FIREFOX = {
  name: 'Firefox',
  wish: 'TAPROOM_FIREFOX',
  debian: 'firefox-esr',
  places: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/snap/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
};

/** The path of a Chromium, or an Error that says what to do. */
export const findChromium = () => find(CHROMIUM);

/** The path of a Firefox, or an Error that says what to do. */
export const findFirefox = () => find(FIREFOX);

function find({ name, wish, debian, places }) {
  const wished = process.env[wish];
  if (wished) {
    if (existsSync(wished)) return wished;
    throw new Error(`${wish} is ${wished}, but there is no such file`);
  }
  const found = places.find((place) => existsSync(place)) ?? installed(debian, places);
  if (found) return found;
  throw new Error(
    `The browser tests need ${name}. Install it (Debian: apt-get install ${debian}), or name one with ${wish}=/path/to/it.`,
  );
}

/** Installs a package of Debian where we may, and says where what we wanted is then. */
export function installed(debian, places) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`Installing ${debian} with apt-get for the browser tests ...`);
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', debian);
  if (!install()) {
    apt('update');
    install();
  }
  return places.find((place) => existsSync(place));
}
