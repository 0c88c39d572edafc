import { expect, type Locator, type Page } from '@playwright/test';
import { openKept, take } from './device.js';
import { test } from './house.js';

const CARDS = 25;
const DEALT = 7;

/** Everybody draws until Ann, who begins, holds a whole fan of cards. */
const FULL_HAND = {
  game: 'closing-time',
  rulesVersion: 1,
  players: ['Ann', 'Bob'],
  options: { first: [0] },
  seed: 'a full hand',
  moves: Array.from({ length: CARDS - DEALT }, () => ['seat-1: draw', 'seat-2: draw']).flat(),
};

/**
 * Says how long the page works for one touch, in milliseconds: script, layout and painting on its main thread. It is counted in
 * processor time, so that a busy machine does not look like a slow page.
 */
async function stopwatch(page: Page): Promise<(touches: readonly Touch[]) => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  return async (touches) => {
    const before = await busy();
    for (const { x, y } of touches) {
      await page.mouse.click(x, y);
      await page.waitForTimeout(100);
    }
    return ((await busy()) - before) / touches.length;
  };
}

interface Touch {
  readonly x: number;
  readonly y: number;
}

/** Where a finger would touch: the corner of a card that shows under the others. */
const cornersOf = (cards: Locator): Promise<Touch[]> =>
  cards.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { left, top } = button.getBoundingClientRect();
      return { x: left + 10, y: top + 20 };
    }),
  );

test.use({ viewport: { width: 360, height: 640 } });

test('25 cards fit a small phone, each can be touched, and touches are timed', async ({ page }) => {
  await openKept(page, FULL_HAND);
  await take(page, 'Ann');
  const cards = page.locator('.hand-card');
  await expect(cards).toHaveCount(CARDS);
  const corners = await cornersOf(cards);
  const touched = await cards.evaluateAll(
    (buttons, spots) =>
      buttons.filter((button, n) => {
        const { x = 0, y = 0 } = spots[n] ?? {};
        const { left, right, bottom } = button.getBoundingClientRect();
        const inside = left >= 0 && right <= innerWidth && bottom <= innerHeight;
        return inside && button.contains(document.elementFromPoint(x, y));
      }).length,
    corners,
  );
  expect(touched).toBe(CARDS);

  const timeOf = await stopwatch(page);
  const select = await timeOf(corners.filter((_, n) => n % 3 === 0));
  const sorter = await cornersOf(page.getByRole('button', { name: /^Sort/ }));
  const sort = await timeOf([...sorter, ...sorter, ...sorter]);
  const [card] = await cornersOf(page.locator('.hand-card[data-playable="true"]'));
  await page.mouse.click((card as Touch).x, (card as Touch).y);
  await expect(page.locator('.prompt [data-move^="play"]').first()).toBeVisible();
  const play = await timeOf(await cornersOf(page.locator('.prompt [data-move^="play"]').first()));
  await expect(cards).not.toHaveCount(CARDS);
  const times = { select, sort, play };
  console.log(
    Object.entries(times)
      .map(([what, time]) => `${what} ${time.toFixed(1)} ms`)
      .join(', '),
  );
  // How long it takes depends on the machine, so it is printed and not judged: one frame of sixty a second is 16.7 ms.
  for (const [what, time] of Object.entries(times)) expect(time, what).toBeGreaterThan(0);
});
