// npm run mutate [place] [--share 0.2] [--seed 1]: StrykerJS breaks the code in every way it knows and says which faults no
// test notices. Places are in mutation/places.mjs. One process, only the tests that reach a fault, and what was found before
// is not tried again (reports/mutation), even if that run was cut off. A share breaks whole functions chosen at random: the
// figure is then that of a sample.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { PLACES } from './mutation/places.mjs';
import { sampleOf } from './mutation/sample.mjs';
import { ROOT, runGit } from './run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { share: { type: 'string', default: '1' }, seed: { type: 'string', default: '1' } },
});
const share = Number(values.share);
const wanted = positionals.length > 0 ? positionals : Object.keys(PLACES);
const unknown = wanted.find((name) => !(name in PLACES));
if (unknown !== undefined || !(share > 0 && share <= 1)) {
  console.error(
    unknown === undefined
      ? `--share is a number above 0, up to 1; "${values.share}" is not`
      : `there is nothing called "${unknown}" to break; there is ${Object.keys(PLACES).join(', ')}`,
  );
  process.exit(1);
}

/** What came of a fault, in the words of StrykerJS; a fault that makes a test run for ever is noticed too. */
const NOTICED = ['Killed', 'Timeout', 'RuntimeError'];
const UNNOTICED = ['Survived', 'NoCoverage'];

const filesOf = (patterns) =>
  runGit('ls-files', ...patterns)
    .split('\n')
    .filter(Boolean);

async function mutate(name) {
  const { files, tests } = PLACES[name];
  const listed = filesOf(files).filter((file) => !/\.(test|d)\.ts$/.test(file));
  process.env.TAPROOM_MUTATE_TESTS = JSON.stringify(filesOf(tests));
  // Random tables find what scenarios overlook; a hundred of them do for one fault.
  process.env.TAPROOM_TABLES ??= '100';
  const mutants = await new Stryker({
    mutate: share < 1 ? sampleOf(listed, share, Number(values.seed)) : listed,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(import.meta.resolve('./mutation/keeper.mjs'))],
    vitest: { configFile: 'vitest.mutate.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    dryRunTimeoutMinutes: 20,
    timeoutMS: 15_000,
    timeoutFactor: 1.5,
    ignorePatterns: ['dist', 'docs/balance', 'packages/web', 'packages/lab', 'reports', 'coverage', 'release'],
    incremental: true,
    incrementalFile: `reports/mutation/${name}.json`,
    tempDirName: `node_modules/.cache/taproom-mutation-${name}`,
    reporters: ['progress-append-only', 'keeper'],
    allowEmpty: true,
  }).runMutationTest();
  const noticed = mutants.filter(({ status }) => NOTICED.includes(status));
  const unnoticed = mutants.filter(({ status }) => UNNOTICED.includes(status));
  for (const { fileName, location, mutatorName, replacement, status } of unnoticed)
    console.log(`${relative(ROOT, fileName)}:${location.start.line} ${status} ${mutatorName} -> ${replacement}`);
  const all = noticed.length + unnoticed.length;
  const how = share < 1 ? `, of functions chosen at random (${values.share} of all, seed ${values.seed})` : '';
  console.log(
    `${name}: ${noticed.length} of ${all} faults noticed (${((100 * noticed.length) / all).toFixed(1)}%)${how}`,
  );
}

process.chdir(ROOT);
for (const name of wanted)
  await mutate(name).catch((error) => {
    // StrykerJS has said what is wrong, above.
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  });
