import { WebSocket } from 'ws';
import type { Figures } from './figures.js';

/** Four clients of a room of the bare server; one sends, all receive, then the next. */
export class BareScript {
  private sockets: WebSocket[] = [];
  private got = 0;
  private number = 0;
  private sentAt = 0;
  private stopped = false;

  constructor(
    private readonly url: string,
    private readonly room: number,
    private readonly latencies: Figures,
    private readonly moved: () => void,
  ) {}

  async open(): Promise<void> {
    for (let seat = 0; seat < 4; seat++) {
      const socket = new WebSocket(`${this.url.replace('http', 'ws')}/${this.room}`, { perMessageDeflate: false });
      await new Promise<void>((resolve, reject) => {
        socket.once('open', () => resolve());
        socket.once('error', reject);
      });
      socket.on('message', (data: Buffer) => this.hear(data.toString('latin1')));
      this.sockets.push(socket);
    }
  }

  start(): void {
    this.got = 0;
    this.number += 1;
    this.sentAt = performance.now();
    this.sockets[this.number % 4]?.send(JSON.stringify({ number: this.number, move: 'play wine/red/star' }));
  }

  private hear(text: string): void {
    // Ours parses one frame a move; so does this one.
    if (this.got === 0) JSON.parse(text);
    this.got += 1;
    if (this.got < 4) return;
    this.latencies.add(performance.now() - this.sentAt);
    this.moved();
    if (!this.stopped) setImmediate(() => !this.stopped && this.start());
  }

  stop(): void {
    this.stopped = true;
    for (const socket of this.sockets) socket.close();
  }
}
