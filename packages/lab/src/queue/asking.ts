import { setTimeout as wait } from 'node:timers/promises';
import { type Crew, type Job, runEach } from '../crew/crew.js';
import { fingerprint } from './fingerprint.js';
import { type House, jobsOf, nameOfProcess, newId, openHouse, type Presence, resultsOf } from './house.js';
import { type Packed, pack, unpack } from './packing.js';

export interface Asking {
  /** Hears who is at work, whenever that may have changed: those of our version, and the others. */
  readonly hears?: (workers: readonly Presence[], refused: readonly Presence[]) => void;
  /** Milliseconds after which somebody who was not seen is taken for gone. */
  readonly patience?: number;
}

export const PATIENCE = 5_000;
const LOOK_EVERY = 50;
/** Jobs that lie ready for each lane of a worker, so that nobody waits for the next one. */
const AHEAD = 3;
const FEWEST_AHEAD = 16;
const RESULTS_AT_ONCE = 40;

/** What comes back: which job, and what it came to, or what went wrong. */
export interface Answer extends Packed {
  readonly number: number;
  readonly problem?: string;
}

export interface Question extends Packed {
  readonly number: number;
}

/**
 * A crew of whoever works at a queue. Each result is taken once, whoever sends it and however often, so a worker that dies
 * loses nothing and doubles nothing; and because results are told apart by their jobs, the order in which they come is as
 * indifferent as with threads.
 */
export async function queueCrew(url: string, { hears, patience = PATIENCE }: Asking = {}): Promise<Crew> {
  const house = await openHouse(url);
  const me: Presence = {
    id: newId(),
    role: 'asks',
    name: nameOfProcess(),
    version: fingerprint(),
    lanes: 0,
    doing: [],
    done: 0,
  };
  // Whoever is not heard of is found by looking (`abandoned`); pg-boss's own clock is only for a house nobody looks after.
  const lasting = { retryLimit: 1000, retryDelay: 0, expireInHours: 12 };
  for (const name of [jobsOf(me.id), resultsOf(me.id)]) await house.boss.createQueue(name, { name, ...lasting });
  await house.appear(me);
  await house.clearOld();
  const watch = new Watch(house, me, { patience, ...(hears && { hears }) });
  await watch.look();
  return new QueueCrew(house, me.id, watch);
}

class QueueCrew implements Crew {
  private numbered = 0;

  constructor(
    private readonly house: House,
    private readonly id: string,
    private readonly watch: Watch,
  ) {}

  async each<Result>(wanted: Iterable<Job>, done: (result: Result, job: Job) => void): Promise<void> {
    const waiting = wanted[Symbol.iterator]();
    const pending = new Map<number, Job>();
    for (let isLast = false; !this.watch.isClosed; ) {
      if (!isLast) isLast = await this.ask(waiting, pending);
      if (pending.size === 0) return;
      if ((await this.take(pending, done)) === 0) await wait(LOOK_EVERY);
      await this.watch.look();
    }
  }

  run<Result>(list: readonly Job[], done?: (result: Result, index: number) => void): Promise<Result[]> {
    return runEach(this, list, done);
  }

  /** Lays out jobs, as many as may lie there; says whether that was the last of them. */
  private async ask(waiting: Iterator<Job>, pending: Map<number, Job>): Promise<boolean> {
    const questions: { name: string; data: Question }[] = [];
    let isLast = false;
    while (!isLast && pending.size < this.watch.ahead) {
      const next = waiting.next();
      isLast = next.done === true;
      if (next.done) break;
      const number = this.numbered++;
      pending.set(number, next.value);
      questions.push({ name: jobsOf(this.id), data: { number, ...pack(next.value) } });
    }
    if (questions.length > 0) await this.house.boss.insert(questions);
    return isLast;
  }

  /** Takes the results that are there; says how many. */
  private async take<Result>(pending: Map<number, Job>, done: (result: Result, job: Job) => void): Promise<number> {
    const { boss } = this.house;
    const results = resultsOf(this.id);
    const answers = await boss.fetch<Answer>(results, { batchSize: RESULTS_AT_ONCE });
    const ids = answers.map(({ id }) => id);
    if (ids.length > 0) await boss.complete(results, ids);
    for (const { data } of answers) {
      const job = pending.get(data.number);
      // Told before: somebody was taken for gone who was only slow.
      if (job === undefined) continue;
      pending.delete(data.number);
      if (data.problem !== undefined) throw new Error(data.problem);
      done(unpack<Result>(data), job);
    }
    return answers.length;
  }

  async close(): Promise<void> {
    this.watch.isClosed = true;
    await this.house.leave(this.id);
    // A worker may put a last result there this moment; what is left over goes with the next one who asks.
    await this.house.clear(this.id).catch(() => {});
    await this.house.close();
  }
}

/** Looks after those who work for one who asks: shows that one is still here, and hands out anew what was left lying. */
class Watch {
  isClosed = false;
  /** How many jobs may lie there. */
  ahead = FEWEST_AHEAD;
  private last = 0;
  private told = '';

  constructor(
    private readonly house: House,
    private readonly me: Presence,
    private readonly how: Required<Pick<Asking, 'patience'>> & Pick<Asking, 'hears'>,
  ) {}

  async look(): Promise<void> {
    const { house, me } = this;
    const queue = jobsOf(me.id);
    const { patience, hears } = this.how;
    if (Date.now() - this.last < patience / 10) return;
    this.last = Date.now();
    await house.appear(me);
    const lost = await house.abandoned(queue, patience);
    if (lost.length > 0) await house.boss.fail(queue, lost);
    const workers = (await house.present(patience)).filter(({ role }) => role === 'works');
    const ours = workers.filter(({ version }) => version === me.version);
    this.ahead = Math.max(FEWEST_AHEAD, AHEAD * ours.reduce((sum, { lanes }) => sum + lanes, 0));
    const who = JSON.stringify(workers.map(({ id, done }) => [id, done]));
    if (who === this.told) return;
    this.told = who;
    hears?.(
      ours,
      workers.filter(({ version }) => version !== me.version),
    );
  }
}
