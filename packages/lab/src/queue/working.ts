import { setTimeout as wait } from 'node:timers/promises';
import type { Crew, Job } from '../crew/crew.js';
import { doJob } from '../crew/doers.js';
import { crewOf } from '../crew/threads.js';
import { type Answer, PATIENCE, type Question } from './asking.js';
import { fingerprint } from './fingerprint.js';
import { type House, jobsOf, type Me, nameOfProcess, newId, openHouse, resultsOf } from './house.js';
import { pack, unpack } from './packing.js';

export interface Working {
  /** Jobs at a time, a thread each. */
  readonly lanes: number;
  readonly signal: AbortSignal;
  /** Says something to whoever watches. */
  tell(line: string): void;
}

const IDLE = 200;
const APPEAR_EVERY = 500;

/** Works at a queue until it is told to stop. What is being done then is finished by somebody else. */
export async function work(url: string, { lanes, signal, tell }: Working): Promise<void> {
  const house = await openHouse(url);
  const me: Me = {
    id: newId(),
    role: 'works',
    name: nameOfProcess(),
    version: fingerprint(),
    lanes,
    doing: [],
    done: 0,
  };
  await house.appear(me);
  tell(`${me.name} works, ${lanes} at a time; version ${me.version}`);
  const asks = new Asks(house, me.version, tell);
  const crews = Array.from({ length: lanes }, () => crewOf(1, doJob));
  try {
    await Promise.all([
      ...crews.map((crew) => serve(house, me, asks, crew, signal)),
      repeat(signal, APPEAR_EVERY, async () => {
        await house.appear(me);
        await asks.look();
      }),
    ]);
  } finally {
    await Promise.all(crews.map((crew) => crew.close()));
    await house.leave(me.id);
    await house.close();
  }
}

async function repeat(signal: AbortSignal, every: number, act: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await act();
    await wait(every, undefined, { signal }).catch(() => {});
  }
}

async function serve(house: House, me: Me, asks: Asks, crew: Crew, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const found = await next(house, asks);
    if (!found) {
      await wait(IDLE, undefined, { signal }).catch(() => {});
      continue;
    }
    const { ask, id, question } = found;
    me.doing = [...me.doing, id];
    await house.appear(me);
    const answer = await Promise.race([answered(crew, question), stopped(signal)]);
    if (answer) {
      await send(house, ask, id, answer);
      me.done++;
    }
    me.doing = me.doing.filter((other) => other !== id);
  }
}

/** The next job of anybody who asks. */
async function next(house: House, asks: Asks): Promise<{ ask: string; id: string; question: Question } | undefined> {
  for (const ask of asks.inTurn()) {
    // Whoever asked may have gone this moment, and the queue with them.
    const jobs = await house.boss.fetch<Question>(jobsOf(ask), { batchSize: 1 }).catch(() => []);
    const [job] = jobs;
    if (job) return { ask, id: job.id, question: job.data };
  }
  return undefined;
}

async function answered(crew: Crew, question: Question): Promise<Answer> {
  const { number } = question;
  try {
    const [result] = await crew.run<unknown>([unpack<Job>(question)]);
    return { number, ...pack(result) };
  } catch (error) {
    return { number, packed: '', problem: error instanceof Error ? error.message : String(error) };
  }
}

const stopped = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });

/** The result and the end of the job in one transaction: there is never one without the other. */
async function send(house: House, ask: string, id: string, answer: Answer): Promise<void> {
  const client = await house.pool.connect();
  const db = { executeSql: (text: string, values: unknown[]) => client.query(text, values) };
  try {
    await client.query('begin');
    await house.boss.send(resultsOf(ask), answer, { db });
    await house.boss.complete(jobsOf(ask), id, { db });
    await client.query('commit');
  } catch {
    // Nobody is left who asked; or the database is not there, and then the job is handed out again.
    await client.query('rollback').catch(() => {});
  } finally {
    client.release();
  }
}

/** Those who ask for something that this version of the code can do. */
class Asks {
  private ids: readonly string[] = [];
  private readonly refused = new Set<string>();
  private turn = 0;

  constructor(
    private readonly house: House,
    private readonly version: string,
    private readonly tell: (line: string) => void,
  ) {}

  async look(): Promise<void> {
    const asking = (await this.house.present(PATIENCE)).filter(({ role }) => role === 'asks');
    this.ids = asking.filter(({ version }) => version === this.version).map(({ id }) => id);
    for (const { id, name, version } of asking) {
      if (version === this.version || this.refused.has(id)) continue;
      this.refused.add(id);
      this.tell(
        `refused: ${name} asks for version ${version}, and this is ${this.version}; the figures would not be the same`,
      );
    }
  }

  /** Everybody, another first each time, so that nobody waits for one who asks for much. */
  inTurn(): readonly string[] {
    const first = this.turn++ % Math.max(1, this.ids.length);
    return [...this.ids.slice(first), ...this.ids.slice(0, first)];
  }
}
