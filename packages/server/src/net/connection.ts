import type { Duplex } from 'node:stream';
import { SPECTATOR } from '@taproom/engine';
import {
  type FromClient,
  type FromServer,
  type Hello,
  type Language,
  LIMITS,
  OLDEST_PROTOCOL,
  PROTOCOL,
  readCode,
  readFromClient,
} from '@taproom/protocol';
import type { RawData, WebSocket } from 'ws';
import type { House, Viewer } from '../house.js';
import type { Hub } from '../hub.js';
import type { LiveTable } from '../table/live.js';
import type { Refused, Reply } from '../table/reply.js';
import { NewerLog, UnreadableLog } from '../table/state.js';
import { hashOf } from '../tokens.js';
import type { ByeName, RefusalName } from '../words/en.js';
import { sayRefusal } from '../words/say-refusal.js';
import { spoken } from '../words/spoken.js';
import { Bucket } from './bucket.js';
import { Delivery, MOST_BUFFERED } from './delivery.js';
import { Pulse } from './pulse.js';

/** Messages that come too fast before the connection is closed. */
const MOST_TOO_FAST = 100;

export const SERVER = 'taproom/0.1.0';

/** WebSocket close codes: 1000 and up are the standard's. */
const GOING_AWAY = 1012;
const POLICY = 1008;

export interface Gate {
  /** Messages a second. */
  readonly messagesPerSecond: number;
  /** Messages that make no sense before the connection is closed. */
  readonly mostNonsense: number;
  /** Whether somebody from where this client is may try that table; guessing codes must not pay. */
  mayLookUp(table: string): boolean;
  /** There was no such table. */
  notFound(table: string): void;
  /** Whether so many bytes more may be written down for where this client is. */
  mayStore(bytes: number): boolean;
}

/** One client: reads what it sends, answers everything, and never lets it cost more than its share. */
export class Connection {
  private table: LiveTable | undefined;
  private viewer: (Viewer & { seat: number }) | undefined;
  private greeted = false;
  private closed = false;
  private readonly delivery: Delivery;
  private readonly pulse: Pulse;
  private readonly messages: Bucket;
  private nonsense = 0;
  private tooFast = 0;
  private language: Language = 'en';
  private readonly cancelHello: () => void;

  constructor(
    private readonly socket: WebSocket,
    /** The stream under the socket. */
    stream: Duplex,
    private readonly house: House,
    private readonly hub: Hub,
    private readonly gate: Gate,
    private readonly gone: (connection: Connection) => void,
  ) {
    const now = house.time.now();
    this.delivery = new Delivery(socket, stream, house.time);
    this.pulse = new Pulse(house.time);
    this.messages = new Bucket(gate.messagesPerSecond, Math.max(LIMITS.messageBurst, gate.messagesPerSecond), now);
    this.cancelHello = house.time.after(LIMITS.hello, () => this.bye('late-hello'));
    socket.on('message', (data, isBinary) => this.heard(data, isBinary));
    socket.on('ping', (data) => this.pinged(data));
    socket.on('pong', (data) => this.ponged(data));
    socket.on('close', () => this.end());
    // Broken frames and resets: `close` follows.
    socket.on('error', () => undefined);
  }

  get role(): 'player' | 'spectator' | 'none' {
    if (!this.viewer) return 'none';
    return this.viewer.seat === SPECTATOR ? 'spectator' : 'player';
  }

  /** Measures the lag, lets a client that fell behind catch up, and gives up on those that are gone. */
  tend(): void {
    if (this.closed) return;
    if (this.pulse.isGone) {
      this.socket.terminate();
      return;
    }
    this.catchUp();
    if (this.pulse.isDue) this.socket.ping(this.pulse.ask());
  }

  /** Control frames cost as much as messages, and count as such. */
  private pinged(data: Buffer): void {
    if (this.mayCome() && this.delivery.unread < MOST_BUFFERED) this.socket.pong(data);
  }

