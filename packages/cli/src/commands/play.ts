import { intro, isCancel, select } from '@clack/prompts';
import { botsFor, seatBot } from '@taproom/bots';
import { ProgramBot } from '@taproom/bots/node';
import { Chance, type Game, newSeed, type Setting, SPECTATOR } from '@taproom/engine';
import { PROGRAM } from '@taproom/lab';
import { Command, Option as Flag } from 'commander';
import { writeText } from '../files.js';
import { addGameFlags, listed, settingFrom, wholeNumber } from '../flags.js';
import { allGames, gameNamed, usualPlayers, wordsOf } from '../games.js';
import { Mistake, orMistake } from '../mistake.js';
import { PipedScreen } from '../play/piped.js';
import { ProgramScreen } from '../play/program.js';
import type { Screen } from '../play/screen.js';
import { namesFrom, playersFrom, type SeatFlags, usualBot } from '../play/seating.js';
import { Session } from '../play/session.js';
import { GameTable, type Player } from '../play/table.js';
import { TerminalScreen } from '../play/terminal.js';
import { GameText } from '../play/text.js';

const DEFAULT_PACE = 700;
const NO_TERMINAL =
  'This is not a terminal, so moves are read from standard input, one a line: the number of a choice, or notation.\n';
/** What shells report for a program that Ctrl-C ended. */
const INTERRUPTED = 130;

interface Flags extends SeatFlags {
  readonly seed?: string;
  readonly record?: string;
  readonly pace: number;
  readonly json?: true;
}

export function playCommand(): Command {
  const play = new Command('play')
    .description('play a game in the terminal, against bots')
    .argument('[game]', `which game; \`taproom play GAME --help\` shows its rules as flags`)
    .addHelpText(
      'after',
      `
In the game, pick a move with the arrows, by its number, or type it: \`play wine/red/star\`, \`draw\`.
Ctrl-C leaves the table and writes a record; \`taproom replay FILE\` steps through it.
Without a terminal, moves are read from standard input, one a line.

  taproom play closing-time --players 3 --names Ann,Bob,Cat --sips 5
  taproom play closing-time --seed friday            the same cards again
  echo draw | taproom play closing-time              moves from a pipe
  taproom play closing-time --json                   play from a program`,
    );
  for (const game of allGames()) play.addCommand(gameCommand(game));
  return play.action(async (name?: string) => {
    const game = name === undefined ? await pickGame() : gameNamed(name);
    await playGame(game, { pace: DEFAULT_PACE });
  });
}

function gameCommand(game: Game): Command {
  const { title, tagline } = wordsOf(game);
  const bots = botsFor(game);
  const command = new Command(game.name)
    .description(`${title}: ${tagline}`)
    .option('--players <number>', `how many play, you among them (${usualPlayers(game)} by default)`, wholeNumber(1))
    .option('--names <list>', 'who plays, with commas; the first is you', listed)
    .option(
      '--bots <list>',
      `who the others are: ${bots.join(', ')}; one for all, or one for each (${usualBot(game)} by default)`,
      listed,
    )
    .option('--bot <command>', 'a program of your own plays the others, in any language (docs/bot-protocol.md)')
    .option('--seed <text>', 'deal the same cards again (a new seed by default)')
    .option('--watch', 'let bots play all seats, and watch')
    .option('--pace <milliseconds>', 'how long to wait after each move of a bot', wholeNumber(0), DEFAULT_PACE)
    .option('--record <file>', 'write the record here, also when the game is over')
    .addOption(
      new Flag('--json', 'for programs: JSON lines out (events, decision, offer, refused, over), moves in notation in'),
    );
  addGameFlags(command, game);
  return command.action((flags: Flags) => playGame(game, flags));
}

async function pickGame(): Promise<Game> {
  const [first] = allGames();
  if (!first) throw new Error('there are no games');
  if (!isTerminal()) return first;
  intro('Taproom');
  const picked = await select({
    message: 'What shall it be?',
    options: allGames().map((game) => ({ value: game.name, label: wordsOf(game).title, hint: wordsOf(game).tagline })),
  });
  if (isCancel(picked)) process.exit(0);
  return gameNamed(picked);
}

const isTerminal = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true;

async function playGame(game: Game, flags: Flags): Promise<void> {
  const names = namesFrom(game, flags);
  const { setting, files } = orMistake(settingFrom(game, { ...flags }, names.length, names));
  const seed = flags.seed ?? newSeed();
  const players = playersFrom(game, flags, names, (kind) => seated(kind, game, setting));
  const session = new Session({ game, setting, names, seed, ...(files && { files }) });
  const eyes = flags.watch ? SPECTATOR : 0;

  const file = flags.record ?? fileFor(game, seed);
  // A record that cannot be written should not be found out at the end of the evening.
  if (flags.record !== undefined) saveRecord(session, file);
  const leave = (): void => {
    saveRecord(session, file);
    console.error(`\nThe game so far is in ${file}. To look at it: npx taproom replay ${file}`);
  };
  const stopWatching = onInterrupt(leave);
  const screen = screenFor(new GameText(session.opening, eyes), flags);
  const end = await new GameTable(session, players, screen, Chance.secret(`bots ${seed}`), eyes).play();
  stopWatching();
  screen.close();
  for (const player of players) if (player instanceof ProgramBot) player.close();

  if (end === 'left') leave();
  else if (flags.record !== undefined) saveRecord(session, file);
  if (end === 'left' && screen instanceof TerminalScreen) process.exitCode = INTERRUPTED;
  if (screen instanceof PipedScreen && screen.mistakes > 0) process.exitCode = 2;
}

/** A bot of ours, or a program. */
function seated(kind: string, game: Game, setting: Setting): Exclude<Player, 'human'> {
  if (!kind.startsWith(PROGRAM)) return orMistake(seatBot(kind, game, setting));
  const command = kind.slice(PROGRAM.length);
  if (command.trim() === '') throw new Mistake('a program needs a command, such as --bot "python3 examples/bot.py"');
  return new ProgramBot(command, game, setting, (trouble) => console.error(trouble));
}

/** Runs `leave` and ends the program when the player presses Ctrl-C or closes the window. Returns how to call it off. */
function onInterrupt(leave: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const interrupted = (): void => {
    try {
      leave();
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      console.error(error.message);
    }
    process.exit(INTERRUPTED);
  };
  for (const signal of signals) process.once(signal, interrupted);
  return () => {
    for (const signal of signals) process.off(signal, interrupted);
  };
}

function screenFor(text: GameText, flags: Flags): Screen {
  if (flags.json) return new ProgramScreen(text);
  if (isTerminal()) return new TerminalScreen(text, flags.pace);
  if (!flags.watch) console.log(NO_TERMINAL);
  return new PipedScreen(text);
}

const fileFor = (game: Game, seed: string): string =>
  `${game.name}-${seed.replace(/[^\w-]/g, '').slice(0, 8) || 'game'}.taproom.json`;

const saveRecord = (session: Session, file: string): void =>
  writeText(file, `${JSON.stringify(session.record, null, 2)}\n`);
