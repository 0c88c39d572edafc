import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const FOLDER = fileURLToPath(new URL('../../../../node_modules/.cache/taproom-server/', import.meta.url));

/** Bundles a program of ours with its worker threads, so that starting it again and again is quick. Returns its path. */
export async function bundle(program: string): Promise<string> {
  const outdir = join(FOLDER, program);
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
    // Libraries stay where they are; ours are bundled.
    plugins: [
      {
        name: 'libraries-outside',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@taproom/') ? undefined : { path, external: true },
          );
        },
      },
    ],
    logLevel: 'error',
  });
  return join(outdir, `${program}.js`);
}

export interface Child {
  readonly url: string;
  readonly process: ChildProcess;
  /** Resolves when the process is gone. */
  readonly gone: Promise<void>;
}

/** Starts a bundled program and waits for the first line it prints: its address. */
export async function start(path: string, args: readonly string[], env: Record<string, string> = {}): Promise<Child> {
  const child = spawn(process.execPath, [path, ...args], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (data: Buffer) => {
      text += data.toString();
      const end = text.indexOf('\n');
      if (end >= 0) resolve(text.slice(0, end));
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was open`)));
  });
  return { url, process: child, gone };
}
