import { openPostgres } from '../store/postgres.js';
import type { Store } from '../store/store.js';
import { type Cable, layCable } from './cable.js';
import { bundle, type Child, start } from './child.js';
import { type Postgres, startPostgres } from './postgres.js';

/** The clocks of the processes are minutes apart from the start. */
const SKEWS = [0, 180_000, -180_000];

/** Two or three server processes on one PostgreSQL, each with a connection of its own to it that can be cut. */
export class Chain {
  private readonly children: (Child | undefined)[] = [];
  /** Processes that ended though nobody killed them. */
  readonly died: string[] = [];
  private readonly killed = new Set<Child>();

  private constructor(
    readonly postgres: Postgres,
    private readonly program: string,
    private readonly cables: readonly Cable[],
    /** A look at the database, past all processes. */
    readonly store: Store,
  ) {}

  static async open(processes: 2 | 3 = 3): Promise<Chain> {
    const [postgres, program] = await Promise.all([startPostgres(), bundle('sharing')]);
    const port = Number(/:(\d+)\//.exec(postgres.url)?.[1]);
    const cables = await Promise.all(Array.from({ length: processes }, () => layCable(port)));
    const chain = new Chain(postgres, program, cables, await openPostgres(postgres.url));
    for (let index = 0; index < processes; index++) await chain.spawn(index);
    return chain;
  }

  get size(): number {
    return this.cables.length;
  }

  cable(index: number): Cable {
    return this.cables[index] as Cable;
  }

  child(index: number): Child {
    return this.children[index] as Child;
  }

  url(index: number): string {
    return this.child(index).url;
  }

  /** Starts a process, again and again while the database is not there. */
  async spawn(index: number): Promise<void> {
    const url = this.postgres.url.replace(/:\d+\//, `:${this.cable(index).port}/`);
    for (let tries = 0; ; tries++) {
      try {
        const child = await start(this.program, [url], { SKEW: String(SKEWS[index]) });
        this.children[index] = child;
        void child.gone.then(() => {
          if (!this.killed.has(child)) this.died.push(`process ${index} ended by itself: ${child.errors()}`);
        });
        return;
      } catch (error) {
        if (tries === 60) throw error;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }

  /** Kills a process, or lets it kill itself at a step of a move, and starts another in its place. */
  async kill(index: number, atStep?: number): Promise<void> {
    const child = this.child(index);
    this.killed.add(child);
    if (atStep !== undefined) child.say(`kill ${atStep}`);
    // Perhaps there are not so many steps to come.
    const timer = setTimeout(() => child.process.kill('SIGKILL'), atStep === undefined ? 0 : 2000);
    await child.gone;
    clearTimeout(timer);
    await this.spawn(index);
  }

  async close(): Promise<void> {
    for (const child of this.children) if (child) this.killed.add(child);
    for (const child of this.children) child?.process.kill('SIGKILL');
    for (const cable of this.cables) cable.close();
    await this.store.close();
    await this.postgres.stop();
  }
}
