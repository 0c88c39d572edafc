import type { Socket } from 'node:net';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { LIMITS } from '@taproom/protocol';
import fastify, { type FastifyInstance } from 'fastify';
import type { House } from '../house.js';
import type { Hub } from '../hub.js';
import type { RefusalName } from '../words/en.js';
import type { Addresses } from './address.js';
import { type ApiOptions, tables } from './api.js';
import type { Door } from './door.js';
import { type OutsideGame, outside } from './outside.js';
import { isBuilt, page, siteOrSentence } from './page.js';
import { ONLY_OURS } from './policy.js';
import { rawAnswer, refuseBy } from './problem.js';
import type { Sockets } from './sockets.js';

export interface HttpOptions extends ApiOptions {
  readonly door: Door;
  /** The built page; without it there is only the interface for programs. */
  readonly web?: string;
  /** The built site, offered under /docs. */
  readonly site?: string;
  /** Games from outside. */
  readonly outside: readonly OutsideGame[];
  /** Requests an address may make in a minute. */
  readonly perMinute: number;
  /** Seconds a request may take to arrive. */
  readonly requestSeconds: number;
}

/** What is wrong with a request of which only the status is known. */
const WRONG: Readonly<Record<number, RefusalName>> = { 413: 'too-big', 429: 'too-fast' };

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
    // Whoever is slow on purpose holds a socket no longer than this.
    requestTimeout: options.requestSeconds * 1000,
    http: { headersTimeout: options.requestSeconds * 500, connectionsCheckingInterval: 1000 },
    frameworkErrors: (_error, request, reply) => void refuseBy(request, reply, 400, 'malformed'),
    clientErrorHandler: unreadable,
    // It would speak no language of ours.
    return503OnClosing: false,
  });
  // Bodies are JSON, and nothing else is read: a form of another page could send plain text.
  http.removeContentTypeParser('text/plain');
  const { addresses, door } = options;
  http.addHook('onRequest', async (request, reply) => {
    if (!door.admits(request.raw, reply.raw)) return refuseBy(request, reply, 429, 'too-many');
    if (sockets.isClosing && request.url !== '/healthz') return refuseBy(request, reply, 503, 'closing');
  });
  await http.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: ONLY_OURS },
    // Whoever terminates TLS says whether there is any; see docs/operations.md.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await http.register(rateLimit, {
    max: options.perMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ raw }) => addresses.of(raw),
    errorResponseBuilder: () => ({ statusCode: 429 }),
  });
  http.setErrorHandler((error: { statusCode?: number; stack?: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) {
      void refuseBy(request, reply, status, WRONG[status] ?? 'malformed');
      return;
    }
    house.log.error({ error: error.stack ?? String(error) }, 'a request failed');
    hub.storeLost();
    if (hub.isAway) void refuseBy(request, reply.header('retry-after', '3'), 503, 'paused');
    else void refuseBy(request, reply, status, 'failed');
  });

  seen(http, house, hub, sockets, addresses);
  tables(http, house, hub, options);
  outside(http, options.outside);
  if (options.site !== undefined) await siteOrSentence(http, options.site);
  if (options.web !== undefined && isBuilt(options.web)) await page(http, options.web);
  else
    http.setNotFoundHandler({ preHandler: http.rateLimit() }, (request, reply) =>
      refuseBy(request, reply, 404, 'not-found'),
    );
  return http;
}

/** What came over a socket was no request. Nobody said in which language they read. */
function unreadable({ code }: { readonly code?: string }, socket: Socket): void {
  if (socket.writable && code !== 'ECONNRESET') {
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT') socket.write(rawAnswer(undefined, 408, 'too-late'));
    else if (code === 'HPE_HEADER_OVERFLOW') socket.write(rawAnswer(undefined, 431, 'too-big'));
    else socket.write(rawAnswer(undefined, 400, 'malformed'));
  }
  socket.destroy();
}

/** For whoever looks after the server. */
function seen(http: FastifyInstance, house: House, hub: Hub, sockets: Sockets, addresses: Addresses): void {
  // It costs nothing, and must be answered whoever else asks for what. The others cost something, and count as requests.
  http.get('/healthz', { config: { rateLimit: false } }, async () => ({ ok: true }));
  http.get('/readyz', async (_request, reply) => {
    try {
      if (hub.isAway) return reply.status(503).send({ ok: false });
      await house.store.check();
      return { ok: true };
    } catch {
      return reply.status(503).send({ ok: false });
    }
  });
  http.get('/metrics', async (request, reply) => {
    if (!addresses.isFromNear(request.raw)) return refuseBy(request, reply, 403, 'house-only');
    sockets.count();
    return reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics());
  });
}
