import { expect } from '@playwright/test';
import { playBots, playToTheEnd, test } from './house.js';

const GAMES = ['Closing Time: Last Call', 'Last Call'];

for (const title of GAMES) {
  test(`a whole game of ${title} against bots by clicking`, async ({ page }) => {
    await playBots(page, title);
    await playToTheEnd(page);
    const result = page.getByRole('dialog', { name: 'That was that' });
    await expect(result.getByRole('listitem').first()).toContainText('1.');
    await result.getByRole('button', { name: 'Again!' }).click();
    await expect(result).toBeHidden();
    await expect(page.getByTestId('turn')).toBeVisible();
  });
}

test('a reload in the middle of a game goes on where it was', async ({ page }) => {
  await playBots(page, 'With Friends Like These');
  await page.locator('[data-move^="bid"]').first().click();
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log).toContainText(/You bid/);
  const hand = await log.textContent();
  await page.reload();
  await expect(log).toContainText(/You bid/);
  expect((await log.textContent())?.slice(0, 120)).toBe(hand?.slice(0, 120));
});
