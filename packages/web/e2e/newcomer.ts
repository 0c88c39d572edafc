import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody who has never seen these games: reads what the page says, and touches what stands out. */

export const bubbleOf = (page: Page) => page.locator('.lesson-bubble');
const ringOf = (page: Page) => page.locator('.lesson-ring');
/** Where to go from here: a lesson that is over says so. */
const endOf = (page: Page) => page.locator('dialog[open] a[href^="/learn/"]').first();

/** What puts a sheet away that was only there to be read. */
const GOT_IT = /^(Got it|Verstanden)$/;
/** How long a newcomer looks whether something came of it, before looking anew. */
const A_LOOK = 3000;
/** Nobody needs so many touches for one lesson. */
const MOST_TOUCHES = 200;

/** Reads, presses Next, and touches what is highlighted, until the lesson is over. `look` sees every step once. */
export async function follow(page: Page, look: (step: string) => Promise<void>): Promise<number> {
  const over = endOf(page);
  const steps = new Set<string>();
  for (let touches = 0; !(await over.isVisible()); touches++) {
    expect(touches, 'touches in one lesson').toBeLessThan(MOST_TOUCHES);
    await expect(bubbleOf(page).or(over).first()).toBeAttached();
    const step = await bubbleOf(page)
      .getAttribute('data-step', { timeout: 1000 })
      .catch(() => null);
    if (step === null) continue;
    if (!steps.has(step)) await look(step);
    steps.add(step);
    const before = await lessonNow(page);
    const read = page.locator('dialog[open]').getByRole('button', { name: GOT_IT });
    const next = bubbleOf(page).locator('.button.primary');
    // A table that answers late may change under the finger, as tables do; then one looks again.
    const inTime = { timeout: A_LOOK };
    if (await read.isVisible()) await read.click(inTime).catch(() => undefined);
    else if (await next.isVisible()) await next.click(inTime).catch(() => undefined);
    else await touch(page);
    await page
      .waitForFunction((was) => (window as unknown as { lessonNow(): string }).lessonNow() !== was, before, {
        timeout: A_LOOK,
      })
      .catch(() => undefined);
  }
  return steps.size;
}

/** Where a lesson is, as far as one can see: the step, what lies in front, what the ring is around, what was said. */
async function lessonNow(page: Page): Promise<string> {
  return page.evaluate(() => {
    const now = (): string => {
      const box = document.querySelector('.lesson-ring')?.getBoundingClientRect();
      return [
        document.querySelector('.lesson-bubble')?.getAttribute('data-step'),
        document.querySelector('dialog[open] h2')?.textContent,
        box && `${Math.round(box.x / 4)},${Math.round(box.y / 4)}`,
        document.querySelector('.lesson-wrong')?.textContent,
        document.querySelector('.prompt .button.primary')?.textContent,
      ].join('|');
    };
    (window as unknown as { lessonNow(): string }).lessonNow = now;
    return now();
  });
}

/** Touches what the ring is around; around the whole hand, a card that stands out, and then its button. */
async function touch(page: Page): Promise<void> {
  // What was answered just now may have been the last thing that was asked.
  await expect(ringOf(page).or(endOf(page)).first()).toBeVisible();
  const hand = page.locator('[data-place="hand"]');
  const [ring, whole] = [await boxOf(ringOf(page)), await boxOf(hand)];
  if (ring === null) return;
  const isCovered = await page.locator('dialog[open]').isVisible();
  if (isCovered || !whole || ring.width <= whole.width || Math.abs(ring.y - whole.y) >= 10)
    return page.mouse.click(ring.x + ring.width / 2, ring.y + ring.height / 2);
  const ready = page.locator('.prompt .button.primary[data-move]');
  const meant = (await ready.isVisible()) ? ready : hand.locator('[data-playable="true"]').first();
  await meant.click({ timeout: A_LOOK }).catch(() => undefined);
}

/** Where it is now, if it is anywhere. */
const boxOf = (thing: Locator) => thing.boundingBox({ timeout: A_LOOK }).catch(() => null);

/** What stands out on a table, in the order in which a newcomer follows it. */
const STANDS_OUT = [
  '.table-area .prompt .button.primary:enabled',
  '.table-area .suit[data-move]:enabled',
  '.table-area [data-serve].primary:enabled',
  '.table-area [data-playable="true"]:enabled',
  '.table-area .bid-button[data-legal="true"]:enabled',
  '.table-area .prompt .button[data-move]:enabled',
];

/** One touch at a table; false while there is nothing to do. Whoever is asked something is told what, on screen. */
export async function touchTable(page: Page): Promise<boolean> {
  const spot = await page.evaluate(whatStandsOut, STANDS_OUT);
  if (!spot) return false;
  expect(spot.told, 'what can be done').not.toBe('');
  await page.mouse.click(spot.x, spot.y);
  return true;
}

/** In the page, in one look: where to touch, and what is said of it. Nobody touches again before anything came of the last touch. */
async function whatStandsOut(selectors: readonly string[]) {
  const page = window as unknown as { before?: string };
  const now = (): string => document.querySelector('#root, body')?.outerHTML ?? '';
  for (const since = performance.now(); page.before === now() && performance.now() < since + 1000; )
    await new Promise((resolve) => requestAnimationFrame(resolve));
  page.before = now();
  const buttons = [...document.querySelectorAll<HTMLElement>('dialog[open] button')];
  const read = buttons.find((button) => /^(Got it|Verstanden)$/.test(button.textContent?.trim() ?? ''));
  const told = document.querySelector<HTMLElement>('.table-area .prompt .tell');
  if (!read && (buttons.length > 0 || !document.querySelector('.turn.mine'))) return undefined;
  const standing = read ? [read] : selectors.flatMap((all) => [...document.querySelectorAll<HTMLElement>(all)]);
  for (const element of standing) {
    if (element.getClientRects().length === 0) continue;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(at.x, at.y);
    if (!hit || !(element.contains(hit) || hit.contains(element))) continue;
    const place = told?.getBoundingClientRect();
    const isSaid = read !== undefined || (place !== undefined && place.bottom > 0 && place.top < innerHeight);
    return { ...at, told: isSaid ? (read ?? told)?.textContent?.trim() : '' };
  }
  return undefined;
}