  /** A pong that nobody asked for costs as much as a message. */
  private ponged(data: Buffer): void {
    if (!this.pulse.answer(data.toString())) this.mayCome();
  }

  /** Whether another frame may come in now; whoever goes on and on is shown out. */
  private mayCome(): boolean {
    if (this.closed) return false;
    if (this.messages.take(this.house.time.now())) return true;
    this.tooFast += 1;
    if (this.tooFast > MOST_TOO_FAST) this.bye('too-fast');
    return false;
  }

  private heard(data: RawData, isBinary: boolean): void {
    if (this.closed) return;
    if (!this.mayCome()) {
      if (!this.closed) this.refuse(refIn(data), { name: 'too-fast' });
      return;
    }
    const read = isBinary ? undefined : readFromClient(data.toString());
    if (!read?.ok) {
      this.nonsense += 1;
      if (this.nonsense > this.gate.mostNonsense) this.bye('malformed');
      else
        this.refuse(refIn(data), {
          name: 'malformed',
          about: { problem: read?.problem ?? 'Messages are text, not bytes.' },
        });
      return;
    }
    this.answer(read.value, (data as Buffer).length).catch((error) => this.failed(error));
  }

  private async answer(message: FromClient, bytes: number): Promise<void> {
    if (message.type === 'ping') return this.send({ type: 'pong', now: this.house.time.now(), ...withRef(message) });
    if (message.type === 'hello') return this.hello(message);
    const { table, viewer } = this;
    if (!table || !viewer) return this.refuseBy('hello-first', message.ref);
    if (!this.gate.mayStore(bytes)) return this.refuseBy('stored-enough', message.ref);
    switch (message.type) {
      case 'move':
        return this.reply(message.ref, await table.move(viewer, message));
      case 'chat':
      case 'react': {
        const said = message.type === 'chat' ? { text: message.text } : { reaction: message.reaction };
        return this.reply(message.ref, await table.say(viewer, said));
      }
      case 'rematch':
        return this.reply(message.ref, await table.rematch(viewer));
      default:
        return this.reply(message.ref, await table.ask(viewer, message));
    }
  }

  private async hello(hello: Hello): Promise<void> {
    if (this.greeted) return this.refuseBy('hello-once', undefined);
    this.language = hello.language ?? hello.words ?? 'en';
    if (hello.protocol < OLDEST_PROTOCOL) return this.bye('too-old');
    if (hello.protocol > PROTOCOL) return this.bye('too-new');
    if (!this.gate.mayLookUp(hello.table)) return this.bye('too-fast', 30_000);
    this.greeted = true;
    this.cancelHello();
    const table = await this.find(hello.table);
    if (!table || this.closed) return;
    let { token } = hello;
    let problem: string | undefined;
    let fresh: string | undefined;
    if (hello.ticket !== undefined) {
      const redeemed = await table.redeem(hello.ticket);
      if (redeemed.ok) fresh = token = redeemed.value.token;
      else problem = sayRefusal(redeemed.problem, this.language);
    }
    const hostHash = hello.host === undefined ? undefined : hashOf(hello.host);
    const { seat, unknown } = await table.recognise(token, hostHash);
    if (unknown) problem ??= sayRefusal({ name: 'token-unknown' }, this.language);
    const viewer: Viewer = {
      seat,
      had: new Set(token === undefined ? [] : [hashOf(token)]),
      ...(seat !== SPECTATOR && token !== undefined && { token: hashOf(token) }),
      ...(hostHash !== undefined && { hostHash }),
      ...(hello.words && { words: hello.words }),
      ...(hello.delta && { delta: true }),
      ...(hello.screen && { screen: true }),
      language: this.language,
      lag: () => this.pulse.milliseconds,
      send: (text) => this.delivery.tell(text),
      forgotten: () => this.welcome(undefined, undefined),
      comeBack: () => this.bye('paused', 1000),
    };
    await table.arrive(viewer, hello.seen, () => {
      this.table = table;
      this.viewer = viewer;
      this.welcome(fresh, problem);
    });
    if (this.closed) table.leave(viewer);
    else this.tend();
  }

