import { existsSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { botsFor } from '@taproom/bots';
import type { Game, Setting } from '@taproom/engine';
import {
  asFarAs,
  beginSimulation,
  formatProgress,
  gamesDone,
  gamesWorth,
  isAllDone,
  isComplete,
  jobsLeft,
  type LadderPlan,
  type Plan,
  readProgress,
  reportOn,
  rungsOf,
  type SimulationProgress,
  simulate,
  toCsv,
  toHtml,
  toText,
} from '@taproom/lab';
import { Command, Option } from 'commander';
import { costFlag, crewFor, queueFlag, type Staff, sayCost } from '../crew.js';
import { makeFolder, readText, writeText } from '../files.js';
import { addGameFlags, listed, settingFrom, wholeNumber } from '../flags.js';
import { checkBot, usualPlayers, withGames } from '../games.js';
import { Gauge } from '../gauge.js';
import { INTERRUPTED, onCtrlC } from '../interrupt.js';
import { Mistake, orMistake } from '../mistake.js';

interface Flags extends Staff {
  readonly players: number;
  readonly games: number;
  readonly bots: readonly string[];
  readonly iterations: number;
  /** Deals for each rung, or false for no ladder. */
  readonly ladder: number | false;
  readonly seed: string;
  readonly out?: string;
  readonly cost?: true;
  readonly resume?: true;
  readonly json?: true;
  readonly csv?: true;
  readonly deck?: readonly string[];
  readonly cards?: string;
}

const SAVE_EVERY = 10_000;
const UNFINISHED = 'unfinished.json';

export function simulateCommand(): Command {
  const command = new Command('simulate')
    .description('play thousands of games between bots, and report how good the game is')
    .argument('[game]', '`taproom simulate GAME --help` shows its rules as flags')
    .addHelpText(
      'after',
      `
It writes a page to read (report.html) and the same as data (report.json) to a folder. The same seed gives the same
bytes, whatever the number of workers. Ctrl-C keeps what is done, and the same command with --resume goes on.

  taproom simulate last-call
  taproom simulate with-friends --players 5 --wingman --games 5000 --out wingman
  taproom simulate closing-time --deck my-deck.csv --bots regular --no-ladder
  taproom simulate whiskey-times --bots landlord,local,local,local --csv`,
    );
  return withGames(command, gameCommand);
}

function gameCommand(game: Game): Command {
  const command = new Command(game.name)
    .description(`${game.words.en.title}: ${botsFor(game).join(', ')}`)
    .option('--players <number>', 'how many sit at the table', wholeNumber(1), usualPlayers(game))
    .option('--games <number>', 'how many games', wholeNumber(1), gamesWorth(game))
    .option('--bots <list>', 'one kind for all seats, or one for each', listed, [
      botsFor(game).includes('local') ? 'local' : 'random',
    ])
    .option('--iterations <number>', 'tables a bot that looks ahead may imagine a decision', wholeNumber(0), 16)
    .option('--ladder <deals>', 'deals for which every kind of bot plays among Locals', wholeNumber(2), 20)
    .option('--no-ladder', 'leave that out')
    .option('--seed <text>', 'the same seed, the same report', 'taproom')
    .option('--out <folder>', `where the report goes (${game.name}-simulation by default)`)
    .option('--workers <number>', 'threads; makes no difference to the report', wholeNumber(0), availableParallelism())
    .addOption(queueFlag())
    .addOption(costFlag())
    .option('--resume', 'go on with what is unfinished in that folder')
    .addOption(new Option('--json', 'print the figures for programs').conflicts('csv'))
    .option('--csv', 'print the figures for spreadsheets');
  addGameFlags(command, game);
  return command.action((flags: Flags) => run(game, flags));
}

async function run(game: Game, flags: Flags): Promise<void> {
  const { setting, wish } = orMistake(settingFrom(game, { ...flags }, flags.players));
  const plan: Plan = {
    game: game.name,
    wish,
    bots: seated(game, flags.bots, setting.seats),
    games: flags.games,
    seed: flags.seed,
    iterations: flags.iterations,
  };
  const ladder = flags.ladder === false ? undefined : { deals: flags.ladder, iterations: flags.iterations };
  const out = resolve(flags.out ?? `${game.name}-simulation`);
  if (flags.cost) {
    const { chunks, rungs } = jobsLeft(beginSimulation(plan), ladder);
    return await sayCost([chunks, ...rungs], flags.workers);
  }
  const progress = startFrom(plan, out, flags);
  await play(progress, out, flags, ladder);

  const isDone = isAllDone(progress, ladder);
  if (gamesDone(progress) > 0) write(asFarAs(progress, ladder), game, setting, flags, out);
  if (isDone) return rmSync(join(out, UNFINISHED), { force: true });
  process.exitCode = INTERRUPTED;
  console.error(
    `stopped after ${gamesDone(progress)} of ${plan.games} games${isComplete(progress) ? ', the ladder unfinished' : ''}; the same command with --resume goes on`,
  );
}

/** The kind of bot in each seat. */
function seated(game: Game, bots: readonly string[], seats: number): string[] {
  for (const bot of bots) checkBot(game, bot);
  if (bots.length === 1) return new Array<string>(seats).fill(bots[0] as string);
  if (bots.length === seats) return [...bots];
  throw new Mistake(`--bots names ${bots.length} bots for ${seats} players; name one for all, or one for each`);
}

/** The beginning, or where it was left. */
function startFrom(plan: Plan, out: string, { resume }: Flags): SimulationProgress {
  const file = join(out, UNFINISHED);
  if (!existsSync(file)) return beginSimulation(plan);
  if (!resume)
    throw new Mistake(
      `${file}: a simulation is unfinished here; add --resume to go on, remove it, or name another --out`,
    );
  const read = readProgress(readText(file), plan);
  if (!read.ok) throw new Mistake(`${file}: ${read.problem}`);
  return read.value;
}

async function play(progress: SimulationProgress, out: string, flags: Flags, ladder?: LadderPlan): Promise<void> {
  makeRoomFor(out);
  const stop = onCtrlC();
  const crew = await crewFor(flags);
  const gauge = new Gauge(progress.plan.games, gamesDone(progress));
  let saved = Date.now();
  const advanced = (now: SimulationProgress): void => {
    if (isComplete(now) && ladder) gauge.say(ladderLine(now));
    else gauge.show(gamesDone(now));
    if (Date.now() - saved < SAVE_EVERY) return;
    save(now, out);
    saved = Date.now();
  };
  try {
    if (isComplete(progress) && ladder) gauge.say(ladderLine(progress));
    await simulate(progress, crew, { advanced, signal: stop.signal }, ladder);
  } finally {
    gauge.clear();
    stop.off();
    await crew.close();
  }
  save(progress, out);
}

function ladderLine({ plan, ladder }: SimulationProgress): string {
  const rungs = rungsOf(plan);
  const next = rungs[ladder.length];
  return next === undefined
    ? 'writing the report'
    : `the ladder: ${next} among locals, ${ladder.length + 1}/${rungs.length}`;
}

function makeRoomFor(out: string): void {
  try {
    makeFolder(out);
  } catch {
    throw new Mistake(`${out}: this folder cannot be made; name another --out`);
  }
}

/** Whatever ends the process, the file is whole: the old one or the new one. */
function save(progress: SimulationProgress, out: string): void {
  const file = join(out, UNFINISHED);
  writeText(`${file}.new`, formatProgress(progress));
  renameSync(`${file}.new`, file);
}

function write(progress: SimulationProgress, game: Game, setting: Setting, flags: Flags, out: string): void {
  const report = reportOn(progress, game, setting, commandOf(game, flags, progress));
  writeText(join(out, 'report.html'), toHtml(report));
  writeText(join(out, 'report.json'), `${JSON.stringify(report)}\n`);
  if (flags.json) return console.log(JSON.stringify(report));
  if (flags.csv) return void process.stdout.write(toCsv(report));
  process.stdout.write(`${toText(report)}\nthe report is ${join(out, 'report.html')}\n`);
}

/** What makes the same report again; where it goes and how many threads play makes no difference to it. */
function commandOf(game: Game, flags: Flags, { plan, ladder }: SimulationProgress): string {
  const { wish, bots, games, seed, iterations } = plan;
  const all = new Set(bots).size === 1 ? bots.slice(0, 1) : bots;
  const parts = ['taproom', 'simulate', game.name, '--players', wish.seats, '--games', games, '--bots', all.join(',')];
  parts.push('--seed', quoted(seed), '--iterations', iterations);
  for (const { name, kind, default: usual } of game.options) {
    const value = wish.options?.[name];
    if (JSON.stringify(value) === JSON.stringify(usual)) continue;
    if (kind === 'seats') parts.push(`--${name}`, (value as number[]).map((seat) => `seat-${seat + 1}`).join(','));
    else parts.push(`--${name}`, kind === 'switch' ? (value ? 'on' : 'off') : String(value));
  }
  for (const deck of flags.deck ?? []) parts.push('--deck', quoted(deck));
  if (flags.cards !== undefined) parts.push('--cards', quoted(flags.cards));
  // A game without Locals has no ladder to climb, whatever was asked for.
  parts.push(...(flags.ladder === false || ladder.length === 0 ? ['--no-ladder'] : ['--ladder', flags.ladder]));
  return parts.join(' ');
}

const quoted = (text: string): string => (/^[\w./=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
