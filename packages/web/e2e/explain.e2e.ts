import { expect } from '@playwright/test';
import { clickOneMove, playBots, test } from './house.js';
import { expectFitAtEverySize } from './looks.js';

const GAMES = ['Closing Time: Last Call', 'With Friends Like These', 'Whiskey Times'] as const;

for (const title of GAMES) {
  test(`${title}: a card of the hand, large and in words, by key, right click and long press`, async ({ page }) => {
    await playBots(page, title);
    const sheet = page.getByTestId('card-sheet');
    const card = page.locator('.hand-card').first();
    const name = (await card.getAttribute('data-card')) ?? '';
    await card.focus();
    await page.keyboard.press('i');
    await expect(sheet).toBeVisible();
    await expect(sheet.locator('.card-does')).not.toBeEmpty();
    await expectFitAtEverySize(page, `the sheet of ${name}`);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(card).toBeFocused();

    await card.click({ button: 'right' });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');

    const touch = { pointerType: 'touch', bubbles: true, isPrimary: true };
    await card.dispatchEvent('pointerdown', touch);
    await expect(sheet).toBeVisible();
    await card.dispatchEvent('pointerup', touch);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });
}

test.describe('notes', () => {
  test.use({ wish: { notes: true } });

  test('the first time something happens it is said once, and never again on this device', async ({ page }) => {
    await playBots(page, 'Closing Time: Last Call');
    const note = page.locator('.first-note');
    const seen: string[] = [];
    for (let i = 0; i < 60 && seen.length < 2; i++) {
      if (await note.isVisible()) {
        const name = await note.getAttribute('data-note');
        if (name !== null && !seen.includes(name)) seen.push(name);
        expect(await note.count()).toBe(1);
        await note.getByRole('button').click();
      } else await clickOneMove(page);
    }
    expect(seen.length).toBe(2);
    const told = await page.evaluate(() => localStorage.getItem('taproom:noted:shedding'));
    for (const name of seen) expect(told).toContain(name);
  });
});

/** The pages of a PDF, as its page tree counts them. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test.describe('read in the dark', () => {
  test.use({ wish: { theme: 'dark' } });

  for (const name of ['closing-time', 'last-call', 'with-friends', 'whiskey-times']) {
    test(`${name}: how to play fits every size, and prints on two sheets at most`, async ({ page }) => {
      await page.goto(`/how-to/${name}`);
      await expect(page.locator('.how-specials .how-card').first()).toBeVisible();
      await expectFitAtEverySize(page, `how to play ${name}`);
      await page.emulateMedia({ media: 'print' });
      // Paper is white, whatever the page looks like.
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      for (const format of ['A4', 'Letter'] as const) {
        const pages = pagesOf(await page.pdf({ format, preferCSSPageSize: false, printBackground: true }));
        expect(pages, `${name} on ${format}`).toBeGreaterThan(0);
        expect(pages, `${name} on ${format}`).toBeLessThanOrEqual(2);
      }
    });
  }
});

test('help at the table tells how to play, and an example of the full rules is a table with cards', async ({
  page,
}) => {
  await playBots(page, 'Closing Time: Last Call');
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { name: 'How to play' })).toBeVisible();
  await expect(page.locator('.how-scene .card').first()).toBeVisible();
  await page.goto('/rules/closing-time');
  const rule = page.locator('#R7');
  await rule.getByText(/examples?$/).click();
  await rule.locator('.example summary').first().click();
  await expect(rule.locator('.example-table').first().locator('.card').first()).toBeVisible();
});
