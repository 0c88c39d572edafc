import { expect } from '@playwright/test';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../scripts/browsers.mjs';
import { dealFor } from './deal.js';
import { DECLINED, SETTINGS, test } from './house.js';

// Playwright drives only a Firefox of its own making; puppeteer drives the one people have, through WebDriver BiDi.
// `TAPROOM_FIREFOX=none` leaves these tests out.
const GAMES = [
  { game: 'closing-time', seats: 3 },
  { game: 'last-call', seats: 3 },
  { game: 'with-friends', seats: 3, rules: { rounds: 'quick' } },
  { game: 'whiskey-times', seats: 2 },
];
const MOST_TOUCHES = 1500;

test.skip(process.env.TAPROOM_FIREFOX === 'none', 'TAPROOM_FIREFOX is none');
test.describe.configure({ mode: 'default' });

let firefox: Browser;
test.beforeAll(async () => {
  firefox = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    defaultViewport: { width: 390, height: 844 },
  });
});
test.afterAll(() => firefox?.close());

/** Marks what a person would touch next: whatever has to be read first, then what asks for an answer, then a card, then another move. */
function markNext(): 'over' | 'wait' | 'touch' {
  for (const old of document.querySelectorAll('[data-next]')) old.removeAttribute('data-next');
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog?.querySelector('h2')?.textContent === 'That was that') return 'over';
  const within = dialog ?? document.querySelector('.table-area');
  const seen = (selector: string): HTMLElement[] =>
    [...(within?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((element) => element.checkVisibility());
  const move = '[data-move]:not([data-legal="false"]):not([data-move^="catch"]):not([data-move="own-up"]):enabled';
  const next =
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Got it') ??
    seen('.prompt [data-move]:not([data-legal="false"]):enabled')[0] ??
    seen('[data-playable="true"]:enabled')[0] ??
    seen(move).at(-1);
  next?.setAttribute('data-next', '');
  return next ? 'touch' : 'wait';
}

/** Plays on by touching until the result is shown. Says how many touches it took. */
async function playToTheEnd(page: Page): Promise<number> {
  for (let touches = 0; touches < MOST_TOUCHES; ) {
    const what = await page.evaluate(markNext);
    if (what === 'over') return touches;
    const next = what === 'touch' ? await page.$('[data-next]') : null;
    try {
      await next?.click();
      if (next) touches += 1;
    } catch {
      // The table changed under the finger, as tables do; look again.
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`the game was not over after ${MOST_TOUCHES} touches`);
}

for (const { game, seats, rules } of GAMES) {
  test(`a whole game of ${game} in Firefox`, async ({ baseURL }) => {
    test.slow();
    const page = await firefox.newPage();
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.evaluateOnNewDocument(
      (settings, declined) => {
        // The empty page that a tab begins with has no storage.
        if (location.protocol !== 'http:') return;
        localStorage.setItem('taproom:settings', settings);
        localStorage.setItem('taproom:lessons:declined', declined);
      },
      JSON.stringify(SETTINGS),
      JSON.stringify(DECLINED),
    );
    const asked = new URLSearchParams({ deal: dealFor(`${game} in Firefox`), seats: String(seats) });
    if (rules) asked.set('rules', JSON.stringify(rules));
    await page.goto(`${baseURL}/play/${game}?${asked}`);
    await page.waitForSelector('form button[type="submit"]:enabled');
    await page.click('form button[type="submit"]');
    await page.waitForSelector('[data-testid="turn"]');
    expect(await playToTheEnd(page)).toBeGreaterThan(5);
    expect(errors).toEqual([]);
    await page.close();
  });
}
