// Prints how long a phone with a slow processor on slow 4G waits: npm run speed -w @taproom/web [-- GAME...]
// Times are taken inside the page, of the built page on the real server, with nothing cached; each is the median of RUNS.
import { chromium } from '@playwright/test';
import { findChromium } from './browsers.mjs';
import { openSite } from './site.mjs';
import { slowNetwork } from './slow-network.mjs';

const RUNS = Number(process.env.TAPROOM_RUNS ?? 5);
const SLOWER = 4;
const GAMES = process.argv.slice(2).length
  ? process.argv.slice(2)
  : ['closing-time', 'last-call', 'with-friends', 'whiskey-times'];
/** What was asked for, in milliseconds and KB. */
const WISHED = { playable: 1200, dealt: 1500, wire: 100 };

/** Runs in the page before anything else: notes when the first play button, and later the first card of the hand, can be seen and used. */
function clock() {
  window.seen = {};
  // Two frames later the browser has painted it and answers to a finger.
  const painted = (name) =>
    requestAnimationFrame(() => requestAnimationFrame(() => (window.seen[name] ??= performance.now())));
  const look = () => {
    if (!window.seen.play && document.querySelector('.game-card .button.primary:enabled')) painted('play');
    if (document.querySelector('.tt-hand .hand-card')) painted('hand');
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  addEventListener('pointerdown', () => (window.seen.tap ??= performance.now()), true);
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

async function measure(browser, server, game) {
  // A network of its own each time, so that nothing of the last visit is still under way on it.
  const network = await slowNetwork(server);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.addInitScript(clock);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(`http://127.0.0.1:${network.port}/`, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.seen.play);
  const home = network.count.down;
  // The front page before its scripts has every language, one of them in sight.
  const card = page.locator(`.game-card:has([href="/open/${game}"])`);
  await card.locator('.button.primary:visible').first().tap({ noWaitAfter: true });
  await page.waitForFunction(() => window.seen.hand);
  const { play, tap, hand } = await page.evaluate(() => window.seen);
  await context.close();
  network.close();
  return { playable: play, dealt: hand - tap, wire: home / 1024 };
}

const site = await openSite();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ],
});
console.log(`slow 4G (150 ms, 1.6 Mbit/s), processor ${SLOWER}x slower, nothing cached, median of ${RUNS} (slowest)`);
console.log(`${'game'.padEnd(14)} play button usable   tap to dealt hand   home over the wire`);
for (const game of GAMES) {
  const runs = [];
  for (let i = 0; i < RUNS; i++) runs.push(await measure(browser, site.port, game));
  const of = (what, digits = 0) => {
    const all = runs.map((run) => run[what]);
    return `${median(all).toFixed(digits)} (${Math.max(...all).toFixed(digits)})`;
  };
  console.log(
    `${game.padEnd(14)} ${`${of('playable')} ms`.padEnd(20)} ${`${of('dealt')} ms`.padEnd(19)} ${of('wire', 1)} KB`,
  );
}
console.log(`wished         ${WISHED.playable} ms              ${WISHED.dealt} ms             ${WISHED.wire} KB`);
await browser.close();
await site.close();
