// Photographs every state of the page and lays the pictures out on one page: npm run look -w @taproom/web [-- WORDS...] [--accept]
// WORDS choose pictures whose name contains all of them ("whiskey phone"). `--accept` makes what is seen the accepted look.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../scripts/chromium.mjs';
import { openSite } from '../scripts/site.mjs';
import { compare, sketchOf } from './compare.js';
import { type Picture, sheet } from './sheet.js';
import { STATES } from './states.js';

const WEB = fileURLToPath(new URL('..', import.meta.url));
/** Pictures are tens of megabytes and are made anew in minutes: they stay out of git. */
const OUT = process.env.TAPROOM_LOOK ?? join(WEB, 'look-pictures');
/** What was accepted, as sketches of 16 by 16 greys a picture: small enough for git, so that a fresh clone compares too. */
const ACCEPTED = join(WEB, 'look/accepted.json');

interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'dark' | 'light';
  readonly language: 'en' | 'de';
}
const dark = (name: string, width: number, height: number): Look => ({
  name,
  width,
  height,
  theme: 'dark',
  language: 'en',
});
const PHONE = dark('phone', 390, 844);
const DESKTOP = dark('desktop', 1440, 900);
const LOOKS: readonly Look[] = [
  PHONE,
  dark('small phone', 360, 640),
  dark('landscape', 844, 390),
  dark('tablet', 768, 1024),
  DESKTOP,
  { ...PHONE, name: 'phone light', theme: 'light' },
  { ...DESKTOP, name: 'desktop light', theme: 'light' },
  { ...PHONE, name: 'phone German', language: 'de' },
];
const TV = dark('TV', 1920, 1080);
const SCREENS: readonly Look[] = [
  TV,
  { ...TV, name: 'TV light', theme: 'light' },
  { ...TV, name: 'TV German', language: 'de' },
];

const wishes = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const accepting = process.argv.includes('--accept');
const wanted = STATES.flatMap((state) => (state.screen ? SCREENS : LOOKS).map((look) => ({ state, look })))
  .map((shot) => ({ ...shot, name: `${shot.state.name} · ${shot.look.name}` }))
  .filter(({ name }) => wishes.every((word) => name.includes(word)));

const accepted = existsSync(ACCEPTED) ? (JSON.parse(readFileSync(ACCEPTED, 'utf8')) as Record<string, string>) : {};
mkdirSync(OUT, { recursive: true });
const site = await openSite();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});

async function shoot(shown: Browser, { state, look, name }: (typeof wanted)[number]): Promise<Picture> {
  const context = await shown.newContext({
    baseURL: site.url,
    viewport: { width: look.width, height: look.height },
    serviceWorkers: 'block',
  });
  const settings = { pace: 'relaxed', motion: 'off', sound: false, language: look.language, theme: look.theme };
  await context.addInitScript(
    (text) => {
      if (!localStorage.getItem('taproom:settings')) localStorage.setItem('taproom:settings', text);
    },
    JSON.stringify({ ...settings, name: 'Ann', glass: 'pint' }),
  );
  const page = await context.newPage();
  const file = `${name.replace(/[^a-z0-9]+/gi, '-')}.png`;
  let problem: string | undefined;
  try {
    await state.show(page);
  } catch (error) {
    problem = error instanceof Error ? (error.message.split('\n')[0] as string) : String(error);
  }
  const png = await page.screenshot({ caret: 'hide' });
  writeFileSync(join(OUT, file), png);
  const sketch = await sketchOf(page, png);
  await context.close();
  const before = accepted[name];
  return {
    name,
    state: state.name,
    look: look.name,
    width: look.width,
    height: look.height,
    file,
    sketch,
    ...(problem && { problem }),
    ...(before !== undefined && { change: compare(before, sketch) }),
  };
}

const pictures: Picture[] = [];
for (const shot of wanted) {
  const picture = await shoot(browser, shot);
  pictures.push(picture);
  const said =
    picture.problem ??
    (picture.change === undefined ? 'new' : picture.change > 0 ? `changed by ${picture.change}` : 'as accepted');
  console.log(`${String(pictures.length).padStart(4)}/${wanted.length} ${shot.name}: ${said}`);
}
await browser.close();
await site.close();
writeFileSync(join(OUT, 'index.html'), sheet(pictures));
console.log(`${pictures.length} pictures: ${join(OUT, 'index.html')}`);
if (accepting) {
  for (const { name, sketch, problem } of pictures) if (!problem) accepted[name] = sketch;
  const known = new Set(
    STATES.flatMap((state) => (state.screen ? SCREENS : LOOKS).map((look) => `${state.name} · ${look.name}`)),
  );
  const kept = Object.entries(accepted).filter(([name]) => known.has(name));
  writeFileSync(ACCEPTED, `${JSON.stringify(Object.fromEntries(kept.sort()), undefined, 1)}\n`);
  console.log(`accepted; ${ACCEPTED} has ${kept.length}`);
}
