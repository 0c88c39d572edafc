import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { playBots, playToTheEnd, test } from './house.js';

test('a finished game can be replayed, seen from any seat, shared, downloaded and checked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await playBots(page, 'Closing Time: Last Call');
  await page.getByRole('button', { name: 'Menu' }).click();
  const before = await page.locator('.sheet .mono').textContent();
  await page.getByRole('button', { name: 'Close' }).click();
  await playToTheEnd(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  const file = await (await download).path();
  await page.getByRole('button', { name: 'Share the replay' }).click();
  await expect(page.getByText('The link is in your clipboard.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.getByRole('link', { name: 'Check the shuffle' }).click();
  await expect(page.getByTestId('fingerprint')).toHaveText(before as string);
  const given = page.getByLabel('Fingerprint shown before the game');
  await given.fill(before as string);
  await expect(page.getByText('They match.')).toBeVisible();
  await given.fill(`0${(before as string).slice(1)}`);
  await expect(page.getByText(before?.startsWith('0') ? 'They match.' : 'They differ.')).toBeVisible();
  await expect(page.getByText(/moves were made again from this seed/)).toBeVisible();

  await page.goto(link);
  const position = page.getByTestId('position');
  await expect(position).toContainText('Move 0 of');
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(position).toContainText('Move 1 of');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(position).toContainText('Move 3 of');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('slider', { name: 'Jump to a move' }).fill('5');
  await expect(position).toContainText('Move 5 of');
  await page.getByLabel('Seen by').selectOption('Ann');
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'The story of the game' }).click();
  await expect(page.getByRole('img', { name: /over the game/ })).toBeVisible();

  await page.goto('/replay');
  await page.getByLabel('Choose a record').setInputFiles(file);
  await expect(position).toContainText('Move 0 of');
});

test('on a small phone everybody in a replay can be told apart, and nobody is called "You"', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const record = JSON.parse(
    readFileSync(new URL('../../games/src/with-friends/records/base-4-full.json', import.meta.url), 'utf8'),
  ) as { readonly players: readonly string[] };
  const players = ['You', ...record.players.slice(1)];
  const file = Buffer.from(JSON.stringify({ ...record, players }));
  await page.goto('/replay');
  await page
    .getByLabel('Choose a record')
    .setInputFiles({ name: 'r.json', mimeType: 'application/json', buffer: file });
  const names = page.locator('.tt-seat .seat-who');
  await expect(names).toHaveText(['Pint', ...players.slice(1)]);
  const cut = await names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
  expect(cut, 'names cut short').toBe(0);
});

test('a record that does not hold is refused with the move that is wrong', async ({ page }) => {
  await page.goto('/replay');
  const record = {
    game: 'with-friends',
    rulesVersion: 1,
    players: ['Ann', 'Bob', 'Cat'],
    options: {},
    seed: '1',
    moves: ['seat-1: play wine-1'],
  };
  await page.getByLabel('or paste one').fill(JSON.stringify(record));
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText(/move 1 \("seat-1: play wine-1"\)/)).toBeVisible();
  await page.goto('/replay');
  await page.getByLabel('or paste one').fill('{ "game": ');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('alert')).toContainText('this is not a record');
});
