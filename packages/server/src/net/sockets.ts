import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '@taproom/protocol';
import { WebSocketServer } from 'ws';
import type { House } from '../house.js';
import type { Hub } from '../hub.js';
import type { RefusalName } from '../words/en.js';
import type { Addresses } from './address.js';
import type { Allowance } from './allowance.js';
import { Connection } from './connection.js';
import { type Door, Held } from './door.js';
import type { LookUps } from './look-ups.js';
import { rawAnswer } from './problem.js';
import { Rounds } from './rounds.js';

export interface SocketOptions {
  /** Origins besides our own that pages may connect from, such as `https://example.org`. */
  readonly origins: readonly string[];
  readonly addresses: Addresses;
  readonly door: Door;
  /** Connections from one address at the same time. A whole pub may share one. */
  readonly perAddress: number;
  readonly lookUps: LookUps;
  readonly allowance: Allowance;
  /** Messages a second one connection may send. */
  readonly messagesPerSecond: number;
  /** Messages of one connection that make no sense before it is closed. */
  readonly mostNonsense: number;
}

/** Pieces a message may come in. */
const MOST_FRAGMENTS = 64;

/** Accepts WebSockets at `/ws` and keeps the connections. */
export class Sockets {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.frame,
    perMessageDeflate: false,
    clientTracking: false,
    skipUTF8Validation: false,
    // Pings are counted, and answered by the connection.
    autoPong: false,
    maxFragments: MOST_FRAGMENTS,
    maxBufferedChunks: MOST_FRAGMENTS,
  });
  private readonly connections = new Set<Connection>();
  private readonly byAddress: Held;
  private readonly rounds: Rounds<Connection>;
  private closing = false;

  constructor(
    private readonly house: House,
    private readonly hub: Hub,
    private readonly options: SocketOptions,
  ) {
    this.byAddress = new Held(options.perAddress);
    this.rounds = new Rounds(house.time, this.connections, (connection) => connection.tend());
  }

  listen(http: Server): void {
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => this.upgrade(request, socket, head));
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = this.options.addresses.of(request);
    const refusal = this.refusal(request, socket, address);
    if (refusal) {
      turnAway(socket, rawAnswer(request.headers['accept-language'], ...refusal));
      return;
    }
    socket.once('close', () => this.byAddress.giveBack(address));
    this.server.handleUpgrade(request, socket, head, (client) => {
      const { messagesPerSecond, mostNonsense, lookUps, allowance } = this.options;
      const gate = {
        messagesPerSecond,
        mostNonsense,
        mayLookUp: (table: string) => lookUps.may(address, table),
        notFound: (table: string) => lookUps.wrong(address, table),
        mayStore: (bytes: number) => allowance.takes(address, bytes),
      };
      const connection = new Connection(client, socket, this.house, this.hub, gate, (gone) =>
        this.connections.delete(gone),
      );
      this.connections.add(connection);
      this.rounds.start();
    });
  }

  private refusal(
    request: IncomingMessage,
    socket: Duplex,
    address: string,
  ): [status: number, name: RefusalName] | undefined {
    const path = (request.url ?? '').split('?')[0];
    if (path !== '/ws') return [404, 'not-found'];
    if (this.closing) return [503, 'closing'];
    if (!this.isOurs(request)) return [403, 'page-from-elsewhere'];
    if (!this.options.door.admits(request, socket) || !this.byAddress.take(address)) return [429, 'too-many'];
    return undefined;
  }

  /** Browsers say which page connects; a page from elsewhere must not use a player's browser. Programs say nothing. */
  private isOurs({ headers, socket }: IncomingMessage): boolean {
    const { origin } = headers;
    if (origin === undefined) return true;
    if (this.options.origins.includes(origin)) return true;
    const forwarded = this.options.addresses.isProxy(socket.remoteAddress) ? headers['x-forwarded-host'] : undefined;
    const host = typeof forwarded === 'string' ? forwarded : headers.host;
    try {
      return new URL(origin).host === host;
    } catch {
      return false;
    }
  }

  get isClosing(): boolean {
    return this.closing;
  }

  count(): void {
    const { metrics, thinker } = this.house;
    const roles = { player: 0, spectator: 0, none: 0 };
    for (const { role } of this.connections) roles[role] += 1;
    metrics.connections.set(this.connections.size);
    for (const [role, number] of Object.entries(roles)) metrics.viewers.set({ role }, number);
    metrics.botQueue.set(thinker.queue);
  }

  /** Tells everyone when to come back, each a little later than the next, and closes. */
  close(): void {
    this.closing = true;
    this.rounds.stop();
    for (const connection of [...this.connections]) connection.bye('restart', 1000 + Math.round(Math.random() * 3000));
  }
}

/** Says why, and lets go of the socket as soon as that is said: nobody holds what they were refused. */
function turnAway(socket: Duplex, answer: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(answer);
}
