// Breaks the server in each way listed in src/tests/deliberate-faults.json, one at a time, in a copy of the sources, and says
// whether the test named there notices. `node packages/server/scripts/break.mjs [part of a name]`; not part of `npm test`.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
const faults = JSON.parse(readFileSync(LIST, 'utf8')).filter(({ fault }) => fault.includes(wished));

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

function isNoticed(copy, { test, title }) {
  const only = title === undefined ? [] : ['-t', title];
  const command = ['vitest', 'run', `packages/${test}`, '--bail=1', '--maxWorkers=1', ...only];
  const env = { ...process.env, NO_COLOR: '1' };
  const { stdout } = spawnSync('npx', command, { cwd: copy, encoding: 'utf8', env });
  // A test has to fail: that nothing could be run at all proves nothing.
  return /^\s*Tests\s.*\d+ failed/m.test(stdout);
}

const copy = copyOfAll();
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
let unnoticed = 0;
for (const { fault, file, find, replace, test, title } of faults) {
  const path = join(copy, 'packages', file);
  const whole = readFileSync(path, 'utf8');
  if (whole.split(find).length !== 2) {
    console.log(`CANNOT BREAK  ${fault}: "${find}" is not there exactly once in ${file}`);
    unnoticed += 1;
    continue;
  }
  writeFileSync(
    path,
    whole.replace(find, () => replace),
  );
  const noticed = isNoticed(copy, { test, title });
  writeFileSync(path, whole);
  if (!noticed) unnoticed += 1;
  console.log(`${noticed ? 'noticed       ' : 'NOT NOTICED   '}${fault} (${test})`);
}
console.log(`${faults.length - unnoticed} of ${faults.length} noticed`);
process.exitCode = unnoticed === 0 ? 0 : 1;
