// npm run nodes [-- 22] [-- --all]: Node.js 22 and 24, fetched by npm, run the tests that depend on node itself (files, sockets,
// threads, SQLite), play all recorded games of all games again, move by move, and a new one. `--all` runs every unit test.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, runNodeQuietly, runNpmQuietly } from './run.mjs';

/** What people have besides the node of this machine. */
export const VERSIONS = ['22.23.3', '24.21.0'];
const TESTS = [
  'packages/server/src/store/sqlite-library.test.ts',
  'packages/server/src/store/store.test.ts',
  'packages/server/src/tests/play.test.ts',
];
const GAMES = 'packages/games/src';
const PLATFORM = process.platform === 'win32' ? 'win' : process.platform;

/** The program of that version, as npm brings it; beside the libraries, so that it is fetched once. */
export async function nodeOf(version) {
  const folder = join(ROOT, 'node_modules/.cache/taproom-node', version);
  const name = `node-${PLATFORM}-${process.arch}`;
  const program = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--no-save', '--loglevel=error'];
  const { code, output, errors } = await runNpmQuietly('install', '--prefix', folder, ...quietly, `${name}@${version}`);
  if (code !== 0) throw new Error(`Node ${version} could not be fetched: ${output}${errors}`);
  return program;
}

/** What does not work there, or nothing. */
async function faultsOn(version, tests) {
  const node = await nodeOf(version);
  const faults = [];
  const bots = ['play', 'closing-time', '--watch', '--plain', '--pace', '0', '--seed', 'nodes', '--sips', '0'];
  const records = readdirSync(join(ROOT, GAMES))
    .map((name) => `${GAMES}/${name}/records`)
    .filter((folder) => existsSync(join(ROOT, folder)));
  for (const [what, ...args] of [
    ['unit tests', 'node_modules/vitest/vitest.mjs', 'run', ...tests],
    ['recorded games', 'packages/cli/bin/taproom.mjs', 'rerun', '--quiet', ...records],
    ['taproom play', 'packages/cli/bin/taproom.mjs', ...bots],
  ]) {
    const { code, output, errors } = await runNodeQuietly(node, ...args);
    if (code !== 0) faults.push(`Node ${version}, ${what}:\n${output}${errors}`);
    // People should not read of experiments when they sit down to play.
    else if (what === 'taproom play' && /Warning/.test(errors))
      faults.push(`Node ${version}, ${what} warns:\n${errors}`);
  }
  return faults;
}

export async function checkNodes(versions = VERSIONS, tests = TESTS) {
  const faults = [];
  for (const version of versions) faults.push(...(await faultsOn(version, tests)));
  return faults.length === 0 ? undefined : faults.join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [wanted = ''] = process.argv.slice(2).filter((word) => !word.startsWith('-'));
  const versions = VERSIONS.filter((version) => version.startsWith(wanted));
  const fault = await checkNodes(versions, process.argv.includes('--all') ? [] : TESTS);
  console.log(fault ?? `Node ${versions.join(' and ')}: everything works`);
  process.exitCode = fault === undefined ? 0 : 1;
}
