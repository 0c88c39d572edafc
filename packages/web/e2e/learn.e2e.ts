import { expect, type Page } from '@playwright/test';
import { loadLessons } from '@taproom/games/lessons';
import { test } from './house.js';
import { bubbleOf } from './newcomer.js';
import { faultsOnTheWay } from './pointers.js';

const PHONE = { width: 390, height: 844 };
const GAMES = ['closing-time', 'last-call', 'with-friends', 'whiskey-times'];

/** The sizes at which no step may point at nothing. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const;

test.describe('in the language that says more', () => {
  test.use({ wish: { language: 'de' }, viewport: SIZES[0] });
  for (const game of GAMES)
    test(`no step of any lesson of ${game} points at nothing, or covers what it points at, at any size`, async ({
      page,
    }) => {
      test.slow();
      const faults: string[] = [];
      const lessons = await loadLessons(game);
      await page.goto(`/learn/${game}/${lessons[0]?.name}`);
      for (const { name, steps } of lessons) {
        await page.waitForURL(`**/learn/${game}/${name}`);
        for (const fault of await faultsOnTheWay(page, steps, SIZES)) faults.push(`${name}, ${fault}`);
        // On to the next lesson, as somebody would; after the last one back to all of them.
        await page.locator('dialog[open] a[href^="/learn/"]').first().click();
      }
      expect(faults).toEqual([]);
      // All of them are ticked off.
      await expect(page.locator('.lesson-list .chip').filter({ hasText: '✓' })).toHaveCount(lessons.length);
    });
});

/** In the page, before anything else: counts how often something asks for the next frame. */
function countFrames(): void {
  const page = window as unknown as { frames: number };
  page.frames = 0;
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => {
    page.frames += 1;
    return ask(draw);
  };
}

async function framesIn(page: Page, milliseconds: number): Promise<number> {
  const frames = () => page.evaluate(() => (window as unknown as { frames: number }).frames);
  const before = await frames();
  await page.waitForTimeout(milliseconds);
  return (await frames()) - before;
}

test('a lesson is left and resumed, refuses kindly, and is offered once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(countFrames);
  await page.goto('/');
  await page.evaluate(() => localStorage.removeItem('taproom:lessons:declined'));
  await page.getByRole('button', { name: 'Play bots at Closing Time: Last Call' }).click();
  // The offer hides neither who plays nor what is played.
  const covered = await page.locator('.first-time').evaluate((offer) => {
    const { top, bottom } = offer.getBoundingClientRect();
    const places = [...document.querySelectorAll('.table-area [data-place]')].map((one) => one.getBoundingClientRect());
    return places.filter((place) => place.top < bottom && place.bottom > top).length;
  });
  expect(covered, 'places under the offer').toBe(0);
  await page.getByRole('link', { name: 'Show me' }).click();
  const bubble = bubbleOf(page);
  await bubble.getByRole('button', { name: 'Next' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(bubble).toContainText('Take the red circle');
  await expect(bubble).toContainText('3 of');
  // The keyboard is on the card that is meant. A legal card that is not the point is told so, and nothing happens.
  await expect(page.locator('.hand-card[data-card="beer/red/circle"]')).toBeFocused();
  await page.locator('.hand-card[data-card="rocks/green/star"]').click();
  await page.locator('[data-move="play rocks/green/star"]').click();
  await expect(bubble.locator('.lesson-wrong')).toContainText('star on star');
  await page.reload();
  await expect(bubble).toContainText('Take the red circle');
  // While somebody reads, nothing is drawn.
  await expect.poll(() => framesIn(page, 400)).toBe(0);
  await page.getByRole('link', { name: 'Leave the table' }).click();
  await expect(page.getByText(/left at 2 of/)).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play bots at Closing Time: Last Call' }).click();
  await expect(page.getByTestId('turn')).toBeVisible();
  await expect(page.getByText('First time?')).toBeHidden();
});

/** In the page, before anything else: keeps whatever a screen reader would say. */
function listen(): void {
  const page = window as unknown as { heard: string };
  page.heard = '';
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const said = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live="polite"]');
      if (said?.textContent) page.heard += `${said.textContent}\n`;
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
const heardOn = (page: Page) => page.evaluate(() => (window as unknown as { heard: string }).heard);

/** Where a lesson is: its step, and what lies over it. */
const nowOn = (page: Page) =>
  page.evaluate(() => {
    const step = document.querySelector('.lesson-bubble')?.getAttribute('data-step');
    return `${step} ${document.querySelector('dialog[open] h2')?.textContent}`;
  });

/** Enter on what has the focus; where that only chose a card, the button that plays it is the next Tab that can be pressed. */
async function answerByKeyboard(page: Page): Promise<void> {
  await expect(page.locator('.table-area button:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  const play = page.locator('.prompt .button.primary[data-move]:enabled');
  if (!(await play.isVisible())) return;
  for (let tabs = 0; tabs < 30 && !(await play.evaluate((button) => button === document.activeElement)); tabs++)
    await page.keyboard.press('Tab');
  await expect(play).toBeFocused();
  await page.keyboard.press('Enter');
}

test('the first lessons by keyboard alone: the focus is where it is needed, and every word is heard', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(listen);
  for (const game of GAMES) {
    await page.goto(`/learn/${game}/first`);
    const bubble = bubbleOf(page);
    const over = page.locator('dialog[open] a[href^="/learn/"]').first();
    await expect(bubble).toHaveAccessibleName('The lesson');
    for (let steps = 0; !(await over.isVisible()); steps++) {
      expect(steps, `steps of ${game}`).toBeLessThan(60);
      const before = await nowOn(page);
      const text = await bubble
        .locator('.lesson-text')
        .textContent({ timeout: 1000 })
        .catch(() => null);
      if (text === null) continue;
      await expect.poll(() => heardOn(page), game).toContain(text);
      const next = bubble.getByRole('button', { name: 'Next' });
      if (await page.locator('dialog[open]').isVisible()) await page.keyboard.press('Escape');
      else if (await next.isVisible()) {
        await expect(next).toBeFocused();
        // While there is something to read the table itself asks for nothing, and nothing looks forbidden.
        if (await page.locator('.turn.mine').isVisible()) {
          await expect(page.locator('.prompt .tell')).toHaveText('');
          await expect(page.locator('.hand-card[data-playable="false"]')).toHaveCount(0);
        }
        await page.keyboard.press('Enter');
      } else await answerByKeyboard(page);
      await expect.poll(() => nowOn(page), `${game}: ${text}`).not.toBe(before);
    }
  }
});
