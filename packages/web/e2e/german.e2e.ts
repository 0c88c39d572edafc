import { appendFileSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { whiskeyTimes } from '@taproom/games/whiskey-times';
import { dealFor } from './deal.js';
import { clickOneMove, test } from './house.js';

const RECORD = new URL('../../games/src/closing-time/records/2-plain.json', import.meta.url);

/** Everybody at these tables reads German: no page may show or speak a word of English that is not a name. */
test.use({ wish: { language: 'de', name: 'Anna' } });

/** Words that give away a sentence nobody translated; none of them is German. */
const ENGLISH =
  /(?<!\p{L})(the|you|your|and|with|of|to|is|are|for|from|this|that|cards?|plays?|draws?|turn|takes?|has|have|not|any|one|two|who|when|all|shown?|seats?|suit|bottle|guest|their|his|her|it)(?!\p{L})/iu;

const bottles = (whiskeyTimes.files['bottles.csv'] ?? '')
  .split('\n')
  .slice(1)
  .map((line) => /^\d+,(?:"([^"]+)"|([^,]+))/.exec(line)?.slice(1).find(Boolean) ?? '')
  .filter(Boolean);
/** Printed on cards and signs, or somebody's name: the same in every language. */
const NAMES = [
  ...bottles,
  'With Friends Like These',
  'Closing Time: Last Call',
  'Whiskey Times: Famous Still',
  'Tell Me Your Woes',
  'Pass the Bottle',
  'Take That',
  'Switch It Up',
  'About Face',
  'Last Call',
  'My Shout',
  "Let's Get Wild",
  'Let’s Get Wild',
  'Trigger Troubles',
  'Tough Break',
  'seat-1: draw',
].sort((a, b) => b.length - a.length);

/** Everything on the page that somebody reads or hears. What a drawing says in several lines is one text. */
const linesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent?.checkVisibility() && !parent.closest('svg, script, style')) texts.push(node.textContent ?? '');
    }
    for (const drawing of document.querySelectorAll('svg')) {
      texts.push([...drawing.querySelectorAll('text')].map(({ textContent }) => textContent).join(' '));
      texts.push(...[...drawing.querySelectorAll('title')].map(({ textContent }) => textContent ?? ''));
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) texts.push(element.getAttribute(name) ?? '');
    }
    return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  });

const bare = (line: string): string =>
  NAMES.reduce(
    (text, name) => text.replaceAll(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'), ''),
    line,
  );

/** Fails on the first page where English is left, with the lines. */
async function speaksGerman(page: Page, where: string): Promise<void> {
  const lines = [...new Set(await linesOf(page))];
  if (process.env.TAPROOM_WALK) appendFileSync(process.env.TAPROOM_WALK, `\n== ${where}\n${lines.join('\n')}\n`);
  expect(lines.length, `${where} says something`).toBeGreaterThan(3);
  expect(
    lines.filter((line) => ENGLISH.test(bare(line))),
    `English on ${where}`,
  ).toEqual([]);
}

/** So many moves, or to the end if that comes first. */
async function playOn(page: Page, moves: number): Promise<void> {
  const result = page.getByRole('dialog', { name: 'Das war’s' });
  for (let made = 0, tries = 0; made < moves && tries < 30 && !(await result.isVisible()); tries++)
    if (await clickOneMove(page)) made += 1;
}

test('the pages around the games', async ({ page }) => {
  for (const address of ['/', '/settings', '/rules', '/replay', '/nowhere']) {
    await page.goto(address);
    // Before the scripts are there, index.html holds the front page in both languages.
    await expect(page.locator('.front')).toHaveCount(0);
    await expect(page.locator('h1')).toBeVisible();
    await speaksGerman(page, address);
  }
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
});

const TITLES = {
  'closing-time': 'Closing Time: Last Call',
  'last-call': 'Last Call',
  'with-friends': 'With Friends Like These',
  'whiskey-times': 'Whiskey Times',
};

for (const [game, title] of Object.entries(TITLES)) {
  test(`${game}: house rules, rules and examples`, async ({ page }) => {
    for (const address of [`/play/${game}`, `/open/${game}`]) {
      await page.goto(address);
      await expect(page.getByText('Hausregeln').first()).toBeVisible();
      await speaksGerman(page, address);
    }
    await page.goto(`/rules/${game}`);
    await expect(page.locator('.rule').first()).toBeVisible();
    await expect(page.locator('.rule .examples').first()).toBeVisible();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await speaksGerman(page, `/rules/${game}`);
  });

  test(`${game}: a table, its help and its menu`, async ({ page }) => {
    test.slow();
    await page.goto(`/?deal=${encodeURIComponent(dealFor(test.info().title))}`);
    await page.getByRole('button', { name: `Gegen Bots: ${title}`, exact: true }).click();
    await expect(page.getByTestId('turn')).toBeVisible();
    await speaksGerman(page, `${game} at the start`);
    await page.getByRole('button', { name: 'Hilfe' }).click();
    await expect(page.locator('.how-specials li').first()).toBeVisible();
    await speaksGerman(page, `the help of ${game}`);
    await page.getByRole('button', { name: 'Schließen' }).click();
    await page.getByRole('button', { name: 'Menü' }).click();
    await speaksGerman(page, `the menu of ${game}`);
    await page.getByRole('button', { name: 'Schließen' }).click();
    await playOn(page, 4);
    await speaksGerman(page, `${game} in the middle`);
  });
}

test('a replay, its story and its shuffle', async ({ page }) => {
  const { end: _, ...record } = JSON.parse(readFileSync(RECORD, 'utf8'));
  await page.goto('/replay');
  await page.getByRole('textbox').fill(JSON.stringify(record));
  await page.getByRole('button', { name: 'Öffnen' }).click();
  await expect(page.getByTestId('position')).toBeVisible();
  await page.getByRole('button', { name: 'Zum Ende' }).click();
  await speaksGerman(page, 'the replay');
  await page.getByRole('button', { name: 'Die Geschichte des Spiels' }).click();
  await expect(page.getByRole('img', { name: /im Lauf des Spiels/ })).toBeVisible();
  await speaksGerman(page, 'the story');
});

test('a table online: its lobby and its big screen', async ({ page }) => {
  await page.goto('/open/closing-time');
  await page.getByRole('button', { name: 'Tisch öffnen' }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByRole('button', { name: 'Mit Bots auffüllen und los' })).toBeVisible();
  await page.getByRole('button', { name: 'Bot dazu' }).first().click();
  await speaksGerman(page, 'the lobby');
  await page.goto(`${new URL(page.url()).pathname}/screen`);
  await expect(page.getByText('Mit dem Handy dazu').first()).toBeVisible();
  await speaksGerman(page, 'the big screen');
});
