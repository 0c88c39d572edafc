import { expect, type Page } from '@playwright/test';
import { gameNamed } from '@taproom/games';
import { openKept, take } from './device.js';
import { test } from './house.js';
import { outOfReach, overlapping } from './looks.js';

const UPRIGHT = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
/** A phone on its side, and a laptop of 1280 by 800 looked at with 200 % zoom. */
const FLAT = [
  { width: 844, height: 390 },
  { width: 640, height: 400 },
];

const kept = (game: string) => ({
  game,
  rulesVersion: gameNamed(game)?.rulesVersion ?? 0,
  players: ['Ann', 'Bob', 'Cat'],
  options: { first: [0] },
  seed: 'sizes',
  moves: [],
});

const cardSizes = (page: Page): Promise<number[][]> =>
  page.locator('.hand-card > .card').evaluateAll((cards) =>
    cards.map((card) => {
      const { width, height } = getComputedStyle(card);
      return [Number.parseFloat(width), Number.parseFloat(height)];
    }),
  );

/** What one must choose from in each game's first decision. */
const CHOICES = {
  'closing-time': '[data-place="draw"], [data-place="pile"], .call, .hand-card',
  'with-friends': '.bid-button, .hand-card',
  'whiskey-times':
    '[data-place^="bottle-market-"], [data-place^="resource-market-"], [data-place="bottle-deck"], [data-place="resource-deck"], .hand-card',
} as const;

for (const [game, choices] of Object.entries(CHOICES)) {
  test(`${game}: large cards on phones, and what one must choose from on every screen`, async ({ page }) => {
    await page.setViewportSize(UPRIGHT[0] as (typeof UPRIGHT)[0]);
    await openKept(page, kept(game));
    const mine = page.locator('.hand-card').first();
    const ready = page.getByRole('button', { name: /^I am / });
    await expect(mine.or(ready).first()).toBeVisible();
    if (await ready.isVisible()) await take(page, (await ready.textContent())?.match(/I am (\w+)/)?.[1] ?? 'Ann');
    await expect(mine).toBeVisible();
    for (const size of [...UPRIGHT, ...FLAT]) {
      await page.setViewportSize(size);
      await expect.poll(() => outOfReach(page, choices)).toEqual([]);
      for (const [width, height] of await cardSizes(page)) {
        expect(width).toBeGreaterThanOrEqual(84);
        expect(height).toBeGreaterThanOrEqual(117.5);
      }
    }
    if (game !== 'whiskey-times') return;
    // What a guest lacks and the market sells says whose it would be, and a slip of the finger is put back.
    const wanted = page.locator('.slot[data-wanted]');
    for (const slot of await wanted.all()) await expect(slot.locator('.slot-for')).not.toBeEmpty();
    await page.locator('[data-place="resource-market-1"]').click();
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expect(page.getByRole('button', { name: 'Take it' })).toBeHidden();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Bottle deck');
  });
}

/** As many as may play. */
const FULL = { 'closing-time': 8, 'with-friends': 6, 'whiskey-times': 5 } as const;
const REGULARS = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];
const SAID = '.tt-seat :is(.seat-name, .seat-about)';
const WIDE = [
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

for (const [game, seats] of Object.entries(FULL)) {
  test(`${game}: ${seats} at one table, nobody on anybody's lap, and one's own hand in sight`, async ({ page }) => {
    await openKept(page, { ...kept(game), players: REGULARS.slice(0, seats) }, 0);
    await expect(page.locator('.hand-card').first()).toBeVisible();
    await expect(page.getByTestId('turn')).toHaveText(/Your/);
    for (const size of [...UPRIGHT, ...FLAT, ...WIDE]) {
      await page.setViewportSize(size);
      await expect.poll(() => overlapping(page, SAID, `${SAID}, .seat-face, .laid, .trick .card`)).toEqual([]);
      await expect.poll(() => outOfReach(page, '.hand-card')).toEqual([]);
    }
  });
}
