import { expect } from '@playwright/test';
import { clickOneMove, playBots, test } from './house.js';
import { CONTRAST, expectFitAtEverySize } from './looks.js';
import { fillWithBots, openTable } from './online.js';

const PAGES = [
  '/',
  '/play/closing-time',
  '/play/whiskey-times',
  '/open/with-friends',
  '/rules',
  '/rules/closing-time',
  '/replay',
  '/settings',
  '/nowhere',
];

for (const theme of ['dark', 'light'] as const) {
  test.describe(theme, () => {
    test.use({ wish: { theme } });
    test('every page fits and is accessible at every size', async ({ page }) => {
      test.slow();
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
        await expectFitAtEverySize(page, `${path} ${theme}`, theme === 'dark' ? [] : CONTRAST);
      }
    });
  });
}

test('the lobby, the big screen, the curtain, the menu and the help fit at every size', async ({ page, context }) => {
  test.slow();
  const table = await openTable(page, 'closing-time', 3);
  await fillWithBots(page);
  await expectFitAtEverySize(page, 'lobby');
  const tv = await context.newPage();
  await tv.goto(`${table}/screen`);
  await expect(tv.getByText('Join with your phone')).toBeVisible();
  await expectFitAtEverySize(tv, 'screen before the deal');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(tv.locator('.screen-page .piles')).toBeVisible();
  await expectFitAtEverySize(tv, 'screen');
  await tv.close();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectFitAtEverySize(page, 'menu');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.locator('.how-specials li').first()).toBeVisible();
  await expectFitAtEverySize(page, 'help');
});

test('people who share a device see a curtain, and never the cards of another', async ({ page }) => {
  test.slow();
  await page.goto('/play/closing-time');
  await page.getByLabel('Seat 2: Person or bot').selectOption('');
  await page.getByLabel('Seat 2: Name').fill('Bob');
  await page.getByRole('button', { name: 'Deal' }).click();
  const ready = page.getByRole('button', { name: /show my cards/ });
  const seen = new Set<string>();
  await expect(ready).toBeVisible();
  await expectFitAtEverySize(page, 'curtain');
  for (let curtains = 0; curtains < 4; ) {
    if (await ready.isVisible()) {
      await expect(page.locator('[data-card]')).toHaveCount(0);
      seen.add((await ready.textContent()) ?? '');
      await ready.click();
      await expect(ready).toBeHidden();
      curtains += 1;
    } else await clickOneMove(page);
  }
  expect([...seen].sort()).toEqual(['I am Ann, show my cards', 'I am Bob, show my cards']);
});

test.describe('in German', () => {
  test.use({ wish: { language: 'de' } });
  test('every page speaks German', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Was spielen wir?' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
    await page.getByLabel('English').check();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  });
});

test('a deck with mistakes is refused with line and column, a mended one is played', async ({ page }) => {
  await page.goto('/play/closing-time');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download .*csv/ }).click();
  const stream = await (await download).createReadStream();
  const text = (await stream.toArray()).join('');
  const lines = text.split('\n');
  const row = lines.findIndex((line) => /(^|,)wine(,|$)/.test(line));
  const broken = lines.map((line, i) => (i === row ? line.replace('wine', 'whine') : line)).join('\n');
  const upload = page.getByLabel(/Use your own/);
  await upload.setInputFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(broken) });
  await expect(page.getByRole('alert')).toContainText(new RegExp(`:${row + 1}:\\d+`));
  await expect(page.getByRole('alert')).toContainText('whine');
  await upload.setInputFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByText('This deck plays.')).toBeVisible();
  await page.getByRole('button', { name: 'Deal' }).click();
  await expect(page.getByTestId('turn')).toBeVisible();
});

test('the page can be installed: its manifest, icons and service worker are there', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(address as string)).json();
  expect(manifest).toMatchObject({ name: 'Taproom', start_url: '/', display: 'standalone' });
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
  }
  expect((await request.get('/sw.js')).headers()['content-type']).toContain('javascript');
});

test('a screen reader hears what happened and whose turn it is', async ({ page }) => {
  await playBots(page, 'Closing Time: Last Call');
  const heard = new Set<string>();
  const live = page.locator('[aria-live="polite"].unseen');
  for (let tries = 0; tries < 400 && heard.size < 6; tries++) {
    const text = ((await live.textContent()) ?? '').trim();
    if (text !== '') heard.add(text);
    await clickOneMove(page);
  }
  const all = [...heard].join(' ');
  expect(all).toMatch(/Your turn/);
  expect(all).toMatch(/played|drew/);
});

test('a card that cannot be played says why', async ({ page }) => {
  await playBots(page, 'Closing Time: Last Call');
  const idle = page.locator('[data-playable="false"]');
  for (let tries = 0; tries < 200; tries++) {
    const mine = /Your/.test((await page.getByTestId('turn').textContent()) ?? '');
    if (mine && (await idle.count()) > 0) break;
    await clickOneMove(page);
  }
  await idle.first().click();
  await expect(page.locator('[data-why="true"]')).not.toBeEmpty();
});
