import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';
import { kindsFor } from '@taproom/bots';
import type { Game } from '@taproom/engine';
import { crewOf, doJob, findHowlers, type Howlers, type KindOfRegret, LAUGHABLE } from '@taproom/lab';
import { Command } from 'commander';
import { makeFolder, reasonOf, writeText } from '../files.js';
import { addGameFlags, settingFrom, wholeNumber } from '../flags.js';
import { usualPlayers, withGames } from '../games.js';
import { Gauge } from '../gauge.js';
import { INTERRUPTED, onCtrlC } from '../interrupt.js';
import { Mistake, orMistake } from '../mistake.js';
import { startedAs } from '../started-as.js';

interface Flags {
  readonly level: string;
  readonly players: number;
  readonly games: number;
  readonly looked: number;
  readonly iterations: number;
  readonly depth: number;
  readonly worst: number;
  readonly seed: string;
  readonly workers: number;
  readonly out?: string;
  readonly json?: true;
}

const HELP = `
Bots of one level play; some decisions of every game are looked into as a review does, with ten times its tables. Regret is
the chance to win that was lost against the best move found; the best is found at one half of the tables and measured at the
other, so that it is not merely the luckiest. A decision is counted where two standard errors leave no doubt and a review would
blame it too: what a table is worth and what the game's own players count in agree.
With --out the worst are written as records that end before the decision: open them with taproom replay, or on the page.

  taproom howlers closing-time
  taproom howlers whiskey-times --level local --games 40 --out howlers`;

export function howlersCommand(): Command {
  const howlers = new Command('howlers')
    .description('what a level does that a good player laughs at, by kind, and the worst of it')
    .argument('[game]', '`taproom howlers GAME --help` shows its rules as flags')
    .allowExcessArguments()
    .addHelpText('after', HELP);
  return withGames(howlers, gameCommand);
}

function gameCommand(game: Game): Command {
  const command = new Command(game.name)
    .description(game.words.en.title)
    .option('--level <bot>', 'who plays', 'landlord')
    .option('--players <number>', 'how many sit at the table', wholeNumber(1), usualPlayers(game))
    .option('--games <number>', 'how many games', wholeNumber(1), 20)
    .option('--looked <number>', 'decisions of each that are looked into', wholeNumber(1), 12)
    .option('--iterations <number>', 'tables who plays may imagine for a decision', wholeNumber(0), 80)
    .option('--depth <number>', 'tables imagined for a decision that looks bad', wholeNumber(8), 640)
    .option('--worst <number>', 'how many of the worst are told', wholeNumber(0), 5)
    .option('--seed <text>', 'the same seed, the same games', 'howlers')
    .option('--workers <number>', 'threads; makes no difference to the figures', wholeNumber(0), availableParallelism())
    .option('--out <folder>', 'write the worst there as records')
    .option('--json', 'for programs')
    .addHelpText('after', HELP);
  addGameFlags(command, game);
  return command.action((flags: Flags) => run(game, flags));
}

async function run(game: Game, flags: Flags): Promise<void> {
  const { wish } = orMistake(settingFrom(game, { ...flags }, flags.players));
  const { level, games, looked, depth, worst, seed } = flags;
  const kinds = kindsFor(game);
  if (!kinds.includes(level))
    throw new Mistake(`there is no bot "${level}" for ${game.name}; there is ${kinds.join(', ')}`);
  if (flags.out !== undefined) openFolder(flags.out);
  const crew = crewOf(Math.min(flags.workers, games), doJob);
  const gauge = new Gauge(games, 0);
  const { signal, off } = onCtrlC();
  try {
    const plan = { game: game.name, wish, level, seed, thought: flags.iterations, depth, looked, games, worst };
    const found = await findHowlers(plan, crew, (done) => gauge.show(done), signal);
    gauge.clear();
    const files = flags.out === undefined ? [] : written(found, flags.out);
    if (flags.json) console.log(JSON.stringify(found));
    else for (const line of linesOf(found, level, files)) console.log(line);
  } finally {
    off();
    await crew.close();
  }
  if (signal.aborted) process.exitCode = INTERRUPTED;
}

/** Before anything is played: nobody waits for minutes to hear that there is no such folder. */
function openFolder(folder: string): void {
  try {
    makeFolder(resolve(folder));
  } catch (error) {
    throw new Mistake(`${folder}: ${reasonOf(error)}`);
  }
}

const written = ({ worst }: Howlers, folder: string): string[] =>
  worst.map(({ record }, i) => {
    const file = resolve(folder, `howler-${i + 1}.json`);
    writeText(file, `${JSON.stringify(record)}\n`);
    return file;
  });

const hundredths = (chance: number): string => (100 * chance).toFixed(1);

function linesOf({ all, kinds, worst }: Howlers, level: string, files: readonly string[]): string[] {
  const width = Math.max(...[all, ...kinds].map(({ kind }) => kind.length));
  const row = ({ kind, decisions, regret, howlers }: KindOfRegret): string => {
    const cost = `${hundredths(regret.mean)} ± ${hundredths(regret.margin)}`;
    const share = `${hundredths(howlers.share)} % (${hundredths(howlers.low)} to ${hundredths(howlers.high)})`;
    return `  ${kind.padEnd(width)} ${String(decisions).padStart(6)} ${cost.padStart(12)}   ${share}`;
  };
  return [
    `${level}: decisions by kind, regret in points of a hundred, and the share whose regret is surely above ${100 * LAUGHABLE}`,
    row(all),
    ...kinds.map(row),
    ...worst.map(({ record, line, seat, kind, played, best, mean, error }, i) => {
      const where = files[i] ?? `seed "${record.seed}"`;
      return `${i + 1}. ${kind}: ${record.players[seat]} at move ${line + 1} made "${played}" where "${best}" was better by ${hundredths(mean)} ± ${hundredths(2 * error)}; ${where}`;
    }),
    ...(worst.length === 0 ? [] : [howToOpen(files[0])]),
  ];
}

const howToOpen = (first: string | undefined): string =>
  first === undefined
    ? 'with --out FOLDER they are positions to open'
    : `to open one: ${startedAs()} replay --open ${relative(process.cwd(), first)}`;
