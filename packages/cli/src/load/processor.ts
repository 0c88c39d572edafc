import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of processor time a process has used, all its threads together; on a busy machine they say more than the clock. */
export function cpuSeconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

/** The same for a process and all it has started: a PostgreSQL is a process a connection. */
export function cpuSecondsOfFamily(root: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      parents.set(Number(name), Number(fields[1]));
    } catch {
      // Gone meanwhile.
    }
  }
  let total = cpuSeconds(root);
  for (const [pid, parent] of parents) if (parent === root) total += cpuSeconds(pid) || 0;
  return total;
}
