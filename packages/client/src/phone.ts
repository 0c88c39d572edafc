/** How long to wait before calling again, in milliseconds: at first, and at most. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** A line on which nothing came for so long is asked; without an answer it is dead, whatever the socket says. */
const PING_EVERY = 15_000;
const PONG_WITHIN = 8000;

/** What a WebSocket of any kind can do. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: ((error: unknown) => void) | null;
}

interface Calling {
  /** Where to, such as `wss://taproom.example/ws`. */
  readonly url: string;
  readonly dial: (url: string) => Socket;
  readonly random: () => number;
  /** The first words on a new line. */
  hello(): object;
  heard(text: string): void;
  /** The line is gone; another call follows by itself. */
  lost(): void;
}

/** Keeps a line to a server: calls again after every cut, later each time, and notices lines that only look alive. */
export class Phone {
  private socket: Socket | undefined;
  private greeted = false;
  private stopped = false;
  private tries = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly calling: Calling) {}

  /** The other side has answered our hello, and what we say is heard. */
  get isOn(): boolean {
    return this.greeted;
  }

  /** Calls, anew if there is a line already. */
  dial(): void {
    if (this.stopped) return;
    this.hangUp();
    const socket = this.calling.dial(this.calling.url);
    this.socket = socket;
    socket.onopen = () => this.socket === socket && socket.send(JSON.stringify(this.calling.hello()));
    socket.onmessage = ({ data }) => this.socket === socket && this.hear(String(data));
    socket.onclose = () => this.socket === socket && this.callAgain();
    socket.onerror = () => this.socket === socket && this.callAgain();
    // A network that swallows everything neither opens nor closes a socket.
    this.timers.push(setTimeout(() => this.callAgain(), PONG_WITHIN));
  }

  private hear(text: string): void {
    this.calling.heard(text);
    if (this.greeted) this.listen();
  }

  /** To be called when the other side has answered our hello. */
  greet(): void {
    this.greeted = true;
    this.tries = 0;
  }

  say(message: object): void {
    if (this.greeted) this.socket?.send(JSON.stringify(message));
  }

  /** Says it after so long, if the line is still the same. */
  sayLater(message: object, milliseconds: number): void {
    this.timers.push(setTimeout(() => this.say(message), milliseconds));
  }

  /** Anything that comes proves that the line lives; after a silence it is asked. */
  private listen(): void {
    this.stopTimers();
    this.timers.push(
      setTimeout(() => {
        this.say({ type: 'ping' });
        this.timers.push(setTimeout(() => this.callAgain(0), PONG_WITHIN));
      }, PING_EVERY),
    );
  }

  /** Hangs up and calls again: after so many milliseconds, or the longer the more often that was in vain. */
  callAgain(after?: number): void {
    this.hangUp();
    if (this.stopped) return;
    this.calling.lost();
    const wait = after ?? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.8 + this.calling.random() * 0.4);
    this.tries += 1;
    this.timers.push(setTimeout(() => this.dial(), wait));
  }

  /** Hangs up for good. */
  stop(): void {
    this.stopped = true;
    this.hangUp();
  }

  private hangUp(): void {
    this.stopTimers();
    this.greeted = false;
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }

  private stopTimers(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}
