// npm run photos -w @taproom/web: the photographs of the site, docs/public/photos, taken of the page as it is now. They lie in git:
// when the page has changed so much that they no longer show it, take them again.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/browsers.mjs';
import { openSite } from '../scripts/site.mjs';
import { STATES, still } from './states.js';

const OUT = fileURLToPath(new URL('../../../docs/public/photos', import.meta.url));

interface Photo {
  readonly file: string;
  readonly state: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'dark' | 'light';
  /** Dots of the picture for each of the page. */
  readonly scale: number;
}

const PHONE = { width: 390, height: 844, theme: 'dark', scale: 1.5 } as const;
const PHOTOS: readonly Photo[] = [
  ...['closing-time', 'last-call', 'with-friends', 'whiskey-times'].map((game) => ({
    file: game,
    state: `${game} middle`,
    ...PHONE,
  })),
  { file: 'lesson', state: 'closing-time lesson', ...PHONE, theme: 'light' },
  { file: 'screen', state: 'with-friends big screen', width: 1600, height: 900, theme: 'dark', scale: 0.75 },
  { file: 'desktop', state: 'whiskey-times middle', width: 1440, height: 900, theme: 'light', scale: 0.8 },
  { file: 'studio', state: 'studio', width: 1440, height: 900, theme: 'light', scale: 0.8 },
];

async function take(browser: Browser, baseURL: string, photo: Photo, language: 'en' | 'de'): Promise<void> {
  const { file, width, height, theme, scale } = photo;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    deviceScaleFactor: Math.max(1, scale),
    serviceWorkers: 'block',
    colorScheme: theme,
  });
  const settings = { pace: 'relaxed', motion: 'off', sound: false, notes: false, language, theme: 'auto' };
  await context.addInitScript(
    (text) => localStorage.setItem('taproom:settings', text),
    JSON.stringify({ ...settings, name: 'Ann', glass: 'pint' }),
  );
  const page = await context.newPage();
  const state = STATES.find(({ name }) => name === photo.state);
  if (!state) throw new Error(`look/states.ts has no state "${photo.state}"`);
  await state.show(page);
  // Whoever plays is at the table while the room looks at the screen.
  if (page.url().endsWith('/screen')) await sitDown(await context.newPage(), page.url().replace('/screen', ''));
  await still(page);
  const camera = await context.newCDPSession(page);
  const clip = { x: 0, y: 0, width, height, scale: Math.min(1, scale) };
  const { data } = await camera.send('Page.captureScreenshot', { format: 'webp', quality: 75, clip });
  const bytes = Buffer.from(data, 'base64');
  writeFileSync(join(OUT, language, `${file}.webp`), bytes);
  console.log(`${language}/${file}.webp: ${(bytes.length / 1000).toFixed(0)} KB`);
  await context.close();
}

async function sitDown(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.hand-card').first().waitFor();
}

const site = await openSite();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
/** `npm run photos -w @taproom/web -- screen` takes those whose file has this name. */
const [wanted] = process.argv.slice(2);
for (const language of ['en', 'de'] as const) {
  mkdirSync(join(OUT, language), { recursive: true });
  for (const photo of PHOTOS)
    if (wanted === undefined || photo.file === wanted) await take(browser, site.url, photo, language);
}
await browser.close();
await site.close();
