import type { House } from '../house.js';
import { standInLevel } from './ask.js';
import { BotSeats } from './bot-seats.js';
import { nextToRunOut } from './clocks.js';
import { RETRY } from './log-writer.js';
import type { Moves } from './moves.js';
import type { Queue } from './queue.js';
import type { Commit } from './reply.js';
import type { TableState } from './state.js';
import { fromStore } from './trouble.js';

/**
 * Drives a table that nobody touches: moves its bots and lets a bot step in when a clock runs out. Of several processes
 * that have a table open, one drives it.
 */
export class Driver {
  private driving = false;
  private stopped = false;
  private bots: BotSeats;
  private cancelClock: (() => void) | undefined;

  constructor(
    private readonly house: House,
    private readonly state: TableState,
    private readonly queue: Queue,
    private readonly moves: Moves,
    private readonly commit: Commit,
  ) {
    this.bots = this.newBots();
  }

  get isOn(): boolean {
    return this.driving;
  }

  /** Whether this process moves the table's bots and watches its clocks. */
  drive(on: boolean): void {
    if (this.driving === on || this.stopped) return;
    this.driving = on;
    if (!on) return this.letGo();
    this.bots = this.newBots();
    this.lookAfter();
  }

  /** To be called after every version. */
  lookAfter(): void {
    if (!this.driving || this.stopped) return;
    this.bots.look();
    this.cancelClock?.();
    this.cancelClock = undefined;
    const now = this.house.time.now();
    const { dealing } = this.state;
    if (dealing) {
      this.cancelClock = this.house.time.after(dealing.left(now), () => this.dealNow());
      return;
    }
    const next = nextToRunOut(this.state, now, this.house.downtimes);
    if (next) this.cancelClock = this.house.time.after(next.left, () => this.clockRanOut());
  }

  private newBots(): BotSeats {
    return new BotSeats(this.house, this.state, {
      move: (seat, move, seen) => {
        const { play } = this.state;
        if (!play || this.stopped) return;
        this.moves.byBot(play, seat, move, seen).then(
          (reply) => {
            if (reply.ok) return;
            // Overtaken by somebody else's move: it may be asked again. Anything else may be possible in a moment.
            if (reply.problem.name === 'stale') this.bots.look();
            else this.later(() => this.bots.look());
          },
          // Nobody waits for a bot's reply; a table that broke under it has said so already.
          this.log('a bot could not move'),
        );
      },
    });
  }

  private clockRanOut(): void {
    this.inQueue(() => this.standIn(), 'a clock could not be looked after');
  }

  /** Everyone has opened their luck, or had the time to. */
  private dealNow(): void {
    this.inQueue(async () => {
      const { dealing } = this.state;
      if (!this.driving || !dealing || dealing.left(this.house.time.now()) > 0) return;
      await this.commit({ type: 'started', ...dealing.result() });
      this.lookAfter();
    }, 'the cards could not be dealt');
  }

  private inQueue(work: () => Promise<void>, trouble: string): void {
    this.queue.run(work).catch((error) => {
      this.log(trouble)(error);
      this.later(() => this.lookAfter());
    });
  }

  private async standIn(): Promise<void> {
    if (!this.driving) return;
    const { house, state } = this;
    // Perhaps no one could move for a while: then clocks stood still, and nobody's time is up.
    if (house.signOfLife) await fromStore(house, house.signOfLife());
    const next = nextToRunOut(state, house.time.now(), house.downtimes);
    if (next && next.left <= 0) {
      const level = standInLevel(house.thinker.levels(state.game.name));
      await this.commit({ type: 'stood-in', seat: next.seat, level, why: 'clock' });
    }
    this.lookAfter();
  }

  /** When the next clock runs out, for the alarm that wakes the table if nobody else does. */
  wakeAt(): number | null {
    const now = this.house.time.now();
    const next = nextToRunOut(this.state, now, this.house.downtimes);
    return next ? Math.round(now + next.left) : null;
  }

  /** After a moment, when what could not be done now may be possible. */
  private later(then: () => void): void {
    this.house.time.after(RETRY, () => {
      if (!this.stopped) then();
    });
  }

  /** For work that nobody waits for: what went wrong is written down, and the process lives on. */
  private log(what: string): (error: unknown) => void {
    return (error) => this.house.log.error({ table: this.state.id, error: String(error) }, what);
  }

  private letGo(): void {
    this.bots.stop();
    this.cancelClock?.();
    this.cancelClock = undefined;
  }

  stop(): void {
    this.stopped = true;
    this.letGo();
  }
}
