import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Time } from '../time.js';
import { Outbox } from './outbox.js';

/** Bytes waiting to be sent to one client, beyond which it gets no more news until it has caught up. */
export const MOST_BUFFERED = 256 * 1024;
/** Bytes of answers and news that wait for a client, beyond which it is cut off. */
export const MOST_UNREAD = 4 * MOST_BUFFERED;
/** How long it may take to catch up. */
export const MOST_BEHIND = 15_000;

/** What goes out to one client, and never more than it reads: answers always, news as far as it keeps up. */
export class Delivery {
  private readonly outbox: Outbox;
  private behindSince: number | undefined;

  constructor(
    private readonly socket: Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'terminate'>,
    /** The stream under the socket. */
    stream: Duplex,
    private readonly time: Time,
  ) {
    this.outbox = new Outbox(stream);
  }

  /** Bytes on their way to this client. */
  get unread(): number {
    return this.socket.bufferedAmount + this.outbox.size;
  }

  /** Answers are few, and always sent; to somebody who asks and never reads, none. */
  answer(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.unread > MOST_UNREAD) this.socket.terminate();
    else this.outbox.add(text);
  }

  /** News can be many: a client that cannot keep up misses some, and gets the whole table when it has caught up. */
  tell(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.behindSince === undefined && this.unread < MOST_BUFFERED) this.outbox.add(text);
    else this.behindSince ??= this.time.now();
  }

  /** For a client that missed news: whether it has caught up, and now needs the whole table, or never will. */
  catchUp(): 'caught-up' | 'too-slow' | undefined {
    if (this.behindSince === undefined) return undefined;
    if (this.unread < MOST_BUFFERED / 4) {
      this.behindSince = undefined;
      return 'caught-up';
    }
    return this.time.now() - this.behindSince > MOST_BEHIND ? 'too-slow' : undefined;
  }

  /** Hands over what there is now, as before the socket is closed. */
  flush(): void {
    this.outbox.empty();
  }
}
