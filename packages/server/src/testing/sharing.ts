import { createInterface } from 'node:readline';
import { MIGRATIONS } from '../store/migrations.js';
import { openPostgres } from '../store/postgres.js';
import { toyServer } from './bar.js';
import { hastyTime } from './hasty-time.js';
import { NEXT_RELEASE } from './next-release.js';

/**
 * One of several server processes on one PostgreSQL. SKEW moves its own clock, which must not matter; so does the cable
 * `skew MS` while it runs. `kill N` makes it die, as of kill -9, at the N-th step of a move from then on. With NEXT_RELEASE=yes it
 * brings the schema of a release to come.
 */
const real = Date.now;
let skew = Number(process.env.SKEW ?? 0);
Date.now = () => real() + skew;
let steps = 0;
let killAt = 0;

const store = await openPostgres(
  process.argv[2] as string,
  undefined,
  process.env.NEXT_RELEASE === 'yes' ? { ...MIGRATIONS, ...NEXT_RELEASE } : MIGRATIONS,
);
const server = await toyServer('', {
  store,
  shared: true,
  time: { now: () => store.now(), after: hastyTime.after },
  step: () => {
    steps += 1;
    if (steps === killAt) process.kill(process.pid, 'SIGKILL');
  },
});
process.stdout.write(`${server.url}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
createInterface(process.stdin)
  .on('line', (line) => {
    const [what, number] = line.split(' ');
    if (what === 'skew') skew = Number(number);
    if (what === 'kill') killAt = steps + Number(number);
  })
  .on('close', () => process.exit(0));
