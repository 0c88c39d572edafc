// node packages/web/scripts/try-game.mjs ADDRESS TITLE [PICTURE]: plays a game against bots in a real browser, from the front page to the
// result, by clicking whatever the table offers. Ends with an error where the page has one, or the game does not end.
import { chromium } from '@playwright/test';
import { findChromium } from './browsers.mjs';

const [address, title, picture] = process.argv.slice(2);
const MOST_CLICKS = 400;
const SETTINGS = { pace: 'instant', motion: 'off', sound: false, language: 'en', name: 'Ann', glass: 'pint' };

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
const errors = [];
page.on('pageerror', (error) => errors.push(error.message));
await page.addInitScript((text) => localStorage.setItem('taproom:settings', text), JSON.stringify(SETTINGS));
try {
  await page.goto(address);
  await page.getByRole('button', { name: `Play bots at ${title}` }).click();
  await page.waitForURL(/\/local\//);
  const later = page.getByRole('button', { name: 'No thanks' });
  const move = page
    .locator('.table-area :is(.hand-card[data-playable="true"], .acts [data-move]:not(.plain-call)):enabled')
    .first();
  const result = page.getByRole('dialog', { name: 'That was that' });
  let clicks = 0;
  while (!(await result.isVisible())) {
    if (++clicks > MOST_CLICKS) throw new Error(`${title} did not end after ${MOST_CLICKS} clicks`);
    if (await later.first().isVisible()) await later.first().click();
    await Promise.race([move.waitFor({ timeout: 30_000 }), result.waitFor({ timeout: 30_000 })]).catch(() => undefined);
    if (picture && clicks === 2) await page.screenshot({ path: picture });
    if (await move.isVisible()) await move.click({ timeout: 5_000 }).catch(() => undefined);
  }
  if (errors.length > 0) throw new Error(`the page has errors: ${errors.join('; ')}`);
  console.log(`${title} was played to its end in a browser`);
} catch (error) {
  if (picture) await page.screenshot({ path: picture });
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await browser.close();
}
