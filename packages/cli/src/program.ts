import { Command } from 'commander';
import { arenaCommand } from './commands/arena.js';
import { backupCommand, restoreCommand } from './commands/backup.js';
import { benchCommand } from './commands/bench.js';
import { botServeCommand } from './commands/bot-serve.js';
import { compareCommand } from './commands/compare.js';
import { conformCommand } from './commands/conform.js';
import { deckCommand } from './commands/deck.js';
import { exportCommand } from './commands/export.js';
import { howlersCommand } from './commands/howlers.js';
import { importCommand } from './commands/import.js';
import { joinCommand } from './commands/join.js';
import { learnCommand } from './commands/learn.js';
import { loadCommand } from './commands/load.js';
import { playCommand } from './commands/play.js';
import { printCommand } from './commands/print.js';
import { probeCommand } from './commands/probe.js';
import { puzzlesCommand } from './commands/puzzles.js';
import { replayCommand } from './commands/replay.js';
import { rerunCommand } from './commands/rerun.js';
import { reviewCommand } from './commands/review.js';
import { rulesCommand } from './commands/rules.js';
import { scenarioCommand } from './commands/scenario.js';
import { serveCommand } from './commands/serve.js';
import { simulateCommand } from './commands/simulate.js';
import { trainCommand } from './commands/train.js';
import { verifyCommand } from './commands/verify.js';
import { worthCommand } from './commands/worth.js';

/** The whole command line. */
export function program(): Command {
  const taproom = new Command('taproom')
    // After the command `--with` is the command's own.
    .enablePositionalOptions()
    .description('The table for the Friends with Beverages games: play them, check them, measure them.')
    .option('--with <path>', 'before the command: take in a game from outside, a folder or a module; may be repeated')
    .addHelpText(
      'after',
      `
  taproom play closing-time        a game against three bots
  taproom learn closing-time       how it goes, step by step
  taproom rules closing-time       every rule
  taproom play closing-time -h     every option of that game

Exit codes: 0 all is well, 1 something does not hold, 2 something was asked for wrongly.`,
    );
  const commands = [
    playCommand(),
    learnCommand(),
    replayCommand(),
    reviewCommand(),
    rulesCommand(),
    deckCommand(),
    printCommand(),
    scenarioCommand(),
    conformCommand(),
    benchCommand(),
    simulateCommand(),
    arenaCommand(),
    compareCommand(),
    probeCommand(),
    rerunCommand(),
    puzzlesCommand(),
    howlersCommand(),
    trainCommand(),
    worthCommand(),
    botServeCommand(),
    serveCommand(),
    joinCommand(),
    verifyCommand(),
    exportCommand(),
    importCommand(),
    backupCommand(),
    restoreCommand(),
    loadCommand(),
  ];
  for (const command of commands) taproom.addCommand(command);
  for (const command of withAll(taproom))
    command.exitOverride().showSuggestionAfterError().showHelpAfterError('(add --help to see what there is)');
  return taproom;
}

const withAll = (command: Command): Command[] => [command, ...command.commands.flatMap(withAll)];
