import type { ServerOptions } from '../server.js';
import { toyServer } from './bar.js';

/** A server in a process of its own with the limits it is shipped with, or those it is told as JSON. */
const [data, told = '{}'] = process.argv.slice(2) as [string, string?];
const server = await toyServer(data, { limits: {}, ...(JSON.parse(told) as Partial<ServerOptions>) });
process.stdout.write(`${server.url}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
// The parent may go first.
process.stdin.on('end', () => process.exit(0)).resume();
