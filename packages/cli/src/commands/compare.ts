import { availableParallelism } from 'node:os';
import { botsFor } from '@taproom/bots';
import type { Game } from '@taproom/engine';
import {
  type Comparison,
  type Crew,
  comparisonJobs,
  dealsFor,
  type Effect,
  eventFigures,
  type Figure,
  figureNamed,
  figuresOf,
  findingsOf,
  runComparison,
  SKILL,
} from '@taproom/lab';
import { Command } from 'commander';
import { type Compared, forPrograms, printComparison, printEachPlayers } from '../compare/report.js';
import { AS_SHIPPED, type Side, sideFrom } from '../compare/side.js';
import { effectFrom } from '../compare/smallest.js';
import { costFlag, crewFor, queueFlag, type Staff, sayCost } from '../crew.js';
import { addGameFlags, listed, wholeNumber } from '../flags.js';
import { checkBot, usualPlayers, withGames } from '../games.js';
import { Gauge } from '../gauge.js';
import { INTERRUPTED, onCtrlC } from '../interrupt.js';
import { Mistake } from '../mistake.js';
import { pad } from '../paint.js';

interface Flags extends Staff {
  readonly players: number;
  readonly bot: string;
  readonly iterations: number;
  readonly smallest?: string;
  readonly deals?: number;
  readonly most: number;
  readonly figures?: readonly string[];
  readonly events?: true;
  readonly seed: string;
  readonly skill?: string | true;
  readonly eachPlayers?: true;
  readonly cost?: true;
  readonly json?: true;
}

/** Deals of a trial run, from which the number of deals is chosen. They are not counted afterwards. */
const TRIAL = 120;

/** Of fewer deals the deviation is hardly known. */
const LEAST = 20;

export function compareCommand(): Command {
  const compare = new Command('compare')
    .description('play two ways to set up a game on the same deals, and say what differs')
    .argument('[game]', '`taproom compare GAME --help` shows its rules as flags')
    .allowExcessArguments()
    .addHelpText('after', HELP);
  return withGames(compare, gameCommand);
}

const HELP = `
Name the changes, as NAME=VALUE; with two of them the first is A and the second is B, with one A is as shipped. Flags are
for both sides. Bots play every deal both ways, so luck is the same and small differences show. The number of deals is
chosen so that the smallest difference worth knowing is found nine times in ten; intervals and verdicts allow for the
number of figures. The same seed gives the same bytes, whatever the number of workers.

  taproom compare closing-time sips=0
  taproom compare last-call last-call=caught last-call=automatic --players 6
  taproom compare closing-time deck=my-deck.csv --smallest 3%
  taproom compare with-friends "rounds=quick wingman" "rounds=quick double-deck" --figures met,margin
  taproom compare whiskey-times as-shipped caught --trading --smallest decisions=10,starter=3%
  taproom compare last-call players=3 players=6`;

function gameCommand(game: Game): Command {
  const figures = figuresOf(game).map(({ name, says }) => `  ${pad(name, 12)}${says}`);
  const command = new Command(game.name)
    .description(game.words.en.title)
    .argument('<change>', `what B changes, or what A changes when there are two: "sips=0 deck=FILE", ${AS_SHIPPED}`)
    .argument('[other]', 'what B changes')
    .option('--players <number>', 'how many sit at the table', wholeNumber(1), usualPlayers(game))
    .option('--bot <kind>', `who plays every seat: ${botsFor(game).join(', ')}`, 'local')
    .option('--iterations <number>', 'tables a bot that looks ahead may imagine a decision', wholeNumber(0), 16)
    .option(
      '--smallest <effects>',
      'the smallest difference worth knowing: a share of each figure (5%, for shares 5 of 100), or FIGURE=AMOUNT; with commas (5% by default)',
    )
    .option('--most <deals>', 'never more deals than this', wholeNumber(20), 20_000)
    .option('--deals <number>', 'this many deals instead, whatever they can show', wholeNumber(20))
    .option(
      '--figures <list>',
      'look at these only, which takes fewer deals; event:KIND and card:CARD count one kind of event or one card',
      listed,
    )
    .option('--events', 'count every kind of event too')
    .option('--seed <text>', 'the same seed, the same deals', 'compare')
    .option('--workers <number>', 'threads; makes no difference to the figures', wholeNumber(0), availableParallelism())
    .option(
      '--skill [kind]',
      'also how often one of this kind wins alone among the others (regular), with A and with B',
    )
    .option('--each-players', 'for every number of players that both sides allow, in one report')
    .addOption(queueFlag())
    .addOption(costFlag())
    .option('--json', 'for programs')
    .addHelpText('after', `\nFigures:\n${figures.join('\n')}\n${HELP}`);
  addGameFlags(command, game);
  return command.action((change: string, other: string | undefined, flags: Flags) => run(game, change, other, flags));
}

