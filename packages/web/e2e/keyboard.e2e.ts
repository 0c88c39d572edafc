import { expect, type Page } from '@playwright/test';
import { test } from './house.js';

/** Whether the element in focus would make a move or choose a card for one. */
const LIVE = '[data-playable="true"]:enabled, [data-move]:enabled:not([data-move^="catch"]):not([data-move="own-up"])';

async function tabTo(page: Page, selector: string, most = 80): Promise<boolean> {
  for (let tabs = 0; tabs < most; tabs++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return true;
  }
  return false;
}

test('a whole game by keyboard alone, with the focus always in sight', async ({ page }) => {
  test.slow();
  await page.goto('/');
  expect(await tabTo(page, 'button[aria-label="Play bots at Closing Time: Last Call"]')).toBe(true);
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
  expect(outline).not.toBe('none');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/local\//);
  const result = page.getByRole('dialog', { name: 'That was that' });
  for (let moves = 0; moves < 400; moves++) {
    if (await result.isVisible()) break;
    if (!/Your/.test((await page.getByTestId('turn').textContent()) ?? '')) {
      await page.waitForTimeout(20);
      continue;
    }
    await makeMove(page);
  }
  await expect(result).toBeVisible();
  expect(await tabTo(page, 'dialog button.primary')).toBe(true);
  await page.keyboard.press('Enter');
  await expect(result).toBeHidden();
});

/** Tabs to the hand, walks along it with the arrows, presses Enter; or draws. */
async function makeMove(page: Page): Promise<void> {
  const state = await page.evaluate(() => document.querySelectorAll('.log li').length);
  if (!(await tabTo(page, `${LIVE}, .hand-card`, 40))) return;
  for (let cards = 0; cards < 40; cards++) {
    if (await page.evaluate((live) => document.activeElement?.matches(live) ?? false, LIVE)) break;
    await page.keyboard.press('ArrowRight');
    if (cards === 25) await tabTo(page, LIVE, 40);
  }
  await page.keyboard.press('Enter');
  await page.waitForTimeout(20);
  // A card that needs a declaration, or a second press to be played: the next live thing does it.
  for (let steps = 0; steps < 3; steps++) {
    if ((await page.evaluate(() => document.querySelectorAll('.log li').length)) !== state) return;
    if (
      !(await tabTo(
        page,
        '[data-move^="play"]:enabled, [data-move^="pass"]:enabled, [data-move^="declare"]:enabled',
        30,
      ))
    )
      return;
    await page.keyboard.press('Enter');
    await page.waitForTimeout(20);
  }
}
