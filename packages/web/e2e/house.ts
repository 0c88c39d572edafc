import { test as base, expect, type Page } from '@playwright/test';
import { dealFor } from './deal.js';
import { Pub } from './pub.js';

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

/**
 * A page whose bots move at once and where nothing travels; any error in the page fails the test. Every file takes its tests from here:
 * whoever brings fixtures of another kind gets a worker and a browser of their own, and the next one again.
 */
export const test = base.extend<{ page: Page; wish: Wish }, { pub: Pub }>({
  /** A server of one's own, opened when the first test of a worker asks for it. */
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

/** What a finger may go for at a table: a card that can be played, then another move. */
const CARD = '.table-area [data-playable="true"]:enabled';
const MOVE =
  '.table-area [data-move]:not([data-legal="false"]):not([data-move^="catch"]):not([data-move="own-up"]):enabled';
const CHOSEN = '.table-area .prompt [data-move]:enabled';

/** For how long something to touch is looked for, in milliseconds: while others move, and once a card was chosen. */
const GLANCE = 60;
const CHOOSING = 2000;

interface Wanted {
  /** In the order in which they are tried; the first of each is taken, or the last. */
  readonly from: readonly { readonly selector: string; readonly last?: boolean }[];
  readonly patience: number;
  /** The table as it was: nothing is wanted once it has gone on. */
  readonly before?: string;
}

/** Makes one move by clicking what the table offers; false when it is not our turn. */
export async function clickOneMove(page: Page): Promise<boolean> {
  const next = { from: [{ selector: CARD }, { selector: MOVE, last: true }], patience: GLANCE };
  let found = await page.evaluate(spotOf, next);
  // The table can move on between the look and the click; a person closes what opened by mistake.
  if (found.isMistaken) await page.keyboard.press('Escape');
  if (found.isToRead && found.spot) {
    await page.mouse.click(found.spot.x, found.spot.y);
    found = await page.evaluate(spotOf, next);
  }
  if (!found.spot || found.isToRead) return false;
  await page.mouse.click(found.spot.x, found.spot.y);
  if (!found.isCard) return true;
  // Most cards are chosen first, and played by a button.
  const chosen = { from: [{ selector: CHOSEN }], patience: CHOOSING, before: found.state };
  const { spot } = await page.evaluate(spotOf, chosen);
  if (spot) await page.mouse.click(spot.x, spot.y);
  return true;
}

/** In the page, in one look: where to click, once it stands still and nothing lies over it. What has to be read first comes first. */
async function spotOf({ from, patience, before }: Wanted) {
  const stateNow = () =>
    `${document.querySelector('[data-testid="turn"]')?.textContent}|${document.querySelectorAll('.log li').length}`;
  const isSeen = (element: HTMLElement) => element.checkVisibility();
  const toRead = () =>
    [...document.querySelectorAll<HTMLElement>('dialog[open] button')].find((button) =>
      /^(Got it|Verstanden)$/.test(button.textContent?.trim() ?? ''),
    );
  const wanted = () => {
    for (const { selector, last } of from) {
      const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
      if (seen.length > 0) return seen.at(last ? -1 : 0);
    }
    return undefined;
  };
  const until = performance.now() + patience;
  let last = '';
  for (;;) {
    const state = stateNow();
    if (before !== undefined && state !== before) return { state };
    const [read, element] = [toRead(), toRead() ?? wanted()];
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    // Of a card in a fan only the spine shows.
    const spot = { x: x + (element?.matches('.hand-card') ? Math.min(12, width / 2) : width / 2), y: y + height / 2 };
    const isReached = element?.contains(document.elementFromPoint(spot.x, spot.y));
    const where = `${spot.x},${spot.y}`;
    if (isReached && where === last)
      return { spot, state, isToRead: read !== undefined, isCard: element?.matches('[data-playable]') };
    last = where;
    if (performance.now() > until)
      return { state, isMistaken: document.querySelector('.table-area dialog[open]') !== null };
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Plays on by clicking until the result is shown. Says how many clicks it took. */
export async function playToTheEnd(page: Page, most = 600): Promise<number> {
  const result = page.getByRole('dialog', { name: 'That was that' });
  for (let clicks = 0; clicks < most; ) {
    if (await clickOneMove(page)) clicks += 1;
    else if (await result.isVisible()) return clicks;
  }
  throw new Error(`the game was not over after ${most} clicks`);
}
