import type { Duplex } from 'node:stream';

let open: Duplex[] = [];

/**
 * Whatever is written to a line in one turn of the event loop, such as the news of a move and that it is done, leaves in
 * one go at its end: writes to the system are what a move costs most.
 */
export function inOneGo(line: Duplex): void {
  if (line.writableCorked > 0) return;
  line.cork();
  if (open.push(line) === 1) process.nextTick(letGo);
}

function letGo(): void {
  const lines = open;
  open = [];
  for (const line of lines) line.uncork();
}
