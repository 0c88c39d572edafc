// Starting other programs, the same way on every system: always this node, never a shell.
import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const ended = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    // A program that a signal ended has no exit code; shells say 128 and more.
    child.once('close', (code) => resolve(code ?? 130));
  });

/** Runs a script of node with this terminal, and gives its exit code. */
export const run = (script, ...args) =>
  ended(spawn(process.execPath, [script, ...args], { cwd: ROOT, stdio: 'inherit' }));

/** Runs a script of node and keeps what it prints. */
export const runQuietly = (script, ...args) => runNodeQuietly(process.execPath, script, ...args);

/** The same with a node of another version. */
export const runNodeQuietly = (node, script, ...args) =>
  kept(spawn(node, [script, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] }));

async function kept(child) {
  const output = [];
  const errors = [];
  child.stdout.on('data', (data) => output.push(data));
  child.stderr.on('data', (data) => errors.push(data));
  const code = await ended(child);
  return { code, output: Buffer.concat(output).toString(), errors: Buffer.concat(errors).toString() };
}

/** Runs npm and keeps what it prints. */
export function runNpmQuietly(...args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return runQuietly(npm, ...args);
  return kept(
    spawn('npm', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' }),
  );
}

/** Runs npm with this terminal: the npm that started us, where one did. */
export function runNpm(...args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return run(npm, ...args);
  return ended(spawn('npm', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' }));
}

/** What git says. */
export const runGit = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
