import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Addresses, sameHome } from './address.js';

/** How many of something each address has at the moment, and no more than `most`. */
export class Held {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  take(address: string): boolean {
    const count = this.counts.get(address) ?? 0;
    if (count >= this.most) return false;
    this.counts.set(address, count + 1);
    return true;
  }

  giveBack(address: string): void {
    const left = (this.counts.get(address) ?? 0) - 1;
    if (left > 0) this.counts.set(address, left);
    else this.counts.delete(address);
  }
}

/**
 * Counts every socket from the moment it is accepted, whatever comes over it and whether anything does: what one address
 * holds, nobody else can have. Sockets of a proxy are counted by whom they are for, once that is known.
 */
export class Door {
  private readonly sockets: Held;

  constructor(
    private readonly addresses: Addresses,
    /** Sockets one address may hold. */
    most: number,
  ) {
    this.sockets = new Held(most);
  }

  watch(http: Server): void {
    http.on('connection', (socket: Socket) => {
      // A reset may come at any moment, also between two owners of the socket; unheard, it would end the process.
      socket.on('error', () => undefined);
      if (this.addresses.isProxy(socket.remoteAddress)) return;
      const address = sameHome(socket.remoteAddress ?? '');
      if (!this.sockets.take(address)) socket.destroy();
      else socket.once('close', () => this.sockets.giveBack(address));
    });
  }

  /** Whether whom a proxy speaks for may hold another socket, or another request; it is theirs until `holder` is closed. */
  admits(request: IncomingMessage, holder: Duplex | { once(event: 'close', then: () => void): unknown }): boolean {
    if (!this.addresses.isProxy(request.socket.remoteAddress)) return true;
    const address = this.addresses.of(request);
    if (!this.sockets.take(address)) return false;
    holder.once('close', () => this.sockets.giveBack(address));
    return true;
  }
}
