import { expect, type Page } from '@playwright/test';
import { test } from './house.js';
import { LAPTOP, makeMove, openTable, person, playUntilTurnOf, turn } from './online.js';
import type { Pub } from './pub.js';

/** Two people and nobody else at a table of Closing Time, the cards dealt. */
async function sitDown(ann: Page, bob: Page, clock?: string): Promise<string> {
  const table = await openTable(ann, 'closing-time', 2);
  if (clock) {
    await ann.getByLabel(clock).click();
    await expect(ann.getByLabel(clock)).toBeChecked();
  }
  await bob.goto(table);
  await bob.getByRole('button', { name: 'Sit here' }).click();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ann, bob]) await expect(turn(page)).toBeVisible();
  return table;
}

/** Who is on turn, and who is not. */
async function onTurn(one: Page, other: Page): Promise<[Page, Page]> {
  await expect.poll(async () => (await isMine(one)) !== (await isMine(other))).toBe(true);
  return (await isMine(one)) ? [one, other] : [other, one];
}

const isMine = async (page: Page): Promise<boolean> => /Your/.test((await turn(page).textContent()) ?? '');

/** Plays on until somebody has played a card that shows nothing hidden, and says who. */
async function playCalmly(one: Page, other: Page): Promise<[Page, Page]> {
  for (let turns = 0; turns < 20; turns++) {
    const [mover, waiter] = await onTurn(one, other);
    await expect(mover.locator('.hand-card').first()).toBeVisible();
    const plain = mover.locator('[data-playable="true"][data-card*="/"]:not([data-card^="take-that"])');
    const count = await mover.locator('.hand-card').count();
    if ((await plain.count()) === 0) {
      await makeMove(mover);
      continue;
    }
    await plain.first().click();
    await mover.locator('[data-move^="play"]:enabled').first().click();
    await expect(mover.locator('.hand-card')).toHaveCount(count - 1);
    return [mover, waiter];
  }
  throw new Error('nobody had a plain card to play');
}

async function inMenu(page: Page, act: (menu: ReturnType<Page['getByRole']>) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await act(menu);
  await menu.getByRole('button', { name: 'Close' }).click();
}

const askUndo = (page: Page) =>
  inMenu(page, (menu) => menu.getByRole('button', { name: 'Ask to take back the last move' }).click());

async function twoPeople(browser: Parameters<typeof person>[0], pub: Pub): Promise<[Page, Page]> {
  return [await person(browser, pub, 'Ann', LAPTOP), await person(browser, pub, 'Bob', LAPTOP)];
}

test('a move is taken back when the other agrees; the host mutes; a bot stands in for who is away until they are back', async ({
  browser,
  pub,
}) => {
  test.slow();
  const [ann, bob] = await twoPeople(browser, pub);
  const table = await sitDown(ann, bob);

  const [mover, waiter] = await playCalmly(ann, bob);
  const held = await mover.locator('.hand-card').count();
  const question = waiter.getByRole('dialog', { name: 'Take it back?' });
  await askUndo(mover);
  await expect(mover.getByText('may still say no')).toBeVisible();
  await question.getByRole('button', { name: 'What lies, lies' }).click();
  await expect(mover.getByText('They would rather play on.')).toBeVisible();
  await expect(mover.locator('.hand-card')).toHaveCount(held);
  await askUndo(mover);
  await question.getByRole('button', { name: 'Fine by me' }).click();
  await expect(question).toBeHidden();
  await expect(mover.locator('.hand-card')).toHaveCount(held + 1);
  await expect(turn(mover)).toHaveText(/Your turn/);

  const chat = ann.getByRole('list', { name: 'Chat' });
  const say = async (text: string) => {
    await bob.getByLabel('Say something').fill(text);
    await bob.getByRole('button', { name: 'Send' }).click();
  };
  await say('Hello there');
  await expect(chat).toContainText('Hello there');
  await inMenu(ann, (menu) => menu.getByRole('button', { name: 'Mute Bob' }).click());
  await say('Can you hear me?');
  await expect(bob.getByRole('alert')).toContainText('muted you');
  await inMenu(ann, (menu) => menu.getByRole('button', { name: 'Unmute Bob' }).click());
  await say('And now?');
  await expect(chat).toContainText('And now?');
  await expect(chat).not.toContainText('Can you hear me?');

  await playUntilTurnOf(bob, [ann, bob]);
  await bob.goto('about:blank');
  await inMenu(ann, async (menu) => {
    const standIn = menu.getByRole('button', { name: 'Let a bot play for them' });
    await expect(standIn).toBeVisible();
    await pub.pass(31);
    await standIn.click();
    await expect(standIn).toBeHidden();
  });
  await expect(turn(ann)).toHaveText(/Your/);
  await bob.goto(table);
  await expect(bob.getByText('A bot plays for you.')).toBeVisible();
  await bob.getByRole('button', { name: 'I am back, let me play' }).click();
  await expect(bob.getByText('A bot plays for you.')).toBeHidden();
  await playUntilTurnOf(bob, [ann, bob]);
  await makeMove(bob);
  for (const page of [ann, bob]) await page.context().close();
});

test('whoever lets the clock run down finds a bot in their seat, and can have it back', async ({ browser, pub }) => {
  test.slow();
  const [ann, bob] = await twoPeople(browser, pub);
  await sitDown(ann, bob, '45 s a turn, 180 s in the bank');
  const [slow, other] = await onTurn(ann, bob);
  await expect(slow.getByRole('timer')).toHaveText(/^[34]:\d\d$/);
  const bot = slow.getByText('A bot plays for you.');
  for (let waits = 0; waits < 20 && !(await bot.isVisible()); waits++) await pub.pass(20);
  await expect(bot).toBeVisible();
  await expect(turn(other)).toHaveText(/Your/);
  await slow.getByRole('button', { name: 'I am back, let me play' }).click();
  await expect(bot).toBeHidden();
  await playUntilTurnOf(slow, [ann, bob]);
  await makeMove(slow);
  for (const page of [ann, bob]) await page.context().close();
});