async function run(game: Game, change: string, other: string | undefined, flags: Flags): Promise<void> {
  const words = other === undefined ? [AS_SHIPPED, change] : [change, other];
  checkBot(game, flags.bot);
  const skilled = flags.skill === true ? 'regular' : flags.skill;
  if (skilled !== undefined) checkBot(game, skilled);
  const figures = chosenFigures(game, flags);
  const effect = effectFrom(flags.smallest, figures);
  const asked = { game, figures, effect, flags, ...(skilled !== undefined && { skilled }) };
  const pairs = flags.eachPlayers
    ? playersOf(game, words, flags).map((players) => sidesOf(game, words, flags, players))
    : [sidesOf(game, words, flags, flags.players)];
  const comparisons = pairs.map(([a, b]) => comparisonOf(asked, a, b));
  if (flags.cost) {
    const jobs = comparisons.map((comparison) => comparisonJobs(comparison, flags.deals ?? flags.most));
    if (flags.deals === undefined)
      console.log(`at most, for ${flags.most} deals; without --deals a trial says how many it takes:`);
    return await sayCost(jobs, flags.workers);
  }
  const crew = await crewFor(flags);
  const stop = onCtrlC();
  try {
    const results: Compared[] = [];
    for (const [i, comparison] of comparisons.entries()) {
      const result = await compared(asked, pairs[i] as Sides, comparison, pairs.length, crew, stop.signal);
      if (result) results.push(result);
      if (stop.signal.aborted) break;
    }
    if (results.length === 0) return stopped('before there was anything to compare');
    const [first] = results as [Compared];
    if (flags.json) console.log(JSON.stringify(flags.eachPlayers ? results.map(forPrograms) : forPrograms(first)));
    else if (flags.eachPlayers) printEachPlayers(results);
    else printComparison(first, { chosen: flags.deals === undefined });
    const last = results.at(-1) as Compared;
    if (last.deals < last.planned) stopped(`after ${last.deals} of ${last.planned} deals; that is what they show`);
  } finally {
    stop.off();
    await crew.close();
  }
}

type Sides = readonly [a: Side, b: Side];

interface Asked {
  readonly game: Game;
  readonly figures: readonly Figure[];
  readonly effect: Effect;
  readonly flags: Flags;
  readonly skilled?: string;
}

function sidesOf(game: Game, [a = '', b = '']: readonly string[], flags: Flags, players: number): Sides {
  const sides = [sideFrom(game, a, { ...flags }, players), sideFrom(game, b, { ...flags }, players)] as const;
  if (JSON.stringify(sides[0].wish) === JSON.stringify(sides[1].wish))
    throw new Mistake(`A and B are the same (${sides[1].title}); name something that differs, such as "sips=0"`);
  return sides;
}

/** Every number of players with whom both sides can be played. */
function playersOf(game: Game, words: readonly string[], flags: Flags): number[] {
  const most = 12;
  const fits = Array.from({ length: most }, (_, i) => i + 1).filter((players) => {
    try {
      return sidesOf(game, words, flags, players).length > 0;
    } catch (error) {
      if (error instanceof Mistake) return false;
      throw error;
    }
  });
  if (fits.length === 0) sidesOf(game, words, flags, flags.players);
  return fits;
}

const comparisonOf = ({ game, figures, flags, skilled }: Asked, a: Side, b: Side): Comparison => ({
  game: game.name,
  a: a.wish,
  b: b.wish,
  bot: flags.bot,
  iterations: flags.iterations,
  seed: flags.seed,
  figures: figures.map(({ name }) => name),
  ...(skilled !== undefined && { skilled }),
});

/** One comparison; `times` is how many there are, whose intervals are to be true together. */
async function compared(
  { figures, effect, flags }: Asked,
  [a, b]: Sides,
  comparison: Comparison,
  times: number,
  crew: Crew,
  signal: AbortSignal,
): Promise<Compared | undefined> {
  const wanted = await dealsWanted(comparison, figures, effect, crew, flags, signal);
  if (wanted === undefined) return undefined;
  const deals = Math.min(Math.max(wanted, LEAST), flags.most);
  const gauge = new Gauge(2 * deals, 0);
  const found = await runComparison(comparison, deals, crew, (done) => gauge.show(2 * done), signal);
  gauge.clear();
  if (found.deals < 2) return undefined;
  const findings = findingsOf(figures, found, effect, times);
  return { a, b, comparison, deals: found.deals, wanted, planned: deals, findings };
}

function stopped(when: string): void {
  console.error(`stopped ${when}`);
  process.exitCode = INTERRUPTED;
}

function chosenFigures(game: Game, flags: Flags): Figure[] {
  const skill = flags.skill === undefined ? [] : [SKILL];
  const names =
    flags.figures ?? [...figuresOf(game), ...(flags.events ? eventFigures(game) : [])].map((figure) => figure.name);
  return [...names, ...skill].map((name) => {
    const figure = figureNamed(game, name);
    if (figure && (name !== SKILL || flags.skill !== undefined)) return figure;
    throw new Mistake(
      `there is no figure "${name}" of ${game.name}; there is ${figuresOf(game)
        .map((each) => each.name)
        .join(', ')}, event:KIND and card:CARD`,
    );
  });
}

/** As many as asked for, or as many as a trial run on other deals says it takes. */
async function dealsWanted(
  comparison: Comparison,
  figures: readonly Figure[],
  effect: Effect,
  crew: Crew,
  { deals, seed }: Flags,
  signal: AbortSignal,
): Promise<number | undefined> {
  if (deals !== undefined) return deals;
  const gauge = new Gauge(2 * TRIAL, 0);
  const trial = await runComparison(
    { ...comparison, seed: `trial for ${seed}` },
    TRIAL,
    crew,
    (done) => gauge.show(2 * done),
    signal,
  );
  gauge.clear();
  if (signal.aborted) return undefined;
  const { deals: wanted, hardest } = dealsFor(figures, trial, effect);
  console.error(
    `by a trial of ${TRIAL} deals, it takes ${wanted} to find what was asked for (most of them for ${hardest})`,
  );
  return wanted;
}
