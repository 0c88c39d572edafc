import { expect, type Page } from '@playwright/test';

/** Somebody who has never seen these games: reads what the page says, and touches what stands out. */

export const bubbleOf = (page: Page) => page.locator('.lesson-bubble');
const ringOf = (page: Page) => page.locator('.lesson-ring');

/** What puts a sheet away that was only there to be read. */
const GOT_IT = /^(Got it|Verstanden)$/;
/** How long a newcomer looks whether something came of it, before looking anew. */
const A_LOOK = 3000;
/** Nobody needs so many touches for one lesson. */
const MOST_TOUCHES = 200;

/** Reads, presses Next, and touches what is highlighted, until the lesson is over. `look` sees every step once. */
export async function follow(
  page: Page,
  look: (step: string) => Promise<void>,
  answerAt: (step: number) => string | undefined = () => undefined,
): Promise<number> {
  const over = page.locator('dialog[open] a[href^="/learn/"]').first();
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
    if (await read.isVisible()) await read.click();
    else if (await next.isVisible()) await next.click();
    else await touch(page, answerAt(Number(step)));
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
async function touch(page: Page, answer: string | undefined): Promise<void> {
  await expect(ringOf(page)).toBeVisible();
  const hand = page.locator('[data-place="hand"]');
  const [ring, whole] = [await ringOf(page).boundingBox(), await hand.boundingBox()];
  if (ring === null) return;
  const isCovered = await page.locator('dialog[open]').isVisible();
  if (!isCovered && whole && ring.width > whole.width && Math.abs(ring.y - whole.y) < 10) {
    const ready = page.locator('.prompt .button.primary[data-move]');
    if (await ready.isVisible()) await ready.click();
    else if (answer?.includes('*') === false)
      await hand
        .locator(`[data-card="${answer.split(' ')[1]}"]`)
        .first()
        .click();
    else await hand.locator('[data-playable="true"]').first().click();
    return;
  }
  await page.mouse.click(ring.x + ring.width / 2, ring.y + ring.height / 2);
}

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
  const read = page.locator('dialog[open]').getByRole('button', { name: GOT_IT });
  if (await read.isVisible()) {
    await read.click({ timeout: 2000 }).catch(() => undefined);
    return true;
  }
  if (!(await page.locator('.turn.mine').isVisible())) return false;
  const told = page.locator('.table-area .prompt .tell');
  await expect(told).toBeInViewport();
  expect((await told.textContent())?.trim(), 'what can be done').not.toBe('');
  for (const selector of STANDS_OUT) {
    const standing = page.locator(selector).filter({ visible: true });
    if ((await standing.count()) === 0) continue;
    // The table may change under the finger, as tables do; then one looks again.
    return standing
      .first()
      .click({ timeout: 2000 })
      .then(
        () => true,
        () => false,
      );
  }
  return false;
}
