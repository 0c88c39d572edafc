import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScrolling, playBots, SIZES, settle, test } from './house.js';

const PAGES = [
  '/',
  '/play/closing-time',
  '/play/with-friends',
  '/rules',
  '/rules/closing-time',
  '/replay',
  '/settings',
  '/nowhere',
];

async function expectNothingSerious(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const said = serious.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html)
        .slice(0, 3)
        .join(' | ')}`,
  );
  expect(said, `axe at ${where}`).toEqual([]);
}

for (const theme of ['dark', 'light'] as const) {
  test(`every page fits and is accessible at every size, ${theme}`, async ({ page }) => {
    await settle(page, { theme });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await page.evaluate((wish) => {
        document.documentElement.dataset.theme = wish;
      }, theme);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expectNoSidewaysScrolling(page, `${path} ${size.width}x${size.height}`);
      }
      await expectNothingSerious(page, path);
    }
  });
}

test('the table fits and is accessible at every size', async ({ page }) => {
  for (const title of ['Closing Time: Last Call', 'With Friends Like These']) {
    await playBots(page, title);
    await expect(page.locator('[data-move], [data-card]').first()).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectNoSidewaysScrolling(page, `${title} ${size.width}x${size.height}`);
      await expectNothingSerious(page, `${title} ${size.width}x${size.height}`);
    }
  }
});
