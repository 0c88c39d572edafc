/** A span in which no server was running. Clocks stood still. */
export interface Downtime {
  readonly since: number;
  readonly until: number;
}

/** Milliseconds of downtime between two times. */
export function downtimeIn(downtimes: readonly Downtime[], from: number, to: number): number {
  let total = 0;
  for (const { since, until } of downtimes) total += Math.max(0, Math.min(to, until) - Math.max(from, since));
  return total;
}
