import { expect, type Page } from '@playwright/test';
import { playToTheEnd, test } from './house.js';
import { fillWithBots, LAPTOP, makeMove, openTable, person, playUntilTurnOf, turn, wireOf } from './online.js';
import { expectNoSecrets, listenTo } from './secrets.js';

/** How long a phone is in the lift. It passes in the phone and at the table, without anybody waiting for it. */
const LIFT = 60;

test('two phones and a screen at one table: a phone reloads, loses the network, comes back', async ({
  browser,
  pub,
}) => {
  test.slow();
  const ann = await person(browser, pub, 'Ann');
  const bob = await person(browser, pub, 'Bob');
  const wire = await wireOf(bob);
  await bob.clock.install();
  const tv = await person(browser, pub, 'TV', { width: 1920, height: 1080 });
  const table = await openTable(ann, 'closing-time', 3);
  await tv.goto(`${table}/screen`);
  await expect(tv.getByText('Join with your phone')).toBeVisible();

  const code = await ann.getByTestId('code').textContent();
  await bob.goto('/');
  await bob.getByLabel('Code of the table').fill(code as string);
  await bob.getByRole('button', { name: 'Join' }).click();
  await bob.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(ann.locator('.seat-line strong', { hasText: 'Bob' })).toBeVisible();
  await expect(tv.getByText('Bob')).toBeVisible();
  await fillWithBots(ann);
  await ann.getByRole('button', { name: 'Start the game' }).click();
  for (const phone of [ann, bob]) await expect(turn(phone)).toBeVisible();
  await expect(tv.locator('.screen-page .table-area')).toBeVisible();

  await playUntilTurnOf(bob, [ann, bob]);
  await bob.reload();
  await expect(turn(bob)).toHaveText(/Your (turn|choice)/);

  wire.down = true;
  await bob.clock.runFor(LIFT * 1000);
  await expect(bob.getByText('Connection lost.')).toBeVisible();
  await pub.pass(LIFT);
  wire.down = false;
  await expect(bob.getByText('Connection lost.')).toBeHidden({ timeout: 60_000 });
  await expect(turn(bob)).toHaveText(/Your (turn|choice)/);
  await makeMove(bob);

  await playBoth(ann, bob);
  await expect(ann.getByRole('dialog', { name: 'That was that' })).toBeVisible();
  await expect(bob.getByRole('dialog', { name: 'That was that' })).toBeVisible();
  await expect(tv.getByRole('region', { name: 'That was that' })).toBeVisible();

  await ann.getByRole('button', { name: 'Again!' }).click();
  for (const phone of [ann, bob]) {
    await expect(phone).not.toHaveURL(new RegExp(`${table}$`));
    await expect(phone.getByTestId('code')).toBeVisible();
    await expect(phone.locator('.seat-line strong')).toHaveText(['Ann', 'Bob', /./]);
  }
  await ann.getByRole('button', { name: 'Start the game' }).click();
  for (const phone of [ann, bob]) await expect(turn(phone)).toBeVisible();
  for (const phone of [bob, ann]) {
    await playUntilTurnOf(phone, [ann, bob]);
    await makeMove(phone);
  }
  for (const page of [ann, bob, tv]) await page.context().close();
});

async function playBoth(...pages: Page[]): Promise<void> {
  await Promise.all(pages.map((page) => playToTheEnd(page)));
}

test('a server that dies in the middle loses no move', async ({ browser, pub }) => {
  test.slow();
  const ann = await person(browser, pub, 'Ann', LAPTOP);
  await openTable(ann, 'with-friends', 3);
  await fillWithBots(ann);
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await makeMove(ann);
  await expect(ann.getByRole('list', { name: 'Log' })).toContainText('You bid');

  await pub.kill();
  await expect(ann.getByText('Connection lost.')).toBeVisible();
  await pub.open();
  await expect(ann.getByText('Connection lost.')).toBeHidden({ timeout: 60_000 });
  await expect(ann.getByRole('list', { name: 'Log' })).toContainText('You bid');
  for (let moves = 0; moves < 3; moves++) await makeMove(ann);
  await ann.context().close();
});

for (const game of ['closing-time', 'last-call', 'with-friends', 'whiskey-times']) {
  test(`a spectator of ${game} receives no hidden card`, async ({ browser, pub }) => {
    const ann = await person(browser, pub, 'Ann', LAPTOP);
    const eve = await person(browser, pub, 'Eve');
    const told = listenTo(ann);
    const heard = listenTo(eve);
    const table = await openTable(ann, game, 3);
    await eve.goto(table);
    await fillWithBots(ann);
    await ann.getByRole('button', { name: 'Start the game' }).click();
    await expect(turn(eve)).toBeVisible();
    // Lucky bots may be done before Ann has moved so often.
    for (let moves = 0; moves < 6 && (await makeMove(ann)); moves++);
    const last = told.at(-1)?.version ?? 0;
    await expect.poll(() => heard.at(-1)?.version).toBeGreaterThanOrEqual(last);
    expect(told.some(({ view }) => (view?.hand as unknown[] | undefined)?.length)).toBe(true);
    expect(expectNoSecrets(game, heard, told)).toBeGreaterThan(6);
    for (const page of [ann, eve]) await page.context().close();
  });
}

test('whoever gives no name is "You" on their own device, and goes by their glass on the others', async ({
  browser,
  pub,
}) => {
  const [ann, bob] = [await person(browser, pub, ''), await person(browser, pub, '')];
  const table = await openTable(ann, 'closing-time', 2);
  await bob.goto(table);
  await bob.getByRole('button', { name: 'Sit here' }).click();
  await expect(ann.locator('.seat-line strong')).toHaveText(['You', 'Wine glass']);
  await expect(bob.locator('.seat-line strong')).toHaveText(['Pint', 'You']);
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await expect(ann.locator('.seat-who')).toContainText('Wine glass');
  await expect(bob.locator('.seat-who')).toContainText('Pint');
  await ann.getByRole('button', { name: 'Menu' }).click();
  await expect(ann.getByRole('dialog', { name: 'Menu' }).locator('.seat-line').first()).toContainText('You');
  for (const page of [ann, bob]) await page.context().close();
});

test('a table that does not exist says so', async ({ browser, pub }) => {
  const page = await person(browser, pub, 'Ann');
  await page.goto('/t/CFGHJK');
  await expect(page.getByRole('alert')).toContainText('no such table');
  await page.context().close();
});

test('the seat moves to another device, and chat and reactions are heard there', async ({ browser, pub }) => {
  const ann = await person(browser, pub, 'Ann');
  const laptop = await person(browser, pub, '', { width: 1280, height: 800 });
  await ann.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTable(ann, 'closing-time', 2);
  await fillWithBots(ann);
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await expect(turn(ann)).toBeVisible();
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: 'Move this seat to another device' }).click();
  await ann.getByRole('button', { name: 'Copy' }).click();
  const link = await ann.evaluate(() => navigator.clipboard.readText());
  await laptop.goto(link);
  await expect(laptop.getByText('LAST CALL!')).toBeVisible();
  expect(laptop.url()).not.toContain('ticket');
  await laptop.getByLabel('Say something').fill('Evening all');
  await laptop.getByRole('button', { name: 'Send' }).click();
  await expect(laptop.getByRole('list', { name: 'Chat' })).toContainText('Evening all');
  for (const page of [ann, laptop]) await page.context().close();
});
