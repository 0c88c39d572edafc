import { expect, type Page } from '@playwright/test';
import { playBots, test } from './house.js';
import { fillWithBots, openTable } from './online.js';

const ASK = 'What would you do?';
/** Longer than anybody hesitates before they are offered something, in milliseconds. */
const PONDERING = 10_000;
const said = (page: Page) => page.getByTestId('hint');

test('in a lesson the Landlord names what the lesson asks for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/learn/closing-time/first');
  const bubble = page.locator('.lesson-bubble');
  await bubble.getByRole('button', { name: 'Next' }).click();
  await expect(bubble.getByRole('button', { name: ASK })).toBeHidden();
  await bubble.getByRole('button', { name: 'Next' }).click();
  await bubble.getByRole('button', { name: ASK }).click();
  await expect(said(page)).toContainText(/red circle/i);
});

test('whoever hesitates in a first game is offered a hint, once', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.evaluate(() => localStorage.removeItem('taproom:hints:declined'));
  await playBots(page, 'With Friends Like These');
  const offer = page.getByTestId('hint-offer');
  await expect(page.locator('.turn.mine')).toBeVisible();
  await expect(offer).toBeHidden();
  await page.clock.fastForward(PONDERING);
  await offer.getByRole('button', { name: ASK }).click();
  await expect(said(page)).not.toContainText('thinks');
  await expect(said(page)).not.toBeEmpty();
  await page.reload();
  await expect(page.locator('.turn.mine')).toBeVisible();
  await page.clock.fastForward(PONDERING);
  await offer.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: ASK })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('taproom:hints:declined'))).toBe('true');
});

test('online nobody is told what to do unless the host allows it, and never against a clock', async ({ page }) => {
  await openTable(page, 'closing-time', 2);
  const allowed = page.getByLabel(/^Hints:/);
  await expect(allowed).not.toBeChecked();
  await page.getByText('20 s', { exact: false }).first().click();
  await expect(allowed).toBeDisabled();
  await page.getByText('No clock').first().click();
  await allowed.click();
  await expect(allowed).toBeChecked();
  await fillWithBots(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: ASK }).click();
  await expect(said(page)).not.toBeEmpty();
});
