import { toyServer } from './bar.js';
import { hastyTime } from './hasty-time.js';

/** A server in a process of its own, to be killed. With KILL_AT it kills itself at that step of a move. */
const killAt = Number(process.env.KILL_AT ?? 0);
const data = process.argv[2] as string;
let steps = 0;

const server = await toyServer(data, {
  time: hastyTime,
  step: () => {
    steps += 1;
    if (steps === killAt) process.kill(process.pid, 'SIGKILL');
  },
});
process.stdout.write(`${server.url}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
// The parent may go first.
process.stdin.on('end', () => process.exit(0)).resume();
