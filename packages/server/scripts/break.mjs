// Breaks the server in each way listed in src/tests/deliberate-faults.json, one at a time, and says whether the test
// named there notices. `node packages/server/scripts/break.mjs [part of a name]`. The file is put back afterwards.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const LIST = fileURLToPath(new URL('../src/tests/deliberate-faults.json', import.meta.url));
const wished = process.argv[2] ?? '';
const faults = JSON.parse(readFileSync(LIST, 'utf8')).filter(({ fault }) => fault.includes(wished));

let unnoticed = 0;
for (const { fault, file, find, replace, test, title } of faults) {
  const path = `${ROOT}packages/${file}`;
  const whole = readFileSync(path, 'utf8');
  if (whole.split(find).length !== 2) {
    console.log(`CANNOT BREAK  ${fault}: "${find}" is not there exactly once in ${file}`);
    unnoticed += 1;
    continue;
  }
  let run;
  try {
    writeFileSync(
      path,
      whole.replace(find, () => replace),
    );
    const only = title === undefined ? [] : ['-t', title];
    run = spawnSync('npx', ['vitest', 'run', `packages/${test}`, '--bail=1', ...only], { cwd: ROOT, encoding: 'utf8' });
  } finally {
    writeFileSync(path, whole);
  }
  const noticed = run.status !== 0 && /FAIL|Error/.test(run.stdout + run.stderr);
  if (!noticed) unnoticed += 1;
  console.log(`${noticed ? 'noticed       ' : 'NOT NOTICED   '}${fault} (${test})`);
}
console.log(`${faults.length - unnoticed} of ${faults.length} noticed`);
process.exitCode = unnoticed === 0 ? 0 : 1;
