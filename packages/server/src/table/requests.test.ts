import { SPECTATOR } from '@taproom/engine';
import { expect, test } from 'vitest';
import { quietHouse, viewerAt } from '../testing/quiet-house.js';
import { toyTable } from '../testing/toy-table.js';
import { hashOf } from '../tokens.js';
import { Queue } from './queue.js';
import { refused } from './refusal.js';
import type { Commit } from './reply.js';
import { Requests } from './requests.js';
import { Visitors } from './visitors.js';

function asking({ dealt = true } = {}) {
  const { house } = quietHouse();
  const table = toyTable(house, { dealt });
  const visitors = new Visitors(house, 'table');
  const queue = new Queue((error) => {
    throw error;
  });
  /** How often somebody else writes first. */
  const others = { quicker: 0 };
  const commit: Commit = async (entry) => {
    if (others.quicker === 0) return table.commit(entry);
    others.quicker -= 1;
    return refused('stale');
  };
  const requests = new Requests(house, table.state, queue, commit, visitors);
  const { state, committed } = table;
  return { state, committed, commit: table.commit, requests, others };
}

test('who sits down has the seat and the token for it', async () => {
  const { requests, state, commit } = asking({ dealt: false });
  await commit({ type: 'stood', seat: 2, by: 'self' });
  const viewer = viewerAt(SPECTATOR);
  const reply = await requests.ask(viewer, { type: 'sit', name: 'Dan' });
  expect(reply).toMatchObject({ ok: true, value: { seat: 2, version: state.version } });
  expect(viewer.seat).toBe(2);
  expect(viewer.token).toBe(reply.ok && hashOf(reply.value.token ?? ''));
  expect(state.seat(2)).toMatchObject({ kind: 'player', name: 'Dan' });
});

test('what was overtaken is judged again, and given up at last', async () => {
  const { requests, others, committed, commit } = asking({ dealt: false });
  await commit({ type: 'host-passed', seat: 0 });
  others.quicker = 3;
  expect(await requests.ask(viewerAt(0), { type: 'rename', name: 'Anna' })).toMatchObject({ ok: true });
  expect(committed.at(-1)).toEqual({ type: 'renamed', seat: 0, name: 'Anna' });
  others.quicker = 1000;
  expect(await requests.ask(viewerAt(0), { type: 'rename', name: 'Annie' })).toMatchObject({
    ok: false,
    problem: { name: 'stale' },
  });
});

test('a ticket moves a seat to another device, once', async () => {
  const { requests, state } = asking();
  const asked = await requests.ask(viewerAt(1), { type: 'ticket' });
  const ticket = asked.ok ? (asked.value.ticket?.ticket ?? '') : '';
  const redeemed = await requests.redeem(ticket);
  expect(redeemed).toMatchObject({ ok: true, value: { seat: 1 } });
  expect(redeemed.ok && state.seatOf(hashOf(redeemed.value.token))).toBe(1);
  expect(await requests.redeem(ticket)).toMatchObject({ ok: false });
});

test('a rematch is for those who sat, and only when the game is over', async () => {
  const { requests } = asking();
  expect(await requests.rematch(viewerAt(SPECTATOR))).toMatchObject({ problem: { name: 'not-seated' } });
  expect(await requests.rematch(viewerAt(0))).toMatchObject({ problem: { name: 'not-over' } });
});
