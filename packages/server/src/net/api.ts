import { LIMITS, openTable, readCode, readWith, type TableSummary } from '@taproom/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.js';
import type { Hub } from '../hub.js';
import { slowLane } from '../slices.js';
import type { TableRow } from '../store/store.js';
import { NewerLog, UnreadableLog } from '../table/state.js';
import type { Addresses } from './address.js';
import type { Allowance } from './allowance.js';
import type { LookUps } from './look-ups.js';
import { refuse, refuseBy } from './problem.js';
import { Records } from './records.js';

export interface ApiOptions {
  readonly addresses: Addresses;
  readonly lookUps: LookUps;
  readonly allowance: Allowance;
  readonly opensPerMinute: number;
}

const LOBBY = 50;
const TABLE = /^[A-Za-z0-9_-]{4,64}$/;

type Named = { Params: { name: string } };

/** Tables over HTTP: opening one, the lobby, what is public of one. */
export function tables(http: FastifyInstance, house: House, hub: Hub, options: ApiOptions): void {
  const records = new Records(house);
  const { addresses, allowance } = options;
  const find = finderOf(house, options);
  const opening = { config: { rateLimit: { max: options.opensPerMinute, timeWindow: '1 minute' } } };
  http.post('/api/tables', opening, async (request, reply) => {
    const wish = readWith(openTable, request.body);
    if (!wish.ok) return refuse(request, reply, 400, { name: 'malformed', about: { problem: wish.problem } });
    const bytes = Number(request.headers['content-length']) || LIMITS.request;
    if (!allowance.takes(addresses.of(request.raw), bytes)) return refuseBy(request, reply, 429, 'stored-enough');
    const opened = await hub.open(wish.value);
    if (!opened.ok) return refuse(request, reply, 400, opened.problem);
    return reply.status(201).header('cache-control', 'no-store').send(opened.value);
  });
  http.get('/api/tables', async () => ({ tables: (await house.store.lobby(LOBBY)).map(summaryOf) }));
  http.get<Named>('/api/tables/:name', async (request, reply) => {
    const row = await find(request, reply);
    return row ? summaryOf(row) : reply;
  });
  http.get<Named>('/api/tables/:name/files', async (request, reply) => {
    const row = await find(request, reply);
    if (!row) return reply;
    const [first] = await house.store.read(row.id, 0, 1);
    return (JSON.parse(first?.entry ?? '{}') as { files?: object }).files ?? {};
  });
  http.get<Named>('/api/tables/:name/record', async (request, reply) => {
    const row = await find(request, reply);
    if (!row) return reply;
    try {
      const record = await records.of(row.id);
      if (!record.ok) return refuse(request, reply, 409, record.problem);
      reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=31536000, immutable');
      // A large one takes the system a millisecond, and there may be many who want it.
      return await slowLane.once(() => reply.send(record.value));
    } catch (error) {
      if (error instanceof NewerLog) return refuseBy(request, reply.header('retry-after', '3'), 503, 'paused');
      if (error instanceof UnreadableLog) return refuseBy(request, reply, 410, 'old-rules');
      throw error;
    }
  });
}

type Find = (request: FastifyRequest<Named>, reply: FastifyReply) => Promise<TableRow | undefined>;

/** Finds the table a request is about; when there is none, or it must not be looked up now, that has been answered. */
function finderOf(house: House, { addresses, lookUps }: ApiOptions): Find {
  return async (request, reply) => {
    const { name } = request.params;
    const address = addresses.of(request.raw);
    const key = readCode(name) ?? name;
    if (!TABLE.test(key)) {
      refuseBy(request, reply, 400, 'malformed');
      return undefined;
    }
    if (!lookUps.may(address, key)) {
      refuseBy(request, reply, 429, 'too-fast');
      return undefined;
    }
    const row = await house.store.find(key);
    if (row) return row;
    lookUps.wrong(address, key);
    refuseBy(request, reply, 404, 'no-table');
    return undefined;
  };
}

function summaryOf(row: TableRow): TableSummary {
  return {
    table: row.id,
    code: row.code,
    game: row.game,
    status: row.status as TableSummary['status'],
    seats: row.seats,
    taken: row.taken,
    names: [...row.names],
    since: row.createdAt,
  };
}
