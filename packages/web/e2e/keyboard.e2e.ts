import { expect, type Page } from '@playwright/test';
import { dealFor } from './deal.js';
import { test } from './house.js';

/** Whether the element in focus would make a move or choose a card for one. */
const LIVE = '[data-playable="true"]:enabled, [data-move]:enabled:not([data-move^="catch"]):not([data-move="own-up"])';

const inFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

async function tabTo(page: Page, selector: string, most = 80): Promise<boolean> {
  for (let tabs = 0; tabs < most; tabs++) {
    await page.keyboard.press('Tab');
    if (await inFocus(page, selector)) return true;
  }
  return false;
}

test('a whole game by keyboard alone, with the focus always in sight', async ({ page }) => {
  test.slow();
  await page.goto(`/?deal=${encodeURIComponent(dealFor('by keyboard'))}`);
  expect(await tabTo(page, 'button[aria-label="Play bots at Closing Time: Last Call"]')).toBe(true);
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
  expect(outline).not.toBe('none');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/local\//);
  const result = page.getByRole('dialog', { name: 'That was that' });
  // However long the bots take, and however long the game is: the test's own limit ends it.
  while (!(await result.isVisible())) {
    if (/Your/.test((await page.getByTestId('turn').textContent()) ?? '')) await makeMove(page);
    else await page.waitForTimeout(20);
  }
  expect(await tabTo(page, 'dialog button.primary')).toBe(true);
  await page.keyboard.press('Enter');
  await expect(result).toBeHidden();
});

/** Tabs to the hand, walks along it with the arrows to a card that can be played, presses Enter; or draws. */
async function makeMove(page: Page): Promise<void> {
  const entries = () => page.evaluate(() => document.querySelectorAll('.log li').length);
  const before = await entries();
  if (await tabTo(page, '.hand-card', 40)) {
    await page.keyboard.press('Home');
    const held = await page.locator('.hand-card').count();
    for (let cards = 1; cards < held && !(await inFocus(page, LIVE)); cards++) await page.keyboard.press('ArrowRight');
  }
  // A move that came meanwhile may have changed what can be done: then nothing is pressed, and the next look decides.
  if (!(await inFocus(page, LIVE)) && !(await tabTo(page, LIVE, 40))) return;
  await page.keyboard.press('Enter');
  await page.waitForTimeout(20);
  // A card that needs a declaration, or a second press to be played: the next live thing does it.
  const rest = '[data-move^="play"]:enabled, [data-move^="pass"]:enabled, [data-move^="declare"]:enabled';
  for (let steps = 0; steps < 3 && (await entries()) === before; steps++) {
    if (!(await tabTo(page, rest, 30))) return;
    await page.keyboard.press('Enter');
    await page.waitForTimeout(20);
  }
}
