import { createServer } from 'node:net';
import { type Holder, holderOf } from './holder.js';

export const HIGHEST_PORT = 65_535;
/** How far to look for a port that is free. */
const FURTHEST = 20;

/** Why nobody can listen there now; undefined where somebody can. */
const hindrance = (host: string, port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'));
    probe.listen({ host, port }, () => probe.close(() => resolve(undefined)));
  });

export const isTaken = async (host: string, port: number): Promise<boolean> =>
  (await hindrance(host, port)) === 'EADDRINUSE';

/** The next port above that nobody has; undefined where none of the next twenty is free. */
export async function nextFree(host: string, port: number): Promise<number | undefined> {
  for (let next = port + 1; next <= Math.min(port + FURTHEST, HIGHEST_PORT); next++) {
    if ((await hindrance(host, next)) === undefined) return next;
  }
  return undefined;
}

/** `Port 7433 is taken, by "node taproom.mjs serve" (process 812).` */
export function saysTaken(port: number, holder: Holder | undefined = holderOf(port)): string {
  if (holder === undefined) return `Port ${port} is taken.`;
  const who = /\btaproom\b.*\bserve\b/.test(holder.command) ? 'another taproom' : `"${holder.command}"`;
  return `Port ${port} is taken, by ${who} (process ${holder.pid}).`;
}
