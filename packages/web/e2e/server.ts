import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameNamed } from '@taproom/games';
import { noPace, startServer } from '@taproom/server';

/** The real server for the browser tests, with bots that move at once. `e2e/server.ts PORT [DATA]` */
const [port = '0', given] = process.argv.slice(2);
const data = given ?? mkdtempSync(join(tmpdir(), 'taproom-e2e-'));
const server = await startServer({
  data,
  port: Number(port),
  gameNamed,
  web: process.env.TAPROOM_SITE ?? fileURLToPath(new URL('../dist/site', import.meta.url)),
  pace: noPace,
  limits: { perAddress: 1000, lookUpsPerMinute: 10_000, perMinute: 100_000, opensPerMinute: 1000 },
});
console.log(`listening ${server.url}`);

async function close(): Promise<void> {
  await server.close();
  if (given === undefined) rmSync(data, { recursive: true, force: true });
  process.exit(0);
}
process.on('SIGTERM', () => void close());
process.on('SIGINT', () => void close());
