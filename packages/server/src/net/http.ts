import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { LIMITS, openTable, readCode, readWith, type TableSummary } from '@taproom/protocol';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { House } from '../house.js';
import type { Hub } from '../hub.js';
import type { TableRow } from '../store/store.js';
import { publicRecord } from '../table/public-record.js';
import type { Refusal } from '../table/refusal.js';
import { UnreadableLog } from '../table/state.js';
import { REFUSALS } from '../words/en.js';
import { sayRefusal } from '../words/say-refusal.js';
import type { Addresses } from './address.js';
import type { Door } from './door.js';
import { type OutsideGame, outside } from './outside.js';
import { isBuilt, page } from './page.js';
import type { Sockets } from './sockets.js';

export interface HttpOptions {
  readonly addresses: Addresses;
  readonly door: Door;
  /** The built page; without it there is only the interface for programs. */
  readonly web?: string;
  /** Games from outside. */
  readonly outside: readonly OutsideGame[];
  /** Requests an address may make in a minute, and tables it may open. */
  readonly perMinute: number;
  readonly opensPerMinute: number;
}

const LOBBY = 50;
/** Milliseconds a request may take to arrive, and its head alone. */
const REQUEST = 30_000;
const HEADERS = 15_000;

export async function makeHttp(
  house: House,
  hub: Hub,
  sockets: Sockets,
  options: HttpOptions,
): Promise<FastifyInstance> {
  const http = fastify({
    bodyLimit: LIMITS.request,
    logger: false,
    forceCloseConnections: true,
    // Whoever is slow on purpose holds a line no longer than this.
    requestTimeout: REQUEST,
    http: { headersTimeout: HEADERS, connectionsCheckingInterval: 1000 },
  });
  const { addresses, door } = options;
  http.addHook('onRequest', async (request, reply) => {
    if (!door.admits(request.raw, reply.raw))
      return reply.status(429).send({ name: 'too-fast', says: REFUSALS['too-fast'] });
  });
  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whoever terminates TLS says whether there is any; see docs/operations.md.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await http.register(rateLimit, {
    max: options.perMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ raw }) => addresses.of(raw),
    errorResponseBuilder: () => ({ statusCode: 429, name: 'too-fast', says: REFUSALS['too-fast'] }),
  });
  http.setErrorHandler(
    (error: { statusCode?: number; name?: string; says?: string; stack?: string }, _request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) {
        house.log.error({ error: error.stack ?? String(error) }, 'a request failed');
        hub.storeLost();
        if (hub.isAway) {
          void reply.status(503).header('retry-after', '3').send({ name: 'paused', says: REFUSALS.paused });
          return;
        }
      }
      const name = error.says === undefined ? (status >= 500 ? 'failed' : 'malformed') : (error.name ?? 'malformed');
      const says = error.says ?? (status >= 500 ? 'Something went wrong on our side.' : REFUSALS.malformed);
      void reply.status(status).send({ name, says });
    },
  );

  seen(http, house, sockets);
  tables(http, house, hub, options);
  outside(http, options.outside);
  if (options.web !== undefined && isBuilt(options.web)) await page(http, options.web);
  else
    http.setNotFoundHandler((_request, reply) =>
      reply.status(404).send({ name: 'not-found', says: 'There is nothing here.' }),
    );
  return http;
}

/** For whoever looks after the server. */
function seen(http: FastifyInstance, house: House, sockets: Sockets): void {
  const unlimited = { config: { rateLimit: false } };
  http.get('/healthz', unlimited, async () => ({ ok: true }));
  http.get('/readyz', unlimited, async (_request, reply) => {
    try {
      await house.store.check();
      return { ok: true };
    } catch {
      return reply.status(503).send({ ok: false });
    }
  });
  http.get('/metrics', unlimited, async (_request, reply) => {
    sockets.count();
    return reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics());
  });
}

function tables(http: FastifyInstance, house: House, hub: Hub, options: HttpOptions): void {
  const opening = { config: { rateLimit: { max: options.opensPerMinute, timeWindow: '1 minute' } } };
  http.post('/api/tables', opening, async (request, reply) => {
    const wish = readWith(openTable, request.body);
    if (!wish.ok) return refuse(reply, 400, { name: 'malformed', about: { problem: wish.problem } });
    const opened = await hub.open(wish.value);
    if (!opened.ok) return refuse(reply, 400, opened.problem);
    return reply.status(201).header('cache-control', 'no-store').send(opened.value);
  });
  http.get('/api/tables', async () => ({ tables: (await house.store.lobby(LOBBY)).map(summaryOf) }));
  http.get<{ Params: { name: string } }>('/api/tables/:name', async (request, reply) => {
    const row = await house.store.find(readCode(request.params.name) ?? request.params.name);
    return row ? summaryOf(row) : refuse(reply, 404, { name: 'no-table' });
  });
  http.get<{ Params: { name: string } }>('/api/tables/:name/files', async (request, reply) => {
    const row = await house.store.find(request.params.name);
    const first = row && (await house.store.read(row.id, 0))[0];
    if (!first) return refuse(reply, 404, { name: 'no-table' });
    return (JSON.parse(first.entry) as { files?: object }).files ?? {};
  });
  http.get<{ Params: { name: string } }>('/api/tables/:name/record', async (request, reply) => {
    const row = await house.store.find(request.params.name);
    if (!row) return refuse(reply, 404, { name: 'no-table' });
    try {
      const record = publicRecord(row.id, await house.store.read(row.id, 0), house.gameNamed);
      if (!record.ok) return refuse(reply, 409, record.problem);
      return reply.header('cache-control', 'public, max-age=31536000, immutable').send(record.value);
    } catch (error) {
      if (error instanceof UnreadableLog) return reply.status(410).send({ name: 'old-rules', says: error.message });
      throw error;
    }
  });
}

const refuse = (reply: FastifyReply, status: number, refusal: Refusal) =>
  reply.status(status).send({
    name: refusal.name,
    ...(refusal.about && { about: refusal.about }),
    says: sayRefusal(refusal, 'en'),
  });

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
