import type { Opened } from '@taproom/protocol';
import { WebSocket } from 'ws';
import type { Figures } from './figures.js';

export interface Course {
  /** One server, or several that share their tables: every seat comes through the next. */
  readonly urls: readonly string[];
  readonly game: string;
  readonly seats: number;
  /** Milliseconds between two moves of a table; 0 moves as fast as it can. */
  readonly pause: number;
  /** How news come: as what changed, as our own client asks for them, or as whole views, as they used to. */
  readonly news?: 'changes' | 'whole';
}

interface Chair {
  readonly socket: WebSocket;
  version: number;
  /** The latest one with moves in it. */
  frame: Buffer;
}

let scripts = 0;

/** Where the kind of a frame, `{"type":"news",`, differs from others, and how. */
const KIND = '{"type":"'.length;
const [NEWS, TABLE, SEATED, REFUSED] = ['n', 't', 's', 'r'].map((letter) => letter.charCodeAt(0));

const WAITING = '"waiting":[';

/** The number after `"version":`, which comes next in news and tables alike. */
function versionIn(data: Buffer): number {
  const start = data.indexOf('"version":') + '"version":'.length;
  return Number.parseInt(data.toString('latin1', start, start + 12), 10);
}

/** Four scripted players at one table of a server, who play game after game. */
export class Script {
  private chairs: Chair[] = [];
  /** Whose turn it is; nobody's when the game is over. */
  private waiting: number | undefined;
  private sentAt = 0;
  private wanted = 0;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private refs = 0;
  private readonly first = scripts++;
  bytes = 0;
  frames = 0;
  refused = 0;
  games = 0;

  constructor(
    private readonly course: Course,
    private readonly latencies: Figures,
    private readonly moved: () => void,
  ) {}

  async open(): Promise<void> {
    const { game, seats } = this.course;
    const answer = await fetch(`${this.urlFor(0)}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game, seats, name: 'P1' }),
    });
    if (answer.status !== 201) throw new Error(`no table: ${answer.status} ${await answer.text()}`);
    const opened = (await answer.json()) as Opened;
    for (let seat = 0; seat < seats; seat++) {
      const keys = seat === 0 ? { token: opened.token, host: opened.host } : {};
      this.chairs.push(await this.sit(opened.table, seat, keys));
    }
  }

  private urlFor(seat: number): string {
    const { urls } = this.course;
    return urls[(seat + this.first) % urls.length] as string;
  }

  private get form(): object {
    return this.course.news === 'whole' ? {} : { delta: true };
  }

  private async sit(table: string, seat: number, keys: object): Promise<Chair> {
    const socket = new WebSocket(`${this.urlFor(seat).replace('http', 'ws')}/ws`, { perMessageDeflate: false });
    const chair: Chair = { socket, version: 0, frame: Buffer.alloc(0) };
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.once('open', () =>
        socket.send(JSON.stringify({ type: 'hello', protocol: 1, table, ...this.form, ...keys })),
      );
      socket.on('message', (data: Buffer) => {
        if (data[KIND] === TABLE) {
          if (seat === 0) resolve();
          else socket.send(JSON.stringify({ type: 'sit', name: `P${seat + 1}`, seat }));
        } else if (data[KIND] === SEATED) resolve();
        this.hear(chair, data);
      });
    });
    return chair;
  }

  start(): void {
    this.chairs[0]?.socket.send('{"type":"start"}');
  }

  /** Only the beginning of a frame is looked at until it is somebody's turn: the measuring must not cost more than the measured. */
  private hear(chair: Chair, data: Buffer): void {
    const kind = data[KIND];
    if (kind === REFUSED) return this.wrong();
    if (kind !== NEWS && kind !== TABLE) return;
    chair.version = versionIn(data);
    if (data.includes('"moves":')) chair.frame = data;
    if (chair === this.chairs[0]) this.notice(data);
    this.bytes += data.length;
    this.frames += 1;
    if (this.wanted > 0 && this.chairs.every(({ version }) => version >= this.wanted)) this.allTold();
    else if (this.wanted === 0 && data.includes('"what":"started"')) this.begin();
  }

  /** What changed of a view says who is waited for only when that changed. */
  private notice(data: Buffer): void {
    const at = data.indexOf(WAITING);
    if (at < 0) return;
    const seat = Number.parseInt(data.toString('latin1', at + WAITING.length, at + WAITING.length + 2), 10);
    this.waiting = Number.isNaN(seat) ? undefined : seat;
  }

  private begin(): void {
    const version = Math.max(...this.chairs.map((chair) => chair.version));
    this.wanted = version;
    if (this.chairs.every((chair) => chair.version >= version)) this.allTold();
  }

  private wrong(): void {
    this.refused += 1;
    this.schedule();
  }

  private allTold(): void {
    if (this.sentAt > 0) {
      this.latencies.add(performance.now() - this.sentAt);
      this.moved();
      this.sentAt = 0;
    }
    this.schedule();
  }

  private schedule(): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    if (this.course.pause === 0) setImmediate(() => this.move());
    else this.timer = setTimeout(() => this.move(), this.course.pause * (0.5 + Math.random()));
  }

  private move(): void {
    if (this.stopped) return;
    const first = this.chairs[0];
    // Through several processes the deal may reach one seat a little before another.
    if (!first || this.chairs.some(({ frame }) => frame.length === 0)) return this.schedule();
    if (this.waiting === undefined) return this.again();
    const chair = this.chairs[this.waiting] as Chair;
    const { moves } = JSON.parse(chair.frame.toString('latin1')) as { moves: string[] };
    // Who forgets to call holds the others up; scripted players do not forget.
    const calling = moves.filter((move) => move.includes(' calling '));
    const choice = calling.length > 0 ? calling : moves;
    const move = choice[Math.floor(Math.random() * choice.length)];
    this.wanted = chair.version + 1;
    this.sentAt = performance.now();
    chair.socket.send(JSON.stringify({ type: 'move', seen: chair.version, move, ref: `r${++this.refs}` }));
  }

  /** The game is over: the same four sit down at a new table. */
  private again(): void {
    this.games += 1;
    this.hangUp();
    this.chairs = [];
    this.wanted = 0;
    this.open().then(
      () => this.start(),
      () => this.stop(),
    );
  }

  private hangUp(): void {
    for (const { socket } of this.chairs) socket.close();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.hangUp();
  }
}
