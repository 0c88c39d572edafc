import { openPostgres } from '../store/postgres.js';
import { toyServer } from './bar.js';
import { hastyTime } from './hasty-time.js';

/** One of several server processes on one PostgreSQL. SKEW moves its own clock, which must not matter. */
const skew = Number(process.env.SKEW ?? 0);
if (skew !== 0) {
  const real = Date.now;
  Date.now = () => real() + skew;
}
const store = await openPostgres(process.argv[2] as string);
const server = await toyServer('', { store, shared: true, time: { now: () => store.now(), after: hastyTime.after } });
process.stdout.write(`${server.url}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdin.on('end', () => process.exit(0)).resume();
