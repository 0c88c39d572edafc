// Packs every package that is published, installs the tarballs in an empty folder as a stranger would, and uses them there:
// types, the first example of each README, a game over a pipe and the server with its page (both also on Node 22 and 24), and the size
// of a small page.
// Needs a build (`npm run build`), and the registry or npm's cache for the libraries of others.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

import { nodeOf, VERSIONS } from './check-nodes.mjs';
import { packagesIn } from './packages.mjs';
import { ROOT } from './run.mjs';
import { faultOfServe } from './try-serve.mjs';

/** Ways to find types that an ESM package does not serve; what the profile `esm-only` of arethetypeswrong leaves out. */
const NOT_OURS = new Set(['node10', 'node16-cjs']);
/** A page with one game and one plain bot, gzipped. */
const MOST_BYTES = 60 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'taproom-packages-'));
const tarballs = join(folder, 'tarballs');
const elsewhere = join(folder, 'elsewhere');
const npmCli = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined;

class Fault extends Error {}

/** Runs a program to its end and gives what it said; a fault when it fails or takes too long. `node` is the one that is found by its name. */
function ran(file, args, { cwd = elsewhere, input = '', seconds = 600, node = process.execPath } = {}) {
  return new Promise((resolve, reject) => {
    // What tests set must not help a stranger's install along.
    const { NODE_OPTIONS: _, ...given } = process.env;
    const env = { ...given, XDG_DATA_HOME: folder, PATH: `${dirname(node)}${delimiter}${given.PATH}` };
    const child = spawn(file, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'], timeout: seconds * 1000 });
    const said = { out: '', all: '' };
    child.stdout.on('data', (data) => {
      said.out += data;
      said.all += data;
    });
    child.stderr.on('data', (data) => {
      said.all += data;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(said.out);
      else reject(new Fault(`${[file, ...args].join(' ')} ended with ${code}:\n${said.all.slice(-4000)}`));
    });
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
const npm = (args, options) => (npmCli ? ran(process.execPath, [npmCli, ...args], options) : ran('npm', args, options));
const bin = (name) => join(elsewhere, 'node_modules', '.bin', name);

async function pack(packages) {
  mkdirSync(tarballs);
  const where = packages.flatMap(({ folder }) => ['-w', folder]);
  const packed = JSON.parse(
    await npm(['pack', '--json', '--ignore-scripts', '--pack-destination', tarballs, ...where], { cwd: ROOT }),
  );
  const list = Array.isArray(packed) ? packed : Object.values(packed);
  for (const { name, filename, files } of list) {
    const stray = files.map(({ path }) => path).filter((path) => /\.test\.|tsbuildinfo|\.env/.test(path));
    if (stray.length > 0) throw new Fault(`${name} would publish ${stray.slice(0, 5).join(', ')}`);
    const own = name === 'taproom' ? ['dist/deploy/taproom.service', 'dist/deploy/nginx.conf'] : [];
    for (const needed of ['LICENSE', 'README.md', ...own])
      if (!files.some(({ path }) => path === needed)) throw new Fault(`${name} would be published without ${needed}`);
    packages.find((each) => each.name === name).tarball = join(tarballs, filename);
  }
}

/** What publint and arethetypeswrong say about a tarball. */
async function lint({ name, tarball, isLibrary }) {
  const bytes = readFileSync(tarball);
  const { messages, pkg } = await publint({
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) },
  });
  if (messages.length > 0) throw new Fault(`${name}: ${messages.map((each) => formatMessage(each, pkg)).join('\n')}`);
  if (!isLibrary) return;
  const { problems } = await checkPackage(createPackageFromTarballData(bytes));
  const wrong = problems.filter(({ resolutionKind }) => !NOT_OURS.has(resolutionKind));
  if (wrong.length > 0)
    throw new Fault(`${name}: ${wrong.map((each) => `${each.kind} ${JSON.stringify(each)}`).join('\n')}`);
}

/** The examples in TypeScript of a page, with the imports a reader would copy. */
const examplesIn = (path) => [...readFileSync(path, 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code);

async function install(packages) {
  mkdirSync(elsewhere);
  const version = (name) => JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;
  const theirs = ['typescript', '@types/node', 'ws', '@types/ws'];
  const dependencies = {
    ...Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`])),
    ...Object.fromEntries(theirs.map((name) => [name, version(name)])),
  };
  writeFileSync(join(elsewhere, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  await npm(['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']);
}

/** Every example of the READMEs and guides is right by its types, and runs. A README begins with one. */
async function examples(packages) {
  const libraries = packages.filter(({ isLibrary }) => isLibrary);
  const compilerOptions = {
    strict: true,
    target: 'es2022',
    module: 'nodenext',
    types: ['node'],
    outDir: 'out',
    rootDir: 'src',
  };
  mkdirSync(join(elsewhere, 'src'));
  const write = (name, codes) =>
    codes.map((code, index) => writeFileSync(join(elsewhere, 'src', `${name}-${index + 1}.ts`), code)).length;
  for (const { name } of libraries) {
    if (write(name.split('/')[1], examplesIn(join(elsewhere, 'node_modules', name, 'README.md'))) === 0)
      throw new Fault(`the README of ${name} has no example to run`);
  }
  const guides = join(ROOT, 'docs/guide');
  for (const file of readdirSync(guides)) write(`guide-${file.replace('.md', '')}`, examplesIn(join(guides, file)));
  writeFileSync(join(elsewhere, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  await ran(process.execPath, [bin('tsc')]);
  for (const file of readdirSync(join(elsewhere, 'out'))) {
    const said = await ran(process.execPath, [join('out', file)], { seconds: 300 });
    if (said.trim() === '') throw new Fault(`the example of ${file} says nothing`);
  }
}

/** npx taproom play, over a pipe, by somebody who always takes the first move. */
async function play(node) {
  const said = await npm(['exec', '--', 'taproom', 'play', 'closing-time', '--seed', 'elsewhere', '--players', '2'], {
    input: '1\n'.repeat(400),
    node,
  });
  if (!/won|wins/i.test(said)) throw new Fault(`taproom play came to no end:\n${said.slice(-1500)}`);
}

/** A page that imports one game and a plain bot carries nothing else. */
async function size() {
  const entry = join(elsewhere, 'page.ts');
  writeFileSync(
    entry,
    `import { plainBots } from '@taproom/bots/with-friends';
import { seatBotOf } from '@taproom/bots/seat';
import { Chance, readSetting } from '@taproom/engine';
import { withFriends } from '@taproom/games/with-friends';
const setting = readSetting(withFriends, { seats: 3 });
if (setting.ok) console.log(withFriends.setup(setting.value, Chance.fast(1)), seatBotOf(plainBots, 'local', withFriends, setting.value));
`,
  );
  await ran(bin('esbuild'), [entry, '--bundle', '--minify', '--format=esm', '--platform=browser', '--outfile=page.js']);
  const bytes = gzipSync(readFileSync(join(elsewhere, 'page.js')), { level: 9 }).length;
  if (bytes > MOST_BYTES)
    throw new Fault(`a page with With Friends and a Local has ${bytes} bytes gzipped, above ${MOST_BYTES}`);
  return bytes;
}

const started = Date.now();
const since = () => `${((Date.now() - started) / 1000).toFixed(0)} s`;
try {
  const packages = packagesIn(ROOT);
  await pack(packages);
  for (const each of packages) await lint(each);
  console.log(`${packages.length} packages packed; publint and arethetypeswrong are content (${since()})`);
  await install(packages);
  console.log(`installed in an empty folder (${since()})`);
  await examples(packages);
  console.log(`the examples of READMEs and guides compile and run (${since()})`);
  for (const node of [process.execPath, ...(await Promise.all(VERSIONS.map(nodeOf)))]) {
    await play(node);
    const fault = await faultOfServe(node, [bin('taproom')], { cwd: elsewhere });
    if (fault !== undefined) throw new Fault(fault);
    console.log(
      `npx taproom play and taproom serve work there on ${(await ran(node, ['--version'])).trim()} (${since()})`,
    );
  }
  console.log(`a page with With Friends and a Local: ${await size()} bytes gzipped (${since()})`);
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  // For `npm run release`: what was checked is what is published.
  if (process.env.TAPROOM_TARBALLS && process.exitCode !== 1)
    cpSync(tarballs, process.env.TAPROOM_TARBALLS, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
}
