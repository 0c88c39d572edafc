import type { Page } from '@playwright/test';

interface Kept {
  readonly game: string;
  readonly rulesVersion: number;
  readonly players: readonly string[];
  readonly options: object;
  readonly seed: string;
  readonly moves: readonly string[];
}

/** Opens a game that the people at it have been playing on this device, passing it around; or one of them, alone against bots. */
export async function openKept(page: Page, record: Kept, alone?: number): Promise<void> {
  // What was missed is shown a moment after the cards are, so it is put away whenever it is in the way.
  await page.addLocatorHandler(page.getByRole('button', { name: 'Got it' }), (missed) => missed.click());
  const id = 'kept';
  const players = record.players.map((name, seat) => ({
    name,
    glass: 'pint',
    ...(alone !== undefined && seat !== alone && { bot: 'local' }),
  }));
  await page.goto('/settings');
  await page.evaluate(
    ([key, game]) => localStorage.setItem(key as string, game as string),
    [`taproom:game:${id}`, JSON.stringify({ id, record, players, at: 0 })],
  );
  await page.goto(`/local/${id}`);
}

/** The next person takes the device. */
export async function take(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `I am ${name}, show my cards` }).click();
}
