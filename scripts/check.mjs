// npm run check: every check there is, all of them even when one fails. The last line counts them.
// The short ones run side by side, the tests after them: they use every core themselves.
import { EventEmitter } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, buildPage } from './build.mjs';
import { checkNodes, nodeOf, VERSIONS } from './check-nodes.mjs';
import { embed } from './embed.mjs';
import { run, runQuietly } from './run.mjs';
import { buildSite } from './site.mjs';
import { tallyOf } from './tally.mjs';

const count = { passed: 0, failed: 0 };

/** A check either holds or prints what is wrong. */
async function check(name, findFault) {
  const start = Date.now();
  const fault = await findFault().catch((error) => String(error.stack));
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  if (fault === undefined) count.passed++;
  else count.failed++;
  console.log(`${fault === undefined ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
  if (fault !== undefined) console.log(`\n${fault.trim()}\n`);
}

const faultOf = ({ code, output, errors }) => (code === 0 ? undefined : output + errors);
const faultOfScript = async (script, ...args) => faultOf(await runQuietly(script, ...args));

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

/** What each of them needs from the others stands in `after`. Those that take longest or are waited for come first. */
const CHECKS = [
  { name: 'types', findFault: async () => faultOf(await build()) },
  { name: 'the page is built', findFault: async () => faultOf(await buildPage()) },
  { name: 'Node 22 and 24 are here', findFault: async () => void (await Promise.all(VERSIONS.map(nodeOf))) },
  {
    name: 'types of the browser tests',
    findFault: () => faultOfScript('node_modules/typescript/bin/tsc', '-p', 'packages/web/tsconfig.e2e.json'),
  },
  {
    name: 'lint and format',
    findFault: () =>
      faultOfScript('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--colors=off', '.'),
  },
  { name: 'unused code', findFault: () => faultOfScript('node_modules/knip/bin/knip.js', '--no-progress') },
  { name: 'import arrows', findFault: wrongArrows },
  { name: 'files and functions of a readable size', findFault: () => faultOfScript('scripts/check-sizes.mjs') },
  { name: 'every rule coded and tested', findFault: () => faultOfScript('scripts/check-rules.mjs') },
  { name: 'pages name what is there', findFault: () => faultOfScript('scripts/check-pages.mjs') },
  {
    name: 'the first page is small',
    after: ['the page is built'],
    findFault: () => faultOfScript('packages/web/scripts/size.mjs'),
  },
  {
    name: 'the site is built, without a dead link',
    after: ['types', 'the page is built'],
    findFault: async () => faultOf(await buildSite()),
  },
  { name: 'Node 22 and 24', after: ['types', 'Node 22 and 24 are here'], findFault: () => checkNodes() },
  {
    name: 'the packages work elsewhere',
    after: ['the site is built, without a dead link', 'Node 22 and 24 are here'],
    findFault: () => faultOfScript('scripts/check-packages.mjs'),
  },
];

/** One lane takes the next check that waits for nothing, until there is none left. */
async function lane(waiting, ended, turn) {
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ after = [] }) => after.every((name) => ended.has(name)));
    if (next < 0) {
      await new Promise((resolve) => turn.once('ended', resolve));
      continue;
    }
    const [{ name, findFault }] = waiting.splice(next, 1);
    await check(name, findFault);
    ended.add(name);
    turn.emit('ended');
  }
}

// Data first: every check but the build itself reads what it makes.
embed();
const waiting = [...CHECKS];
const ended = new Set();
const turn = new EventEmitter();
const lanes = Math.min(2, availableParallelism());
await Promise.all(Array.from({ length: lanes }, () => lane(waiting, ended, turn)));
// Whoever tests the built command or page need not build them again.
process.env.TAPROOM_BUILT = '1';
await tests();
await browserTests();

console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
