import { connect, type Socket } from 'node:net';

/** The start of a request for a WebSocket, to be made wrong in one way or another. */
export const upgradeRequest = (path: string, extra = '', version = 13): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  `Sec-WebSocket-Version: ${version}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${extra}\r\n`;

/** What a server may be sent before a socket goes dead, each by its name. */
export const OPENINGS: Readonly<Record<string, string>> = {
  'a path that is none': upgradeRequest('/nope'),
  'a foreign origin': upgradeRequest('/ws', 'Origin: https://evil.example\r\n'),
  'a wrong version': upgradeRequest('/ws', '', 7),
  'an upgrade that is taken': upgradeRequest('/ws'),
  'half a head': 'GET /api/tables HTTP/1.1\r\nHost: local',
  'no HTTP at all': '\u0016\u0003\u0001 hello?\r\n\r\n',
  'half a body':
    'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n{"game":',
  'a whole request': 'GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n',
};

/** A socket that says something and is reset at once, or as soon as something comes back. */
export function resetSocket(
  port: number,
  opening: string,
  when: 'at once' | 'when answered',
  from?: string,
): Promise<void> {
  return new Promise((resolve) => {
    const socket = dial(port, from);
    socket.once('close', () => resolve());
    socket.once('connect', () => {
      socket.write(opening, () => {
        if (when === 'at once') socket.resetAndDestroy();
      });
    });
    socket.once('data', () => socket.resetAndDestroy());
    // Half a request is never answered.
    setTimeout(() => socket.destroy(), 500);
  });
}

/** Sockets that say something and then nothing more, and are never closed by us. Says how many are still open. */
export class HeldSockets {
  private readonly sockets = new Set<Socket>();
  private toldWhenEmpty: (() => void)[] = [];

  async hold(port: number, count: number, opening: string, from?: string): Promise<void> {
    for (let i = 0; i < count; i += 100) {
      await Promise.all(Array.from({ length: Math.min(100, count - i) }, () => this.one(port, opening, from)));
    }
  }

  get open(): number {
    return this.sockets.size;
  }

  /** Resolves at the very moment the last of them is closed. */
  emptied(): Promise<void> {
    return new Promise((resolve) => this.toldWhenEmpty.push(resolve));
  }

  /** Says something more over every socket that is still open. */
  say(text: string): void {
    for (const socket of this.sockets) socket.write(text);
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private one(port: number, opening: string, from?: string): Promise<void> {
    return new Promise((resolve) => {
      const socket = dial(port, from);
      this.sockets.add(socket);
      let asking: NodeJS.Timeout | undefined;
      socket.once('close', () => {
        clearInterval(asking);
        this.sockets.delete(socket);
        if (this.sockets.size === 0) for (const tell of this.toldWhenEmpty.splice(0)) tell();
        resolve();
      });
      // We never close. A server that said its last word may still hold its end; where one let go, writing fails.
      socket.once('end', () => {
        asking = setInterval(() => socket.write('?'), 50);
      });
      socket.resume();
      socket.once('connect', () => socket.write(opening, () => resolve()));
    });
  }
}

function dial(port: number, from?: string): Socket {
  const socket = connect({
    port,
    host: '127.0.0.1',
    allowHalfOpen: true,
    ...(from !== undefined && { localAddress: from }),
  });
  socket.on('error', () => undefined);
  return socket;
}
