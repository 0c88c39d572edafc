import type { Time } from '../time.js';

/** Each of them is seen to at least so often, and of many some so often: thousands at once would make everybody wait. */
export const ROUND = 5000;
const STEP = 50;

/** Sees to the members of a set, again and again, for as long as there are any: one or a few at every step. */
export class Rounds<Member> {
  private place: Iterator<Member>;
  private cancel: (() => void) | undefined;

  constructor(
    private readonly time: Time,
    private readonly members: ReadonlySet<Member>,
    private readonly seeTo: (member: Member) => void,
  ) {
    this.place = members.values();
  }

  /** Somebody has come. */
  start(): void {
    this.cancel ??= this.time.after(Math.max(STEP, ROUND / this.members.size), () => this.step());
  }

  stop(): void {
    this.cancel?.();
  }

  private step(): void {
    this.cancel = undefined;
    for (let some = Math.ceil((this.members.size * STEP) / ROUND); some > 0; some--) this.seeToNext();
    if (this.members.size > 0) this.start();
  }

  private seeToNext(): void {
    let next = this.place.next();
    if (next.done) {
      this.place = this.members.values();
      next = this.place.next();
    }
    if (!next.done) this.seeTo(next.value);
  }
}
