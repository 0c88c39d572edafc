import { createRequire } from 'node:module';
import { Command } from 'commander';

/** Every command by its name. Each is loaded when it is asked for: nobody waits for what another command needs. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./commands/play.js')).playCommand(),
  learn: async () => (await import('./commands/learn.js')).learnCommand(),
  replay: async () => (await import('./commands/replay.js')).replayCommand(),
  review: async () => (await import('./commands/review.js')).reviewCommand(),
  rules: async () => (await import('./commands/rules.js')).rulesCommand(),
  deck: async () => (await import('./commands/deck.js')).deckCommand(),
  print: async () => (await import('./commands/print.js')).printCommand(),
  scenario: async () => (await import('./commands/scenario.js')).scenarioCommand(),
  conform: async () => (await import('./commands/conform.js')).conformCommand(),
  bench: async () => (await import('./commands/bench.js')).benchCommand(),
  simulate: async () => (await import('./commands/simulate.js')).simulateCommand(),
  arena: async () => (await import('./commands/arena.js')).arenaCommand(),
  compare: async () => (await import('./commands/compare.js')).compareCommand(),
  sweep: async () => (await import('./commands/sweep.js')).sweepCommand(),
  probe: async () => (await import('./commands/probe.js')).probeCommand(),
  rerun: async () => (await import('./commands/rerun.js')).rerunCommand(),
  puzzles: async () => (await import('./commands/puzzles.js')).puzzlesCommand(),
  howlers: async () => (await import('./commands/howlers.js')).howlersCommand(),
  train: async () => (await import('./commands/train.js')).trainCommand(),
  work: async () => (await import('./commands/work.js')).workCommand(),
  worth: async () => (await import('./commands/worth.js')).worthCommand(),
  'bot-serve': async () => (await import('./commands/bot-serve.js')).botServeCommand(),
  serve: async () => (await import('./commands/serve.js')).serveCommand(),
  join: async () => (await import('./commands/join.js')).joinCommand(),
  verify: async () => (await import('./commands/verify.js')).verifyCommand(),
  export: async () => (await import('./commands/export.js')).exportCommand(),
  import: async () => (await import('./commands/import.js')).importCommand(),
  backup: async () => (await import('./commands/backup.js')).backupCommand(),
  restore: async () => (await import('./commands/backup.js')).restoreCommand(),
  load: async () => (await import('./commands/load.js')).loadCommand(),
};

/** The whole command line; or, where `wanted` is the name of a command, as much of it as that command needs. */
export async function program(wanted = ''): Promise<Command> {
  const taproom = new Command('taproom')
    // After the command `--with` is the command's own.
    .enablePositionalOptions()
    .description('The table for the Friends with Beverages games: play them, check them, measure them.')
    .version(versionOf(), '-v, --version', 'which taproom this is')
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
  const named = Object.hasOwn(COMMANDS, wanted) ? [COMMANDS[wanted]] : Object.values(COMMANDS);
  for (const load of named) if (load) taproom.addCommand(await load());
  for (const command of withAll(taproom))
    command.exitOverride().showSuggestionAfterError().showHelpAfterError('(add --help to see what there is)');
  return taproom;
}

const versionOf = (): string =>
  (createRequire(import.meta.url)('taproom/package.json') as { readonly version: string }).version;

const withAll = (command: Command): Command[] => [command, ...command.commands.flatMap(withAll)];
