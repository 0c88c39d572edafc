import { Figures } from './figures.js';
import { gaugesOf } from './gauges.js';
import { SEATS } from './measure.js';
import { inTurn, sleep } from './pace.js';
import { Script } from './script.js';

/** Tables that open, play a little and are left, again and again: memory must not grow. */
export async function churn(url: string, game: string, tables: number, minutes: number): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  const latencies = new Figures();
  const course = { urls: [url], game, seats: SEATS, pause: 20 };
  let opened = 0;
  for (let next = Date.now(); Date.now() < end; ) {
    const scripts = Array.from({ length: tables }, () => new Script(course, latencies, () => undefined));
    await inTurn(scripts, 16, (script) => script.open());
    for (const script of scripts) script.start();
    await sleep(3);
    for (const script of scripts) script.stop();
    opened += tables;
    if (Date.now() < next) continue;
    next = Date.now() + 30_000;
    const gauge = await gaugesOf(url);
    const mega = (name: string) => Math.round(gauge(name) / 2 ** 20);
    console.log(
      `${opened} tables opened, ${latencies.count} moves: ${gauge('taproom_tables_loaded')} in memory, ` +
        `heap ${mega('nodejs_heap_size_used_bytes')} MB, resident ${mega('process_resident_memory_bytes')} MB`,
    );
  }
}
