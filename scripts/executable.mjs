// npm run executable: one file for people without node, release/taproom-linux-x64: node itself with the whole product inside, page and
// site included. Its first start unpacks it into the user's cache; from then on it is the command as npm installs it.
// Needs a build and a site. Made for the system it runs on, Linux so far, and tried there.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { nodeOf, VERSIONS } from './check-nodes.mjs';
import { packagesIn } from './packages.mjs';
import { ROOT } from './run.mjs';
import { faultOfServe } from './try-serve.mjs';

const POSTJECT = '1.0.0-alpha.6';
/** Where node looks for what was put inside; the same in every node. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';
/** Read by people and compilers, not by a program that runs; and the SQLite of nodes that have none of their own. Licences travel. */
const NOT_NEEDED = /\.(d\.[cm]?ts|[cm]?ts|map|md|markdown)$|node_modules\/@photostructure\//i;

const npm = (cwd, ...args) =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd, encoding: 'utf8' });

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : entry.isFile() ? [path] : [];
  });
}

/** The packages and their libraries as npm installs them for a user, and what puts it all into one file. */
function install(work) {
  const [tarballs, house, tools] = ['tarballs', 'house', 'tools'].map((name) => join(work, name));
  for (const folder of [tarballs, house, tools]) mkdirSync(folder);
  npm(ROOT, 'pack', '--workspaces', '--ignore-scripts', '--silent', '--pack-destination', tarballs);
  const packed = readdirSync(tarballs).map((name) => join(tarballs, name));
  npm(house, 'install', '--prefix', house, '--omit=dev', '--ignore-scripts', ...packed);
  npm(tools, 'install', '--prefix', tools, '--ignore-scripts', `postject@${POSTJECT}`);
  return { house, tools };
}

/** One block: the names and sizes of the files as a line of JSON, then the files. */
function archive(house) {
  const paths = filesUnder(join(house, 'node_modules')).filter((path) => !NOT_NEEDED.test(relative(house, path)));
  const files = paths.map((path) => {
    const { size, mode } = statSync(path);
    return { path: relative(house, path), size, mode: mode & 0o777 };
  });
  const plain = Buffer.concat([Buffer.from(`${JSON.stringify(files)}\n`), ...paths.map((path) => readFileSync(path))]);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return { files: files.length, plain: plain.length, packed: brotliCompressSync(plain, { params }) };
}

/** Puts the block into a copy of node, under a name of its own for each content: what was unpacked is never another release's. */
function inject({ node, tools, work, packed, out }) {
  const [{ version }] = packagesIn(ROOT);
  writeFileSync(join(work, 'house.br'), packed);
  writeFileSync(join(work, 'stamp'), `${version}-${createHash('sha256').update(packed).digest('hex').slice(0, 12)}`);
  const config = {
    main: join(ROOT, 'scripts/executable/start.cjs'),
    output: 'inside.blob',
    disableExperimentalSEAWarning: true,
    assets: { house: 'house.br', stamp: 'stamp' },
  };
  writeFileSync(join(work, 'sea.json'), JSON.stringify(config));
  execFileSync(node, ['--experimental-sea-config', 'sea.json'], { cwd: work, stdio: ['ignore', 'ignore', 'inherit'] });
  copyFileSync(node, out);
  chmodSync(out, 0o755);
  const postject = join(tools, 'node_modules/postject/dist/cli.js');
  const args = [postject, out, 'NODE_SEA_BLOB', join(work, 'inside.blob'), '--sentinel-fuse', FUSE];
  execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** A game and the server, without a node to be found and with a cache of its own. */
async function tryOut(out, work) {
  const env = { PATH: '/nowhere', HOME: work };
  const play = ['play', 'closing-time', '--players', '2', '--seed', 'one file'];
  for (const when of ['unpacking included', 'from then on']) {
    const started = Date.now();
    const said = execFileSync(out, play, { cwd: work, env, input: '1\n'.repeat(400), encoding: 'utf8' });
    if (!/won/.test(said)) throw new Error(`no game in ${out}:\n${said.slice(-1000)}`);
    console.log(`a game in it, ${when}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  const fault = await faultOfServe(out, [], { cwd: work, env });
  if (fault !== undefined) throw new Error(fault);
  console.log('it serves the page and the site');
}

if (process.platform !== 'linux') {
  console.error('an executable is made on Linux only, so far');
  process.exit(2);
}
const work = mkdtempSync(join(tmpdir(), 'taproom-executable-'));
try {
  const node = await nodeOf(VERSIONS.at(-1));
  const { house, tools } = install(work);
  const { files, plain, packed } = archive(house);
  console.log(`${files} files, ${(plain / 1e6).toFixed(0)} MB, packed ${(packed.length / 1e6).toFixed(0)} MB`);
  const release = join(ROOT, 'release');
  mkdirSync(release, { recursive: true });
  const out = join(release, `taproom-linux-${process.arch}`);
  inject({ node, tools, work, packed, out });
  await tryOut(out, work);
  console.log(`${relative(ROOT, out)}: ${(statSync(out).size / 1e6).toFixed(0)} MB`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
