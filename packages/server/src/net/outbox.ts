import type { Duplex } from 'node:stream';

/** Those with something in them, emptied at the end of this turn of the event loop. */
let full: Outbox[] = [];

function emptyAll(): void {
  const outboxes = full;
  full = [];
  for (const outbox of outboxes) outbox.empty();
}

/**
 * What is on its way to one client. Whatever is added in one turn of the event loop, such as the news of a move and that
 * it is done, leaves in one go at its end, headers and texts in one string of bytes: writes to the system are what a move
 * costs most. The stream is also written to by `ws` (pings, the close), a whole frame at a time, so frames never mix.
 */
export class Outbox {
  private waiting = '';

  constructor(private readonly stream: Duplex) {}

  /** Bytes that have not been handed to the stream yet. */
  get size(): number {
    return this.waiting.length;
  }

  add(text: string): void {
    if (this.waiting === '' && full.push(this) === 1) process.nextTick(emptyAll);
    this.waiting += frameOf(text);
  }

  /** Hands over what there is now, as before a socket is closed. */
  empty(): void {
    if (this.waiting === '') return;
    const bytes = this.waiting;
    this.waiting = '';
    if (this.stream.writable) this.stream.write(bytes, 'latin1');
  }
}

/** A text frame of a server (RFC 6455, 5.2: whole, not masked), as a string with a character for each byte. */
export function frameOf(text: string): string {
  const length = Buffer.byteLength(text);
  // Plain ASCII is its own bytes.
  return headerOf(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'));
}

const WHOLE_TEXT = '\x81';

function headerOf(length: number): string {
  if (length < 126) return WHOLE_TEXT + String.fromCharCode(length);
  if (length < 2 ** 16) return WHOLE_TEXT + String.fromCharCode(126, length >> 8, length & 255);
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return `${WHOLE_TEXT}\x7f${bytes.toString('latin1')}`;
}
