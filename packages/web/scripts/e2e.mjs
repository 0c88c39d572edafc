// Builds the page and plays it in a real browser: npm run e2e -w @taproom/web [-- playwright's arguments]
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './browsers.mjs';

const WEB = fileURLToPath(new URL('..', import.meta.url));

function run(command, args, env = {}) {
  const { status } = spawnSync(process.execPath, [fileURLToPath(command), ...args], {
    cwd: WEB,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

let chromium;
try {
  chromium = findChromium();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
if (!process.env.TAPROOM_BUILT)
  run(new URL('bin/vite.js', import.meta.resolve('vite/package.json')), ['build', '--logLevel', 'warn']);
console.log(`Cards are dealt for the evening "${process.env.TAPROOM_DEAL ?? 'monday'}"; TAPROOM_DEAL names another.`);
// A copy, so that a build that runs meanwhile does not pull the page away under the tests.
const site = mkdtempSync(join(tmpdir(), 'taproom-site-'));
cpSync(join(WEB, 'dist/site'), site, { recursive: true });
process.on('exit', () => rmSync(site, { recursive: true, force: true }));
run(
  import.meta.resolve('@playwright/test/cli'),
  ['test', '--config', 'playwright.config.ts', ...process.argv.slice(2)],
  { TAPROOM_CHROMIUM: chromium, TAPROOM_SITE: site },
);
