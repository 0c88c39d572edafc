import { availableParallelism } from 'node:os';
import { botsFor } from '@taproom/bots';
import type { Game, NumberOption } from '@taproom/engine';
import {
  figureNamed,
  figuresFor,
  figuresOf,
  judgeWay,
  runSweep,
  type Sweep,
  sweepJobs,
  type Target,
  type Way,
} from '@taproom/lab';
import { Command } from 'commander';
import { sideFrom } from '../compare/side.js';
import { costFlag, crewFor, queueFlag, type Staff, sayCost } from '../crew.js';
import { addGameFlags, wholeNumber } from '../flags.js';
import { checkBot, usualPlayers, withGames } from '../games.js';
import { Gauge } from '../gauge.js';
import { INTERRUPTED, onCtrlC } from '../interrupt.js';
import { Mistake } from '../mistake.js';
import { pad } from '../paint.js';

interface Flags extends Staff {
  readonly players: number;
  readonly target: string;
  readonly bot: string;
  readonly iterations: number;
  readonly deals: number;
  readonly seed: string;
  readonly cost?: true;
  readonly json?: true;
}

const HELP = `
Every value is played on the same deals. Intervals are true together 95 times in 100, all values considered.

  taproom sweep last-call hand=5..9 --target seats=1%
  taproom sweep whiskey-times companions=0..15 --target companions=3
  taproom sweep with-friends exact=0..20 --target margin=12 --rounds quick`;

export function sweepCommand(): Command {
  const sweep = new Command('sweep')
    .description('try every value of a number, and say which comes nearest to what you are after')
    .argument('[game]', '`taproom sweep GAME --help` shows its numbers')
    .allowExcessArguments()
    .addHelpText('after', HELP);
  return withGames(sweep, gameCommand);
}

const numbersOf = (game: Game): NumberOption[] =>
  game.options.filter((option): option is NumberOption => option.kind === 'number');

function gameCommand(game: Game): Command {
  const numbers = numbersOf(game).map(({ name, min, max, says }) => `  ${pad(name, 20)}${min} to ${max}: ${says}`);
  const figures = figuresOf(game).map(({ name, says }) => `  ${pad(name, 20)}${says}`);
  const command = new Command(game.name)
    .description(
      `${game.words.en.title}: ${numbersOf(game)
        .map(({ name }) => name)
        .join(', ')}`,
    )
    .argument('<range>', 'which number, and from where to where: hand=5..9')
    .requiredOption('--target <what>', 'seats=1% (all places win alike, within so much), or FIGURE=VALUE')
    .option('--players <number>', 'how many sit at the table', wholeNumber(1), usualPlayers(game))
    .option('--bot <kind>', `who plays every seat: ${botsFor(game).join(', ')}`, 'local')
    .option('--iterations <number>', 'tables a bot that looks ahead may imagine a decision', wholeNumber(0), 16)
    .option('--deals <number>', 'how many deals each value is played on', wholeNumber(20), 400)
    .option('--seed <text>', 'the same seed, the same deals', 'sweep')
    .option('--workers <number>', 'threads; makes no difference to the figures', wholeNumber(0), availableParallelism())
    .addOption(queueFlag())
    .addOption(costFlag())
    .option('--json', 'for programs')
    .addHelpText('after', `\nNumbers:\n${numbers.join('\n')}\n\nFigures:\n${figures.join('\n')}\n${HELP}`);
  addGameFlags(command, game);
  return command.action((range: string, flags: Flags) => run(game, range, flags));
}

async function run(game: Game, range: string, flags: Flags): Promise<void> {
  const { option, values } = rangeFrom(game, range);
  const target = targetFrom(game, flags.target);
  checkBot(game, flags.bot);
  const sides = values.map((value) => sideFrom(game, `${option.name}=${value}`, { ...flags }, flags.players));
  const sweep: Sweep = {
    game: game.name,
    wishes: sides.map(({ wish }) => wish),
    bot: flags.bot,
    iterations: flags.iterations,
    seed: flags.seed,
    figures: figuresFor(target, flags.players),
  };
  if (flags.cost) return await sayCost([sweepJobs(sweep, flags.deals)], flags.workers);
  const crew = await crewFor(flags);
  const stop = onCtrlC();
  const gauge = new Gauge(values.length * flags.deals, 0);
  try {
    const { isWhole, found } = await runSweep(sweep, flags.deals, crew, (games) => gauge.show(games), stop.signal);
    gauge.clear();
    if (!isWhole) {
      console.error('stopped before every value was tried');
      process.exitCode = INTERRUPTED;
      return;
    }
    const ways = found.map((moments) => judgeWay(target, moments, values.length));
    if (flags.json) console.log(JSON.stringify({ sweep, deals: flags.deals, target, values, ways }));
    else print(option, values, ways, target, flags);
  } finally {
    stop.off();
    await crew.close();
  }
}

