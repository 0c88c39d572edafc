import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprintOf } from '@taproom/engine';
import { gameNamed } from '@taproom/games';
import { BotPool, noPace, startServer, type Task } from '@taproom/server';
import { dealFor } from './deal.js';
import { PassingTime } from './time.js';

/** The real server for the browser tests, with bots that move at once. `e2e/server.ts PORT [DATA]` */
const [port = '0', given] = process.argv.slice(2);
const data = given ?? mkdtempSync(join(tmpdir(), 'taproom-e2e-'));

/** The bots of the house, but their luck hangs on what they see, so that the same deal goes the same way again. */
class SteadyBots extends BotPool {
  override think(task: Task) {
    return super.think({ ...task, seed: seedOf(task) });
  }
}

const seedOf = ({ view, moves }: Task): number =>
  Number.parseInt(fingerprintOf(JSON.stringify([view, moves])).slice(0, 8), 16);

const time = new PassingTime();
const server = await startServer({
  data,
  port: Number(port),
  gameNamed,
  web: process.env.TAPROOM_SITE ?? fileURLToPath(new URL('../dist/site', import.meta.url)),
  pace: noPace,
  time,
  thinker: new SteadyBots(),
  seedFor: (game, names) => dealFor(`${game}: ${names.join(', ')}`),
  limits: { perAddress: 1000, lookUpsPerMinute: 10_000, perMinute: 100_000, opensPerMinute: 1000 },
});
console.log(`listening ${server.url}`);

// A test that has to wait asks for time to pass.
process.on('message', async ({ pass }: { pass: number }) => {
  await time.pass(pass);
  process.send?.({ passed: pass });
});

async function close(): Promise<void> {
  await server.close();
  if (given === undefined) rmSync(data, { recursive: true, force: true });
  process.exit(0);
}
process.on('SIGTERM', () => void close());
process.on('SIGINT', () => void close());
