import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Move } from '@taproom/engine';
import { noPace } from '../bots/pace.js';
import type { Task, Thinker } from '../bots/thinker.js';
import { type Server, type ServerOptions, startServer } from '../server.js';
import { open, Person } from './person.js';
import { anyToy } from './toy.js';

/** Bots of the toy game: they take the first card they hold, and let every other moment pass. */
export class ToyThinker implements Thinker {
  readonly queue: number = 0;
  readonly threads = 1;
  readonly asked: Task[] = [];
  levels = () => ['weak', 'good'];
  async think(task: Task): Promise<Move | undefined> {
    this.asked.push(task);
    return task.ask === 'choose' ? task.moves[0] : undefined;
  }
  async close(): Promise<void> {}
}

export const folder = (): string => mkdtempSync(join(tmpdir(), 'taproom-server-'));
export const removeFolder = (path: string): void => rmSync(path, { recursive: true, force: true });

export const NO_LIMITS = {
  perAddress: 1000,
  lookUpsPerMinute: 100_000,
  wrongCodesPerMinute: 100_000,
  wrongCodesAtOnce: 100_000,
  opensPerMinute: 10_000,
  perMinute: 100_000,
};

export const toyServer = (data: string, options: Partial<ServerOptions> = {}): Promise<Server> =>
  startServer({
    data,
    gameNamed: (name) => (name === 'toy' ? anyToy : undefined),
    thinker: new ToyThinker(),
    pace: noPace,
    limits: NO_LIMITS,
    ...options,
  });

export interface Seated {
  readonly table: string;
  readonly code: string;
  readonly host: string;
  readonly tokens: readonly string[];
  readonly people: readonly Person[];
}

/** A table with everybody seated, the first of them the host; not yet dealt. */
export async function seated(
  url: string,
  names: readonly string[],
  wish: object = {},
  isDelta: () => boolean = () => false,
): Promise<Seated> {
  const { table, code, host } = await open(url, { game: 'toy', seats: names.length, ...wish });
  const people: Person[] = [];
  const tokens: string[] = [];
  for (const name of names) {
    const person = await Person.at(url, {
      table,
      ...(people.length === 0 && { host }),
      ...(isDelta() && { delta: true }),
    });
    person.send({ type: 'sit', name });
    tokens.push((await person.next('seated')).token);
    people.push(person);
  }
  return { table, code, host, tokens, people };
}

/** The same, dealt. */
export async function dealt(url: string, names: readonly string[], wish: object = {}): Promise<Seated> {
  const made = await seated(url, names, wish);
  const done = await (made.people[0] as Person).ask({ type: 'start' });
  if (done.type !== 'done') throw new Error(`not started: ${done.says}`);
  for (const person of made.people) await person.until(done.version);
  return made;
}
