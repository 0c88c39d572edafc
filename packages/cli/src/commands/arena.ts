import { availableParallelism } from 'node:os';
import { type Budget, botsFor } from '@taproom/bots';
import { PROGRAM } from '@taproom/bots/node';
import type { CardFiles, Game, Setting } from '@taproom/engine';
import {
  CHEAT,
  type Crew,
  type Duel,
  type DuelReport,
  duelJobs,
  type League,
  reportOf,
  runDuel,
  runLeague,
  tryOut,
} from '@taproom/lab';
import { Command } from 'commander';
import { costFlag, crewFor, queueFlag, type Staff, sayCost } from '../crew.js';
import { percent, signed, spread, strengthSays } from '../duel-words.js';
import { addGameFlags, listed, settingFrom, wholeNumber } from '../flags.js';
import { withGames } from '../games.js';
import { Gauge } from '../gauge.js';
import { Mistake, orMistake } from '../mistake.js';
import { pad } from '../paint.js';

interface Flags extends Staff {
  readonly bots: readonly string[];
  readonly against: readonly string[];
  readonly players: number;
  readonly deals: number;
  readonly seed: string;
  readonly cost?: true;
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly league?: true;
  readonly json?: true;
}

const DEFAULT_ITERATIONS = 80;

export function arenaCommand(): Command {
  const arena = new Command('arena')
    .description('let bots play each other on the same deals, and say who is better')
    .argument('[game]', '`taproom arena GAME --help` shows its rules as flags')
    .addHelpText(
      'after',
      `
One bot sits in each seat in turn among bots of the other kind; every deal is played in all seats, and once by the others alone.
Intervals are 95%, one value a deal; where a Landlord plays, "less luck" takes off what deals and draws gave the seat, and what bots chose by chance among moves they take for nearly equal: on average nothing. With --iterations the same seed gives the same figures, whatever the number of workers.

  taproom arena with-friends --bots landlord --against local --players 4 --deals 100
  taproom arena closing-time --bots tourist,local,regular,landlord --against local --players 4
  taproom arena last-call --league --bots tourist,local,regular,landlord --players 4
  taproom arena with-friends --bots "run:python3 examples/bot.py" --against random

Besides the bots of a game there is \`cheat\`, which sees all cards (a yardstick; it plays nowhere else), KIND@FILE for
a bot with other weights, and run:COMMAND for a program that speaks docs/bot-protocol.md.`,
    );
  return withGames(arena, gameCommand);
}

function gameCommand(game: Game): Command {
  const kinds = botsFor(game);
  const command = new Command(game.name)
    .description(`${game.words.en.title}: ${kinds.join(', ')}`)
    .option('--bots <list>', 'who is measured', listed, [kinds.at(-1) as string])
    .option('--against <list>', 'whom they play; each of the bots plays each of these', listed, ['local'])
    .option('--players <number>', 'how many sit at the table', wholeNumber(2), 4)
    .option('--deals <number>', 'how many deals', wholeNumber(1), 50)
    .option('--seed <text>', 'the same seed, the same deals', 'arena')
    .option(
      '--workers <number>',
      'threads; makes no difference to the figures, 0 for none',
      wholeNumber(0),
      availableParallelism(),
    )
    .option(
      '--iterations <number>',
      `tables a bot may imagine for each decision (${DEFAULT_ITERATIONS} by default)`,
      wholeNumber(0),
    )
    .option(
      '--milliseconds <number>',
      'time for each decision instead; then figures differ from run to run',
      wholeNumber(1),
    )
    .addOption(queueFlag())
    .addOption(costFlag())
    .option('--league', 'seat the bots together at mixed tables instead, and rank them')
    .option('--json', 'for programs');
  addGameFlags(command, game);
  return command.action((flags: Flags) => run(game, flags));
}

/** A program is on one machine; whoever works for us has another, or none. */
function noPrograms(names: readonly string[]): void {
  const program = names.find((name) => name.startsWith(PROGRAM));
  if (program !== undefined) throw new Mistake(`${program} is a program of this machine; leave out --queue`);
}

