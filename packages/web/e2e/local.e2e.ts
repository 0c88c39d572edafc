import { expect } from '@playwright/test';
import { playBots, playToTheEnd, test } from './house.js';

test('house rules are kept, a reload in the middle of a game goes on where it was, and it can be had again', async ({
  page,
}) => {
  await page.goto('/play/with-friends');
  await page.locator('[data-option="rounds"]').getByLabel('Quick').check();
  await page.getByRole('button', { name: 'Deal' }).click();
  const log = page.getByRole('list', { name: 'Log' });
  await page.locator('[data-move^="bid"][data-legal="true"]').first().click();
  await expect(log).toContainText(/You bid/);
  const before = await log.textContent();
  await page.reload();
  await expect(log).toContainText(/You bid/);
  expect((await log.textContent())?.slice(0, 120)).toBe(before?.slice(0, 120));
  await playToTheEnd(page);
  const result = page.getByRole('dialog', { name: 'That was that' });
  await expect(result).toContainText('points');
  await expect(result.getByRole('listitem').first()).toContainText('1.');
  await result.getByRole('button', { name: 'Again!' }).click();
  await expect(result).toBeHidden();
  await expect(page.getByTestId('turn')).toBeVisible();
});

test.describe('with sounds', () => {
  test.use({ wish: { sound: true } });
  test('silence is one tap away on every screen', async ({ page }) => {
    await playBots(page, 'Closing Time: Last Call');
    const sounds = page.getByRole('button', { name: 'Sounds on' });
    for (const [width, height] of [
      [360, 640],
      [844, 390],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(sounds).toHaveAttribute('aria-pressed', 'true');
      await sounds.click();
      await expect(sounds).toHaveAttribute('aria-pressed', 'false');
      await page.keyboard.press('q');
    }
  });
});
