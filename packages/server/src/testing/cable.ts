import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to the database that can be cut. */
export interface Cable {
  readonly port: number;
  /** Every connection is reset, and none can be made. */
  cut(): void;
  /** Nothing comes through any more, and nobody is told: as behind a router that was switched off. */
  stall(): void;
  mend(): void;
  close(): void;
}

export async function layCable(target: number): Promise<Cable> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isStalled = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    if (isStalled) {
      near.on('error', () => undefined);
      sockets.add(near);
      return;
    }
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => undefined);
    }
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend: () => {
      // What was on its way through a stalled connection never arrives; both ends find out by themselves, or now.
      if (isStalled) for (const socket of sockets) socket.destroy();
      isCut = false;
      isStalled = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
