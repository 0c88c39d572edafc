import { expect } from '@playwright/test';
import { dealFor } from './deal.js';
import { test } from './house.js';
import { expectFitAtEverySize } from './looks.js';
import { follow, touchTable } from './newcomer.js';

/** The first lesson and then a whole game of each kind: on request in both languages, otherwise in one. */
const ALL = process.env.TAPROOM_NEWCOMER === 'all';
const EVENINGS = [
  { game: 'closing-time', language: 'de', always: true },
  { game: 'last-call', language: 'en', always: true },
  { game: 'whiskey-times', language: 'de', always: true },
  { game: 'with-friends', language: 'en', always: true },
  { game: 'closing-time', language: 'en', always: false },
  { game: 'last-call', language: 'de', always: false },
  { game: 'whiskey-times', language: 'en', always: false },
  { game: 'with-friends', language: 'de', always: false },
] as const;
const MOST_TOUCHES = 2000;

for (const { game, language } of EVENINGS.filter((evening) => ALL || evening.always)) {
  test.describe(`${game} in ${language}`, () => {
    test.use({ wish: { language, notes: true }, viewport: { width: 390, height: 844 } });

    test('whoever only follows what the page says finishes the first lesson, and then a whole game', async ({
      page,
    }) => {
      test.setTimeout(360_000);
      await page.goto(`/learn/${game}/first?deal=${encodeURIComponent(dealFor(game))}`);
      const steps = await follow(page, async (step) => {
        // Once while something is said and once while something is asked.
        if (step === '0' || step === '2') await expectFitAtEverySize(page, `lesson of ${game}`);
      });
      expect(steps).toBeGreaterThan(6);
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
