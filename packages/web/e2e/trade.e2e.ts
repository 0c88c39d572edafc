import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { openKept, take } from './device.js';
import { test } from './house.js';

/** Bob has just served a drink, with trading: he holds ginger ale, Ann soda and a dripper. */
const RECORD = JSON.parse(readFileSync(new URL('trade.record.json', import.meta.url), 'utf8'));

async function offer(page: Page, give: string, get: string): Promise<void> {
  await page.getByRole('button', { name: 'Make Ann an offer' }).click();
  const form = page.getByRole('dialog', { name: 'Make Ann an offer' });
  await form.getByRole('group', { name: 'You give' }).locator(`[data-pick="${give}"]`).click();
  await form.getByRole('group', { name: 'You want' }).locator(`[data-pick="${get}"]`).click();
  await form.getByRole('button', { name: 'Make the offer' }).click();
}

test('a trade is offered, declined, offered anew and accepted by clicking', async ({ page }) => {
  await openKept(page, RECORD);
  await take(page, 'Bob');
  const hand = page.locator('[data-place="hand"], .tt-own');
  await offer(page, 'ginger-ale', 'soda');
  await take(page, 'Ann');
  await expect(page.getByRole('region', { name: 'Trade' })).toContainText(/Bob offers Ann: .*ginger ale.* for .*soda/i);
  await page.getByRole('button', { name: 'Decline' }).click();
  await take(page, 'Bob');
  await expect(hand.locator('[data-card="ginger-ale"]')).toHaveCount(2);
  await offer(page, 'ginger-ale', 'dripper');
  await take(page, 'Ann');
  await page.getByRole('button', { name: 'Accept' }).click();
  await take(page, 'Bob');
  await expect(hand.locator('[data-card="dripper"]')).toHaveCount(1);
  await expect(hand.locator('[data-card="ginger-ale"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'End the trade' }).click();
  await expect(page.getByRole('region', { name: 'Trade' })).toBeHidden();
});
