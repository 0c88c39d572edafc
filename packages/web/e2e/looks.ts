import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The sizes the page must look right at. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const AXE_AT = [SIZES[0], SIZES[3]];

/** Nothing may need scrolling sideways: neither the page nor anything in it that scrolls. */
async function expectNoSidewaysScrolling(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const root = document.documentElement;
    const scrolling = [
      ...document.querySelectorAll<HTMLElement>('main, .table-area, .sheet-body, .content, .replay-bar'),
    ];
    const over = scrolling.filter((element) => element.scrollWidth > element.clientWidth + 1);
    return { page: root.scrollWidth - root.clientWidth, over: over.map((element) => element.className) };
  });
  expect(wide, `sideways scrolling at ${where}`).toEqual({ page: 0, over: [] });
}

/** Axe for a page. It is large, and sent to a page once: the builder would send it twice for every look. */
async function axeFor(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // There are no frames, so axe need not open a page of its own to put its findings together.
  return new AxeBuilder({ page, ...(isThere && { axeSource: '0' }) }).setLegacyMode();
}

async function expectNoViolations(page: Page, where: string, rules: readonly string[]): Promise<void> {
  const axe = (await axeFor(page)).options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
  const said = violations.map(({ id, nodes }) => {
    const some = nodes.slice(0, 3).map(({ html }) => html);
    return `${id}: ${some.join(' | ')}`;
  });
  expect(said, `axe at ${where}`).toEqual([]);
}

/** Whether letters can be read on what is behind them: all that another light can change. */
export const CONTRAST = ['color-contrast'];

/**
 * At every size: no sideways scrolling; and on a phone and a laptop, as the other sizes have the same parts, axe finds nothing.
 * Leaves the page at the size it had.
 */
export async function expectFitAtEverySize(page: Page, where: string, rules: readonly string[] = []): Promise<void> {
  const before = page.viewportSize();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const at = `${where} ${size.width}x${size.height}`;
    await expectNoSidewaysScrolling(page, at);
    if (AXE_AT.includes(size)) await expectNoViolations(page, at, rules);
  }
  if (before) await page.setViewportSize(before);
}

/** A phone on its side: looked at for scrolling only, as its parts are those of the other sizes. */
export async function expectFitOnItsSide(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 844, height: 390 });
  await expectNoSidewaysScrolling(page, `${where}, on its side`);
  if (before) await page.setViewportSize(before);
}

/** What cannot be touched in its middle: it is off the screen, or something lies over it. */
export const outOfReach = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      // Of a card in a fan only the spine shows.
      const x = element.matches('.hand-card') ? left + Math.min(12, width / 2) : (left + right) / 2;
      const found = document.elementFromPoint(x, (top + bottom) / 2);
      // On its side a phone may cut the foot of a card, never its middle.
      const below = element.matches('.hand-card') && innerHeight < 430 ? 40 : 8;
      const inside = left > -8 && right < innerWidth + 8 && top >= 0 && bottom <= innerHeight + below;
      const name = element.getAttribute('data-place') ?? element.getAttribute('data-card') ?? element.className;
      return inside && found !== null && element.contains(found) ? [] : [`${name} at ${innerWidth}x${innerHeight}`];
    }),
  );

/** What of the first lies over something of the second: a card over somebody's name, a name over another's face. */
export const overlapping = (page: Page, texts: string, others: string): Promise<string[]> =>
  page.evaluate(
    ([texts = '', others = '']) => {
      const inSight = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      const isOver = (a: Element, b: Element): boolean => {
        const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return wide > 2 && high > 2 && !a.contains(b) && !b.contains(a);
      };
      return inSight(texts).flatMap((text) => {
        const over = inSight(others).filter((other) => isOver(text, other));
        return over.map((other) => `${text.textContent} and ${other.className} at ${innerWidth}x${innerHeight}`);
      });
    },
    [texts, others],
  );

/** The smallest letters on the page, in pixels; what is printed on cards is as large as the cards. */
export const smallestLetters = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let smallest = Number.POSITIVE_INFINITY;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent } = node;
      if (!parent?.checkVisibility() || !textContent?.trim() || parent.closest('svg, script, style, .unseen')) continue;
      if (parent.getBoundingClientRect().width > 2)
        smallest = Math.min(smallest, Number.parseFloat(getComputedStyle(parent).fontSize));
    }
    return smallest;
  });

/** Whoever says aloud what stands on a button presses it, and headings are steps without a gap. Cards are pictures, with names of their own. */
export async function expectNamesAndHeadings(page: Page): Promise<void> {
  const rules = ['label-content-name-mismatch', 'heading-order'];
  const axe = (await axeFor(page)).exclude(':has(> .card)').withRules(rules);
  const { violations } = await axe.analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}
