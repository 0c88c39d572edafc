import { availableParallelism } from 'node:os';
import { botsFor } from '@taproom/bots';
import { type Game, nearest, type Setting } from '@taproom/engine';
import {
  crewOf,
  doJob,
  isMeant,
  type Probe,
  type Restriction,
  restrictionsOf,
  runProbe,
  type Worth,
  worthsOf,
} from '@taproom/lab';
import { Command } from 'commander';
import { addGameFlags, listed, settingFrom, wholeNumber } from '../flags.js';
import { checkBot, usualPlayers, withGames } from '../games.js';
import { Gauge } from '../gauge.js';
import { INTERRUPTED, onCtrlC } from '../interrupt.js';
import { Mistake, orMistake } from '../mistake.js';
import { pad } from '../paint.js';

interface Flags {
  readonly players: number;
  readonly deals: number;
  readonly only?: readonly string[];
  readonly bot: string;
  readonly iterations: number;
  readonly seed: string;
  readonly workers: number;
  readonly json?: true;
}

export function probeCommand(): Command {
  const probe = new Command('probe')
    .description('let one player do without something, and say what it was worth')
    .argument('[game]', '`taproom probe GAME --help` shows what can be done without')
    .allowExcessArguments()
    .addHelpText('after', HELP);
  return withGames(probe, gameCommand);
}

const HELP = `
One player keeps to a restriction, the others do not; every deal is played with that player in each seat, and once with
nobody restricted. What it costs is what the rule, the card or the habit is worth to a player of that kind. Intervals and
verdicts allow for the number of restrictions. The same seed gives the same bytes, whatever the number of workers.

  taproom probe last-call
  taproom probe closing-time --only never-call,never-catch --players 6 --deals 1000
  taproom probe with-friends --rounds quick --bot regular
  taproom probe whiskey-times --trading --only never-trade,always-accept`;

function gameCommand(game: Game): Command {
  const known = restrictionsOf(game);
  const list = known.map((each) => `  ${pad(each.name, 18)}${each.says}${needsOf(each)}`);
  const command = new Command(game.name)
    .description(`${game.words.en.title}: ${known.length} restrictions`)
    .option('--players <number>', 'how many sit at the table', wholeNumber(1), usualPlayers(game))
    .option(
      '--deals <number>',
      'how many deals; each is played up to once a seat and restriction',
      wholeNumber(20),
      200,
    )
    .option('--only <list>', 'try these only', listed)
    .option('--bot <kind>', `who plays, restricted or not: ${botsFor(game).join(', ')}`, 'local')
    .option('--iterations <number>', 'tables a bot that looks ahead may imagine a decision', wholeNumber(0), 16)
    .option('--seed <text>', 'the same seed, the same deals', 'probe')
    .option('--workers <number>', 'threads; makes no difference to the figures', wholeNumber(0), availableParallelism())
    .option('--json', 'for programs')
    .addHelpText('after', `\nRestrictions:\n${list.join('\n')}\n${HELP}`);
  addGameFlags(command, game);
  return command.action((flags: Flags) => run(game, flags));
}

async function run(game: Game, flags: Flags): Promise<void> {
  const { setting, wish } = orMistake(settingFrom(game, { ...flags }, flags.players));
  checkBot(game, flags.bot);
  const restrictions = chosen(game, setting, flags.only);
  const probe: Probe = {
    game: game.name,
    wish,
    restrictions: restrictions.map(({ name }) => name),
    bot: flags.bot,
    iterations: flags.iterations,
    seed: flags.seed,
  };
  const crew = crewOf(Math.min(flags.workers, flags.deals), doJob);
  const stop = onCtrlC();
  const gauge = new Gauge(flags.deals, 0, 'deals');
  try {
    const { deals, probed } = await runProbe(probe, flags.deals, crew, (done) => gauge.show(done), stop.signal);
    gauge.clear();
    if (deals < flags.deals) {
      console.error(`stopped after ${deals} of ${flags.deals} deals${deals < 2 ? '' : '; that is what they show'}`);
      process.exitCode = INTERRUPTED;
    }
    if (deals < 2) return;
    const worths = worthsOf(restrictions, probed);
    if (flags.json) console.log(JSON.stringify({ probe, deals, worths }));
    else print(probe, deals, worths, game);
  } finally {
    stop.off();
    await crew.close();
  }
}

const flagsOf = ({ needs = {} }: Restriction): string =>
  Object.entries(needs)
    .map(([name, value]) => ` --${name}${value === true ? '' : ` ${value}`}`)
    .join('');

const needsOf = (restriction: Restriction): string =>
  restriction.needs === undefined ? '' : ` (with${flagsOf(restriction)})`;

/** Those that were named, or all that mean something with these options. */
function chosen(game: Game, { options }: Setting, only?: readonly string[]): Restriction[] {
  const known = restrictionsOf(game);
  if (only === undefined) return known.filter((each) => isMeant(each, options));
  return only.map((name) => {
    const found = known.find((each) => each.name === name);
    if (!found) {
      const names = known.map((each) => each.name);
      const hint = nearest(name, names);
      throw new Mistake(
        `${game.name} has no restriction "${name}"; ${hint ? `did you mean ${hint}?` : `there is ${names.join(', ')}`}`,
      );
    }
    if (!isMeant(found, options)) throw new Mistake(`${name} means nothing at this table; add${flagsOf(found)}`);
    return found;
  });
}

function print({ wish, bot, seed }: Probe, deals: number, worths: readonly Worth[], game: Game): void {
  const par = (100 / wish.seats).toFixed(1);
  // Where a round won is the only point there is, points say nothing that wins do not.
  const hasPoints = worths.some(({ points, wins }) => points.mean !== wins.mean);
  console.log(`${game.name}, ${wish.seats} players, one ${bot} restricted among ${bot} bots, seed ${seed}`);
  console.log(
    `${deals} deals, each seat in turn; luck alone wins ${par} %. The intervals are true together 95 times in 100.\n`,
  );
  console.log(`${pad('', 18)}${pad('wins, of 100', 18)}${pad('points', 18)}${pad('a game', 8)}`);
  for (const { restriction, says, wins, points, bites, verdict, findable } of worths) {
    const cells = [
      pad(restriction, 18),
      pad(spread({ ...wins, mean: 100 * wins.mean, margin: 100 * wins.margin }, 1), 18),
      pad(hasPoints ? spread(points, 2) : '', 18),
      pad(bites.toFixed(1), 8),
    ];
    // All lost: the interval of values that are all alike has no width, but that says nothing about the next game.
    const hasWon = wins.mean > 1e-9 - 1 / wish.seats;
    console.log(`${cells.join('')}${hasWon ? verdictOf(verdict, says, findable) : `${says}: never won`}`);
  }
  console.log('\n"a game" is how many decisions of a game had fewer moves to choose from.');
}

const spread = ({ mean, margin }: { mean: number; margin: number }, digits: number): string =>
  `${mean > 0 ? '+' : ''}${mean.toFixed(digits)} ± ${Number.isFinite(margin) ? margin.toFixed(digits) : '?'}`;

function verdictOf(verdict: Worth['verdict'], says: string, findable: number): string {
  switch (verdict) {
    case 'costs':
      return `${says}: costs wins`;
    case 'earns':
      return `${says}: earns wins`;
    case 'same':
      return `${says}: changes nothing`;
    case 'never-met':
      return `${says}: it never came up`;
    case 'open':
      return `${says}: no detectable difference (${(100 * findable).toFixed(1)} would show)`;
  }
}