function rangeFrom(game: Game, text: string): { option: NumberOption; values: number[] } {
  const match = /^([\w-]+)=(-?\d+)\.\.(-?\d+)$/.exec(text);
  const names = numbersOf(game).map(({ name }) => name);
  if (!match) throw new Mistake(`"${text}" is no range; write ${names[0]}=FROM..TO, with one of ${names.join(', ')}`);
  const option = numbersOf(game).find(({ name }) => name === match[1]);
  if (!option) throw new Mistake(`${game.name} has no number "${match[1]}"; there is ${names.join(', ')}`);
  const [from, to] = [Number(match[2]), Number(match[3])];
  if (from < option.min || to > option.max || from >= to)
    throw new Mistake(
      `${option.name} goes from ${option.min} to ${option.max}, the lower end first; not ${from}..${to}`,
    );
  return { option, values: Array.from({ length: to - from + 1 }, (_, i) => from + i) };
}

function targetFrom(game: Game, text: string): Target {
  const [name = '', amount = ''] = text.split('=');
  const number = Number(amount.replace(/%$/, ''));
  const isNumber = amount !== '' && Number.isFinite(number);
  if (name === 'seats' && isNumber && number > 0) return { what: 'seats', within: number / 100 };
  const figure = figuresOf(game).find((each) => each.name === name) ?? (name.includes(':') && figureNamed(game, name));
  if (!figure || !isNumber)
    throw new Mistake(
      `--target: "${text}" is none; it is seats=1%, or FIGURE=VALUE with one of ${figuresOf(game)
        .map((each) => each.name)
        .join(', ')}`,
    );
  return { what: 'figure', figure: figure.name, value: figure.unit === 'share' ? number / 100 : number };
}

function print(
  option: NumberOption,
  values: readonly number[],
  ways: readonly Way[],
  target: Target,
  flags: Flags,
): void {
  const isShare = target.what === 'seats' || (target.value < 1 && flags.target.endsWith('%'));
  const shown = (value: number): string => (isShare ? `${(100 * value).toFixed(1)} %` : value.toFixed(2));
  const wanted =
    target.what === 'seats'
      ? `all places within ${shown(target.within)} of each other`
      : `${target.figure} of ${shown(target.value)}`;
  console.log(`${flags.players} players, ${flags.bot} bots, ${flags.deals} deals for each value, seed ${flags.seed}`);
  console.log(`wanted: ${wanted}\n`);
  const column = target.what === 'seats' ? 'largest difference' : target.figure;
  console.log(`${pad(option.name, 14)}${column}`);
  values.forEach((value, i) => {
    const { estimate, met } = ways[i] as Way;
    const usual = value === option.default ? '  (by the book)' : '';
    const margin = Number.isFinite(estimate.margin) ? ` ± ${shown(estimate.margin)}` : '';
    console.log(`${pad(String(value), 14)}${pad(`${shown(estimate.mean)}${margin}`, 24)}${SAYS[met]}${usual}`);
  });
  const best = values.reduce((nearest, _, i) => ((ways[i] as Way).off < (ways[nearest] as Way).off ? i : nearest), 0);
  console.log(`\nNearest: ${option.name} ${values[best]}. ${VERDICTS[(ways[best] as Way).met]}`);
}

const SAYS: Readonly<Record<Way['met'], string>> = { met: 'there', missed: 'not there', open: 'may be there' };
const VERDICTS: Readonly<Record<Way['met'], string>> = {
  met: 'It is there, beyond doubt.',
  missed: 'No value is there: another number, or a card, has to change.',
  open: 'So many deals cannot tell it from what was wanted; more would say how near it is.',
};
