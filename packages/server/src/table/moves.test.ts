import type { Clock } from '@taproom/protocol';
import { expect, test } from 'vitest';
import { quietHouse, viewerAt } from '../testing/quiet-house.js';
import { toyTable } from '../testing/toy-table.js';
import { Moves } from './moves.js';
import { Queue } from './queue.js';

function moving(clock: Clock | null = null) {
  const { house, time } = quietHouse();
  const table = toyTable(house, { clock });
  let here = true;
  const queue = new Queue((error) => {
    throw error;
  });
  const moves = new Moves(house, table.state, queue, table.commit, () => here);
  const viewers = [0, 1, 2].map((seat) => viewerAt(seat));
  const lags = [0, 0, 0];
  viewers.forEach((viewer, seat) => {
    viewer.lag = () => lags[seat] as number;
  });
  let refs = 0;
  const move = (seat: number, line: string, { seen = table.state.version, ref = `r${++refs}` } = {}) =>
    moves.byPlayer(viewers[seat] ?? viewerAt(seat), { type: 'move', seen, move: line, ref });
  const leave = () => {
    here = false;
  };
  const pick = (seat: number) => `pick ${table.handOf(seat)[0]}`;
  return { ...table, moves, time, move, pick, lags, leave };
}

test('a move is judged and committed; the same one sent again is made once', async () => {
  const { move, pick, committed, state } = moving();
  const line = pick(0);
  const first = await move(0, line, { ref: 'mine' });
  expect(first).toEqual({ ok: true, value: { version: state.version } });
  expect(await move(0, line, { ref: 'mine' })).toEqual(first);
  expect(committed).toEqual([{ type: 'moved', seat: 0, move: line, by: 'player', ref: 'mine' }]);
});

test('who only watches, says what is no move, or breaks the rules is refused by name', async () => {
  const { move, pick, committed, handOf } = moving();
  expect(await move(-1, pick(0))).toMatchObject({ ok: false, problem: { name: 'not-seated' } });
  expect(await move(0, 'dance')).toMatchObject({ ok: false, problem: { name: 'not-a-move' } });
  expect(await move(0, `pick ${handOf(1)[0]}`)).toMatchObject({ ok: false, problem: { name: 'not-in-hand' } });
  expect(committed).toEqual([]);
});

test('a decision about a position that is gone is stale; one that nobody else touched is not', async () => {
  const { move, pick, state, time } = moving();
  const seen = state.version;
  await move(0, pick(0));
  expect(await move(1, pick(1), { seen }), 'both choose at the same time').toMatchObject({ ok: true });
  expect(await move(2, 'slip')).toMatchObject({ ok: true });
  // The last pick ends the chance to call, so it is held.
  const late = move(2, pick(2), { seen });
  await time.pass(150);
  expect(await late).toMatchObject({
    ok: false,
    problem: { name: 'stale', version: state.version },
  });
});

test('calls are held for slower connections and go by when they would have arrived', async () => {
  const { move, moves, time, lags, committed } = moving();
  await move(0, 'slip');
  lags[2] = 100;
  const bob = move(1, 'catch seat-1');
  await time.pass(50);
  const cat = move(2, 'catch seat-1');
  expect(moves.areHeld).toBe(true);
  await time.pass(100);
  expect(await cat).toMatchObject({ ok: true });
  expect(await bob).toMatchObject({ ok: false, problem: { name: 'nothing-to-catch' } });
  expect(committed.at(-1)).toMatchObject({ seat: 2, race: [{ seat: 1, behind: 50 }] });
  expect(moves.areHeld).toBe(false);
});

test('lag is made good up to its bound and no further', async () => {
  const { move, time, lags } = moving();
  await move(0, 'slip');
  lags[2] = 100_000;
  const bob = move(1, 'catch seat-1');
  await time.pass(149);
  // 149 ms later with 150 made good is 1 ms before; with all of its lag it would be minutes before.
  const cat = move(2, 'catch seat-1');
  lags[2] = 0;
  await time.pass(200);
  expect(await cat).toMatchObject({ ok: true });
  expect(await bob).toMatchObject({ ok: false });
});

test('of the time a move took, a slow connection is made good up to its bound and no further', async () => {
  const { move, pick, time, lags, committed } = moving({ kind: 'turn', seconds: 30, bank: 60 });
  lags[1] = 100;
  lags[2] = 100_000;
  await time.pass(1000);
  for (const seat of [0, 1, 2]) await move(seat, pick(seat));
  expect(committed.map((entry) => (entry.type === 'moved' ? entry.used : undefined))).toEqual([1000, 900, 850]);
});

test('after a wrong call the next is not looked at for two seconds', async () => {
  const { move, time } = moving();
  const wrong = move(1, 'catch seat-1');
  await time.pass(150);
  expect(await wrong).toMatchObject({ ok: false, problem: { name: 'nothing-to-catch' } });
  expect(await move(1, 'catch seat-1')).toMatchObject({ problem: { name: 'call-paused' } });
  await time.pass(2000);
  const again = move(1, 'catch seat-1');
  await time.pass(150);
  expect(await again).toMatchObject({ problem: { name: 'nothing-to-catch' } });
});

test('a move whose sender left while it was held is not made: it may be sent again elsewhere', async () => {
  const { move, moves, time, leave, committed } = moving();
  const call = move(1, 'own-up');
  leave();
  // As if the process had stood still.
  await time.pass(2000);
  moves.finish();
  expect(await call).toMatchObject({ ok: false });
  expect(committed).toEqual([]);
});
