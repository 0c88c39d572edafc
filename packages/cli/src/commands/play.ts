import { intro, isCancel, select } from '@clack/prompts';
import { botsFor, seatBot } from '@taproom/bots';
import { PROGRAM, ProgramBot } from '@taproom/bots/node';
import { Chance, type Game, newSeed, readSetting, type Setting, SPECTATOR } from '@taproom/engine';
import { Command, Option as Flag } from 'commander';
import { hasScreen, isTerminal, OwnTerminal, PLAIN } from '../desk/terminal.js';
import { writeText } from '../files.js';
import { addGameFlags, listed, settingFrom, wholeNumber } from '../flags.js';
import { allGames, gameNamed, usualPlayers, wordsOf } from '../games.js';
import { INTERRUPTED } from '../interrupt.js';
import { fileFor, keep, latestUnfinished, readKept } from '../kept/games.js';
import { Mistake, orMistake } from '../mistake.js';
import { PipedScreen } from '../play/piped.js';
import { ProgramScreen } from '../play/program.js';
import type { Screen } from '../play/screen.js';
import { HUMAN, kindsFrom, namesFrom, type SeatFlags, usualBot } from '../play/seating.js';
import { Session } from '../play/session.js';
import { GameTable, type Player } from '../play/table.js';
import { TerminalScreen } from '../play/terminal.js';
import { GameText } from '../play/text.js';
import { startedAs } from '../started-as.js';

const DEFAULT_PACE = 700;
const NO_TERMINAL =
  'This is not a terminal, so moves are read from standard input, one a line: the number of a choice, or notation.\n';

interface Flags extends SeatFlags {
  readonly seed?: string;
  readonly record?: string;
  readonly pace?: number;
  readonly plain?: true;
  readonly json?: true;
}

interface OwnFlags {
  readonly resume?: string | true;
  readonly pace?: number;
  readonly plain?: true;
}

const PACE = [
  '--pace <milliseconds>',
  `how long to wait after each move of a bot (${DEFAULT_PACE} by default)`,
  wholeNumber(0),
] as const;

export function playCommand(): Command {
  const play = new Command('play')
    // What stands after the game is the game's.
    .enablePositionalOptions()
    .description('play a game in the terminal, against bots')
    .argument('[game]', `which game; \`taproom play GAME --help\` shows its rules as flags`)
    .option('--resume [file]', 'go on with a game that was left: the latest, or the one in this file')
    .option(...PACE)
    .option(...PLAIN)
    .addHelpText(
      'after',
      `
In the game, pick a move with the arrows, by its number, or type it: \`play wine/red/star\`, \`draw\`.
\`hint\` asks the Landlord what to do, and why; \`?\` shows the keys. Ctrl-C leaves the table; the game is kept, and --resume goes on with it.
Without a terminal, moves are read from standard input, one a line.

  taproom play closing-time --players 3 --names Ann,Bob,Cat --sips 5
  taproom play --resume                              go on with the game you left
  taproom play closing-time --seed friday            the same cards again
  taproom play closing-time --plain                  line by line, for screen readers
  echo draw | taproom play closing-time              moves from a pipe
  taproom play closing-time --json                   play from a program`,
    );
  for (const game of allGames()) play.addCommand(gameCommand(game));
  return play.action(async (name: string | undefined, { resume, ...flags }: OwnFlags) => {
    if (resume !== undefined) return await resumeGame(resume, flags);
    await playGame(name === undefined ? await pickGame() : gameNamed(name), flags);
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
    .option(...PACE)
    .option('--record <file>', 'write the record here, also when the game is over')
    .option(...PLAIN)
    .addOption(
      new Flag('--json', 'for programs: JSON lines out (events, decision, offer, refused, over), moves in notation in'),
    );
  addGameFlags(command, game);
  // Flags that stand before the game count too.
  return command.action(() => playGame(game, command.optsWithGlobals<Flags>()));
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

async function playGame(game: Game, flags: Flags): Promise<void> {
  const names = namesFrom(game, flags);
  const { setting, files } = orMistake(settingFrom(game, { ...flags }, names.length, names));
  const seed = flags.seed ?? newSeed();
  const kinds = kindsFrom(game, flags, names);
  const session = new Session({ game, setting, names, seed, ...(files && { files }) });
  // A record that cannot be written should not be found out at the end of the evening.
  if (flags.record !== undefined) saveRecord(session, flags.record);
  await sitDown(session, kinds, fileFor({ game: game.name, seed }, new Date()), flags);
}

/** Goes on with a game that was kept: the one in `file`, or the latest that is not over. */
async function resumeGame(wanted: string | true, flags: Flags): Promise<void> {
  const file = wanted === true ? latestUnfinished() : wanted;
  const kept = readKept(file);
  if (kept.over) throw new Mistake(`${file}: this game is over; ${startedAs()} replay ${file} steps through it`);
  const game = gameNamed(kept.game);
  if (kept.rulesVersion !== game.rulesVersion)
    throw new Mistake(
      `${file}: it was begun with version ${kept.rulesVersion} of the rules, and these are version ${game.rulesVersion}`,
    );
  const { options, files, seed, players: names } = kept;
  const setting = orMistake(readSetting(game, { seats: names.length, options, ...(files && { files }) }));
  const session = Session.resumed({ game, setting, names, seed, ...(files && { files }) }, kept.moves);
  if (!session.ok) throw new Mistake(`${file}: ${session.problem}`);
  await sitDown(session.value, kept.seating, file, flags);
}

/** Plays from here to the end, or until the player leaves; the game is kept in `file` meanwhile. */
async function sitDown(session: Session, kinds: readonly string[], file: string, flags: Flags): Promise<void> {
  const { game, setting, seed } = session.opening;
  const eyes = kinds.includes(HUMAN) ? kinds.indexOf(HUMAN) : SPECTATOR;
  const keeps = eyes !== SPECTATOR && !flags.json;
  const keepGame = (): void => {
    const over = session.outcome !== undefined;
    if (keeps) keep({ ...session.record, seating: kinds, over }, file);
  };
  const leave = (): void => {
    keepGame();
    if (flags.record !== undefined) saveRecord(session, flags.record);
    if (keeps)
      console.error(`\nThe game is kept. To go on: ${startedAs()} play --resume. To look at it: ${startedAs()} replay`);
  };
  const players = kinds.map((kind): Player => (kind === HUMAN ? HUMAN : seated(kind, game, setting)));
  let screen: Screen | undefined;
  const stopWatching = onInterrupt(() => {
    screen?.close();
    leave();
  });
  screen = screenFor(new GameText(session.opening, eyes), flags);
  const luck = Chance.secret(session.moved ? `bots ${seed} from ${session.record.moves.length}` : `bots ${seed}`);
  const end = await new GameTable(session, players, screen, luck, eyes, keepGame).play();
  stopWatching();
  screen.close();
  for (const player of players) if (player instanceof ProgramBot) player.close();

  if (end === 'left') leave();
  else {
    keepGame();
    if (flags.record !== undefined) saveRecord(session, flags.record);
  }
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
  if (hasScreen(flags))
    return new TerminalScreen(text, flags.pace ?? DEFAULT_PACE, new OwnTerminal(), () =>
      process.kill(process.pid, 'SIGINT'),
    );
  if (!isTerminal() && !flags.watch) console.log(NO_TERMINAL);
  return new PipedScreen(text);
}

const saveRecord = (session: Session, file: string): void =>
  writeText(file, `${JSON.stringify(session.record, null, 2)}\n`);
