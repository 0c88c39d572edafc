import { expect, type Page } from '@playwright/test';
import { applyChanges } from '@taproom/protocol';

interface Seen {
  readonly version: number;
  readonly view: Readonly<Record<string, unknown>> | undefined;
  readonly moves: readonly unknown[];
  readonly events: readonly unknown[];
  readonly seed: string | undefined;
  readonly over: boolean;
}

/** Everything a page is sent about its table, from now on. */
export function listenTo(page: Page): Seen[] {
  const heard: Seen[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload));
      const { version, moves = [], events = [], seed, outcome, changed, added } = message;
      // What changed, put on top of the last view there was.
      const before = heard.findLast((seen) => seen.view)?.view;
      const view = changed || added ? applyChanges(before, message) : message.view;
      if (typeof version === 'number') {
        heard.push({ version, view, moves, events, seed, over: outcome !== undefined });
      }
    }),
  );
  return heard;
}

/** What a view says about its viewer only, and what that is for somebody who watches. Everything else is the same for all. */
const OWN: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  'closing-time': { viewer: [-1], hand: [[]], drawn: ['none', 'hidden'], passing: ['none'], known: [[[], [], []]] },
  'last-call': { viewer: [-1], hand: [[]], drawn: ['none', 'hidden'], passing: ['none'], known: [[[], [], []]] },
  'with-friends': { viewer: [-1], hand: [[]], passed: [null] },
  'whiskey-times': { viewer: [-1], hand: [[]], drawnGuest: [null, 'face-down'], looked: [[]] },
};

/**
 * Holds every message to a spectator against what a player was told of the same moment. Says how many views were compared.
 */
export function expectNoSecrets(game: string, spectator: readonly Seen[], player: readonly Seen[]): number {
  const own = OWN[game] as (typeof OWN)[string];
  const views = new Map(player.flatMap(({ version, view }) => (view ? [[version, view] as const] : [])));
  let compared = 0;
  for (const { version, view, moves, events, seed, over } of spectator) {
    const at = `${game}, version ${version}`;
    expect(moves, at).toEqual([]);
    // Once it is over everybody may check the shuffle.
    if (!over) expect(seed, at).toBeUndefined();
    const theirs = views.get(version);
    if (theirs)
      expect(
        cardsIn(events).filter((card) => isSecret(card, theirs, own)),
        `${at}: events`,
      ).toEqual([]);
    if (!view) continue;
    for (const [field, value] of Object.entries(view)) {
      const where = `${at}: ${field}`;
      if (own[field]) expect(own[field], where).toContainEqual(value);
      else if (field === 'guests') expectGuests(value, theirs?.[field], where);
      else if (theirs) expect(value, where).toEqual(theirs[field]);
    }
    if (theirs) compared += 1;
  }
  return compared;
}

/** Guests lie face down for those who have not seen them; whom a spectator sees, everybody sees. */
function expectGuests(shown: unknown, theirs: unknown, where: string): void {
  const rows = theirs as readonly (readonly string[])[] | undefined;
  for (const [seat, row] of (shown as readonly (readonly string[])[]).entries()) {
    for (const [place, guest] of row.entries()) {
      if (guest !== 'face-down' && rows) expect(guest, where).toBe(rows[seat]?.[place]);
    }
  }
}

const cardsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(cardsIn)
      : [];

/** A card that lies in the player's hand and nowhere in sight. */
function isSecret(card: string, theirs: Readonly<Record<string, unknown>>, own: Readonly<Record<string, unknown>>) {
  const inSight = Object.entries(theirs).flatMap(([field, value]) => (own[field] ? [] : cardsIn(value)));
  return cardsIn(theirs.hand).includes(card) && !inSight.includes(card);
}
