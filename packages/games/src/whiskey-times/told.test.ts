import { readdirSync, readFileSync } from 'node:fs';
import { type GameRecord, replay, SPECTATOR, type Step } from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import type { Event } from './events.js';
import { whiskeyTimes } from './index.js';
import type { Table } from './table.js';
import { EMPTY, type View } from './view.js';

/** The table before and after a move, as the spectators have it, and what was told meanwhile. */
interface Change {
  readonly before: View;
  readonly after: View;
  readonly told: readonly Event[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What a seat won and lost in tokens, by what was told. */
const tokensTold = (told: readonly Event[], seat: number): number =>
  sum(
    told.map((event) => {
      if (!('tokens' in event) || event.seat !== seat) return 0;
      return event.type === 'lost-tokens' ? -event.tokens : event.tokens;
    }),
  );

/** Cards that lay open before a move, or were laid out in it, some of them for a moment only. */
const laidOpen = ({ before, told }: Change): string[] => [
  ...[before.guestMarket, before.bottleMarket, before.resourceMarket, ...before.stacks].flat(),
  ...told.flatMap((event) => (event.type === 'filled' ? [event.card] : [])),
  ...told.flatMap((event) => (event.type === 'discarded' ? [event.card] : [])),
  ...before.placing,
];

/** Each name as often as it stands there. */
function lacking(some: readonly string[], all: readonly string[]): string[] {
  const left = [...all];
  return some.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function holds(change: Change): void {
  const { before, after, told } = change;
  for (let seat = 0; seat < before.tokens.length; seat++)
    expect((after.tokens[seat] ?? 0) - (before.tokens[seat] ?? 0), JSON.stringify(told)).toBe(tokensTold(told, seat));
  for (const event of told) {
    if (event.type === 'guests-swept') {
      const stayed = before.guestMarket.filter((guest) => guest !== EMPTY);
      expect(lacking(event.guests, laidOpen(change))).toEqual([]);
      // The move itself may have taken one of them away, or put one back.
      expect(Math.abs(stayed.length - event.guests.length)).toBeLessThanOrEqual(1);
    }
    if (event.type === 'markets-swept' || event.type === 'stacks-swept' || event.type === 'rotated')
      expect(lacking(event.cards, laidOpen(change)), event.type).toEqual([]);
    if (event.type === 'took' && event.from === 'market')
      expect([...before.bottleMarket, ...before.resourceMarket]).toContain(event.card);
    if (event.type === 'gave') expect(after.known[event.to]).toContain(event.card);
    if (event.type === 'served') {
      expect(after.served[event.seat]?.[event.place - 1] ?? before.turn).not.toBe(null);
      expect(before.guests[event.seat]?.[event.place - 1]).toMatch(new RegExp(`${event.guest}$|^face-down$`));
    }
    if (event.type === 'guest-replaced') expect(after.guests[event.seat]?.join(' ')).toContain(event.guest);
    if (event.type === 'slot-added' && !told.some(({ type }) => type === 'stacks-swept'))
      expect(event.slots).toBe(after.stacks.length);
    if (event.type === 'ended') expect(event).toEqual({ type: 'ended', reason: after.ending, scores: after.scores });
    if (event.type === 'end-near') expect(after).toMatchObject({ ending: event.reason, endedBy: event.seat });
  }
  const began = told.filter((event) => event.type === 'turn-began').at(-1);
  if (began && after.ending !== 'standstill') {
    expect(after.turn).toBe(began.seat);
    expect(after.points + sum(told.map((event) => (event.type === 'lost-points' ? event.now : 0)))).toBe(began.points);
  }
}

describe('what is told is what the views show', () => {
  const records = new URL('records/', import.meta.url);
  test.each(readdirSync(records))('%s', (file) => {
    const record = JSON.parse(readFileSync(new URL(file, records), 'utf8')) as GameRecord;
    let before: View | undefined;
    const tell = ({ table, events }: Step<Table, Event>): void => {
      const after = whiskeyTimes.view(table, SPECTATOR);
      if (before) holds({ before, after, told: events });
      before = after;
    };
    expect(replay(whiskeyTimes, record, tell).ok).toBe(true);
  });
});
