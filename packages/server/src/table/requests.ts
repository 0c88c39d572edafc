import { newSeed, ok, type Result, type Seat, SPECTATOR } from '@taproom/engine';
import type { House, Viewer } from '../house.js';
import { hashOf } from '../tokens.js';
import { type Asker, judgeAsk, judgeTicket, type TableAsk } from './ask.js';
import type { Entry } from './entry.js';
import type { Queue } from './queue.js';
import { type Refusal, refused } from './refusal.js';
import { rematchEntries } from './rematch.js';
import type { Commit, Reply } from './reply.js';
import type { TableState } from './state.js';
import { fromStore, refusalFor } from './trouble.js';
import type { Visitors } from './visitors.js';

/** How often something is tried that others were quicker to write. */
const MOST_TRIES = 10;

type Redeemed = Result<{ readonly seat: Seat; readonly token: string }, Refusal>;

/** What people ask of a table besides moves and talk: judged by `ask.ts`, one after the other, and committed. */
export class Requests {
  constructor(
    private readonly house: House,
    private readonly state: TableState,
    private readonly queue: Queue,
    private readonly commit: Commit,
    private readonly visitors: Visitors,
  ) {}

  rematch(viewer: Viewer): Promise<Reply> {
    return this.queue
      .run(async (): Promise<Reply> => {
        const { state } = this;
        if (viewer.seat === SPECTATOR && !this.asker(viewer).host) return refused('not-seated');
        if (state.status !== 'over') return refused('not-over');
        if (state.next !== undefined) return refused('rematch-exists');
        const opening = this.house.open(state.game.name, (code) => rematchEntries(state, code));
        const committed = await this.commit({ type: 'rematched', table: await fromStore(this.house, opening) });
        return committed.ok ? ok({ version: committed.value }) : committed;
      })
      .catch(refusalFor);
  }

  /** Anything about the table that is neither a move nor talk. */
  ask(viewer: Viewer, ask: TableAsk): Promise<Reply> {
    const again = async (tries: number): Promise<Reply> => {
      const judged = judgeAsk(this.state, ask, this.asker(viewer), this.around());
      if (!judged.ok) return judged;
      if (judged.value === 'nothing') return ok({ version: this.state.version });
      const { entry, token, ticket } = judged.value;
      const committed = await this.commit(entry);
      // Overtaken through another process: unlike a move, this does not depend on what was seen.
      if (!committed.ok) return committed.problem.name === 'stale' && tries < MOST_TRIES ? again(tries + 1) : committed;
      if (entry.type === 'sat' && token !== undefined) this.seatViewer(viewer, entry.seat, token);
      return ok({
        version: committed.value,
        ...(entry.type === 'sat' && token !== undefined && { seat: entry.seat, token }),
        ...(entry.type === 'ticketed' && ticket !== undefined && { ticket: { ticket, until: entry.until } }),
      });
    };
    return this.queue.run(() => again(1)).catch(refusalFor);
  }

  /** A seat on another device. */
  redeem(ticket: string): Promise<Redeemed> {
    return this.queue
      .run(async () => {
        const judged = judgeTicket(this.state, ticket, this.house.time.now());
        if (!judged.ok) return judged;
        const { entry, token } = judged.value;
        const committed = await this.commit(entry);
        if (!committed.ok) return committed;
        return ok({ seat: (entry as Entry & { type: 'token-added' }).seat, token: token as string });
      })
      .catch(refusalFor);
  }

  private asker(viewer: Viewer): Asker {
    return {
      seat: viewer.seat,
      host: this.state.isHost(viewer.seat, viewer.hostHash),
      had: viewer.had,
      ...(viewer.token !== undefined && { token: viewer.token }),
    };
  }

  private around() {
    const { time, thinker, seedFor } = this.house;
    const now = time.now();
    return {
      now,
      levels: thinker.levels(this.state.game.name),
      away: (seat: Seat) => this.visitors.absence(seat, now),
      sameDeal: seedFor !== undefined,
      newSeed: () => seedFor?.(this.state.game.name, this.state.names) ?? newSeed(),
    };
  }

  private seatViewer(viewer: Viewer, seat: Seat, token: string): void {
    viewer.seat = seat;
    viewer.token = hashOf(token);
    viewer.had.add(viewer.token);
    this.visitors.changed();
  }
}
