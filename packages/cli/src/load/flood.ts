import type { Opened } from '@taproom/protocol';
import { WebSocket } from 'ws';
import { Figures } from './figures.js';
import { inTurn, sleep } from './pace.js';
import { Script } from './script.js';

interface FloodFlags {
  readonly game: string;
  readonly tables: number;
  readonly every: number;
  readonly seconds: number;
  readonly flood: number;
}

/** The strongest there is, and a game it thinks about. */
const LEVEL = 'landlord';
const SEATS = 4;

/** People at a human pace, first alone, then beside tables full of the strongest bots that answer as fast as they can. */
export async function flooded(url: string, flags: FloodFlags): Promise<void> {
  const { game, tables, every, seconds, flood } = flags;
  const latencies = new Figures();
  const scripts = Array.from(
    { length: tables },
    () => new Script({ urls: [url], game, seats: SEATS, pause: every }, latencies, () => undefined),
  );
  await inTurn(scripts, 16, (script) => script.open());
  for (const script of scripts) script.start();
  await sleep(3);
  const told = async (who: string) => {
    const before = await movesOfBots(url);
    latencies.clear();
    await sleep(seconds);
    const bots = (await movesOfBots(url)) - before;
    console.log(
      `${who}: people ${Math.round(latencies.count / seconds)} moves/s, p50 ${latencies.at(0.5).toFixed(1)} ms, ` +
        `p99 ${latencies.at(0.99).toFixed(1)} ms; bots ${Math.round(bots / seconds)} moves/s, ${await waiting(url)} decisions waiting`,
    );
  };
  await told('without bots');
  const hosts: WebSocket[] = [];
  await inTurn(Array.from({ length: flood }), 8, async () => {
    hosts.push(await tableOfBots(url, game));
  });
  await sleep(2);
  await told(`beside ${flood} tables of four ${LEVEL} bots`);
  for (const host of hosts) host.close();
  for (const script of scripts) script.stop();
}

/** A table of bots alone, with its host looking on. */
async function tableOfBots(url: string, game: string): Promise<WebSocket> {
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, seats: SEATS }),
  });
  const { table, host } = (await answer.json()) as Opened;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, table, host })));
    socket.once('message', () => resolve());
  });
  for (let seat = 0; seat < SEATS; seat++) socket.send(JSON.stringify({ type: 'bot', level: LEVEL, seat }));
  socket.send('{"type":"start"}');
  return socket;
}

async function gauge(url: string, pattern: RegExp): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return [...text.matchAll(pattern)].reduce((sum, found) => sum + Number(found[1]), 0);
}
const movesOfBots = (url: string) => gauge(url, /^taproom_moves_total\{[^}]*by="bot"[^}]*\} ([\d.e+]+)/gm);
const waiting = (url: string) => gauge(url, /^taproom_bot_queue ([\d.e+]+)/gm);
