import type { ChatLine } from '@taproom/protocol';
import { CompiledQuery, type Kysely, type Selectable, sql } from 'kysely';
import { Gathered } from './gathered.js';
import type { Schema } from './schema.js';
import type { Change, LogRow, Presence, Store, TableRow } from './store.js';

interface Keyed extends LogRow {
  readonly table: string;
}

export interface SqlStoreOptions {
  /** Batches of appended rows under way at the same time: 1 for SQLite, which has one writer. */
  readonly lanes: number;
  readonly wrote?: (rows: number) => void;
}

const MOST_ROWS = 256;

/** The store in SQL. The same queries run on SQLite and PostgreSQL; what differs is in the classes that extend this one. */
export class SqlStore implements Store {
  private readonly appended: Gathered<Keyed, boolean>;
  private readonly insertSqls = new Map<number, string>();

  constructor(
    protected readonly db: Kysely<Schema>,
    { lanes, wrote }: SqlStoreOptions,
  ) {
    this.appended = new Gathered((rows) => this.insertLog(rows), MOST_ROWS, lanes, wrote);
  }

  create(row: TableRow, entries: readonly LogRow[]): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      const made = await db
        .insertInto('tables')
        .values(rowOf(row))
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      if (made.length === 0) return false;
      await db
        .insertInto('log')
        .values(entries.map((entry) => ({ table_id: row.id, ...entry })))
        .execute();
      return true;
    });
  }

  append(table: string, row: LogRow): Promise<boolean> {
    return this.appended.add({ table, ...row });
  }

  /** One statement for the whole batch: one transaction, one commit. A taken version fails alone, the others stand. */
  private async insertLog(rows: readonly Keyed[]): Promise<boolean[]> {
    const parameters = rows.flatMap(({ table, version, at, entry }) => [table, version, at, entry]);
    const query = CompiledQuery.raw(this.insertSql(rows.length), parameters);
    const written = await this.db.executeQuery<Pick<Schema['log'], 'table_id' | 'version'>>(query);
    const keys = new Set(written.rows.map((row) => `${row.version} ${row.table_id}`));
    // Two rows of one batch may want the same version; only the first of them can have it.
    return rows.map(({ table, version }) => keys.delete(`${version} ${table}`));
  }

  /** The text for a batch of that size, made once: on the way of every move, making it would cost more than running it. */
  private insertSql(rows: number): string {
    const known = this.insertSqls.get(rows);
    if (known !== undefined) return known;
    const row = { table_id: '', version: 0, at: 0, entry: '' };
    const { sql: text } = this.db
      .insertInto('log')
      .columns(['table_id', 'version', 'at', 'entry'])
      .values(Array.from({ length: rows }, () => row))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['table_id', 'version'])
      .compile();
    this.insertSqls.set(rows, text);
    return text;
  }

  read(table: string, after: number): Promise<LogRow[]> {
    return this.db
      .selectFrom('log')
      .select(['version', 'at', 'entry'])
      .where('table_id', '=', table)
      .where('version', '>', after)
      .orderBy('version')
      .execute();
  }

  async find(name: string): Promise<TableRow | undefined> {
    const row = await this.db
      .selectFrom('tables')
      .selectAll()
      .where((where) => where.or([where('id', '=', name), where('code', '=', name)]))
      .executeTakeFirst();
    return row && tableOf(row);
  }

  async index(rows: readonly TableRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.db
      .insertInto('tables')
      .values(rows.map(rowOf))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((set) => ({
          status: set.ref('excluded.status'),
          public: set.ref('excluded.public'),
          seats: set.ref('excluded.seats'),
          taken: set.ref('excluded.taken'),
          names: set.ref('excluded.names'),
          finished_at: set.ref('excluded.finished_at'),
          wake_at: set.ref('excluded.wake_at'),
        })),
      )
      .execute();
  }

  async lobby(limit: number): Promise<TableRow[]> {
    const rows = await this.db
      .selectFrom('tables')
      .selectAll()
      .where('status', '=', 'open')
      .where('public', '=', 1)
      .whereRef('taken', '<', 'seats')
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(tableOf);
  }

  async due(now: number, limit: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('wake_at', '<=', now)
      .orderBy('wake_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async list(after: string | undefined, limit: number): Promise<TableRow[]> {
    const rows = await this.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '>', after ?? '')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(tableOf);
  }

  async forget(before: number): Promise<number> {
    const old = this.db
      .selectFrom('tables')
      .select('id')
      .where('created_at', '<', before)
      // The log, not the index, says when something last happened.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('log').select('version').whereRef('log.table_id', '=', 'tables.id').where('at', '>=', before),
          ),
        ),
      );
    // A few at a time: no statement may take long, and a retention that was off for a year has much to do.
    for (let forgotten = 0; ; ) {
      const some = (await old.limit(MOST_ROWS).execute()).map(({ id }) => id);
      if (some.length === 0) return forgotten;
      await this.db.transaction().execute(async (db) => {
        for (const from of ['chat', 'leases', 'presence', 'offers', 'log'] as const)
          await db.deleteFrom(from).where('table_id', 'in', some).execute();
        await db.deleteFrom('tables').where('id', 'in', some).execute();
      });
      forgotten += some.length;
    }
  }

  async say(table: string, { number, at, seat, name, text, reaction }: ChatLine): Promise<boolean> {
    const said = await this.db
      .insertInto('chat')
      .values({ table_id: table, number, at, seat, name, text: text ?? null, reaction: reaction ?? null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .execute();
    return said.length > 0;
  }

  async chat(table: string, after: number, limit: number): Promise<ChatLine[]> {
    const rows = await this.db
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
  }

  async beat(holder: string, now: number, silence: number, giveBack: number): Promise<number | undefined> {
    const last = await this.db
      .selectFrom('beats')
      .select(({ fn }) => fn.max('at').as('at'))
      .executeTakeFirst();
    const at = last?.at ?? null;
    const silentSince = at !== null && now - at > silence ? at : undefined;
    // First this, then the sign of life: whoever finds that nobody was silent finds the downtime written down.
    if (silentSince !== undefined) await this.stoodStill(silentSince, now + giveBack);
    await this.db
      .insertInto('beats')
      .values({ holder, at: now })
      .onConflict((conflict) => conflict.column('holder').doUpdateSet({ at: now }))
      .execute();
    return silentSince;
  }

  private async stoodStill(since: number, until: number): Promise<void> {
    await this.db
      .insertInto('downtimes')
      .values({ since, until })
      .onConflict((conflict) => conflict.column('since').doUpdateSet({ until }).where('downtimes.until', '<', until))
      .execute();
  }

  downtimes(): Promise<{ since: number; until: number }[]> {
    return this.db.selectFrom('downtimes').selectAll().orderBy('since').execute();
  }

  async lease(tables: readonly string[], holder: string, now: number, since: number): Promise<string[]> {
    if (tables.length === 0) return [];
    const known = await this.db
      .selectFrom('leases')
      .leftJoin('beats', 'beats.holder', 'leases.holder')
      .select(['leases.table_id', 'leases.holder', 'beats.at'])
      .where('leases.table_id', 'in', tables)
      .execute();
    const held = new Set<string>();
    const free = new Set(tables);
    for (const row of known) {
      if (row.holder === holder) held.add(row.table_id);
      if (row.holder === holder || (row.at ?? 0) >= since) free.delete(row.table_id);
    }
    for (const table of await this.takeLeases([...free], holder, now, since)) held.add(table);
    return [...held];
  }

  /** Where two processes try at the same time, the second finds a holder who is alive. */
  private async takeLeases(tables: readonly string[], holder: string, now: number, since: number): Promise<string[]> {
    if (tables.length === 0) return [];
    const taken = await this.db
      .insertInto('leases')
      .values(tables.map((table) => ({ table_id: table, holder, until: now })))
      .onConflict((conflict) =>
        conflict
          .column('table_id')
          .doUpdateSet((set) => ({ holder: set.ref('excluded.holder'), until: set.ref('excluded.until') }))
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('beats')
                  .select('beats.holder')
                  .whereRef('beats.holder', '=', 'leases.holder')
                  .where('beats.at', '>=', since),
              ),
            ),
          ),
      )
      .returning('table_id')
      .execute();
    return taken.map((row) => row.table_id);
  }

  async release(tables: readonly string[], holder: string): Promise<void> {
    if (tables.length === 0) return;
    for (const from of ['leases', 'presence', 'offers'] as const)
      await this.db.deleteFrom(from).where('table_id', 'in', tables).where('holder', '=', holder).execute();
  }

  async offer(tables: readonly string[], holder: string): Promise<void> {
    await this.db.deleteFrom('offers').where('holder', '=', holder).execute();
    if (tables.length === 0) return;
    await this.db
      .insertInto('offers')
      .values(tables.map((table) => ({ table_id: table, holder })))
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ holder }))
      .execute();
  }

  async takeOffers(holder: string, now: number, most: number): Promise<string[]> {
    const offered = await this.db
      .selectFrom('offers')
      .select('table_id')
      .where('holder', '!=', holder)
      .limit(most)
      .execute();
    if (offered.length === 0) return [];
    const ids = offered.map((row) => row.table_id);
    // Whoever deletes the offer has it.
    const ours = await this.db
      .deleteFrom('offers')
      .where('table_id', 'in', ids)
      .returning(['table_id', 'holder'])
      .execute();
    const taken: string[] = [];
    for (const { table_id, holder: from } of ours) {
      const { numUpdatedRows } = await this.db
        .updateTable('leases')
        .set({ holder, until: now })
        .where('table_id', '=', table_id)
        .where('holder', '=', from)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) taken.push(table_id);
    }
    return taken;
  }

  async sweep(before: number): Promise<void> {
    const dead = await this.db.selectFrom('beats').select('holder').where('at', '<', before).limit(MOST_ROWS).execute();
    if (dead.length === 0) return;
    const holders = dead.map(({ holder }) => holder);
    // The newest sign of life stays: it says since when nobody was here.
    const last = this.db.selectFrom('beats').select(({ fn }) => fn.max('at').as('at'));
    for (const from of ['presence', 'offers', 'leases'] as const)
      await this.db.deleteFrom(from).where('holder', 'in', holders).execute();
    await this.db.deleteFrom('beats').where('holder', 'in', holders).where('at', '<', last).execute();
  }

  async versions(tables: readonly string[]): Promise<Change[]> {
    if (tables.length === 0) return [];
    const rows = await this.db
      .selectFrom('tables')
      .select(({ selectFrom }) => [
        'id',
        selectFrom('log')
          .select(({ fn: { max } }) => max('version').as('version'))
          .whereRef('log.table_id', '=', 'tables.id')
          .as('version'),
      ])
      .where('id', 'in', tables)
      .execute();
    return rows.map(({ id, version }) => ({ table: id, version: version ?? 0 }));
  }

  async present(rows: readonly Presence[]): Promise<void> {
    if (rows.length === 0) return;
    await this.db
      .insertInto('presence')
      .values(rows.map(({ table, ...row }) => ({ table_id: table, ...row })))
      .onConflict((conflict) =>
        conflict.columns(['table_id', 'holder']).doUpdateSet((set) => ({
          seats: set.ref('excluded.seats'),
          watching: set.ref('excluded.watching'),
          at: set.ref('excluded.at'),
        })),
      )
      .execute();
  }

  async presence(tables: readonly string[], since: number): Promise<Presence[]> {
    if (tables.length === 0) return [];
    const rows = await this.db
      .selectFrom('presence')
      .innerJoin('beats', 'beats.holder', 'presence.holder')
      .selectAll('presence')
      .where('table_id', 'in', tables)
      .where('beats.at', '>=', since)
      .execute();
    return rows.map(({ table_id: table, ...row }) => ({ table, ...row }));
  }

  listen(_heard: (changes: readonly Change[]) => void, _missed: () => void): void {
    // One process: nobody else can change a table.
  }

  announce(_change: Change): void {
    // One process: nobody else to tell.
  }

  now(): number {
    return Date.now();
  }

  async check(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  async close(): Promise<void> {
    await this.appended.drained();
    await this.db.destroy();
  }
}

function rowOf(row: TableRow): Schema['tables'] {
  return {
    id: row.id,
    code: row.code,
    game: row.game,
    status: row.status,
    public: row.public ? 1 : 0,
    seats: row.seats,
    taken: row.taken,
    names: JSON.stringify(row.names),
    created_at: row.createdAt,
    finished_at: row.finishedAt,
    wake_at: row.wakeAt,
  };
}

function tableOf(row: Selectable<Schema['tables']>): TableRow {
  return {
    id: row.id,
    code: row.code,
    game: row.game,
    status: row.status,
    public: row.public === 1,
    seats: row.seats,
    taken: row.taken,
    names: JSON.parse(row.names) as string[],
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    wakeAt: row.wake_at,
  };
}
