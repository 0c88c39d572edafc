import type { ServerOptions } from '../server.js';
import { toyServer } from './bar.js';

/** A server in a process of its own with the limits it is shipped with, or those it is told as JSON; `games: "house"` plays the real ones. */
const [data, told = '{}'] = process.argv.slice(2) as [string, string?];
const { games, ...options } = JSON.parse(told) as Partial<ServerOptions> & { readonly games?: 'house' };
const real = games === 'house' ? { gameNamed: (await import('@taproom/games')).gameNamed } : {};
const server = await toyServer(data, { limits: {}, ...real, ...options });
process.stdout.write(`${server.url}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
// The parent may go first.
process.stdin.on('end', () => process.exit(0)).resume();