async function run(game: Game, flags: Flags): Promise<void> {
  const { setting, wish } = orMistake(settingFrom(game, { ...flags }, flags.players));
  for (const name of [...flags.bots, ...flags.against]) await check(name, game, setting, wish.files);
  const budget: Budget =
    flags.milliseconds === undefined
      ? { iterations: flags.iterations ?? DEFAULT_ITERATIONS }
      : { milliseconds: flags.milliseconds };
  if (flags.queue !== undefined) noPrograms([...flags.bots, ...flags.against]);
  if (flags.cost)
    return await sayCost(
      flags.against.flatMap((reference) =>
        flags.bots.map((challenger) =>
          duelJobs({ game: game.name, wish, challenger, reference, seed: flags.seed, deals: flags.deals, budget }),
        ),
      ),
      flags.workers,
    );
  const crew = await crewFor(flags, flags.deals);
  const reports: DuelReport[] = [];
  try {
    if (flags.league)
      return await runTheLeague(
        { game: game.name, wish, bots: flags.bots, seed: flags.seed, deals: flags.deals, budget },
        crew,
        flags,
      );
    for (const reference of flags.against) {
      for (const challenger of flags.bots) {
        const duel: Duel = {
          game: game.name,
          wish,
          challenger,
          reference,
          seed: flags.seed,
          deals: flags.deals,
          budget,
        };
        const gauge = new Gauge(flags.deals, 0, `deals of ${challenger} against ${reference}`);
        const start = performance.now();
        const results = await runDuel(duel, crew, (done) => gauge.show(done));
        gauge.clear();
        const report = reportOf(duel, results, (performance.now() - start) / 1000);
        reports.push(report);
        if (!flags.json) print(report);
      }
    }
  } finally {
    await crew.close();
  }
  if (flags.json) console.log(JSON.stringify(reports));
}

async function runTheLeague(league: League, crew: Crew, { json }: Flags): Promise<void> {
  if (league.bots.length < 2)
    throw new Mistake('a league needs at least two bots, such as --bots local,regular,landlord');
  const gauge = new Gauge(league.deals, 0, 'deals of the league');
  const standings = await runLeague(league, crew, (done) => gauge.show(done));
  gauge.clear();
  if (json) return console.log(JSON.stringify(standings));
  console.log(
    `${league.game}, ${league.wish.seats} players, ${league.deals} deals, seed ${league.seed}; the mean is 0`,
  );
  for (const { bot, elo, games, wins } of standings) {
    console.log(
      `  ${pad(bot, 12)} Elo ${signed(elo).padStart(5)}   ${((100 * wins) / games).toFixed(1).padStart(5)} % of ${games} games`,
    );
  }
}

/** Says what is wrong with a name before anything is played. */
async function check(name: string, game: Game, setting: Setting, files: CardFiles | undefined): Promise<void> {
  const isProgram = name.startsWith(PROGRAM);
  if (isProgram && name.slice(PROGRAM.length).trim() === '')
    throw new Mistake(`after ${PROGRAM} comes a command, such as "run:python3 examples/bot.py"`);
  const kinds = botsFor(game);
  const [kind = ''] = name.split('@');
  if (!isProgram && kind !== CHEAT && !kinds.includes(kind))
    throw new Mistake(
      `there is no bot "${name}" for ${game.name}; there is ${kinds.join(', ')}, ${CHEAT}, KIND@FILE and run:COMMAND`,
    );
  try {
    await tryOut(name, game, setting, files);
  } catch (error) {
    throw new Mistake(`${name}: ${(error as Error).message}`);
  }
}

const ms = (time: number): string => (time < 10 ? time.toFixed(2) : time.toFixed(0));

function print({
  duel,
  deals,
  games,
  share,
  par,
  gain,
  strength,
  elo,
  eloRange,
  gamesPerSecond,
  movesPerSecond,
  times,
  met,
  withoutLuck,
}: DuelReport): void {
  const rows: [string, string][] = [
    ['wins', `${percent(share)}   (luck alone ${(100 * par).toFixed(1)} %)`],
    ...(withoutLuck
      ? [
          [
            'less luck',
            `${percent(withoutLuck.share)}   (as sure as ${withoutLuck.fewer.toFixed(1)} times the deals)`,
          ] as [string, string],
        ]
      : []),
    ['strength', strengthSays({ share, strength, elo, eloRange })],
    [
      'points',
      `${gain.mean >= 0 ? '+' : ''}${gain.mean.toFixed(2)}${spread(gain.margin, 2)} a game, same seat and deal`,
    ],
    ...(met
      ? ([['bids met', `${percent(met.challenger)}; a table of ${duel.reference}: ${percent(met.reference)}`]] as [
          string,
          string,
        ][])
      : []),
    ...(met && duel.wish.options?.wingman
      ? ([['both hands', `${percent(met.both)} at a table of ${duel.reference}`]] as [string, string][])
      : []),
    [
      'decisions',
      `${ms(times.mean)} ms on average, half ${ms(times.p50)}, 95% ${ms(times.p95)}, 99% ${ms(times.p99)}, longest ${ms(times.most)}`,
    ],
    ['speed', `${gamesPerSecond.toFixed(1)} games/s, ${Math.round(movesPerSecond)} moves/s`],
  ];
  console.log(
    `${duel.challenger} against ${duel.reference}: ${duel.game}, ${duel.wish.seats} players, ${deals} deals, ${games} games, seed ${duel.seed}`,
  );
  for (const [name, value] of rows) console.log(`  ${pad(name, 11)}${value}`);
}
