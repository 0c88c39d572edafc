import { expect } from '@playwright/test';
import { playBots, playToTheEnd, settle, test } from './house.js';
import { Pub } from './pub.js';

test('with the server stopped and no network, bots, replay, rules, lessons and puzzles still work', async ({
  browser,
}) => {
  const pub = new Pub();
  await pub.open();
  const context = await browser.newContext({ baseURL: pub.url, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await settle(page);
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await pub.kill();
  await context.setOffline(true);
  await expect(page.getByRole('status').first()).toContainText('No network');
  await page.reload();
  await playBots(page, 'Closing Time: Last Call');
  await playToTheEnd(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByTestId('position')).toContainText('Move 0 of');
  await page.goto('/rules/whiskey-times');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rules');
  await page.goto('/learn/with-friends/first');
  await expect(page.locator('.lesson-bubble')).toContainText('three tricks');
  await page.goto('/puzzle');
  await page.getByRole('link', { name: /With Friends/ }).click();
  await expect(page.locator('.table-area [data-move], .table-area [data-playable="true"]').first()).toBeVisible();
  await page.goto('/open/closing-time');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('alert')).toContainText('No server answers');
  await pub.close();
  await context.close();
});
