import { expect, type Page } from '@playwright/test';
import { loadLessons } from '@taproom/games/lessons';
import { test } from './house.js';
import { AXE_SOME, expectFitAtEverySize } from './looks.js';
import { bubbleOf, follow } from './newcomer.js';

const PHONE = { width: 390, height: 844 };

/** The sizes at which no step may point at nothing. */
const POINTED = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

/** All of them at every step takes minutes; without the variable each step is looked at in one size, the next in another. */
const ALL_SIZES = process.env.TAPROOM_POINTERS === 'all';
const sizesAt = (step: number) => POINTED.filter((_, i) => ALL_SIZES || i === step % POINTED.length);

/** What is wrong with what is pointed at: out of sight, or under the bubble. */
async function faultsOfPointer(page: Page, step: number): Promise<string[]> {
  const faults: string[] = [];
  for (const size of sizesAt(step)) {
    await page.setViewportSize(size);
    const fault = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const find = (name: string) => document.querySelector<HTMLElement>(`.lesson-${name}`);
      // The table may still be on its way; what counts is what is pointed at once it is there.
      const patience = performance.now() + 10_000;
      for (let i = 0; i < 4 || (find('ring')?.style.visibility !== 'visible' && performance.now() < patience); i++)
        await frame();
      const [ring, bubble] = [find('ring'), find('bubble')];
      if (!ring || !bubble || ring.style.visibility !== 'visible') return 'nothing is pointed at';
      const [r, b] = [ring.getBoundingClientRect(), bubble.getBoundingClientRect()];
      const shown =
        Math.max(0, Math.min(r.right, innerWidth) - Math.max(r.left, 0)) *
        Math.max(0, Math.min(r.bottom, innerHeight) - Math.max(r.top, 0));
      if (shown < 0.6 * r.width * r.height) return `out of sight: ${r.x},${r.y} ${r.width}x${r.height}`;
      // A sheet lies over the table: the bubble waits until it is put away.
      if (bubble.style.visibility === 'hidden') return undefined;
      const over = Math.min(r.right, b.right) - Math.max(r.left, b.left);
      const down = Math.min(r.bottom, b.bottom) - Math.max(r.top, b.top);
      if (over > 6 && down > 6) return `the bubble covers ${Math.round(over)}x${Math.round(down)} of it`;
      if (b.left < 0 || b.top < 0 || b.right > innerWidth || b.bottom > innerHeight) return 'the bubble is cut off';
      return undefined;
    });
    if (fault !== undefined) faults.push(`${size.width}x${size.height}: ${fault}`);
  }
  await page.setViewportSize(PHONE);
  return faults;
}

for (const [game, language] of [
  ['closing-time', 'de'],
  ['last-call', 'en'],
  ['with-friends', 'en'],
  ['whiskey-times', 'en'],
] as const) {
  test.describe(`${game} in ${language}`, () => {
    test.use({ wish: { language } });
    test(`whoever only follows what the page says finishes the first lesson of ${game}`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(`/learn/${game}/first`);
      const steps = await follow(page, async (step) => {
        // Once while something is said and once while something is asked.
        if (step === '0' || step === '2') await expectFitAtEverySize(page, `lesson of ${game}`, AXE_SOME);
      });
      expect(steps).toBeGreaterThan(6);
      await page.keyboard.press('Escape');
      await expect(page.getByText(language === 'de' ? 'geschafft' : 'done', { exact: false }).first()).toBeVisible();
    });
  });
}

// With Friends and Whiskey Times only on request: nobody has seen them pass yet.
for (const game of ['closing-time', 'last-call', ...(ALL_SIZES ? ['with-friends', 'whiskey-times'] : [])]) {
  test(`no step of any lesson of ${game} points at nothing, or covers what it points at`, async ({ page }) => {
    // Some ten lessons of ten steps, each at three sizes: a minute on a quiet machine.
    test.setTimeout(900_000);
    const faults: string[] = [];
    for (const { name, steps } of await loadLessons(game)) {
      await page.setViewportSize(PHONE);
      await page.goto(`/learn/${game}/${name}`);
      const answerAt = (at: number) => {
        const step = steps[at];
        return step && 'ask' in step ? step.moves[0] : undefined;
      };
      const look = async (step: string) => {
        for (const fault of await faultsOfPointer(page, Number(step))) faults.push(`${name} step ${step}, ${fault}`);
      };
      await follow(page, look, answerAt);
    }
    expect(faults).toEqual([]);
  });
}

test('a lesson is left and resumed, refuses kindly, and is offered once', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.evaluate(() => localStorage.removeItem('taproom:lessons:declined'));
  await page.getByRole('button', { name: 'Play bots at Closing Time: Last Call' }).click();
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
  await page.getByRole('link', { name: 'Leave the table' }).click();
  await expect(page.getByText(/left at 2 of/)).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play bots at Closing Time: Last Call' }).click();
  await expect(page.getByTestId('turn')).toBeVisible();
  await expect(page.getByText('First time?')).toBeHidden();
});
