import { expect } from '@playwright/test';
import { clickOneMove, playToTheEnd, test } from './house.js';
import { expectFitAtEverySize, expectFitOnItsSide } from './looks.js';
import { fillWithBots, openTable } from './online.js';

const GAMES = [
  { game: 'closing-time', seats: 4 },
  { game: 'last-call', seats: 3 },
  { game: 'with-friends', seats: 3, shorter: { option: 'rounds', choice: 'Quick' } },
  { game: 'whiskey-times', seats: 2 },
];
const MIDDLE = 8;

for (const { game, seats, shorter } of GAMES) {
  test(`a whole game of ${game} on the server by clicking; it fits at start, middle and end`, async ({ page }) => {
    test.slow();
    await openTable(page, game, seats);
    if (shorter) {
      const choice = page.locator(`[data-option="${shorter.option}"]`).getByLabel(shorter.choice);
      await choice.click();
      await expect(choice).toBeChecked();
    }
    await fillWithBots(page);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.getByTestId('turn')).toBeVisible();
    await expect(page.locator('.table-area [data-card], .table-area [data-move]').first()).toBeVisible();
    await expectFitAtEverySize(page, `${game} at the start`);
    await expectFitOnItsSide(page, `${game} at the start`);
    for (let moves = 0, tries = 0; moves < MIDDLE && tries < 400; tries++) if (await clickOneMove(page)) moves += 1;
    await expectFitAtEverySize(page, `${game} in the middle`);
    await playToTheEnd(page, 3000);
    await expectFitAtEverySize(page, `${game}, the result`);
    await page.getByRole('button', { name: 'Look at the table' }).click();
    await expectFitAtEverySize(page, `${game} at the end`);
    await page.getByRole('button', { name: 'Show the result' }).click();
    await page.getByRole('link', { name: 'Replay' }).click();
    await expect(page.getByTestId('position')).toContainText('Move 0 of');
    await page.getByRole('slider', { name: 'Jump to a move' }).fill('6');
    await expectFitAtEverySize(page, `${game}, the replay`);
  });
}
