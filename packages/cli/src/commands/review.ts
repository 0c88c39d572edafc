import { availableParallelism } from 'node:os';
import { type Review, Reviewing, USUAL_DEPTH } from '@taproom/bots/review';
import { formatProblem, readRecord } from '@taproom/engine';
import { crewOf, doJob, judgeAll } from '@taproom/lab';
import { Command } from 'commander';
import { expectFolderFor, readText, writeText } from '../files.js';
import { wholeNumber } from '../flags.js';
import { gameNamed } from '../games.js';
import { Gauge } from '../gauge.js';
import { INTERRUPTED, onCtrlC } from '../interrupt.js';
import { Mistake, orMistake } from '../mistake.js';
import { reviewPage } from '../review/page.js';
import { reviewText } from '../review/text.js';

interface Flags {
  readonly html?: string;
  readonly json?: true;
  readonly depth: number;
  readonly workers: number;
}

const HELP = `
Every change of a seat's chance to win is luck (the deal, a card drawn), its own play, or somebody else's play: they add up to
the result. Decisions are judged by what their player could know; a loss is given with twice its standard error, and marked
only where that leaves no doubt. The same record and depth give the same review, whatever the number of workers.
Ctrl-C stops; what was judged until then is told.

  taproom review game.json
  taproom review game.json --html review.html`;

export const reviewCommand = (): Command =>
  new Command('review')
    .description('what decided a finished game: luck, or whose play')
    .argument('<file>', 'a record, such as Ctrl-C leaves')
    .option('--html <file>', 'write it there as a page, with its pictures')
    .option('--json', 'for programs: all of it as one JSON object')
    .option('--depth <number>', 'tables imagined for a decision that may be marked', wholeNumber(8), USUAL_DEPTH)
    .option('--workers <number>', 'threads; makes no difference to the review', wholeNumber(0), availableParallelism())
    .addHelpText('after', HELP)
    .action(async (file: string, flags: Flags) => {
      const record = orMistake(readRecord(readText(file), file));
      const game = gameNamed(record.game);
      if (flags.html !== undefined) expectFolderFor(flags.html);
      const reviewing = Reviewing.of(game, record, flags.depth);
      if (!reviewing.ok) throw new Mistake(formatProblem({ file, reason: reviewing.problem.reason }));
      const { review, isWhole } = await reviewed(reviewing.value, flags);
      if (flags.html !== undefined) writeText(flags.html, reviewPage(game, record, review));
      if (flags.json) console.log(JSON.stringify(review));
      else for (const line of reviewText(game, record, review)) console.log(line);
      if (!isWhole) process.exitCode = INTERRUPTED;
    });

async function reviewed(reviewing: Reviewing, { workers }: Flags): Promise<{ review: Review; isWhole: boolean }> {
  const crew = crewOf(workers, doJob);
  const gauge = new Gauge(reviewing.todo.length, 0, 'decisions');
  const { signal, off } = onCtrlC();
  try {
    const decisions = await judgeAll(reviewing, crew, (done) => gauge.show(done), signal);
    gauge.clear();
    return { review: reviewing.review(decisions), isWhole: !signal.aborted };
  } finally {
    off();
    await crew.close();
  }
}
