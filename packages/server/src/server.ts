import type { AddressInfo } from 'node:net';
import type { Game } from '@taproom/engine';
import { LIMITS } from '@taproom/protocol';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { humanPace, type Pace } from './bots/pace.js';
import { BotPool } from './bots/pool.js';
import type { Thinker } from './bots/thinker.js';
import { whyNotListening } from './cannot-start.js';
import type { House, Step } from './house.js';
import { writeTable } from './hub/opening.js';
import { Hub } from './hub.js';
import { Metrics } from './metrics.js';
import { Addresses, type TrustProxy } from './net/address.js';
import { Allowance } from './net/allowance.js';
import { Door } from './net/door.js';
import { makeHttp } from './net/http.js';
import { LookUps } from './net/look-ups.js';
import type { OutsideGame } from './net/outside.js';
import { Sockets } from './net/sockets.js';
import { lockDirectory, prepareDirectory } from './store/directory.js';
import { openStore } from './store/open.js';
import type { Store } from './store/store.js';
import { realTime, type Time } from './time.js';

export interface ServerOptions {
  /** The directory of the SQLite file. */
  readonly data?: string;
  /** A PostgreSQL that any number of processes share, instead of the directory. */
  readonly url?: string;
  /** For tests. */
  readonly store?: Store;
  readonly shared?: boolean;
  readonly host?: string;
  /** 0 takes a free one. */
  readonly port?: number;
  readonly gameNamed: (name: string) => Game | undefined;
  /** Games from outside, each with its module for the page. */
  readonly outside?: readonly OutsideGame[];
  /** The built page. */
  readonly web?: string;
  /** The built site, offered under /docs. */
  readonly site?: string;
  /** Proxies before the server; none when left out. */
  readonly trustProxy?: TrustProxy;
  readonly origins?: readonly string[];
  /** Limits for one address. A load test from one machine lifts them. */
  readonly limits?: Partial<Limits>;
  /** Tables in which nothing happened for so many days are deleted; kept for ever when left out. */
  readonly retentionDays?: number;
  readonly thinker?: Thinker;
  readonly pace?: Pace;
  readonly time?: Time;
  /** Milliseconds between two looks at alarms, leases and the index. */
  readonly beat?: number;
  readonly log?: Logger;
  readonly step?: (step: Step) => void;
  /** For tests: where the cards of a table are dealt from. */
  readonly seedFor?: House['seedFor'];
}

export interface Limits {
  readonly perAddress: number;
  readonly lookUpsPerMinute: number;
  readonly messagesPerSecond: number;
  /** Messages of one connection that make no sense before it is closed. */
  readonly mostNonsense: number;
  readonly perMinute: number;
  readonly opensPerMinute: number;
  /** Codes of no table an address may try in a minute for long, and how many at once. */
  readonly wrongCodesPerMinute: number;
  readonly wrongCodesAtOnce: number;
  /** Bytes an address may have written down in a day. */
  readonly bytesPerDay: number;
  /** Seconds a request may take to arrive. */
  readonly requestSeconds: number;
}

export const USUAL_LIMITS: Limits = {
  perAddress: 200,
  lookUpsPerMinute: 120,
  messagesPerSecond: LIMITS.messagesPerSecond,
  mostNonsense: 20,
  perMinute: 600,
  opensPerMinute: 30,
  wrongCodesPerMinute: 4,
  wrongCodesAtOnce: 20,
  bytesPerDay: 256 * 1024 * 1024,
  requestSeconds: 30,
};
const DAY = 86_400_000;

