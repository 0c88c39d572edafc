import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { reviewOf, USUAL_DEPTH } from '@taproom/bots/review';
import {
  calmWorth,
  crewOf,
  doJob,
  findPlanted,
  formatWeights,
  type Lucks,
  type Measured,
  makeWorth,
  measureWorth,
  type Tenth,
} from '@taproom/lab';
import { Command } from 'commander';
import { expectFolderFor, writeText } from '../files.js';
import { wholeNumber } from '../flags.js';
import { gameNamed } from '../games.js';
import { Gauge } from '../gauge.js';
import { Mistake } from '../mistake.js';

interface Flags {
  readonly games: number;
  readonly samples: number;
  readonly epochs: number;
  readonly seed: string;
  readonly workers: number;
  readonly mistakes?: number;
  readonly train?: true;
  readonly calm?: true;
  readonly out?: string;
}

const HELP = `
A review goes by the chance of every seat to win, all hands open. This measures it on games of mixed levels, all numbers of
players and the variants, none of which it was made from: of what was said, tenth by tenth, what came; and whether luck
adds up to nothing. With --train it makes the file of a game anew instead. The same seed and number of games give the
same figures and the same file.

  taproom worth last-call --games 2000
  taproom worth last-call --mistakes 20
  taproom worth last-call --calm --games 800 --out packages/bots/src/last-call/worth.json
  taproom worth last-call --train --games 12000 --out packages/bots/src/last-call/worth.json`;

export const worthCommand = (): Command =>
  new Command('worth')
    .description('how far the chances of a review can be trusted, and how they are made')
    .argument('<game>')
    .option('--games <number>', 'how many games', wholeNumber(20), 2000)
    .option('--samples <number>', 'how often each event is tried with other luck; 0 leaves luck out', wholeNumber(0), 8)
    .option('--epochs <number>', 'with --train: how often each position is learnt from', wholeNumber(1), 4)
    .option('--seed <text>', 'the same seed, the same games', 'worth')
    .option('--workers <number>', 'threads; makes no difference', wholeNumber(0), availableParallelism())
    .option(
      '--mistakes <number>',
      'instead: games of Landlords with random moves planted, and whether a review finds them',
      wholeNumber(1),
    )
    .option('--train', 'make the file anew')
    .option('--calm', 'keep the net, and calm it down anew by so many games that it never saw')
    .option('--out <file>', 'with --train or --calm: where it goes (GAME-worth.json by default)')
    .addHelpText('after', HELP)
    .action(async (name: string, flags: Flags) => {
      const game = gameNamed(name).name;
      if (!reviewOf(game)) throw new Mistake(`${game} has no entry in packages/bots/src/review/entries.ts yet`);
      if (flags.mistakes !== undefined) await plant(game, flags.mistakes, flags);
      else await (flags.train || flags.calm ? make(game, flags) : measure(game, flags));
    });

async function make(game: string, { games, epochs, seed, workers, out, calm }: Flags): Promise<void> {
  const file = resolve(out ?? `${game}-worth.json`);
  expectFolderFor(file);
  const crew = crewOf(workers, doJob);
  const gauge = new Gauge(games, 0);
  const how = calm ? `--calm --games ${games}` : `--train --games ${games} --epochs ${epochs}`;
  const made = `taproom worth ${game} ${how}${seed === 'worth' ? '' : ` --seed ${seed}`}`;
  const show = (done: number): void => gauge.show(done);
  try {
    const worth = calm
      ? await calmWorth({ game, seed, games }, crew, made, show)
      : await makeWorth({ game, seed, games, epochs }, crew, made, show);
    gauge.clear();
    writeText(file, formatWeights(worth));
    console.log(`it is in ${file}`);
  } finally {
    await crew.close();
  }
}

async function measure(game: string, { games, samples, seed, workers }: Flags): Promise<void> {
  const crew = crewOf(workers, doJob);
  const gauge = new Gauge(games, 0);
  try {
    const measured = await measureWorth({ game, seed, games, samples }, crew, (done) => gauge.show(done));
    gauge.clear();
    for (const line of linesOf(measured, samples)) console.log(line);
  } finally {
    await crew.close();
  }
}

/** Tables a Landlord imagines here; decisions of its own that are judged for each planted one. */
const PLANTED = { thought: 40, sound: 6 };

async function plant(game: string, games: number, { seed, workers }: Flags): Promise<void> {
  const crew = crewOf(workers, doJob);
  const gauge = new Gauge(games, 0);
  const { thought, sound } = PLANTED;
  const plan = { game, seed: `mistakes ${seed}`, games, thought, sound, depth: USUAL_DEPTH };
  try {
    const { planted, found, own, alarms } = await findPlanted(plan, crew, (done) => gauge.show(done));
    gauge.clear();
    console.log(`of ${planted} planted mistakes that cost 10 points or more, ${found} were found`);
    console.log(`of ${own} decisions of Landlords, ${alarms} were marked`);
  } finally {
    await crew.close();
  }
}

const hundredths = (value: number): string => (100 * value).toFixed(1);

const COLUMNS = 50;

/** A line of a reliability diagram: o what was said, x what came, - how far that may be off; * where they meet. */
function barOf({ said, won, error }: Tenth): string {
  const at = (chance: number): number => Math.min(COLUMNS, Math.max(0, Math.round(COLUMNS * chance)));
  const bar = new Array<string>(COLUMNS + 1).fill(' ');
  bar.fill('-', at(won - 2 * error), at(won + 2 * error) + 1);
  bar[at(won)] = 'x';
  bar[at(said)] = at(won) === at(said) ? '*' : 'o';
  return bar.join('');
}

const lucky = ({ mean, error, spread }: Lucks): string =>
  `${hundredths(mean)} ± ${hundredths(2 * error)} in a hundred, spread ${hundredths(spread)}`;

function linesOf({ games, tenths, error, baseError, luck }: Measured, samples: number): string[] {
  return [
    `${games} games`,
    ` tenth    seats told   on average     won     ±   ${'0'.padEnd(COLUMNS / 2)}50${'100'.padStart(COLUMNS / 2 - 1)}`,
    ...tenths.map((tenth, n) => {
      const { count, said, won, error: off } = tenth;
      const range = `${String(10 * n).padStart(3)}-${String(10 * n + 10).padEnd(3)}`;
      return `${range}${String(count).padStart(13)}${hundredths(said).padStart(13)}${hundredths(won).padStart(8)}${hundredths(2 * off).padStart(6)}  |${barOf(tenth)}|`;
    }),
    `mean squared error ${error.toFixed(4)}; saying one seat's share every time: ${baseError.toFixed(4)}`,
    ...(samples > 0
      ? [`luck of who begins: ${lucky(luck.first)}`, `luck of all Regulars at a table: ${lucky(luck.regulars)}`]
      : []),
  ];
}
