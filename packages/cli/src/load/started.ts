import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Mistake } from '../mistake.js';

export interface Started {
  readonly url: string;
  readonly process: ChildProcess;
  readonly gone: Promise<void>;
}

/** A server of ours: on a directory, or on the PostgreSQL of `DATABASE_URL` in its environment. */
export function startOurs(data: string, env: Record<string, string> = {}): Promise<Started> {
  const taproom = fileURLToPath(new URL('../../bin/taproom.mjs', import.meta.url));
  return start(
    taproom,
    [
      'serve',
      '--port',
      '0',
      '--host',
      '127.0.0.1',
      '--data',
      data,
      '--limits',
      'off',
      '--log',
      'error',
      '--bots',
      'instant',
    ],
    env,
  );
}

/** Starts a program and finds the address in the first line it prints. */
export async function start(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Started> {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: '', ...env },
  });
  // Should this command end early, so does what it started.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.removeListener('exit', end));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      const found = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(data.toString());
      if (found) resolve(`http://127.0.0.1:${found[1]}`);
    });
    child.once('exit', () => reject(new Mistake('the server did not start')));
  });
  return { url, process: child, gone };
}
