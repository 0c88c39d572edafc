import { type Browser, expect, type Page } from '@playwright/test';
import { clickOneMove, settle } from './house.js';
import type { Pub } from './pub.js';

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
  }
  throw new Error('it is their turn, and there is nothing to click');
}

/** Plays with the others until it is this one's turn. */
export async function playUntilTurnOf(wanted: Page, pages: readonly Page[]): Promise<void> {
  for (let clicks = 0; clicks < 400; clicks++) {
    if (/Your/.test((await turn(wanted).textContent()) ?? '')) return;
    for (const page of pages) if (page !== wanted) await clickOneMove(page);
  }
  throw new Error('it never became their turn');
}
