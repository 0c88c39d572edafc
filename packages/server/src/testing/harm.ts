import type { Chance } from '@taproom/engine';
import type { Chain } from './chain.js';

/** Everything that can go wrong between processes and their database. */
export const FAULTS = ['kill', 'kill-mid-move', 'pause', 'cut', 'stall', 'restart', 'crash', 'away', 'skew'] as const;
export type Fault = (typeof FAULTS)[number];

export interface Harm {
  readonly fault: Fault;
  /** Which process it concerns; the database concerns all. */
  readonly index: number;
  /** How long it lasts, in milliseconds. */
  readonly lasts: number;
  readonly step: number;
}

/** What happens in a round; `longest` is how long the database may be away. */
export function drawHarm(chance: Chance, fault: Fault, longest: number, processes: number): Harm {
  const long = chance.below(4) === 0;
  const lasts: Record<Fault, number> = {
    kill: 0,
    'kill-mid-move': 0,
    // A lease is lost after 3 s of silence: another process drives by the time it wakes up.
    pause: 4500 + chance.below(2000),
    cut: 300 + chance.below(3000),
    // Longer than a statement may take.
    stall: 1000 + chance.below(8000),
    restart: 0,
    crash: 0,
    away: long ? longest : Math.min(longest, 2500 + chance.below(3000)),
    skew: 500,
  };
  return { fault, index: chance.below(processes), lasts: lasts[fault], step: 1 + chance.below(40) };
}

/** Does it, and puts it right. */
export async function harm(chain: Chain, { fault, index, lasts, step }: Harm): Promise<void> {
  const { postgres } = chain;
  const child = chain.child(index);
  switch (fault) {
    case 'kill':
      return chain.kill(index);
    case 'kill-mid-move':
      return chain.kill(index, step);
    case 'pause':
      child.process.kill('SIGSTOP');
      await sleep(lasts);
      child.process.kill('SIGCONT');
      return;
    case 'cut':
      chain.cable(index).cut();
      await sleep(lasts);
      chain.cable(index).mend();
      return;
    case 'stall':
      chain.cable(index).stall();
      await sleep(lasts);
      chain.cable(index).mend();
      return;
    case 'restart':
      await postgres.halt();
      return postgres.start();
    case 'crash':
      await postgres.crash();
      return postgres.start();
    case 'away':
      await postgres.halt();
      await sleep(lasts);
      return postgres.start();
    case 'skew':
      // Somebody sets the clock of the machine while the server runs.
      child.say(`skew ${(step % 2 === 0 ? 1 : -1) * (2 + (step % 9)) * 60_000}`);
      return sleep(lasts);
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
