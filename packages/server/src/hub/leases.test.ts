import { expect, test } from 'vitest';
import type { Store } from '../store/store.js';
import { quietHouse } from '../testing/quiet-house.js';
import { LEASE_BEATS, Leases } from './leases.js';
import { PAGE } from './pages.js';
import type { TableRegister } from './register.js';

const BEAT = 1000;

/** A process with these tables in memory, in a world where others hold some leases. */
function leasing(ids: readonly string[], { others = [] as string[], cannotLoad = [] as string[] } = {}) {
  const driven = new Map(ids.map((id) => [id, false]));
  const asked: { readonly tables: number; readonly since: number }[] = [];
  const released: string[] = [];
  let offered: string[] = [];
  const store = {
    lease: async (tables: string[], _holder: string, _now: number, since: number) => {
      asked.push({ tables: tables.length, since });
      return tables.filter((id) => !others.includes(id));
    },
    release: async (tables: string[]) => void released.push(...tables),
    takeOffers: async () => offered,
  } as unknown as Store;
  const register = {
    get: (id: string) =>
      driven.has(id) ? { id, hasBots: false, drive: (on: boolean) => driven.set(id, on) } : undefined,
    load: async (id: string) => {
      if (cannotLoad.includes(id)) throw new Error('of newer rules');
      driven.set(id, false);
    },
  } as unknown as TableRegister;
  const { house, time } = quietHouse({ store, thinker: { queue: 0, threads: 1 } as never });
  const leases = new Leases(house, 'me', register, BEAT);
  const offer = (tables: string[]) => {
    offered = tables;
  };
  return { leases, driven, others, asked, released, time, offer };
}

test('whoever holds the lease drives, and stops when somebody else has it', async () => {
  const { leases, driven, others } = leasing(['a', 'b'], { others: ['b'] });
  await leases.take(['a', 'b']);
  expect([...driven]).toEqual([
    ['a', true],
    ['b', false],
  ]);
  others.push('a');
  await leases.take(['a']);
  expect(driven.get('a')).toBe(false);
});

test('a holder that gave no sign of life for three beats has lost its leases', async () => {
  const { leases, asked, time } = leasing(['a']);
  await leases.take(['a']);
  expect(asked).toEqual([{ tables: 1, since: time.now() - LEASE_BEATS * BEAT }]);
});

test('many tables are asked for a query at a time', async () => {
  const ids = Array.from({ length: PAGE + 1 }, (_, index) => `t${index}`);
  const { leases, asked } = leasing(ids);
  await leases.take(ids);
  expect(asked.map(({ tables }) => tables)).toEqual([PAGE, 1]);
});

test('a table that another process hands over is loaded and driven; one that cannot be loaded is given back', async () => {
  const { leases, driven, released, offer } = leasing([], { cannotLoad: ['newer'] });
  offer(['newer', 'theirs']);
  await leases.shareBots();
  expect(driven.get('theirs')).toBe(true);
  expect(released).toEqual(['newer']);
});
