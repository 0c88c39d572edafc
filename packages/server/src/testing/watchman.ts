import { request } from './request.js';

/** Asks a server again and again whether it lives, in a process of its own, and prints how many milliseconds each answer took. */
const [url, seconds] = process.argv.slice(2) as [string, string];
/** Between two questions. */
const PAUSE = 50;

const until = Date.now() + Number(seconds) * 1000;
process.stdout.write(`${url}\n`);
const waits: number[] = [];
while (Date.now() < until) {
  const asked = performance.now();
  const { status } = await request(`${url}/healthz`);
  waits.push(status === 200 ? performance.now() - asked : Number.POSITIVE_INFINITY);
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
}
process.stdout.write(`${waits.join(' ')}\n`);
