import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type GameRecord, linesOf, replay } from '@taproom/engine';
import { gameNamed } from '@taproom/games';
import { openKept, take } from './device.js';
import { test } from './house.js';

const RECORD = JSON.parse(
  readFileSync(new URL('../../games/src/closing-time/records/3-three-rounds.json', import.meta.url), 'utf8'),
) as GameRecord;

/** A card that asks and shows nothing: `wine/red/star`. */
const PLAIN_CALL = /^play (\w+\/[\w-]+\/\w+) calling last-call$/;

/** The game up to where somebody is about to play their last card but one, who that is, and the card. */
function lastButOne() {
  const game = gameNamed(RECORD.game);
  if (!game) throw new Error(`there is no game ${RECORD.game}`);
  let [moves, found] = [-1, { moves: 0, seat: -1, card: '' }];
  replay(game, RECORD, ({ table }) => {
    moves += 1;
    const seat = RECORD.players.findIndex((_, who) => game.waitingFor(table) === 1 << who);
    if (found.seat >= 0 || seat < 0) return;
    const card = linesOf(game, table, seat).flatMap((line) => PLAIN_CALL.exec(line)?.[1] ?? [])[0];
    if (card !== undefined) found = { moves, seat, card };
  });
  return found;
}

const { moves, seat, card } = lastButOne();
const kept = { ...RECORD, moves: RECORD.moves.slice(0, moves) };
const caller = RECORD.players[seat] ?? '';

const choose = (page: Page) => page.locator(`.hand-card[data-card="${card}"]`).first().click();
const playIt = (page: Page) => page.locator(`.prompt [data-move^="play ${card}"]`).click();

/** Whoever is next takes the device: what can they do about the last card of the one before? */
async function lookAsNext(page: Page): Promise<void> {
  const ready = page.getByRole('button', { name: /^I am / });
  await expect(ready).not.toContainText(caller);
  await ready.click();
  await expect(page.locator('.hand-card').first()).toBeVisible();
}

test.use({ viewport: { width: 390, height: 844 } });

test('LAST CALL! is lit when it can matter, says when it is armed, and whoever called cannot be caught', async ({
  page,
}) => {
  await openKept(page, kept);
  await take(page, caller);
  const call = page.locator('[data-call="last-call"]');
  await expect(call).toHaveAttribute('data-lit', 'true');
  await expect(call).toContainText('now or never');
  await page.keyboard.press('l');
  await expect(call).toHaveAttribute('aria-pressed', 'true');
  await expect(call).toContainText('armed');
  await choose(page);
  await playIt(page);
  await lookAsNext(page);
  await expect(page.getByRole('region', { name: 'Just now' })).toContainText('"Last call!"');
  await expect(page.getByRole('button', { name: /^Catch / })).toHaveCount(0);
  // Their own is not due yet.
  await expect(page.locator('[data-call="last-call"]')).toHaveAttribute('data-lit', 'false');
});

test('whoever forgot to call can be caught', async ({ page }) => {
  await openKept(page, kept);
  await take(page, caller);
  await choose(page);
  await playIt(page);
  await lookAsNext(page);
  await page.getByRole('button', { name: `Catch ${caller} without a last call` }).click();
  await expect(page.getByRole('button', { name: /^Catch / })).toHaveCount(0);
});

test.describe('against bots that can be followed', () => {
  test.use({ wish: { pace: 'relaxed' } });

  test('a move is taken back with one tap until something hidden was shown, and the focus stays in the hand', async ({
    page,
  }) => {
    await openKept(page, kept, seat);
    const hand = page.locator('.hand-card');
    await expect(hand).toHaveCount(2);
    await page.locator(`.hand-card[data-card="${card}"]`).first().focus();
    await page.keyboard.press('Enter');
    await playIt(page);
    await expect(hand).toHaveCount(1);
    await expect(page.locator('.hand-card:focus')).toHaveCount(1);
    await page.getByRole('button', { name: 'Take the last move back' }).click();
    await expect(hand).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Take the last move back' })).toBeHidden();
    // A drawn card has been seen.
    await page.locator('[data-place="draw"]').click();
    await expect(hand).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Take the last move back' })).toBeHidden();
  });
});
