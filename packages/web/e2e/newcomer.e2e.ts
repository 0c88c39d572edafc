import { expect } from '@playwright/test';
import { dealFor } from './deal.js';
import { test } from './house.js';
import { follow, touchTable } from './newcomer.js';

/** The first lesson and then a whole game, in both languages; without the variable one language for each game that is over soon. */
const ALL = process.env.TAPROOM_NEWCOMER === 'all';
const EVENINGS = [
  { game: 'closing-time', language: 'de', soon: true },
  { game: 'last-call', language: 'en', soon: true },
  { game: 'whiskey-times', language: 'de', soon: true },
  { game: 'with-friends', language: 'en', soon: false },
  { game: 'closing-time', language: 'en', soon: false },
  { game: 'last-call', language: 'de', soon: false },
  { game: 'whiskey-times', language: 'en', soon: false },
  { game: 'with-friends', language: 'de', soon: false },
] as const;
const MOST_TOUCHES = 2000;

for (const { game, language, soon } of EVENINGS) {
  test.describe(`${game} in ${language}`, () => {
    test.skip(!ALL && !soon, 'TAPROOM_NEWCOMER=all plays this one too');
    test.use({ wish: { language, notes: true }, viewport: { width: 390, height: 844 } });

    test('whoever only follows what the page says finishes the first lesson, and then a whole game', async ({
      page,
    }) => {
      test.setTimeout(ALL ? 1_200_000 : 360_000);
      await page.goto(`/learn/${game}/first?deal=${encodeURIComponent(dealFor(game))}`);
      await follow(page, async () => {});
      await page.locator('dialog[open] button.button').filter({ hasText: /Bots/i }).click();
      await page.waitForURL(/\/local\//);
      await expect(page.getByTestId('turn')).toBeVisible();
      const result = page.getByRole('dialog', { name: language === 'de' ? 'Das war’s' : 'That was that' });
      for (let touches = 0, looks = 0; !(await result.isVisible()); looks++) {
        expect(touches, 'touches in one game').toBeLessThan(MOST_TOUCHES);
        // Bots move at once: who sees nothing to do for so long is stuck.
        expect(looks - touches, 'looks without anything to do').toBeLessThan(MOST_TOUCHES);
        if (await touchTable(page)) touches += 1;
        else await page.waitForTimeout(30);
      }
    });
  });
}
