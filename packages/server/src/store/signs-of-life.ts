import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';
import type { LifeStore } from './store.js';

/** Holders forgotten at once. */
const MOST_SWEPT = 256;

/** Signs of life of the processes, and the times in which nobody gave one. */
export const lifeIn = (db: Kysely<Schema>): LifeStore => ({
  async beat(holder: string, now: number, silence: number, giveBack: number): Promise<number | undefined> {
    const last = await db
      .selectFrom('beats')
      .select(({ fn }) => fn.max('at').as('at'))
      .executeTakeFirst();
    const at = last?.at ?? null;
    const silentSince = at !== null && now - at > silence ? at : undefined;
    // First this, then the sign of life: whoever finds that nobody was silent finds the downtime written down.
    if (silentSince !== undefined) await stoodStill(db, silentSince, now + giveBack);
    await db
      .insertInto('beats')
      .values({ holder, at: now })
      .onConflict((conflict) => conflict.column('holder').doUpdateSet({ at: now }))
      .execute();
    return silentSince;
  },

  downtimes(): Promise<{ since: number; until: number }[]> {
    return db.selectFrom('downtimes').selectAll().orderBy('since').execute();
  },

  async sweep(before: number): Promise<void> {
    const dead = await db.selectFrom('beats').select('holder').where('at', '<', before).limit(MOST_SWEPT).execute();
    if (dead.length === 0) return;
    const holders = dead.map(({ holder }) => holder);
    // The newest sign of life stays: it says since when nobody was here.
    const last = db.selectFrom('beats').select(({ fn }) => fn.max('at').as('at'));
    for (const from of ['presence', 'offers', 'leases'] as const)
      await db.deleteFrom(from).where('holder', 'in', holders).execute();
    await db.deleteFrom('beats').where('holder', 'in', holders).where('at', '<', last).execute();
  },
});

async function stoodStill(db: Kysely<Schema>, since: number, until: number): Promise<void> {
  await db
    .insertInto('downtimes')
    .values({ since, until })
    .onConflict((conflict) => conflict.column('since').doUpdateSet({ until }).where('downtimes.until', '<', until))
    .execute();
}
