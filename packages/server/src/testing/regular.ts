import type { Chance } from '@taproom/engine';
import { Person } from './person.js';

/** What a regular was promised: an acknowledged move, and every view at its version. */
export interface Promised {
  readonly seat: number;
  readonly acknowledged: Map<string, number>;
  readonly refused: Set<string>;
  readonly views: Map<number, string>;
}

/** A player who keeps playing whatever happens to the server: comes back, and sends again what was not answered. */
export class Regular {
  readonly promised: Promised;
  private pending: { type: 'move'; seen: number; move: string; ref: string } | undefined;
  /** It was sent before, through a connection that broke: that one may still be on its way. */
  private resent = false;
  private seen = 0;
  private moves = 0;
  /** How often they were told that nothing can be written down, one way or another. */
  paused = 0;
  private doing = 'not yet here';

  constructor(
    readonly table: string,
    readonly token: string,
    readonly seat: number,
    private readonly chance: Chance,
    /** The longest they think about a move, in milliseconds. */
    private readonly patience = 4,
  ) {
    this.promised = { seat, acknowledged: new Map(), refused: new Set(), views: new Map() };
  }

  /** For the message when something takes too long. */
  get waitsFor(): string {
    const { pending } = this;
    return `seat ${this.seat} at version ${this.seen}: ${pending ? `an answer to ${pending.move} (${pending.ref}, seen ${pending.seen})` : this.doing}`;
  }
  get version(): number {
    return this.seen;
  }

  /** Plays until the connection is lost, the game is over, or `enough` says so. */
  async play(url: string, enough: () => boolean): Promise<'over' | 'lost' | 'enough'> {
    let person: Person;
    this.resent = this.pending !== undefined;
    this.doing = `the table, from ${url}`;
    try {
      person = await Person.at(url, {
        table: this.table,
        token: this.token,
        ...(this.seen > 0 && { seen: this.seen }),
      });
    } catch {
      return 'lost';
    }
    let read = 0;
    const hear = () => {
      for (; read < person.messages.length; read++) this.hear(person, read);
    };
    try {
      for (;;) {
        hear();
        if (person.closed) return 'lost';
        if (person.lobby.status === 'over' && !this.pending) return 'over';
        if (enough() && !this.pending) return 'enough';
        if (!this.pending && this.patience > 4)
          await new Promise((resolve) => setTimeout(resolve, this.chance.below(this.patience)));
        hear();
        const next = this.pending ?? this.decide(person);
        if (next) {
          this.pending = next;
          const answer = await person.ask(next);
          hear();
          if (answer.type === 'done') this.promised.acknowledged.set(next.ref, answer.version);
          // Told that it is not known: ask again. Anything else is an answer.
          else if (answer.name === 'paused' || answer.name === 'busy') {
            await new Promise((resolve) => setTimeout(resolve, 20));
            continue;
          }
          // What is refused now may be written at the same moment through the process that was asked before.
          else if (!this.resent) this.promised.refused.add(next.ref);
          this.pending = undefined;
          this.resent = false;
        } else {
          this.doing = `${person.lobby.status}, its turn or the end, through ${url}`;
          await new Promise((resolve) => setTimeout(resolve, 1 + this.chance.below(this.patience)));
        }
      }
    } catch {
      hear();
      return 'lost';
    } finally {
      person.cut();
    }
  }

  private decide(person: Person) {
    if (person.lobby.status !== 'playing' || !(person.view.waiting as number[]).includes(this.seat)) return undefined;
    const { moves } = person;
    const move = moves[this.chance.below(moves.length)];
    if (move === undefined) return undefined;
    this.moves += 1;
    return {
      type: 'move' as const,
      seen: person.version,
      move,
      ref: `${this.seat}-${this.moves}-${this.token.slice(0, 6)}`,
    };
  }

  private hear(person: Person, index: number): void {
    const message = person.messages[index];
    if (message?.type === 'paused' ? message.paused : message?.type === 'bye' && message.name === 'paused')
      this.paused += 1;
    if (message?.type !== 'news' && message?.type !== 'table') return;
    this.seen = message.version;
    if (message.view) this.promised.views.set(message.version, JSON.stringify(message.view));
  }
}
