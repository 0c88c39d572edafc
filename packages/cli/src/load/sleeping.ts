import type { Opened } from '@taproom/protocol';
import { WebSocket } from 'ws';
import { gaugesOf, residentBytes } from './gauges.js';
import { inTurn, sleep } from './pace.js';
import { cpuSeconds } from './processor.js';

/** A little longer than a server keeps a table that nobody looks at. */
const ASLEEP = 75;
/** Visited first, so that code and buffers which a server needs for the first visitors are not counted for every table. */
const FIRST = 500;

export interface Sleeping {
  readonly tables: number;
  /** Still in memory after everybody has been gone for a good minute. */
  readonly loaded: number;
  readonly kilobytesEach: number;
  /** Share of one core. */
  readonly processor: number;
}

/** Tables at which somebody sat and a game was dealt, and which everybody has left: what they cost after a minute. */
export async function measureSleeping(
  url: string,
  { game, tables, seconds, pid }: { game: string; tables: number; seconds: number; pid: number | undefined },
): Promise<Sleeping> {
  const visitAll = (many: number) => inTurn(Array.from({ length: many }), 32, () => visit(url, game));
  await visitAll(FIRST);
  const before = await residentBytes(url);
  await visitAll(tables);
  await sleep(ASLEEP);
  const worked = cpuSeconds(pid);
  await sleep(seconds);
  const processor = (cpuSeconds(pid) - worked) / seconds;
  const gauge = await gaugesOf(url);
  return {
    tables,
    loaded: gauge('taproom_tables_loaded'),
    kilobytesEach: (gauge('process_resident_memory_bytes') - before) / tables / 1024,
    processor,
  };
}

/** Opens a table, deals it with bots at the other seats, and leaves. */
async function visit(url: string, game: string): Promise<void> {
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, seats: 3, name: 'Ann' }),
  });
  const { table, host, token } = (await answer.json()) as Opened;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1, table, host, token })));
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1');
      if (text.startsWith('{"type":"table"')) {
        for (const seat of [1, 2]) socket.send(JSON.stringify({ type: 'bot', level: 'local', seat }));
        socket.send('{"type":"start"}');
      }
      if (text.includes('"what":"started"') || text.startsWith('{"type":"refused"')) resolve();
    });
  });
  socket.close();
}
