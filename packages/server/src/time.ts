/** Time as a server needs it. Injected, so that tests decide when it passes. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once, after so many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, then: () => void): () => void;
}

/** Timers of node are 32 bits wide: a longer wait is waited in pieces. */
const LONGEST = 2 ** 31 - 1;

export const realTime: Time = {
  now: () => Date.now(),
  after(milliseconds, then) {
    let timer: NodeJS.Timeout;
    const wait = (left: number) => {
      timer = setTimeout(() => (left > LONGEST ? wait(left - LONGEST) : then()), Math.min(left, LONGEST));
      timer.unref();
    };
    wait(Math.max(0, milliseconds));
    return () => clearTimeout(timer);
  },
};