export interface Server {
  readonly url: string;
  readonly port: number;
  readonly metrics: Metrics;
  /** Says goodbye to everyone, lets what is under way come to its end, and closes the store. */
  close(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<Server> {
  const closing: Closing = [];
  try {
    return await open(options, closing);
  } catch (error) {
    // Half a server must not stay.
    for (const close of closing.reverse()) await close();
    throw error;
  }
}

/** What has to be closed again, in the order it was opened. */
type Closing = (() => void | Promise<void>)[];

async function open(options: ServerOptions, closing: Closing): Promise<Server> {
  const metrics = new Metrics();
  const log = options.log ?? pino({ level: 'silent' });
  const { store, shared } = await storeFor(options, metrics, closing);
  // All processes of a store go by its clock.
  const time = options.time ?? { now: () => store.now(), after: realTime.after };
  const thinker = options.thinker ?? new BotPool();
  closing.push(() => thinker.close());
  const downtimes: { since: number; until: number }[] = [];
  const house: House = {
    store,
    time,
    thinker,
    pace: options.pace ?? humanPace(),
    gameNamed: options.gameNamed,
    metrics,
    log,
    downtimes,
    shared,
    open: (game, entriesFor) => writeTable(house, game, entriesFor),
    presenceChanged: (table) => hub.presenceChanged(table),
    storeLost: () => hub.storeLost(),
    signOfLife: () => hub.signOfLife(),
    ...(options.step && { step: options.step }),
    ...(options.seedFor && { seedFor: options.seedFor }),
  };
  const hub = new Hub(house, shared, downtimes, options.beat);
  closing.push(() => hub.close());
  // The first beat notices how long nobody was here; before it no clock may run.
  await hub.start();

  const { http, sockets } = await doorsOf(house, hub, options);
  const { url, port } = await listening(http, options);
  const cancelRetention = keepOnly(house, options.retentionDays);
  log.info({ url }, 'open');

  let closed: Promise<void> | undefined;
  const close = async () => {
    log.info('closing');
    cancelRetention();
    sockets.close();
    await hub.close();
    await http.close();
    for (const after of closing.reverse()) await after();
    log.info('closed');
  };
  return {
    url,
    port,
    metrics,
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}

async function listening(http: FastifyInstance, { host = '127.0.0.1', port: wanted = 0 }: ServerOptions) {
  await http.listen({ host, port: wanted }).catch((error: unknown) => {
    throw whyNotListening(error, host, wanted);
  });
  const { port } = http.server.address() as AddressInfo;
  return { url: `http://${host}:${port}`, port };
}

/** How people come in: requests, sockets, and what each address may do. */
async function doorsOf(house: House, hub: Hub, options: ServerOptions) {
  const limits = { ...USUAL_LIMITS, ...options.limits };
  const addresses = new Addresses(options.trustProxy ?? 0);
  // A page is fetched over a few sockets more than the one it then keeps.
  const door = new Door(addresses, 2 * limits.perAddress);
  const lookUps = new LookUps(house.time, limits);
  const allowance = new Allowance(house.time, limits.bytesPerDay);
  const gates = { addresses, door, lookUps, allowance, ...limits };
  const sockets = new Sockets(house, hub, { origins: options.origins ?? [], ...gates });
  const http = await makeHttp(house, hub, sockets, {
    ...gates,
    outside: options.outside ?? [],
    ...(options.web !== undefined && { web: options.web }),
    ...(options.site !== undefined && { site: options.site }),
  });
  door.watch(http.server);
  sockets.listen(http.server);
  return { http, sockets };
}

/** The store that was given, or the one of the directory or URL. A directory has one server at a time. */
async function storeFor(
  { store, shared = false, url, data = 'data' }: ServerOptions,
  metrics: Metrics,
  closing: Closing,
): Promise<{ readonly store: Store; readonly shared: boolean }> {
  if (!store && url === undefined) {
    prepareDirectory(data);
    closing.push(await lockDirectory(data, Date.now()));
  }
  const opened = store
    ? { store, shared }
    : await openStore({ data, ...(url !== undefined && { url }) }, (rows) => metrics.commitRows.observe(rows));
  closing.push(() => opened.store.close());
  return opened;
}

/** Deletes old tables now and once a day. */
function keepOnly({ store, time, log }: House, days: number | undefined): () => void {
  if (days === undefined) return () => undefined;
  let cancel: () => void = () => undefined;
  const forget = () => {
    store.forget(time.now() - days * DAY).then(
      (tables) => log.info({ tables }, 'forgot old tables'),
      (error) => log.error({ error: String(error) }, 'could not forget old tables'),
    );
    cancel = time.after(DAY, forget);
  };
  forget();
  return () => cancel();
}
