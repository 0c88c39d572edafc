import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { noQueue } from '../crew.js';
import { wholeNumber } from '../flags.js';
import { onCtrlC } from '../interrupt.js';

export const workCommand = (): Command =>
  new Command('work')
    .description('do the work of those who ask with --queue: simulate, compare, sweep, arena, puzzles, train')
    .requiredOption('--queue <url>', 'the same PostgreSQL that they name')
    .option('--workers <number>', 'jobs at a time, a thread each', wholeNumber(1), availableParallelism())
    .addHelpText(
      'after',
      `
Start it on as many machines as you like, before or after somebody asks; Ctrl-C ends it, and what it was at is done by
somebody else. A worker that dies loses nothing and doubles nothing, and the results have the same bytes as on one machine.
Both sides must be the same version of Taproom, to the byte; others are refused, and both sides say so.

  taproom work --queue postgres://taproom:secret@db.example/lab
  taproom compare whiskey-times companions=8 --bot landlord --queue postgres://taproom:secret@db.example/lab`,
    )
    .action(async ({ queue, workers }: { queue: string; workers: number }) => {
      const { work } = await import('@taproom/lab/queue');
      const stop = onCtrlC();
      try {
        await work(queue, { lanes: workers, signal: stop.signal, tell: (line) => console.error(line) });
      } catch (error) {
        throw noQueue(queue, error);
      } finally {
        stop.off();
      }
    });
