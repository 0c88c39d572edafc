// Photographs every state of the page and lays the pictures out on one page: npm run look -w @taproom/web [-- WORDS...]
// WORDS choose pictures whose name contains all of them ("whiskey phone"). When they have been looked at,
// `npm run look -w @taproom/web -- --accept [WORDS...]` makes those pictures, and no newer ones, the accepted look.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/browsers.mjs';
import { openSite } from '../scripts/site.mjs';
import { compare, sketchOf } from './compare.js';
import { isChanged, type Picture, sheet } from './sheet.js';
import { STATES, type State, still } from './states.js';

const WEB = fileURLToPath(new URL('..', import.meta.url));
/** Pictures are tens of megabytes and are made anew in minutes: they stay out of git. */
const OUT = process.env.TAPROOM_LOOK ?? join(WEB, 'look-pictures');
/** What was accepted, as sketches of 24 by 12 greys a picture: small enough for git, so that a fresh clone compares too. */
const ACCEPTED = join(WEB, 'look/accepted.json');

/** Pages photographed at a time. */
const PAGES = 3;
const LANGUAGES = ['en', 'de'] as const;

interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'dark' | 'light';
  readonly language: (typeof LANGUAGES)[number];
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

/** What the last run saw. */
const SEEN = join(OUT, 'seen.json');
const BEFORE = 'accepted';

const nameOf = (state: State, look: Look): string => `${state.name} · ${look.name}`;
const PHONES = LOOKS.filter(({ width, height }) => Math.min(width, height) < 400);
const looksOf = ({ on }: State): readonly Look[] => (on === 'screen' ? SCREENS : on === 'phone' ? PHONES : LOOKS);
/** Every picture there is, in the order of the sheet. */
const NAMES: readonly string[] = STATES.flatMap((state) => looksOf(state).map((look) => nameOf(state, look)));
const readJson = <Value>(file: string, otherwise: Value): Value =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Value) : otherwise;

const wishes = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isWished = (name: string): boolean => wishes.every((word) => name.includes(word));
const accepted = readJson<Record<string, string>>(ACCEPTED, {});

function accept(): void {
  const seen = readJson<readonly Picture[]>(SEEN, []).filter(({ name, problem }) => isWished(name) && !problem);
  if (seen.length === 0) throw new Error('nothing was looked at yet: run it without --accept first');
  mkdirSync(join(OUT, BEFORE), { recursive: true });
  for (const { name, sketch, file } of seen) {
    accepted[name] = sketch;
    copyFileSync(join(OUT, file), join(OUT, BEFORE, file));
  }
  const kept = Object.entries(accepted).filter(([name]) => NAMES.includes(name));
  writeFileSync(ACCEPTED, `${JSON.stringify(Object.fromEntries(kept.sort()), undefined, 2)}\n`);
  console.log(`accepted ${seen.length}; ${ACCEPTED} has ${kept.length}`);
}

/** Brings a fresh page to a state once, and photographs it at every size and in every light it is wanted in. */
async function shoot(browser: Browser, baseURL: string, state: State, looks: readonly Look[]): Promise<Picture[]> {
  const [first] = looks;
  if (!first) return [];
  const { width, height, language } = first;
  const context = await browser.newContext({ baseURL, viewport: { width, height }, serviceWorkers: 'block' });
  const settings = { pace: 'relaxed', motion: 'off', sound: false, notes: false, language, theme: 'auto' };
  await context.addInitScript(
    (text) => {
      if (!localStorage.getItem('taproom:settings')) localStorage.setItem('taproom:settings', text);
      // Whether one is offered hangs on how long the machine takes.
      localStorage.setItem('taproom:hints:declined', 'true');
    },
    JSON.stringify({ ...settings, name: 'Ann', glass: 'pint' }),
  );
  const page = await context.newPage();
  await page.emulateMedia({ colorScheme: first.theme });
  const problem = await state.show(page).then(
    () => undefined,
    (error) => String(error).split('\n')[0],
  );
  const pictures: Picture[] = [];
  for (const look of looks) {
    await page.setViewportSize({ width: look.width, height: look.height });
    await page.emulateMedia({ colorScheme: look.theme });
    pictures.push({ ...(await photograph(page, state, look)), ...(problem && { problem }) });
  }
  await context.close();
  return pictures;
}

async function photograph(page: Page, state: State, look: Look): Promise<Picture> {
  const name = nameOf(state, look);
  const file = `${name.replace(/[^a-z0-9]+/gi, '-')}.png`;
  await still(page);
  const png = await page.screenshot({ caret: 'hide' });
  writeFileSync(join(OUT, file), png);
  const sketch = await sketchOf(page, png, look);
  const before = accepted[name];
  const { width, height } = look;
  return {
    name,
    state: state.name,
    look: look.name,
    width,
    height,
    file,
    sketch,
    ...(state.chance && { chance: true }),
    ...(existsSync(join(OUT, BEFORE, file)) && { before: `${BEFORE}/${file}` }),
    ...(before !== undefined && !state.chance && { change: compare(before, sketch) }),
  };
}

/** A page to be opened once, and what is photographed of it: size and light change under way, the language does not. */
interface Sitting {
  readonly state: State;
  readonly looks: readonly Look[];
}

const sittings = (): readonly Sitting[] =>
  STATES.flatMap((state) =>
    LANGUAGES.map((language) => ({
      state,
      looks: looksOf(state).filter((one) => one.language === language && isWished(nameOf(state, one))),
    })),
  ).filter(({ looks }) => looks.length > 0);

/** Some pages at a time, until all were photographed; the pictures come in the order of the plan. */
async function shootAll(browser: Browser, url: string, plan: readonly Sitting[]): Promise<Picture[]> {
  const taken: Picture[][] = [];
  const before = readJson<readonly Picture[]>(SEEN, []);
  const queue = [...plan.entries()];
  const total = plan.reduce((sum, { looks }) => sum + looks.length, 0);
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [i, { state, looks }] = next;
      taken[i] = await shoot(browser, url, state, looks);
      const count = String(taken.flat().length).padStart(4);
      for (const picture of taken[i]) console.log(`${count}/${total} ${picture.name}: ${saidOf(picture)}`);
      // Now and not at the end, so that a run that is cut off was not for nothing.
      layOut(before, taken.flat());
    }
  };
  await Promise.all(Array.from({ length: PAGES }, work));
  return taken.flat();
}

/** The contact sheet: what was photographed now, and of the runs before it what this one has not come to. */
function layOut(before: readonly Picture[], taken: readonly Picture[]): void {
  const now = new Set(taken.map(({ name }) => name));
  const all = [...before.filter(({ name }) => !now.has(name)), ...taken];
  const ordered = NAMES.flatMap((name) => all.filter((picture) => picture.name === name));
  writeFileSync(SEEN, JSON.stringify(ordered));
  writeFileSync(join(OUT, 'index.html'), sheet(ordered));
}

async function look(): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  const start = Date.now();
  const site = await openSite();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const pictures = await shootAll(browser, site.url, sittings());
  await browser.close();
  await site.close();
  const changed = pictures.filter(isChanged).length;
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${pictures.length} pictures in ${seconds} s, ${changed} changed: ${join(OUT, 'index.html')}`);
}

function saidOf({ problem, chance, change }: Picture): string {
  if (problem !== undefined) return problem;
  if (chance) return 'not compared, chance has a hand in it';
  if (change === undefined) return 'new';
  return change > 0 ? `changed by ${change}` : 'as accepted';
}

if (process.argv.includes('--accept')) accept();
else await look();
