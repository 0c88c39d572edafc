import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type GameRecord, replay } from '@taproom/engine';
import { gameNamed } from '@taproom/games';
import { clickOneMove } from '../e2e/house.js';

/** A state of the page to be looked at. `show` brings a fresh page there. */
export interface State {
  readonly name: string;
  /** Only on a TV, or only on phones. */
  readonly on?: 'screen' | 'phone';
  /** No two pictures of it are alike: a code, or a deal of the server. */
  readonly chance?: boolean;
  readonly show: (page: Page) => Promise<void>;
}

const RECORDS: Readonly<Record<string, string>> = {
  'closing-time': '5-dry-first',
  'last-call': '4-automatic-bottomless',
  'with-friends': 'base-4-full',
  'whiskey-times': '4-plain',
};
const GAMES_FOLDER = fileURLToPath(new URL('../../games/src/', import.meta.url));

const recordOf = (game: string): GameRecord =>
  JSON.parse(readFileSync(`${GAMES_FOLDER}${game}/records/${RECORDS[game]}.json`, 'utf8')) as GameRecord;

/** After how many moves only the first seat is waited for: nothing moves by itself then. */
function restsOf(record: GameRecord): number[] {
  const game = gameNamed(record.game);
  if (!game) throw new Error(`there is no game ${record.game}`);
  const rests: number[] = [];
  let moves = -1;
  const played = replay(game, record, ({ table }) => {
    moves += 1;
    if (game.waitingFor(table) === 1) rests.push(moves);
  });
  if (!played.ok) throw new Error(`${record.game} does not replay`);
  return rests;
}

/** Lays a game on the device, the reader in the first seat among bots, and opens it. */
async function openKept(page: Page, record: GameRecord, moves: number, address = '/local'): Promise<void> {
  const id = 'looked-at';
  const kept = {
    id,
    record: { ...record, moves: record.moves.slice(0, moves) },
    players: record.players.map((name, seat) => ({
      name,
      glass: ['pint', 'wine', 'tumbler', 'coupe', 'highball'][seat % 5],
      ...(seat > 0 && { bot: 'local' }),
    })),
    at: 0,
  };
  await page.goto('/settings');
  await page.evaluate(
    ([key, game]) => localStorage.setItem(key as string, game as string),
    [`taproom:game:${id}`, JSON.stringify(kept)],
  );
  await page.goto(`${address}/${id}`);
}

/** Letters, pictures and cards have come, and nothing moves that will ever stop. */
export async function still(page: Page): Promise<void> {
  // No function in here may have a name: the loader of this file would wrap it in something the page does not know.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    for (let calm = 0; calm < 3; calm++) {
      await new Promise((done) => requestAnimationFrame(done));
      const moving = document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 10_000);
      if (moving.length === 0) continue;
      await Promise.allSettled(moving.map(({ finished }) => finished));
      calm = 0;
    }
  });
}

/** The page has come, and its table if it has one. */
async function settled(page: Page): Promise<void> {
  await page.locator('main').first().waitFor();
  await page.locator('.tt, .page .content, .screen-lobby, .podium').first().waitFor();
  await page.locator('.skeleton, .content[role="status"]').first().waitFor({ state: 'detached' });
  await still(page);
}

function gameStates(game: string): State[] {
  const record = recordOf(game);
  const rests = restsOf(record);
  const at = (share: number): number => rests[Math.floor((rests.length - 1) * share)] as number;
  const table = (name: string, share: number): State => ({
    name: `${game} ${name}`,
    show: async (page) => {
      await openKept(page, record, at(share));
      await settled(page);
    },
  });
  return [
    table('early', 0.03),
    table('middle', 0.5),
    table('end', 0.97),
    {
      name: `${game} refusal`,
      show: async (page) => {
        await openKept(page, record, at(0.5));
        await settled(page);
        const cards = page.locator('.hand-card[data-playable="false"]');
        if ((await cards.count()) > 0) await cards.first().click();
        await still(page);
      },
    },
    {
      name: `${game} question`,
      show: async (page) => {
        await openKept(page, record, at(0.4));
        await settled(page);
        const card = page.locator('.hand-card[data-playable="true"]');
        if ((await card.count()) > 0) await card.first().click();
        await still(page);
      },
    },
    {
      name: `${game} score`,
      show: async (page) => {
        await openKept(page, record, record.moves.length);
        await page.getByRole('dialog').waitFor();
        await still(page);
      },
    },
    {
      name: `${game} replay`,
      show: async (page) => {
        await openKept(page, record, record.moves.length, '/replay/local');
        // The cards of the hands come on their own.
        await page.locator('.held .card').first().waitFor();
        await settled(page);
      },
    },
  ];
}

