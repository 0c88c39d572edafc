/** How fast one way of playing is. */
export interface Measured {
  readonly name: string;
  /** Decisions made per second of this process's CPU time: the figure to compare, also on a busy machine. */
  readonly perCpuSecond: number;
  /** Decisions made per second on the clock. */
  readonly perSecond: number;
  /** Bytes allocated on the heap for each decision. */
  readonly bytesPerDecision: number;
}

export interface Effort {
  /** Milliseconds to run before measuring. */
  readonly warm: number;
  /** Milliseconds of each sample. */
  readonly sample: number;
  readonly samples: number;
}

export const FULL: Effort = { warm: 1500, sample: 3000, samples: 5 };
export const QUICK: Effort = { warm: 50, sample: 50, samples: 5 };

/** Runs `play`, which returns how many decisions it made, again and again. Medians of the samples. */
export function measure(name: string, play: () => number, effort: Effort): Measured {
  runFor(play, effort.warm);
  const samples = Array.from({ length: effort.samples }, () => runFor(play, effort.sample));
  return {
    name,
    perCpuSecond: median(samples.map(({ decisions, cpu }) => decisions / cpu)),
    perSecond: median(samples.map(({ decisions, clock }) => decisions / clock)),
    bytesPerDecision: allocatedBy(play),
  };
}

function runFor(play: () => number, milliseconds: number): { decisions: number; cpu: number; clock: number } {
  const cpuBefore = process.cpuUsage();
  const start = performance.now();
  let decisions = 0;
  while (performance.now() - start < milliseconds) decisions += play();
  const clock = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { decisions, cpu: (user + system) / 1e6, clock };
}

/** Short runs, so that hardly any has garbage collected in the middle of it; those that have are not counted. */
function allocatedBy(play: () => number): number {
  const counted: number[] = [];
  for (let run = 0; run < 50 && counted.length < 9; run++) {
    const before = process.memoryUsage().heapUsed;
    let decisions = 0;
    while (decisions < 1000) decisions += play();
    const grown = process.memoryUsage().heapUsed - before;
    if (grown >= 0) counted.push(grown / decisions);
  }
  return median(counted);
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
