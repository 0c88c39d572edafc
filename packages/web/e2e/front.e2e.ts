import { expect, type Page } from '@playwright/test';
import { test } from './house.js';
import { expectNamesAndHeadings } from './looks.js';

const SCRIPT = /\/assets\/house-[^/]*\.js$/;

/** Holds the page's scripts back, as a slow line does. Says how to let them through. */
async function withoutScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const through = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(SCRIPT, async (route) => {
    await through;
    await route.continue();
  });
  return letThrough;
}

const shown = (page: Page) => page.locator('.front:visible');

test('before any script is there the front page stands, and a tap is not lost', async ({ page }) => {
  const letThrough = await withoutScripts(page);
  await page.goto('/?deal=early', { waitUntil: 'commit' });
  await expect(shown(page)).toHaveAttribute('lang', 'en');
  const fetched = page.waitForRequest(/\/assets\/shedding-[^/]*\.js$/);
  await page.getByRole('button', { name: 'Play bots at Closing Time: Last Call' }).click();
  await fetched;
  await expect(page.locator('.early .skeleton')).toBeVisible();
  await expect(shown(page)).toHaveCount(0);
  letThrough();
  await page.waitForURL(/\/local\//);
  await expect(page.locator('.hand-card').first()).toBeVisible();
  // Whoever goes back is not dealt another game.
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Play on/ })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expectNamesAndHeadings(page);
});

/** In the page, before anything else: a finger is on the button just after the page has asked whether one was there. */
function pressWhileDrawing(): void {
  const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'dataset') as { get(): DOMStringMap };
  let asked = false;
  Object.defineProperty(HTMLElement.prototype, 'dataset', {
    configurable: true,
    get() {
      const data = get.call(this) as DOMStringMap;
      if (this !== document.documentElement || asked) return data;
      return new Proxy(data, {
        get(target, name) {
          const before = Reflect.get(target, name);
          if (name !== 'wish') return before;
          asked = true;
          document.querySelector<HTMLElement>('.front [data-play="closing-time"]')?.click();
          return before;
        },
        set: (target, name, value) => Reflect.set(target, name, value),
      });
    },
  });
}

test('a tap that comes while the page is being drawn is not lost', async ({ page }) => {
  await page.addInitScript(pressWhileDrawing);
  await page.goto('/?deal=early');
  await page.waitForURL(/\/local\//);
  await expect(page.locator('.hand-card').first()).toBeVisible();
});

test.describe('in German', () => {
  test.use({ wish: { language: 'de' } });
  test('the front page before its scripts speaks German, and a code leads to its table', async ({ page }) => {
    await withoutScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(shown(page)).toHaveAttribute('lang', 'de');
    await shown(page).getByRole('textbox').fill('abcd');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/t\/ABCD$/, { waitUntil: 'commit' });
    await expect(page.locator('.front')).toHaveCount(2);
    await expect(shown(page)).toHaveCount(0);
  });
});