  private async find(name: string): Promise<LiveTable | undefined> {
    try {
      const table = await this.hub.find(readCode(name) ?? name);
      if (table) return table;
      this.gate.notFound(name);
      this.bye('no-table');
      return undefined;
    } catch (error) {
      this.house.log.error({ error: String(error) }, 'a table could not be loaded');
      if (error instanceof UnreadableLog && !(error instanceof NewerLog)) this.bye('old-rules');
      else this.bye('paused', 3000);
      return undefined;
    }
  }

  private welcome(token: string | undefined, problem: string | undefined): void {
    const { table, viewer } = this;
    if (!table || !viewer) return;
    this.send({
      type: 'welcome',
      protocol: PROTOCOL,
      server: SERVER,
      table: table.id,
      you: { seat: viewer.seat, host: table.state.isHost(viewer.seat, viewer.hostHash) },
      ...(token !== undefined && { token }),
      ...(problem !== undefined && { problem }),
      now: this.house.time.now(),
    });
  }

  private reply(ref: string | undefined, reply: Reply): void {
    if (!reply.ok) {
      this.refuse(ref, reply.problem);
      return;
    }
    const { version, seat, token, ticket } = reply.value;
    const about = ref === undefined ? {} : { ref };
    if (seat !== undefined && token !== undefined) this.send({ type: 'seated', ...about, seat, token });
    if (ticket) this.send({ type: 'ticket', ...about, ...ticket });
    this.send({ type: 'done', ...about, version });
    this.house.step?.('acknowledged');
  }

  private refuseBy(name: RefusalName, ref: string | undefined): void {
    this.refuse(ref, { name });
  }

  private refuse(ref: string | undefined, refusal: Refused): void {
    const { name, about, version } = refusal;
    this.house.metrics.refusals.inc({ name });
    this.send({
      type: 'refused',
      ...(ref !== undefined && { ref }),
      name,
      ...(about && { about: { ...about } }),
      says: sayRefusal(refusal, this.language),
      ...(version !== undefined && { version }),
    });
  }

  private failed(error: unknown): void {
    this.house.log.error(
      { table: this.table?.id, error: error instanceof Error ? error.stack : String(error) },
      'a message failed',
    );
    this.bye('paused', 1000);
  }

  private send(message: FromServer): void {
    this.delivery.answer(JSON.stringify(message));
  }

  private catchUp(): void {
    const caughtUp = this.delivery.catchUp();
    if (caughtUp === 'caught-up' && this.table && this.viewer) this.table.sendTable(this.viewer);
    if (caughtUp === 'too-slow') {
      this.bye('too-slow', 1000);
      this.socket.terminate();
    }
  }

  /** Says why, when to come back if at all, and closes. */
  bye(name: ByeName, back?: number): void {
    if (this.closed) return;
    this.house.metrics.byes.inc({ name });
    const says = spoken(this.language).BYES[name];
    this.send({ type: 'bye', name, says, ...(back !== undefined && { back }) });
    this.delivery.flush();
    this.socket.close(name === 'restart' ? GOING_AWAY : POLICY, name);
    // A client that does not answer the close is cut off.
    this.house.time.after(2000, () => this.socket.terminate());
    this.end();
  }

  private end(): void {
    if (this.closed) return;
    this.closed = true;
    this.cancelHello();
    if (this.viewer) this.table?.leave(this.viewer);
    this.gone(this);
  }
}

/** The reference of a message that is otherwise wrong, so that its sender knows which one. */
function refIn(data: RawData): string | undefined {
  try {
    const { ref } = JSON.parse(data.toString()) as { ref?: unknown };
    return typeof ref === 'string' && ref !== '' && ref.length <= LIMITS.ref ? ref : undefined;
  } catch {
    return undefined;
  }
}

const withRef = ({ ref }: { ref?: string | undefined }) => (ref === undefined ? {} : { ref });
