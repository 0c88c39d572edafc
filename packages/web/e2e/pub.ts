import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The real server in a process of its own, with a data directory that outlives it. */
export class Pub {
  private process: ChildProcess | undefined;
  private readonly data = mkdtempSync(join(tmpdir(), 'taproom-e2e-'));
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async open(): Promise<void> {
    const server = fileURLToPath(new URL('server.ts', import.meta.url));
    const args = ['--conditions=taproom:source', '--import', 'tsx', server, String(this.port), this.data];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    this.process = child;
    this.port = await new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it listened`)));
      child.stdout?.on('data', (text: Buffer) => {
        const port = /listening http:\/\/[^:]+:(\d+)/.exec(String(text))?.[1];
        if (port) resolve(Number(port));
      });
    });
  }

  /** Lets seconds pass at every table, without waiting for them. */
  async pass(seconds: number): Promise<void> {
    const child = this.process;
    if (!child) throw new Error('the server is not open');
    const passed = new Promise((resolve) => child.once('message', resolve));
    child.send({ pass: seconds });
    await passed;
  }

  /** As the power would: no goodbye. */
  async kill(): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    this.process = undefined;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
