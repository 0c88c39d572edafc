import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { whiskeyTimes } from '@taproom/games/whiskey-times';
import { crewOf, doJob } from '@taproom/lab';
import { figureNamed, findingsOf, runComparison, USUAL_EFFECT } from '@taproom/lab/browser';
import { findPoppler } from '../scripts/poppler.mjs';
import { test } from './house.js';
import { expectFitAtEverySize } from './looks.js';

const cell = (page: Page, row: number, column: string) =>
  page.locator('tbody tr').nth(row).locator('td').nth(GUEST_COLUMNS.indexOf(column));
const GUEST_COLUMNS = readFileSync(new URL('../../games/src/whiskey-times/cards/guests.csv', import.meta.url), 'utf8')
  .split('\n', 1)
  .join('')
  .split(',');

async function write(page: Page, row: number, column: string, text: string) {
  await cell(page, row, column).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('a card is changed in the sheet by the keyboard, its mistake stands beside it, and it can be taken back', async ({
  page,
}) => {
  await page.goto('/studio');
  await page.getByRole('link', { name: 'Open Whiskey Times in the studio' }).click();
  await expect(page.getByText('This set plays.')).toBeVisible();
  await write(page, 2, 'glass', 'bucket');
  await expect(cell(page, 2, 'glass')).toContainText('there is no glass "bucket"');
  await expect(page.getByRole('alert')).toContainText('guests.csv, glass, line 4');
  // The mistake is the way to its cell, from the drawn cards too.
  await page.getByText('Drawn', { exact: true }).click();
  await page.getByRole('alert').getByRole('button').click();
  await expect(cell(page, 2, 'glass')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('This set plays.')).toBeVisible();
  await expect(cell(page, 2, 'glass')).toHaveText('rocks');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(cell(page, 2, 'glass')).toContainText('bucket');
  await page.getByRole('button', { name: 'Undo' }).click();

  // Many cells at once: three perfect drinks, selected with the keyboard.
  await cell(page, 0, 'perfect').click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  for (const row of [0, 1, 2]) await expect(cell(page, row, 'perfect')).toHaveText('20');
  await expect(page.getByText('3 cards differ')).toBeVisible();

  // The card beside the sheet is drawn anew, and knows who it has to do with.
  await cell(page, 2, 'name').click();
  const preview = page.getByRole('complementary');
  await expect(preview.locator('svg.card').first()).toContainText('20');
  await expect(preview.getByRole('button', { name: 'Diogenes' }).first()).toBeVisible();

  // Who asks for this bottle is seen at once.
  await page.getByText('Drawn', { exact: true }).click();
  await page.getByLabel('Side by side by').selectOption('bottle');
  const bottle = page.getByRole('region', { name: 'Strathmorrow 12' });
  for (const guest of ['Artemisia Gentileschi', 'Marie Curie'])
    await expect(bottle.getByRole('button', { name: guest })).toBeVisible();
  await page.getByText('Sheet', { exact: true }).click();

  // What was done is still there after the page was closed.
  await page.waitForTimeout(600);
  await page.reload();
  await expect(cell(page, 0, 'perfect')).toHaveText('20');
  await page.getByRole('searchbox').fill('perfect:20');
  await expect(page.getByText('3 of 75 rows')).toBeVisible();
});

test('a version is kept with a note, compared card by card, and travels in a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/studio/whiskey-times');
  await write(page, 2, 'perfect', '20');
  await page.getByRole('tab', { name: 'Versions' }).click();
  await page.getByLabel(/A note/).fill('Socrates pays');
  await page.getByRole('button', { name: 'Keep this version' }).click();
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  await expect(page.locator('.studio-differences')).toContainText('Socrates');
  await expect(page.locator('.studio-differences')).toContainText('perfect: 8 → 20');
  await page.getByRole('tab', { name: 'In and out' }).click();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByText('The link is in your clipboard.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await context.newPage();
  await friend.goto(link);
  await expect(cell(friend, 2, 'perfect')).toHaveText('20');
  await expect(friend.getByText('1 card differs')).toBeVisible();
  await friend.close();

  // To a spreadsheet and back.
  await page.getByRole('tab', { name: 'Cards' }).click();
  await cell(page, 0, 'perfect').click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('11\t6');
  await page.evaluate(() => navigator.clipboard.writeText('13\t7\n14\t8\n'));
  await page.keyboard.press('Control+v');
  await expect(cell(page, 1, 'substitute')).toHaveText('8');
});

test('what if: bots play the change against the shipped game, with the bytes of the terminal', async ({ page }) => {
  test.slow();
  await page.goto('/studio/whiskey-times');
  await write(page, 2, 'perfect', '30');
  await page.getByRole('tab', { name: 'What if' }).click();
  await page.getByLabel('Players at the table').fill('2');
  await page.getByRole('button', { name: 'What does my change do?' }).click();
  await expect(page.locator('.studio-findings li').first()).toBeVisible({ timeout: 90_000 });
  // One goes on editing meanwhile; then one has seen enough.
  await page.getByRole('tab', { name: 'Cards' }).click();
  await expect(cell(page, 2, 'perfect')).toHaveText('30');
  await page.getByRole('tab', { name: 'What if' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/stopped after \d+ of/)).toBeVisible();
  await expect(page.locator('.studio-findings')).toContainText('Socrates, times a game');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the figures' }).click();
  const saved = readFileSync(await (await saving).path(), 'utf8');
  const deals = Number(/after (\d+) of/.exec((await page.getByText(/stopped after/).textContent()) ?? '')?.[1]);

  const guests = (whiskeyTimes.files['guests.csv'] as string)
    .split('\n')
    .map((line) => (line.startsWith('socrates,') ? line.replace(',lime,8,', ',lime,30,') : line))
    .join('\n');
  const figures = (JSON.parse(saved) as { figure: string }[]).map(({ figure }) => figure);
  const comparison = {
    game: 'whiskey-times',
    a: { seats: 2, options: {} },
    b: { seats: 2, options: {}, files: { 'guests.csv': guests } },
    bot: 'local',
    iterations: 16,
    seed: 'studio',
    figures,
  };
  const crew = crewOf(0, doJob);
  const found = await runComparison(comparison, deals, crew);
  await crew.close();
  const named = figures.map((name) => figureNamed(whiskeyTimes, name)).filter((one) => one !== undefined);
  expect(saved).toBe(JSON.stringify(findingsOf(named, found, USUAL_EFFECT)));
});

