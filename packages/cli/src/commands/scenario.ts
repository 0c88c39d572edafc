import { formatProblem } from '@taproom/engine';
import { runScenario } from '@taproom/engine/scenario';
import { Command } from 'commander';
import { readText } from '../files.js';
import { allGames } from '../games.js';
import { Mistake } from '../mistake.js';
import { paint } from '../paint.js';

interface Ran {
  readonly file: string;
  readonly title?: string;
  readonly problems: readonly string[];
  /** The file itself is wrong, as opposed to a sentence in it that does not hold. */
  readonly malformed: boolean;
}

export const scenarioCommand = (): Command =>
  new Command('scenario')
    .description('run scenario files: the rulebook as examples that must hold')
    .argument('<files...>', 'YAML files')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      `
Exit code 0 when all hold, 1 when one does not (file, line, step, expected and found are named), 2 when a file cannot be read.

  taproom scenario packages/games/src/closing-time/scenarios/*.yaml`,
    )
    .action((files: readonly string[], flags: { json?: true }) => {
      const ran = files.map(run);
      if (flags.json) console.log(JSON.stringify(ran));
      else report(ran);
      process.exitCode = ran.some(({ malformed }) => malformed)
        ? 2
        : ran.some(({ problems }) => problems.length > 0)
          ? 1
          : 0;
    });

/** What does not hold is always said as "expected ..."; any other problem is one with the file. */
const EXPECTED = /^(step \d+: )?expected /;

function run(file: string): Ran {
  let text: string;
  try {
    text = readText(file);
  } catch (error) {
    if (error instanceof Mistake) return { file, problems: [error.message], malformed: true };
    throw error;
  }
  const held = runScenario(text, file, allGames());
  if (held.ok) return { file, title: held.value.scenario.title, problems: [], malformed: false };
  return {
    file,
    problems: held.problem.map(formatProblem),
    malformed: held.problem.some(({ reason }) => !EXPECTED.test(reason)),
  };
}

function report(ran: readonly Ran[]): void {
  for (const { file, title, problems } of ran) {
    if (problems.length === 0) console.log(`${paint.ink('green', 'holds')}  ${title} ${paint.dim(file)}`);
    for (const problem of problems) console.log(`${paint.ink('red', 'FAILS')}  ${problem}`);
  }
  const failed = ran.filter(({ problems }) => problems.length > 0).length;
  console.log(`${ran.length - failed} hold, ${failed} fail`);
}
