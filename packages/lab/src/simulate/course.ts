import type { AnyTable, Seat } from '@taproom/engine';
import type { Tally } from './tally.js';
import { type Lead, WIN } from './watcher.js';

/** Tenths of a game, and its last move. */
export const KNOWN_BINS = 11;
/** When we ask who leads. */
export const MARKS = [25, 50, 75] as const;

/** Who was in the lead, and who last, after every turn of one game. One is kept and used for every game. */
export class Course {
  private turns = 0;
  private leaders = new Uint32Array(256);
  private lasts = new Uint32Array(256);

  constructor(
    private readonly lead: Lead,
    private readonly seats: number,
  ) {}

  begin(): void {
    this.turns = 0;
  }

  /** A turn begins: how things stand. */
  turn(table: AnyTable): void {
    if (this.turns === this.leaders.length) this.grow();
    let [best, worst] = [-Infinity, Infinity];
    let [leaders, lasts] = [0, 0];
    for (let seat = 0; seat < this.seats; seat++) {
      const standing = this.lead.standing(table, seat);
      if (standing > best) [best, leaders] = [standing, 0];
      if (standing === best) leaders |= 1 << seat;
      if (standing < worst) [worst, lasts] = [standing, 0];
      if (standing === worst) lasts |= 1 << seat;
    }
    this.leaders[this.turns] = leaders;
    // While all are level nobody is last.
    this.lasts[this.turns] = best === worst ? 0 : lasts;
    this.turns++;
  }

  end(tally: Tally, wins: readonly number[]): void {
    tally.note('lead/changes', this.changes());
    tally.add('lead/known', this.knownSince(wins));
    for (const mark of MARKS) this.mark(tally, mark, wins);
  }

  /** How often somebody else was in the lead, alone, than the last time somebody was. */
  changes(): number {
    let [changes, last] = [0, 0];
    for (let turn = 0; turn < this.turns; turn++) {
      const leaders = this.leaders[turn] as number;
      if ((leaders & (leaders - 1)) !== 0) continue;
      if (last !== 0 && last !== leaders) changes++;
      last = leaders;
    }
    return changes;
  }

  /** The tenth of the game from which on a winner was never behind again. */
  private knownSince(wins: readonly number[]): number {
    let winners = 0;
    wins.forEach((win, seat) => {
      if (win > 0) winners |= 1 << seat;
    });
    let since = this.turns;
    while (since > 0 && ((this.leaders[since - 1] as number) & winners) !== 0) since--;
    return since === this.turns ? KNOWN_BINS - 1 : Math.floor(((KNOWN_BINS - 1) * since) / this.turns);
  }

  /** Who led at this point, and won; who won although they were last. Leaders share what their lead is worth. */
  private mark(tally: Tally, mark: number, wins: readonly number[]): void {
    const turn = Math.floor((this.turns * mark) / 100);
    const leaders = this.leaders[turn] as number;
    const lasts = this.lasts[turn] as number;
    if (this.turns === 0) return;
    let [count, won, lost] = [0, 0, 0];
    wins.forEach((win, seat: Seat) => {
      if ((leaders & (1 << seat)) !== 0) count++;
      if ((leaders & (1 << seat)) !== 0) won += win;
      if ((lasts & (1 << seat)) !== 0) lost += win;
    });
    // All level: whoever wins did not lead.
    if (lasts === 0) tally.add(`lead/level/${mark}`);
    else tally.note(`lead/leader/${mark}`, Math.round(won / count));
    tally.note(`lead/comeback/${mark}`, Math.min(WIN, lost));
  }

  private grow(): void {
    const twice = (list: Uint32Array): Uint32Array<ArrayBuffer> => {
      const longer = new Uint32Array(2 * list.length);
      longer.set(list);
      return longer;
    };
    this.leaders = twice(this.leaders);
    this.lasts = twice(this.lasts);
  }
}