test('play it tonight: the lobby says that it is not the shipped game, and what differs', async ({ page, context }) => {
  await page.goto('/studio/whiskey-times');
  await write(page, 2, 'perfect', '20');
  await page.getByRole('tab', { name: 'Play tonight' }).click();
  await page.getByRole('button', { name: 'Open a table with this set' }).click();
  await page.waitForURL(/\/t\//);
  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(friend.getByRole('heading', { name: 'Not the shipped game' })).toBeVisible();
  await friend.getByText('What differs').click();
  await expect(friend.locator('.studio-differences')).toContainText('perfect: 8 → 20');
  await friend.close();
});

test('the second edition is chosen where the cards are, in the studio and for a table, and the lobby calls it by its name', async ({
  page,
}) => {
  await page.goto('/studio/whiskey-times');
  await page.getByRole('button', { name: 'Begin with: Second edition' }).click();
  await expect(page.getByText('75 cards differ')).toBeVisible();
  await page.goto('/open/whiskey-times');
  await page.getByLabel('Edition').selectOption('Second edition');
  await expect(page.getByText('Company counts')).toBeVisible();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'Second edition' })).toBeVisible();
  await expect(page.getByText('Not the shipped game')).toHaveCount(0);
});

test('print it: a PDF made on the device, whose cards are poker cards to a tenth of a millimetre', async ({ page }) => {
  test.slow();
  await page.goto('/studio/closing-time');
  await page.getByRole('tab', { name: 'Print' }).click();
  await page.getByText('A4', { exact: true }).click();
  const saving = page.waitForEvent('download', { timeout: 90_000 });
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  const file = await (await saving).path();
  // The first sheet as a printer would see it, in grey: the crop marks are the only black in the margin.
  const DPI = 600;
  const picture = execFileSync(findPoppler(), ['-r', String(DPI), '-gray', '-f', '1', '-l', '1', '-singlefile', file], {
    maxBuffer: 1e9,
  });
  const { width, height, at } = greyPicture(picture);
  const mm = (pixels: number) => (pixels * 25.4) / DPI;
  expect(mm(width)).toBeCloseTo(210, 0);
  const across = darkRuns(width, (x) => at(x, Math.round((10 / 25.4) * DPI)));
  const down = darkRuns(height, (y) => at(Math.round((3.5 / 25.4) * DPI), y));
  expect(across).toHaveLength(6);
  expect(down).toHaveLength(6);
  for (const card of [0, 2, 4]) {
    expect(Math.abs(mm((across[card + 1] as number) - (across[card] as number)) - 63.5)).toBeLessThan(0.1);
    expect(Math.abs(mm((down[card + 1] as number) - (down[card] as number)) - 88.9)).toBeLessThan(0.1);
  }
});

/** A portable grey map as pdftoppm writes it. */
function greyPicture(bytes: Buffer) {
  const [head = '', width = 0, height = 0] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 40)) ?? [];
  const at = (x: number, y: number): number => bytes[head.length + y * Number(width) + x] ?? 255;
  return { width: Number(width), height: Number(height), at };
}

/** The middles of the dark stretches along a line. */
function darkRuns(length: number, shade: (at: number) => number): number[] {
  const found: number[] = [];
  let began = -1;
  for (let i = 0; i <= length; i++) {
    const isDark = i < length && shade(i) < 128;
    if (isDark && began < 0) began = i;
    if (!isDark && began >= 0) {
      found.push((began + i - 1) / 2);
      began = -1;
    }
  }
  return found;
}

test('the studio fits and is accessible at every size', async ({ page }) => {
  test.slow();
  await page.goto('/studio/whiskey-times');
  await write(page, 2, 'glass', 'bucket');
  for (const tab of ['Cards', 'What if', 'Print', 'Versions']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectFitAtEverySize(page, `studio ${tab}`);
  }
});

test.describe('in German', () => {
  test.use({ wish: { language: 'de' } });
  test('the studio speaks German, mistakes and card names included', async ({ page }) => {
    await page.goto('/studio/whiskey-times');
    await expect(page.getByText('Dieser Kartensatz ist spielbar.')).toBeVisible();
    await write(page, 2, 'glass', 'bucket');
    await expect(cell(page, 2, 'glass')).toContainText('bucket');
    await expect(cell(page, 2, 'glass').locator('.studio-fault')).toContainText('gibt');
    await cell(page, 2, 'name').click();
    await expect(page.getByRole('complementary').locator('svg.card').first()).toContainText('SOKRATES');
  });
});
