// Breaks the server in each way listed in src/tests/deliberate-faults.json, one at a time, in a copy of the sources, and says
// whether the test named there notices: `node packages/server/scripts/break.mjs [part of a fault's name, or from-to]`. Not part of `npm test`.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const LIST = fileURLToPath(new URL('../src/tests/deliberate-faults.json', import.meta.url));
const COPIED = [
  'packages',
  'deploy',
  'docs',
  'examples',
  'scripts',
  'package.json',
  'tsconfig.base.json',
  'vitest.config.ts',
];
const wished = process.argv[2] ?? '';
const [, from, to] = /^(\d+)-(\d+)$/.exec(wished) ?? [];
const faults = JSON.parse(readFileSync(LIST, 'utf8')).filter(({ fault }, index) =>
  from === undefined ? fault.includes(wished) : index + 1 >= Number(from) && index < Number(to),
);

/** The sources, with the libraries of the original and packages of its own. */
function copyOfAll() {
  const copy = mkdtempSync(join(tmpdir(), 'taproom-broken-'));
  const filter = (path) => !/node_modules|\/dist(\/|$)|\/e2e(\/|$)/.test(path.slice(ROOT.length - 1));
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter });
  mkdirSync(join(copy, 'node_modules/@taproom'), { recursive: true });
  for (const library of readdirSync(join(ROOT, 'node_modules')))
    if (library !== '@taproom' && library !== '.cache')
      symlinkSync(join(ROOT, 'node_modules', library), join(copy, 'node_modules', library));
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@taproom', name));
  return copy;
}

const copy = copyOfAll();
process.chdir(copy);
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
// One for all: what was read and compiled for one fault need not be for the next.
const vitest = await createVitest('test', {
  root: copy,
  watch: false,
  maxWorkers: 1,
  reporters: [{ onUserConsoleLog: () => undefined }],
});

/** How the tests of a file end, or those with a title: their full names by `passed`, `failed`, `skipped`. */
async function run({ test, title }) {
  if (title === undefined) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(title);
  const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications([`packages/${test}`]));
  const ends = { passed: [], failed: [], skipped: [], pending: [] };
  // Those of earlier runs come along.
  for (const module of testModules.filter(({ moduleId }) => moduleId.endsWith(`/${test}`)))
    for (const one of module.children.allTests()) ends[one.result().state].push(one.fullName);
  return ends;
}

/** What has changed on the disk is read again. */
function write(path, text) {
  writeFileSync(path, text);
  vitest.invalidateFile(path);
}

const sound = new Map();
/** Whether the tests that should notice pass while nothing is broken: one that always fails notices nothing. */
async function isSound({ test, title }) {
  const key = `${test} ${title}`;
  if (!sound.has(key)) {
    const { passed, failed } = await run({ test, title });
    sound.set(key, passed.length > 0 && failed.length === 0);
  }
  return sound.get(key);
}

async function breakBy(fault) {
  const path = join(copy, 'packages', fault.file);
  const whole = readFileSync(path, 'utf8');
  if (whole.split(fault.find).length !== 2) return `CANNOT BREAK: it is not there exactly once in ${fault.file}`;
  if (!(await isSound(fault))) return 'PROVES NOTHING: its test does not pass, or is not there';
  write(
    path,
    whole.replace(fault.find, () => fault.replace),
  );
  const { failed } = await run(fault);
  write(path, whole);
  return failed.length > 0 ? `noticed by "${failed[0]}"` : 'NOT NOTICED';
}

let noticed = 0;
for (const fault of faults) {
  const begun = Date.now();
  const how = await breakBy(fault);
  if (how.startsWith('noticed')) noticed += 1;
  console.log(`${fault.fault}: ${how} (${fault.test}, ${((Date.now() - begun) / 1000).toFixed(0)} s)`);
}
await vitest.close();
console.log(`${noticed} of ${faults.length} noticed`);
process.exitCode = noticed === faults.length ? 0 : 1;
