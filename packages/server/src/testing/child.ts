import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const FOLDER = fileURLToPath(new URL('../../../../node_modules/.cache/taproom-server/', import.meta.url));

/** Libraries that load native code or files of their own stay where they are. */
const OUTSIDE = /^(node:|@photostructure\/sqlite|pg|pino)/;
const REQUIRE = `
import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
const __filename = require('node:url').fileURLToPath(import.meta.url);
const __dirname = require('node:path').dirname(__filename);
`;

/** Bundles a program of ours with its worker threads, so that starting it again and again is quick. Returns its path. */
export async function bundle(program: string): Promise<string> {
  // A folder of its own for each run: another run, perhaps of newer sources, must not change a program under this one.
  const outdir = join(FOLDER, `${program}-${process.pid}`);
  process.once('exit', () => rmSync(outdir, { recursive: true, force: true }));
  mkdirSync(outdir, { recursive: true });
  writeFileSync(join(outdir, 'package.json'), '{ "type": "module" }');
  const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  await build({
    entryPoints: [source(`./${program}.ts`), source('../store/sqlite-worker.ts'), source('../bots/worker.ts')],
    outdir,
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['taproom:source'],
    // Libraries made of CommonJS ask for these.
    banner: { js: REQUIRE },
    plugins: [
      {
        name: 'some-outside',
        setup: ({ onResolve }) => {
          onResolve({ filter: OUTSIDE }, ({ path }) => ({ path, external: true }));
        },
      },
    ],
    logLevel: 'error',
  });
  return join(outdir, `${program}.js`);
}

const MOST_ERRORS = 4000;

export interface Child {
  readonly url: string;
  readonly process: ChildProcess;
  /** Resolves when the process is gone. */
  readonly gone: Promise<void>;
  /** The end of what it wrote to stderr. */
  errors(): string;
  /** Says a line to it. */
  say(line: string): void;
}

/** Starts a bundled program and waits for the first line it prints: its address. */
export async function start(
  path: string,
  args: readonly string[],
  env: Record<string, string> = {},
  /** What the shell bounds before it runs, such as `ulimit -n 700`. */
  bounds?: string,
): Promise<Child> {
  const command = [process.execPath, path, ...args];
  const [program, ...rest] = bounds === undefined ? command : ['sh', '-c', `${bounds}; exec "$0" "$@"`, ...command];
  const child = spawn(program as string, rest, {
    env: { ...process.env, ...env },
    stdio: 'pipe',
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let errors = '';
  child.stderr.on('data', (data: Buffer) => {
    errors = (errors + data.toString()).slice(-MOST_ERRORS);
  });
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (data: Buffer) => {
      text += data.toString();
      const end = text.indexOf('\n');
      if (end >= 0) resolve(text.slice(0, end));
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was open: ${errors}`)));
  });
  // A line to a process that has just died is lost; that is no reason to die too.
  child.stdin.on('error', () => undefined);
  return { url, process: child, gone, errors: () => errors, say: (line) => child.stdin.write(`${line}\n`) };
}
