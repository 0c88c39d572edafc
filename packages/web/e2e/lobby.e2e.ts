import { expect } from '@playwright/test';
import { test } from './house.js';
import { openTable, person, turn } from './online.js';

const SMALL_PHONE = { width: 360, height: 640 };

test('the lobby on a small phone: link, code and QR first, a seat kept for a friend, who is here, and one tap to the cards', async ({
  browser,
  pub,
}) => {
  const ann = await person(browser, pub, 'Ann', SMALL_PHONE);
  const bob = await person(browser, pub, '', SMALL_PHONE);
  const table = await openTable(ann, 'closing-time', 4);
  const link = ann.locator('.link-text');
  for (const first of [ann.getByTestId('code'), ann.getByRole('img', { name: /^QR code of/ }), link])
    await expect(first).toBeInViewport({ ratio: 1 });
  await expect(ann.getByRole('button', { name: 'Share' })).toBeInViewport({ ratio: 1 });
  await expect(link).toContainText(table);

  await ann.getByRole('button', { name: 'Seat 2: Keep for …' }).click();
  await ann.getByLabel('Seat 2: Name of a friend').fill('Bob');
  await ann.keyboard.press('Enter');
  await expect(ann.getByText('Kept for Bob')).toBeVisible();
  await bob.goto(table);
  await expect(ann.getByText('One person is watching.')).toBeVisible();
  await bob.getByRole('button', { name: 'I am Bob' }).click();
  const seat = ann.locator('.seat-line', { hasText: 'Bob' });
  await expect(seat.locator('.presence')).toHaveText('here');
  await expect(bob.getByText('Whoever opened the table starts the game.')).toBeVisible();
  await bob.goto('about:blank');
  await expect(seat.locator('.presence')).toHaveText('away');

  await ann.getByRole('button', { name: 'Fill with bots and start' }).click();
  await expect(turn(ann)).toBeVisible();
  await expect(ann.locator('.hand-card')).not.toHaveCount(0);
  for (const page of [ann, bob]) await page.context().close();
});
