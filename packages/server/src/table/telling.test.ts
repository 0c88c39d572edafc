import { SPECTATOR } from '@taproom/engine';
import { applyChanges, type Told } from '@taproom/protocol';
import { expect, test } from 'vitest';
import type { Viewer } from '../house.js';
import { quietHouse, viewerAt } from '../testing/quiet-house.js';
import { toyTable } from '../testing/toy-table.js';
import type { Entry } from './entry.js';
import { Talk } from './talk.js';
import { Telling } from './telling.js';
import { ViewTexts } from './view-changes.js';
import { Visitors } from './visitors.js';

function telling() {
  const { house } = quietHouse({});
  Object.assign(house.store, { damaged: () => false });
  const { state, play, handOf } = toyTable(house);
  const visitors = new Visitors(house, state.id);
  const pause = { on: false };
  const told = new Telling(house, state, visitors, new Talk(house, state.id, () => undefined), () => pause.on);
  const happen = (entry: Entry) => {
    const before = { names: state.names, position: state.play?.table };
    const written = { version: state.version + 1, at: house.time.now(), entry };
    told.tell(written, state.apply(written), before);
  };
  const arrive = (seat: number, wishes: { delta?: true; words?: 'en' } = {}) => {
    const viewer = Object.assign(viewerAt(seat), wishes);
    visitors.add(viewer);
    return viewer;
  };
  const leave = (viewer: Viewer) => visitors.remove(viewer);
  return { happen, arrive, leave, state, play, handOf, told, pause };
}

const last = ({ told }: { told: string[] }) => JSON.parse(told.at(-1) ?? '{}') as Told<'news'>;

test('what changed and whole views tell the same, to each seat its own', () => {
  const { happen, arrive, play, handOf } = telling();
  const viewers = [0, 1, SPECTATOR].map((seat) => ({ whole: arrive(seat), changes: arrive(seat, { delta: true }) }));
  const views = viewers.map(
    ({ whole }) => play.game.view(play.table, whole.seat) as unknown as Record<string, unknown>,
  );
  for (const seat of [0, 1, 2]) {
    happen({ type: 'moved', seat, move: `pick ${handOf(seat)[0]}`, by: 'player' });
    for (const [index, { whole, changes }] of viewers.entries()) {
      expect(last(changes).view).toBeUndefined();
      views[index] = applyChanges(views[index], last(changes)) as Record<string, unknown>;
      expect(views[index]).toEqual(JSON.parse(JSON.stringify(last(whole).view)));
      expect(views[index]).toEqual(JSON.parse(JSON.stringify(play.game.view(play.table, whole.seat))));
    }
  }
});

test('sentences come to those who asked for them', () => {
  const { happen, arrive, handOf } = telling();
  const [silent, read] = [arrive(1), arrive(1, { words: 'en' })];
  happen({ type: 'moved', seat: 0, move: `pick ${handOf(0)[0]}`, by: 'player' });
  expect(last(silent).said).toBeUndefined();
  expect(last(read).said?.length).toBeGreaterThan(0);
});

test('whose token opens the seat no more is told so, and looks on from then on', () => {
  const { happen, arrive } = telling();
  const [kept, lost] = [arrive(0), arrive(0)];
  kept.token = 'fresh';
  lost.token = 't0';
  happen({ type: 'tokens-forgotten', seat: 0, keep: 'fresh' });
  expect(kept.seat).toBe(0);
  expect(lost.seat).toBe(SPECTATOR);
  expect(lost.token).toBeUndefined();
  expect(JSON.parse(lost.told.at(-1) ?? '')).toMatchObject({ type: 'table', view: { viewer: SPECTATOR, hand: [] } });
});

test('that nothing can be written is said when it begins and when it is over', () => {
  const { arrive, told, pause } = telling();
  const viewer = arrive(0);
  pause.on = true;
  told.tellPause();
  pause.on = false;
  told.tellPause([viewer]);
  expect(viewer.told.map((text) => JSON.parse(text))).toMatchObject([
    { type: 'paused', paused: true },
    { type: 'paused', paused: false },
  ]);
});

/** Every object that a telling keeps alive. */
function reachable(from: object, known = new Set<object>()): Set<object> {
  known.add(from);
  const inside = from instanceof Map ? [...from.values()] : Object.values(from);
  for (const value of inside) if (typeof value === 'object' && value && !known.has(value)) reachable(value, known);
  return known;
}

test('of all positions told only the last is kept', () => {
  const { happen, arrive, handOf, told } = telling();
  arrive(0, { delta: true });
  for (const seat of [0, 1, 2]) happen({ type: 'moved', seat, move: `pick ${handOf(seat)[0]}`, by: 'player' });
  const kept = [...reachable((told as unknown as { views: object }).views)];
  expect(kept.filter((one) => one instanceof ViewTexts)).toHaveLength(1);
});

test('who comes when nobody was there for a while gets the changes from where the table is', () => {
  const { happen, arrive, play, handOf, leave } = telling();
  const first = arrive(0, { delta: true });
  happen({ type: 'moved', seat: 0, move: `pick ${handOf(0)[0]}`, by: 'player' });
  leave(first);
  happen({ type: 'moved', seat: 1, move: `pick ${handOf(1)[0]}`, by: 'player' });
  const before = play.game.view(play.table, 2) as unknown as Record<string, unknown>;
  const second = arrive(2, { delta: true });
  happen({ type: 'moved', seat: 2, move: `pick ${handOf(2)[0]}`, by: 'player' });
  expect(applyChanges(before, last(second))).toEqual(JSON.parse(JSON.stringify(play.game.view(play.table, 2))));
});

test('who plays for whom changes what each can do, so it comes with view and moves; who may talk does not', () => {
  const { happen, arrive } = telling();
  const viewer = arrive(0);
  for (const entry of [
    { type: 'stood-in', seat: 1, level: 'weak', why: 'left' },
    { type: 'back', seat: 1 },
  ] as const) {
    happen(entry);
    expect(last(viewer), entry.type).toMatchObject({ view: expect.anything(), moves: expect.anything() });
  }
  happen({ type: 'muted', seat: 1, muted: true });
  expect(last(viewer).view).toBeUndefined();
});
