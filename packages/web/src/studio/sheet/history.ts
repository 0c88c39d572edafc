/** What is on the desk now, and the way back and forth. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly now: Value;
  readonly future: readonly Value[];
}

/** As many steps as anybody walks back. */
const KEPT = 200;

export const beginWith = <Value>(now: Value): History<Value> => ({ past: [], now, future: [] });

export function changed<Value>({ past, now }: History<Value>, next: Value): History<Value> {
  return { past: [...past, now].slice(-KEPT), now: next, future: [] };
}

export function undone<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history;
  if (past.length === 0) return history;
  return { past: past.slice(0, -1), now: past.at(-1) as Value, future: [now, ...future] };
}

export function redone<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, now], now: next, future: rest };
}
