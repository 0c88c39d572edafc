import { expect } from '@playwright/test';
import { playBots, playToTheEnd, test } from './house.js';

test('once loaded, everything works without a network', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await context.setOffline(true);
  await expect(page.getByRole('status').first()).toContainText('No network');
  await page.reload();
  await playBots(page, 'Closing Time: Last Call');
  await playToTheEnd(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByTestId('position')).toContainText('Move 0 of');
  await page.goto('/rules/closing-time');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rules');
});
