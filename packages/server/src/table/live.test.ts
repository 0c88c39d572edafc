import { SPECTATOR } from '@taproom/engine';
import { expect, test } from 'vitest';
import { OPENED } from '../testing/opened.js';
import { quietHouse, viewerAt } from '../testing/quiet-house.js';
import { hashOf } from '../tokens.js';
import type { Entry } from './entry.js';
import { LiveTable } from './live.js';

const ANN = { type: 'sat', seat: 0, name: 'Ann', token: hashOf('ann') } as const;

/** The same table open in two processes: what one writes, the other has not read yet. */
async function openTwice({ shared }: { readonly shared: boolean }, ...entries: Entry[]) {
  const { house, shelf } = quietHouse({ shared });
  for (const [version, entry] of [OPENED, ANN, ...entries].entries())
    shelf.rows.push({ version: version + 1, at: 0, entry: JSON.stringify(entry) });
  const open = async () => {
    const table = await LiveTable.load(house, 'table', (error) => {
      throw error;
    });
    if (!table) throw new Error('there is no table');
    return table;
  };
  const read: number[] = [];
  const [here, there] = [await open(), await open()];
  const { read: reading } = shelf;
  shelf.read = (table, after) => {
    read.push(after);
    return reading.call(shelf, table, after);
  };
  return { here, there, read };
}

const sit = (name: string, seat: number) => ({ type: 'sit', name, seat }) as const;

test('whoever sat down through another process is recognised by their token', async () => {
  const { here, there } = await openTwice({ shared: true });
  const sat = await there.ask(viewerAt(SPECTATOR), sit('Bob', 1));
  const token = sat.ok ? sat.value.token : undefined;
  expect(await here.recognise(token, undefined)).toEqual({ seat: 1, host: false, unknown: false });
  expect(await here.recognise('made up', undefined)).toEqual({ seat: SPECTATOR, host: false, unknown: true });
});

test('a refusal is judged once more when another process has made it wrong', async () => {
  const { here, there } = await openTwice({ shared: true });
  const ann = Object.assign(viewerAt(0), { token: ANN.token });
  expect(await there.ask(ann, { type: 'leave' })).toMatchObject({ ok: true });
  expect(await here.ask(viewerAt(SPECTATOR), sit('Bob', 0))).toMatchObject({ ok: true, value: { seat: 0 } });
});

test('a refusal that stays right is given after one look, and a process of its own does not look at all', async () => {
  for (const shared of [true, false]) {
    const { here, read } = await openTwice({ shared });
    expect(await here.ask(viewerAt(SPECTATOR), sit('Bob', 0))).toMatchObject({ problem: { name: 'seat-taken' } });
    expect(read).toHaveLength(shared ? 1 : 0);
  }
});

test('whoever has seen more than this process is heard after it has read on', async () => {
  const { here, there, read } = await openTwice(
    { shared: true },
    { type: 'sat', seat: 1, name: 'Bob', token: 'b' },
    { type: 'sat', seat: 2, name: 'Cat', token: 'c' },
  );
  const seen = here.state.version + 1;
  const host = { ...viewerAt(SPECTATOR), hostHash: OPENED.host };
  expect(await there.ask(host, { type: 'start' })).toMatchObject({ ok: true });
  expect(read).toEqual([]);
  const reply = await here.move(viewerAt(0), { type: 'move', move: 'no such line', seen, ref: 'r' });
  expect(reply).toMatchObject({ problem: { name: 'not-a-move' } });
  expect(here.state.status).toBe('playing');
});

test('a table is kept in memory while somebody is here or comes, something is under way, or it is driven for others', async () => {
  const { here } = await openTwice({ shared: true });
  expect(here.isIdle).toBe(true);
  const viewer = viewerAt(SPECTATOR);
  const coming = here.arrive(viewer, undefined, () => undefined);
  expect(here.isIdle, 'somebody comes').toBe(false);
  await coming;
  expect(here.isIdle, 'somebody is here').toBe(false);
  here.leave(viewer);
  expect(here.isIdle).toBe(true);
  const asked = here.ask(viewerAt(SPECTATOR), sit('Bob', 1));
  expect(here.isIdle, 'a request is under way').toBe(false);
  await asked;
  here.presentElsewhere(1, 0);
  expect(here.isIdle, 'people elsewhere, and another process drives').toBe(true);
  here.drive(true);
  expect(here.isIdle, 'people elsewhere, for whom this process drives').toBe(false);
  await here.close();
});
