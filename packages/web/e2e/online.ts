import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { clickOneMove, settle } from './house.js';

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

/** A person with a device of their own: storage, size, network. */
export async function person(
  browser: Browser,
  pub: Pub,
  name: string,
  size = { width: 390, height: 844 },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: pub.url, viewport: size, serviceWorkers: 'block' });
  const page = await context.newPage();
  await settle(page, { name });
  return page;
}

/** The line between a page and the server; while it is down it swallows everything, as dead networks do. */
export async function wireOf(page: Page): Promise<{ down: boolean }> {
  const wire = { down: false };
  await page.routeWebSocket(/\/ws$/, (socket) => {
    if (wire.down) return;
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!wire.down) server.send(message);
    });
    server.onMessage((message) => {
      if (!wire.down) socket.send(message);
    });
  });
  return wire;
}

/** Opens a table as its host, who takes the first seat, and says where it is. */
export async function openTable(page: Page, game: string, seats: number): Promise<string> {
  await page.goto(`/open/${game}`);
  await page.getByLabel('Seats').fill(String(seats));
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByTestId('code')).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Puts bots on all open seats, one by one. */
export async function fillWithBots(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: /Add a bot/ });
  for (let open = await add.count(); open > 0; open--) {
    await add.first().click();
    await expect(add).toHaveCount(open - 1);
  }
}

export const LAPTOP = { width: 1280, height: 800 };

export const turn = (page: Page) => page.getByTestId('turn');

/** Waits for one's turn and makes a move; false when the game is over before it comes. */
export async function makeMove(page: Page): Promise<boolean> {
  await expect(turn(page)).toHaveText(/Your|over/, { timeout: 60_000 });
  for (let tries = 0; tries < 200; tries++) {
    if (/over/.test((await turn(page).textContent()) ?? '')) return false;
    if (await clickOneMove(page)) return true;
    await page.waitForTimeout(50);
  }
  throw new Error('it is their turn, and there is nothing to click');
}

/** Plays with the others until it is this one's turn. */
export async function playUntilTurnOf(wanted: Page, pages: readonly Page[]): Promise<void> {
  for (let clicks = 0; clicks < 400; clicks++) {
    if (/Your/.test((await turn(wanted).textContent()) ?? '')) return;
    for (const page of pages) if (page !== wanted) await clickOneMove(page);
    await wanted.waitForTimeout(50);
  }
  throw new Error('it never became their turn');
}

export const test = base.extend<object, { pub: Pub }>({
  pub: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern, and this needs none of its fixtures.
    async ({}, use) => {
      const pub = new Pub();
      await pub.open();
      await use(pub);
      await pub.close();
    },
    { scope: 'worker' },
  ],
});
