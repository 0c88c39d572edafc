import { expect } from '@playwright/test';
import { loadLessons } from '@taproom/games/lessons';
import { test } from './house.js';
import { bubbleOf } from './newcomer.js';
import { faultsOnTheWay } from './pointers.js';

const PHONE = { width: 390, height: 844 };

/** The sizes at which no step may point at nothing; in the language that says more where there is less room. */
const POINTED = [
  { width: 360, height: 640, language: 'de' },
  { width: 844, height: 390, language: 'de' },
  { width: 1440, height: 900, language: 'en' },
] as const;

for (const game of ['closing-time', 'last-call', 'with-friends', 'whiskey-times'])
  for (const { language, ...size } of POINTED) {
    test.describe(`${game} in ${size.width}x${size.height}`, () => {
      test.use({ wish: { language }, viewport: size });
      test(`no step of any lesson of ${game} points at nothing, or covers what it points at`, async ({ page }) => {
        const faults: string[] = [];
        const lessons = await loadLessons(game);
        await page.goto(`/learn/${game}/${lessons[0]?.name}`);
        for (const { name, steps } of lessons) {
          await page.waitForURL(`**/learn/${game}/${name}`);
          for (const fault of await faultsOnTheWay(page, steps)) faults.push(`${name}, ${fault}`);
          // On to the next lesson, as somebody would; after the last one back to all of them.
          await page.locator('dialog[open] a[href^="/learn/"]').first().click();
        }
        expect(faults).toEqual([]);
        // All of them are ticked off.
        await expect(page.locator('.lesson-list .chip').filter({ hasText: '✓' })).toHaveCount(lessons.length);
      });
    });
  }

test('a lesson is left and resumed, refuses kindly, and is offered once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.evaluate(() => localStorage.removeItem('taproom:lessons:declined'));
  await page.getByRole('button', { name: 'Play bots at Closing Time: Last Call' }).click();
  await page.getByRole('link', { name: 'Show me' }).click();
  const bubble = bubbleOf(page);
  await bubble.getByRole('button', { name: 'Next' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(bubble).toContainText('Take the red circle');
  await expect(bubble).toContainText('3 of');
  // The keyboard is on the card that is meant. A legal card that is not the point is told so, and nothing happens.
  await expect(page.locator('.hand-card[data-card="beer/red/circle"]')).toBeFocused();
  await page.locator('.hand-card[data-card="rocks/green/star"]').click();
  await page.locator('[data-move="play rocks/green/star"]').click();
  await expect(bubble.locator('.lesson-wrong')).toContainText('star on star');
  await page.reload();
  await expect(bubble).toContainText('Take the red circle');
  await page.getByRole('link', { name: 'Leave the table' }).click();
  await expect(page.getByText(/left at 2 of/)).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play bots at Closing Time: Last Call' }).click();
  await expect(page.getByTestId('turn')).toBeVisible();
  await expect(page.getByText('First time?')).toBeHidden();
});
