import { expect, test } from 'vitest';
import type { Presence as Row, Store } from '../store/store.js';
import { quietHouse } from '../testing/quiet-house.js';
import { Presence } from './presence.js';
import type { TableRegister } from './register.js';

/** Two processes that share a store of who is where. */
function processes() {
  const kept = new Map<string, Row>();
  const announced: string[] = [];
  const reach = { store: true };
  const store = {
    present: async (rows: Row[]) => {
      if (!reach.store) throw new Error('nobody answers');
      for (const row of rows) kept.set(`${row.table} ${row.holder}`, row);
    },
    presence: async (tables: string[], since: number) =>
      [...kept.values()].filter(({ table, at }) => tables.includes(table) && at >= since),
    announce: ({ table }: { table: string }) => void announced.push(table),
  } as unknown as Store;
  const { house, time } = quietHouse({ store });
  const made = (holder: string) => {
    const here = { seats: 0, watching: 0 };
    let elsewhere = { seats: 0, watching: 0 };
    const table = {
      get present() {
        return { ...here };
      },
      presentElsewhere: (seats: number, watching: number) => {
        elsewhere = { seats, watching };
      },
    };
    const register = { get: () => table } as unknown as TableRegister;
    return { presence: new Presence(house, holder, register, 1000), here, elsewhere: () => elsewhere };
  };
  return { one: made('one'), two: made('two'), kept, announced, reach, time };
}

test('who is at a table through one process is heard by the other, and oneself does not count as another', async () => {
  const { one, two, announced, time } = processes();
  one.here.seats = 0b101;
  one.here.watching = 2;
  one.presence.changed('t');
  await time.settle();
  expect(announced).toEqual(['t']);
  await two.presence.read(['t']);
  expect(two.elsewhere()).toEqual({ seats: 0b101, watching: 2 });
  await one.presence.read(['t']);
  expect(one.elsewhere()).toEqual({ seats: 0, watching: 0 });
});

test('the same is not said twice, what could not be said is said at the next beat', async () => {
  const { one, kept, reach, time } = processes();
  one.here.seats = 1;
  reach.store = false;
  one.presence.changed('t');
  await time.settle();
  expect(kept.size).toBe(0);
  reach.store = true;
  await one.presence.say(['t']);
  const [said] = kept.values();
  await time.pass(5000);
  await one.presence.say(['t']);
  expect([...kept.values()][0]?.at).toBe(said?.at);
  one.presence.forget(['t']);
  await one.presence.say(['t']);
  expect([...kept.values()][0]?.at).toBe(time.now());
});

test('what a process said that is gone counts no more', async () => {
  const { one, two, time } = processes();
  one.here.seats = 1;
  await one.presence.say(['t']);
  await time.pass(3001);
  await two.presence.read(['t']);
  expect(two.elsewhere()).toEqual({ seats: 0, watching: 0 });
});
