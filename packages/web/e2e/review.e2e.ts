import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './house.js';
import { expectFitAtEverySize } from './looks.js';

const RECORD = readFileSync(new URL('../../games/src/last-call/records/2-plain.json', import.meta.url), 'utf8');

test('a finished game is reviewed beside its replay: chart, account, moments, and a moment to play on from', async ({
  page,
}) => {
  await page.goto('/replay');
  await page.getByLabel('or paste one').fill(RECORD);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('region', { name: 'Review' });
  await expect(review.getByRole('img', { name: /Chances to win/ })).toBeVisible();
  await expect(review.getByTestId('account')).toContainText('dealt');
  await expect(review.getByRole('button', { name: 'Play on from here' })).toHaveCount(3);
  await expect(review.getByRole('status')).toContainText(/All \d+ decisions/, { timeout: 120_000 });
  // However much stands beside it.
  await expect(review.getByRole('img', { name: /Chances to win/ })).toBeInViewport();
  await review.getByLabel('What is drawn').selectOption('what each player could know');
  const chart = (await review.getByRole('img', { name: /Chances to win/ }).boundingBox()) as {
    x: number;
    y: number;
    width: number;
  };
  await page.mouse.click(chart.x + chart.width / 2, chart.y + 20);
  await expect(page.getByTestId('position')).not.toContainText('Move 0 of');
  await expectFitAtEverySize(page, 'the review');
  const download = page.waitForEvent('download');
  await review.getByRole('button', { name: 'Share the picture' }).first().click();
  expect((await download).suggestedFilename()).toMatch(/^last-call-1\.png$/);
  await review.getByRole('button', { name: 'Play on from here' }).last().click();
  await expect(page).toHaveURL(/\/local\//);
});

test('what the reviews on this device have in common stands where games are opened again, with intervals and not before there are enough', async ({
  page,
}) => {
  const noted = (games: number) =>
    Array.from({ length: games }, (_, n) => ({
      seed: `${n}`,
      luck: 0.1,
      skill: n % 2 ? 0.2 : -0.1,
      slips: { hits: 1 },
    }));
  await page.addInitScript(
    ([many, few]) => {
      localStorage.setItem('taproom:reviews:last-call', many as string);
      localStorage.setItem('taproom:reviews:with-friends', few as string);
    },
    [JSON.stringify(noted(10)), JSON.stringify(noted(3))],
  );
  await page.goto('/replay');
  const all = page.getByRole('region', { name: 'Over many games on this device' });
  await expect(all.getByRole('region', { name: 'Last Call' })).toContainText(
    'hits saved for too long: 10, or 1.0 ± 0.0',
  );
  await expect(all.getByRole('region', { name: 'With Friends' })).toContainText('3 of 8 games until there is anything');
  await expect(all.getByRole('region', { name: 'Whiskey Times' })).toHaveCount(0);
});
