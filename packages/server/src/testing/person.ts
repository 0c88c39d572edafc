import {
  applyChanges,
  type FromServer,
  fromServer,
  type Language,
  type Opened,
  type OpenTable,
  PROTOCOL,
  readWith,
  type Told,
} from '@taproom/protocol';
import { type ClientOptions, WebSocket } from 'ws';

export interface Greeting {
  readonly table: string;
  readonly token?: string;
  readonly host?: string;
  readonly ticket?: string;
  readonly seen?: number;
  readonly words?: Language;
  readonly language?: Language;
  readonly delta?: boolean;
  readonly screen?: boolean;
}

type Match = (message: FromServer) => boolean;

/** Someone with a socket. Keeps every frame, checks each against the schema, and puts views together from what changed. */
export class Person {
  readonly frames: string[] = [];
  readonly messages: FromServer[] = [];
  read = 0;
  private waiting: (() => void)[] = [];
  closed: { code: number; reason: string } | undefined;
  private refs = 0;

  private constructor(
    readonly socket: WebSocket,
    readonly me: string,
  ) {
    socket.on('message', (data) => {
      const text = data.toString();
      this.frames.push(text);
      const checked = readWith(fromServer, JSON.parse(text));
      if (!checked.ok)
        throw new Error(`the server sent what its schema does not allow: ${checked.problem} ${text.slice(0, 300)}`);
      this.messages.push(this.withView(JSON.parse(text) as FromServer));
      for (const wake of this.waiting.splice(0)) wake();
    });
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      for (const wake of this.waiting.splice(0)) wake();
    });
    socket.on('error', () => undefined);
  }

  private withView(message: FromServer): FromServer {
    if (message.type !== 'news' || !(message.changed || message.added)) return message;
    if (message.view) throw new Error(`a view and what changed of it: ${JSON.stringify(message).slice(0, 300)}`);
    const view = applyChanges(this.latest('view') as object | undefined as Record<string, unknown>, message);
    if (!view) throw new Error(`what changed does not fit: ${JSON.stringify(message).slice(0, 300)}`);
    return { ...message, view: view as Told<'table'>['view'] };
  }

  static async dial(url: string, options: ClientOptions = {}): Promise<Person> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { handshakeTimeout: 10_000, ...options });
    const person = new Person(socket, Math.random().toString(36).slice(2));
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    return person;
  }

  /** Dials and says hello; resolves with the table in hand. */
  static async at(url: string, hello: Greeting, options: ClientOptions = {}): Promise<Person> {
    const person = await Person.dial(url, options);
    person.send({ type: 'hello', protocol: PROTOCOL, ...hello });
    await person.next('table');
    return person;
  }

  send(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The next message of a type that has not been looked at yet. */
  async next<Type extends FromServer['type']>(
    type: Type,
    match: (message: Told<Type>) => boolean = () => true,
  ): Promise<Told<Type>> {
    const found = await this.find((message) => message.type === type && match(message as Told<Type>));
    return found as Told<Type>;
  }

  private async find(match: Match, cursor: { read: number } = this): Promise<FromServer> {
    const deadline = Date.now() + 10_000;
    for (;;) {
      while (cursor.read < this.messages.length) {
        const message = this.messages[cursor.read++] as FromServer;
        if (match(message)) return message;
      }
      if (this.closed) throw new Error(`the connection was closed: ${JSON.stringify(this.closed)}`);
      if (Date.now() > deadline) {
        throw new Error(`nothing came; the last frames were ${this.frames.slice(-3).join('\n').slice(0, 800)}`);
      }
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
        setTimeout(resolve, 1000);
      });
    }
  }

  /** Sends a message with a reference of its own and waits for its answer. */
  async ask(message: object): Promise<Told<'done'> | Told<'refused'>> {
    const ref = (message as { ref?: string }).ref ?? `${this.me}-${++this.refs}`;
    const cursor = { read: this.messages.length };
    this.send({ ...message, ref });
    const answer = await this.find((got) => (got.type === 'done' || got.type === 'refused') && got.ref === ref, cursor);
    return answer as Told<'done'> | Told<'refused'>;
  }

  move(move: string, seen: number = this.version): Promise<Told<'done'> | Told<'refused'>> {
    return this.ask({ type: 'move', seen, move });
  }

  /** Waits until this person has been told of a version. */
  async until(version: number): Promise<void> {
    const deadline = Date.now() + 10_000;
    while (this.version < version) {
      if (this.closed || Date.now() > deadline) throw new Error(`version ${version} never came; at ${this.version}`);
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
        setTimeout(resolve, 500);
      });
    }
  }

  get version(): number {
    for (let i = this.messages.length - 1; i >= 0; i--) {
      const message = this.messages[i] as FromServer;
      if (message.type === 'news' || message.type === 'table') return message.version;
    }
    return 0;
  }

  /** The latest of whatever carries it. */
  latest<Field extends string>(field: Field): unknown {
    for (let i = this.messages.length - 1; i >= 0; i--) {
      const message = this.messages[i] as unknown as Record<string, unknown>;
      if ((message.type === 'news' || message.type === 'table') && message[field] !== undefined) return message[field];
    }
    return undefined;
  }

  get view(): Record<string, unknown> {
    return this.latest('view') as Record<string, unknown>;
  }
  get moves(): string[] {
    return (this.latest('moves') as string[] | undefined) ?? [];
  }
  get lobby(): Told<'table'>['lobby'] {
    return this.latest('lobby') as Told<'table'>['lobby'];
  }

  /** As if the connection had been cut. */
  cut(): void {
    this.socket.terminate();
  }

  async hangUp(): Promise<void> {
    if (this.closed) return;
    this.socket.close();
    await new Promise((resolve) => this.socket.once('close', resolve));
  }
}

export async function open(url: string, wish: OpenTable): Promise<Opened> {
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (answer.status !== 201) throw new Error(`not opened: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Opened;
}
