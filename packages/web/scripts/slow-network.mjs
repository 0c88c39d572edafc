// A slow network between a browser and a server on this machine, for everything a page fetches: scripts, workers, sockets.
// The browser's own throttling leaves workers and the service worker out.
import { connect, createServer } from 'node:net';

/** What Lighthouse calls slow 4G. */
export const SLOW_4G = { roundTrip: 150, down: 1.6e6 / 8, up: 750e3 / 8 };

/** Pieces small enough that connections share the network fairly. */
const PIECE = 1460;

/** One direction of the network, shared by all connections: so many bytes a second, then half a round trip on the way. */
class Direction {
  #free = 0;
  constructor(bytesPerSecond, delay) {
    this.perMillisecond = bytesPerSecond / 1000;
    this.delay = delay;
  }

  async carry(from, to) {
    for await (const chunk of from) {
      for (let at = 0; at < chunk.length; at += PIECE) {
        const piece = chunk.subarray(at, at + PIECE);
        const now = performance.now();
        this.#free = Math.max(this.#free, now) + piece.length / this.perMillisecond;
        const wait = this.#free - now;
        // Waiting here, and not only before delivery, lets other connections have their turn.
        if (wait > 4) await new Promise((resolve) => setTimeout(resolve, wait));
        setTimeout(() => to.destroyed || to.write(piece), this.delay);
      }
    }
    setTimeout(() => to.end(), this.delay);
  }
}

/** Listens on a free port and passes everything to `port`, slowly. Says where, and how many bytes came down. */
export async function slowNetwork(port, { roundTrip, down, up } = SLOW_4G) {
  const towards = new Direction(up, roundTrip / 2);
  const back = new Direction(down, roundTrip / 2);
  const count = { down: 0 };
  const between = createServer(async (browser) => {
    browser.on('error', () => browser.destroy());
    // Saying hello to the server takes a round trip before the first byte can be sent.
    await new Promise((resolve) => setTimeout(resolve, roundTrip));
    const server = connect(port, '127.0.0.1');
    server.on('error', () => browser.destroy());
    server.on('data', (chunk) => {
      count.down += chunk.length;
    });
    server.pause();
    towards.carry(browser, server).catch(() => server.destroy());
    back.carry(server, browser).catch(() => browser.destroy());
  });
  await new Promise((resolve) => between.listen(0, '127.0.0.1', resolve));
  return { port: between.address().port, count, close: () => between.close() };
}
