// npm run check: every check there is, one after the other, all of them even when one fails. The last line counts them.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, buildPage } from './build.mjs';
import { checkNodes } from './check-nodes.mjs';
import { run, runQuietly } from './run.mjs';
import { buildSite } from './site.mjs';
import { tallyOf } from './tally.mjs';

const count = { passed: 0, failed: 0 };

/** A check either holds or prints what is wrong. */
async function check(name, findFault) {
  const start = Date.now();
  const fault = await findFault();
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  if (fault === undefined) count.passed++;
  else count.failed++;
  console.log(`${fault === undefined ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
  if (fault !== undefined) console.log(`\n${fault.trim()}\n`);
}

const faultOf = ({ code, output, errors }) => (code === 0 ? undefined : output + errors);

/** dependency-cruiser is content when it finds nothing to look at, so look at how much it found. */
async function wrongArrows() {
  const config = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const { output, errors } = await runQuietly(
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ...config,
    'packages',
  );
  let summary;
  try {
    summary = JSON.parse(output).summary;
  } catch {
    return output + errors;
  }
  if (summary.totalCruised === 0) return 'no module was found to check';
  if (summary.error + summary.warn === 0) return undefined;
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).join('\n');
}

/** Runs vitest on this terminal and adds its tests to the count. */
async function tests() {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-tests-'));
  const file = join(folder, 'results.json');
  const code = await run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  );
  const tally = tallyOf(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined, code);
  rmSync(folder, { recursive: true });
  count.passed += tally.passed;
  count.failed += tally.failed;
}

/** Plays the page in a browser, on this terminal, and adds its tests to the count. */
async function browserTests() {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-browser-'));
  const file = join(folder, 'results.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  const code = await run('packages/web/scripts/e2e.mjs', '--reporter=list,json');
  const stats = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8')).stats
    : { expected: 0, unexpected: 0, flaky: 0 };
  rmSync(folder, { recursive: true });
  count.passed += stats.expected;
  // A run that ended badly without a failed test (no browser, no server) is a failure too.
  count.failed += Math.max(stats.unexpected + stats.flaky, code === 0 && stats.expected > 0 ? 0 : 1);
}

await check('types', async () => faultOf(await build()));
await check('types of the browser tests', async () =>
  faultOf(await runQuietly('node_modules/typescript/bin/tsc', '-p', 'packages/web/tsconfig.e2e.json')),
);
await check('lint and format', async () =>
  faultOf(
    await runQuietly('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--colors=off', '.'),
  ),
);
await check('unused code', async () => faultOf(await runQuietly('node_modules/knip/bin/knip.js', '--no-progress')));
await check('import arrows', wrongArrows);
await check('files and functions of a readable size', async () => faultOf(await runQuietly('scripts/check-sizes.mjs')));
await check('every rule coded and tested', async () => faultOf(await runQuietly('scripts/check-rules.mjs')));
await check('pages name what is there', async () => faultOf(await runQuietly('scripts/check-pages.mjs')));
await check('the page is built', async () => faultOf(await buildPage()));
await check('the first page is small', async () => faultOf(await runQuietly('packages/web/scripts/size.mjs')));
await check('the site is built, without a dead link', async () => faultOf(await buildSite()));
await check('the packages work elsewhere', async () => faultOf(await runQuietly('scripts/check-packages.mjs')));
await check('Node 22 and 24', () => checkNodes());
// Whoever tests the built command or page need not build them again.
process.env.TAPROOM_BUILT = '1';
await tests();
await browserTests();

console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
