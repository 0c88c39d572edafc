import type { ChatLine } from '@taproom/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';
import type { ChatStore } from './store.js';

/** What is said at tables. */
export const chatIn = (db: Kysely<Schema>): ChatStore => ({
  async say(table: string, { number, at, seat, name, text, reaction }: ChatLine): Promise<boolean> {
    const said = await db
      .insertInto('chat')
      .values({ table_id: table, number, at, seat, name, text: text ?? null, reaction: reaction ?? null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .execute();
    return said.length > 0;
  },

  async chat(table: string, after: number, limit: number): Promise<ChatLine[]> {
    const rows = await db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('number', '>', after)
      .orderBy('number', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse().map(({ number, at, seat, name, text, reaction }) => ({
      number,
      at,
      seat,
      name,
      ...(text !== null && { text }),
      ...(reaction !== null && { reaction }),
    }));
  },
});
