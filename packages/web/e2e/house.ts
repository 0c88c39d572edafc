import { test as base, expect, type Page } from '@playwright/test';
import { dealFor } from './deal.js';

/** How a device of the tests is set: bots move at once, nothing travels, nothing sounds. */
export const SETTINGS = {
  pace: 'instant',
  motion: 'off',
  sound: false,
  notes: false,
  language: 'en',
  name: 'Ann',
  glass: 'pint',
};

export type Wish = Partial<Record<keyof typeof SETTINGS | 'theme', unknown>>;

/** A page whose bots move at once and where nothing travels; any error in the page fails the test. */
export const test = base.extend<{ page: Page; wish: Wish }>({
  /** Settings that a test wants to be different. */
  wish: [{}, { option: true }],
  page: async ({ page, wish }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/ERR_|Failed to load resource/.test(message.text()))
        errors.push(message.text());
    });
    await settle(page, wish);
    await use(page);
    expect(errors, 'errors in the page').toEqual([]);
  },
});

/** Nobody here is new, unless a test says so: an offered lesson would lie on every table, and an offered hint on some. */
export const DECLINED = ['closing-time', 'last-call', 'with-friends', 'whiskey-times'];

/** Writes the settings of the tests before the page reads them, once: what is changed later stays changed. */
export async function settle(page: Page, wish: Wish = {}): Promise<void> {
  await page.addInitScript(
    ([settings, declined]) => {
      if (localStorage.getItem('taproom:settings')) return;
      localStorage.setItem('taproom:settings', settings as string);
      localStorage.setItem('taproom:lessons:declined', declined as string);
      localStorage.setItem('taproom:hints:declined', 'true');
    },
    [JSON.stringify({ ...SETTINGS, ...wish }), JSON.stringify(DECLINED)],
  );
}

/** From the front page to a table with bots, who are dealt the same cards each time. */
export async function playBots(page: Page, title: string): Promise<void> {
  await page.goto(`/?deal=${encodeURIComponent(dealFor(test.info().title))}`);
  await page.getByRole('button', { name: `Play bots at ${title}` }).click();
  await page.waitForURL(/\/local\//);
  await expect(page.getByTestId('turn')).toBeVisible();
}

const LIVE = '[data-move]:not([data-legal="false"]):not([data-move^="catch"]):not([data-move="own-up"]):enabled';
const CARD = '[data-playable="true"]:enabled';

/** Makes one move by clicking what the table offers; false when it is not our turn. */
export async function clickOneMove(page: Page): Promise<boolean> {
  const moves = page.locator(`.table-area ${LIVE}`);
  const cards = page.locator(`.table-area ${CARD}`);
  const before = await turnState(page);
  const quick = { timeout: 2_000 };
  try {
    const missed = page.getByRole('button', { name: 'Got it' });
    if (await missed.isVisible()) await missed.click(quick);
    if ((await cards.count()) > 0) {
      await cards.first().click(quick);
      if ((await turnState(page)) === before) await playChosen(page);
      return true;
    }
    if ((await moves.count()) > 0) {
      await moves.last().click(quick);
      return true;
    }
  } catch {
    // The table changed under the pointer, as tables do; look again.
  }
  return false;
}

async function playChosen(page: Page): Promise<void> {
  const play = page.locator('.table-area .prompt [data-move]:enabled');
  await play.first().click({ timeout: 2_000 });
}

const turnState = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      `${document.querySelector('[data-testid="turn"]')?.textContent}|${document.querySelectorAll('.log li').length}`,
  );

/** Plays on by clicking until the result is shown. Says how many clicks it took. */
export async function playToTheEnd(page: Page, most = 600): Promise<number> {
  const result = page.getByRole('dialog', { name: 'That was that' });
  for (let clicks = 0; clicks < most; ) {
    if (await result.isVisible()) return clicks;
    if (await clickOneMove(page)) clicks += 1;
    else await page.waitForTimeout(30);
  }
  throw new Error(`the game was not over after ${most} clicks`);
}