/** A card of the reader's that ends a round of With Friends: what follows is the summary. */
function roundSummary(): State {
  const record = recordOf('with-friends');
  const game = gameNamed('with-friends');
  let before = 0;
  let count = -1;
  if (game)
    replay(game, record, ({ events }) => {
      count += 1;
      if (before === 0 && count > 0 && record.moves[count - 1]?.startsWith('seat-1:')) {
        if (events.some(({ type }) => type === 'scored')) before = count - 1;
      }
    });
  return {
    name: 'with-friends round summary',
    show: async (page) => {
      await openKept(page, record, before);
      await settled(page);
      await page.locator('.hand-card').first().click();
      await still(page);
      const play = page.locator('.table-area [data-move^="play"]:enabled');
      if ((await play.count()) > 0) await play.first().click();
      await page.getByRole('dialog').waitFor();
      await still(page);
    },
  };
}

/** A table on the server, with this many bots, and a person who thinks for ever, if any. */
async function openOnline(
  page: Page,
  game: string,
  { person, start }: { person: boolean; start: boolean },
): Promise<string> {
  // What is clicked is found by functions with names, which the loader of these files wraps in this.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(`/open/${game}`);
  await page.locator('form button[type="submit"]').first().click();
  await page.waitForURL(/\/t\//);
  const address = new URL(page.url()).pathname;
  await page.locator('[data-testid="code"]').waitFor();
  if (!person) await page.locator('[data-seat="0"] .button').first().click();
  if (start) {
    await page.locator('.start-row .primary').click();
    await page.locator('.table-area').waitFor();
  }
  return address;
}

/** So many of the person's own, for a table that is in the middle of it. */
const SOME_MOVES = 3;

/** A table among bots that is under way, and waits for the person. */
async function playSome(page: Page, game: string): Promise<string> {
  const address = await openOnline(page, game, { person: true, start: true });
  for (let moves = 0, tries = 0; moves < SOME_MOVES && tries < 300; tries++) if (await clickOneMove(page)) moves += 1;
  return address;
}

const screenStates = (game: string): State[] => [
  {
    name: `${game} big screen`,
    on: 'screen',
    chance: true,
    show: async (page) => {
      const address = await playSome(page, game);
      await page.goto(`${address}/screen`);
      await settled(page);
    },
  },
  {
    name: `${game} hand beside it`,
    on: 'phone',
    chance: true,
    show: async (page) => {
      const address = await playSome(page, game);
      await page.goto(`${address}?hand`);
      await settled(page);
      await page.locator('.hand-card').first().waitFor();
    },
  },
  {
    name: `${game} podium`,
    on: 'screen',
    chance: true,
    show: async (page) => {
      const address = await openOnline(page, game, { person: false, start: true });
      await page.goto(`${address}/screen`);
      await page.locator('.podium').waitFor({ timeout: 180_000 });
      await still(page);
    },
  },
];

const page = (name: string, address: string): State => ({
  name,
  show: async (shown) => {
    await shown.goto(address);
    await settled(shown);
  },
});

const lobby = (name: string, screen: boolean): State => ({
  name,
  chance: true,
  ...(screen && { on: 'screen' }),
  show: async (shown) => {
    const address = await openOnline(shown, 'closing-time', { person: true, start: false });
    if (screen) await shown.goto(`${address}/screen`);
    await settled(shown);
  },
});

const GAMES = Object.keys(RECORDS);

/** The beginning of a game's second lesson: a table, a bubble and what it points at. */
const lesson = (game: string): State => ({
  name: `${game} lesson`,
  show: async (shown) => {
    await shown.goto(`/learn/${game}`);
    await shown.locator(`a[href^="/learn/${game}/"]`).nth(1).click();
    await settled(shown);
  },
});

/** Everything there is to see. */
export const STATES: readonly State[] = [
  page('home', '/'),
  page('settings', '/settings'),
  page('setup', '/play/whiskey-times'),
  page('rules', '/rules/with-friends'),
  page('lessons', '/learn/closing-time'),
  page('studio', '/studio/closing-time'),
  lobby('lobby', false),
  lobby('lobby on the big screen', true),
  ...GAMES.map(lesson),
  ...GAMES.flatMap(gameStates),
  roundSummary(),
  ...GAMES.flatMap(screenStates),
];
