import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Puzzle } from '@taproom/bots';
import type { Game } from '@taproom/engine';
import { hunt } from '@taproom/lab';
import { Command } from 'commander';
import { crewFor, queueFlag, type Staff } from '../crew.js';
import { addGameFlags, settingFrom, wholeNumber } from '../flags.js';
import { usualPlayers, withGames } from '../games.js';
import { Gauge } from '../gauge.js';
import { INTERRUPTED, onCtrlC } from '../interrupt.js';
import { Mistake, orMistake } from '../mistake.js';

interface Flags extends Staff {
  readonly players: number;
  readonly count: number;
  readonly seed: string;
  readonly glance: number;
  readonly look: number;
  readonly from: number;
  readonly out?: string;
  readonly continue?: true;
}

const HELP = `
Strong players play; where one move is clearly better than all others, and plain sense would make another, that is a puzzle.
One a game at most. Decisions are looked at closer and closer, each time with other tables, and given up as soon as they
cannot become puzzles any more; what is kept was judged with ten times the tables a Landlord imagines. Margins are how far
the next best move is behind, with their standard errors. The same seed gives the same bytes, whatever the number of workers.

  taproom puzzles closing-time
  taproom puzzles with-friends --count 60 --out puzzles.json
  taproom puzzles with-friends --count 60 --out puzzles.json --continue      after Ctrl-C`;

export function puzzlesCommand(): Command {
  const puzzles = new Command('puzzles')
    .description('find positions in which one move is clearly better, and plain sense misses it')
    .argument('[game]', '`taproom puzzles GAME --help` shows its rules as flags')
    .allowExcessArguments()
    .addHelpText('after', HELP);
  return withGames(puzzles, gameCommand);
}

function gameCommand(game: Game): Command {
  const command = new Command(game.name)
    .description(game.words.en.title)
    .option('--players <number>', 'how many sit at the table', wholeNumber(1), usualPlayers(game))
    .option('--count <number>', 'how many puzzles', wholeNumber(1), 10)
    .option('--seed <text>', 'the same seed, the same puzzles', 'puzzles')
    .option('--glance <number>', 'tables imagined at first', wholeNumber(2), 8)
    .option('--look <number>', 'tables imagined for a decision that is kept', wholeNumber(2), 2000)
    .option('--from <percent>', 'leave the first so many percent of every game alone', wholeNumber(0), 0)
    .option('--workers <number>', 'threads; makes no difference to the puzzles', wholeNumber(0), availableParallelism())
    .addOption(queueFlag())
    .option('--out <file>', 'write them there, as data, instead of printing them')
    .option('--continue', 'keep those that are in that file already, and search on after them')
    .addHelpText('after', HELP);
  addGameFlags(command, game);
  return command.action((flags: Flags) => run(game, flags));
}

async function run(game: Game, flags: Flags): Promise<void> {
  const { wish } = orMistake(settingFrom(game, { ...flags }, flags.players));
  const { count, seed, glance, look, from } = flags;
  const before = flags.continue ? puzzlesIn(flags.out) : [];
  const crew = await crewFor(flags);
  const gauge = new Gauge(count, 0, 'puzzles');
  const { signal, off } = onCtrlC();
  try {
    const search = { game: game.name, wish, seed, glance, look, from: from / 100 };
    let kept = before.length;
    const tell = (found: readonly Puzzle[]): void => {
      gauge.show(found.length);
      // Now and not at the end: it may be hours of work.
      if (flags.out !== undefined && found.length > kept) write(flags.out, found);
      kept = found.length;
    };
    const { puzzles, games } = await hunt(search, count, crew, tell, { before, signal });
    gauge.clear();
    if (flags.out === undefined) for (const puzzle of puzzles) console.log(lineOf(puzzle));
    else write(flags.out, puzzles);
    console.error(`${puzzles.length} puzzles in ${games} games`);
  } finally {
    off();
    await crew.close();
  }
  if (signal.aborted) process.exitCode = INTERRUPTED;
}

const write = (file: string, puzzles: readonly Puzzle[]): void =>
  writeFileSync(file, `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);

function puzzlesIn(file: string | undefined): Puzzle[] {
  if (file === undefined) throw new Mistake('--continue needs --out FILE: the file that has the puzzles found so far');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Mistake(`${file} has no puzzles to go on from: ${(error as Error).message}`);
  }
}

function lineOf({ record, seat, solution, tempting, unit, margin, error, cost, difficulty }: Puzzle): string {
  const figure = (value: number): string => (unit === 'chance' ? `${(100 * value).toFixed(1)} %` : value.toFixed(1));
  const ahead = `ahead by ${figure(margin)} ± ${figure(2 * error)}`;
  return `${'*'.repeat(difficulty).padEnd(4)}${record.seed}, move ${record.moves.length + 1}, ${record.players[seat]}: ${solution} (${ahead}); not ${tempting} (costs ${figure(cost)})`;
}
