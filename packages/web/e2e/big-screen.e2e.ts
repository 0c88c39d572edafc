import { expect } from '@playwright/test';
import { test } from './house.js';
import { expectNamesAndHeadings, outOfReach, smallestLetters } from './looks.js';
import { fillWithBots, LAPTOP, makeMove, openTable, person } from './online.js';

/** From four metres nothing smaller is read on 1080 lines. */
const READABLE = 30;

test('a show on the big screen, nothing covered and all of it readable; a hand on the phone, and nothing on the hand', async ({
  browser,
  pub,
}) => {
  test.slow();
  const ann = await person(browser, pub, 'Ann', LAPTOP);
  const tv = await person(browser, pub, 'TV', { width: 1920, height: 1080 });
  const table = await openTable(ann, 'with-friends', 4);
  await tv.goto(`${table}/screen`);
  await expect(tv.getByText('Join with your phone')).toBeVisible();
  expect(await smallestLetters(tv)).toBeGreaterThanOrEqual(READABLE);
  await expect(ann.getByText(/watching/)).toHaveCount(0);
  await expectNamesAndHeadings(ann);
  await fillWithBots(ann);
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await expect(tv.locator('.trick-area')).toBeVisible();

  // A bid and two cards: a trick lies there, or the one before it.
  for (let moves = 0; moves < 3; moves++) {
    await makeMove(ann);
    await expect.poll(() => outOfReach(tv, '.seat-who, .tally, .trump-fact, [data-place="trump"]')).toEqual([]);
    expect(await smallestLetters(tv)).toBeGreaterThanOrEqual(READABLE);
  }
  await ann.getByRole('button', { name: 'Cheers!' }).click();
  await expect(tv.locator('.passing')).toContainText('Cheers!');

  await ann.setViewportSize({ width: 360, height: 640 });
  await ann.goto(`${table}?hand`);
  const missed = ann.getByRole('button', { name: 'Got it' });
  await expect(ann.locator('.hand-card').first().or(missed).first()).toBeVisible();
  if (await missed.isVisible()) await missed.click();
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ]) {
    await ann.setViewportSize(size);
    await expect.poll(() => outOfReach(ann, '.tell, .prompt .button, .bid-button, .tally, .hand-card')).toEqual([]);
  }
  for (const page of [ann, tv]) await page.context().close();
});
