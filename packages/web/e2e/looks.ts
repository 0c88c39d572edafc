import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The sizes the page must look right at. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

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

async function expectNothingSerious(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
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

/** A phone and a laptop, where axe at every size would only cost time. */
export const AXE_SOME = [SIZES[0], SIZES[3]] as const;

/** At every size: no sideways scrolling, and axe finds nothing serious. Leaves the page at the size it had. */
export async function expectFitAtEverySize(page: Page, where: string, axeAt: readonly object[] = SIZES): Promise<void> {
  const before = page.viewportSize();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const at = `${where} ${size.width}x${size.height}`;
    await expectNoSidewaysScrolling(page, at);
    if (axeAt.includes(size)) await expectNothingSerious(page, at);
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
