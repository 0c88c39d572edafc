import {
  type AnyTable,
  formatProblem,
  type Game,
  type GameRecord,
  readRecord,
  replay,
  type Seat,
  SPECTATOR,
  type Step,
} from '@taproom/engine';
import { Command } from 'commander';
import { readText } from '../files.js';
import { gameNamed } from '../games.js';
import { type KeptGame, keptFiles } from '../kept/games.js';
import { Mistake, orMistake } from '../mistake.js';
import { flow } from '../paint.js';
import { HUMAN } from '../play/seating.js';
import { GameText } from '../play/text.js';
import { stepThrough } from '../replay/steps.js';

interface Flags {
  readonly as?: string;
  readonly open?: true;
  readonly json?: true;
}

export const replayCommand = (): Command =>
  new Command('replay')
    .description('step through the record of a game')
    .argument('[file]', 'a record; without one, the game that was played here last')
    .option('--as <player>', 'see it with the eyes of this player (your own in a game kept here, else a spectator)')
    .option('--open', 'with all hands on the table')
    .option('--json', 'for programs: one JSON object for each step')
    .addHelpText('after', '\nIn a terminal the arrows step forward and back; elsewhere the whole game is told at once.')
    .action(async (named: string | undefined, flags: Flags) => {
      const file = named ?? keptFiles()[0];
      if (file === undefined) throw new Mistake('no game was played here yet; name the file of a record');
      const record = orMistake(readRecord(readText(file), file));
      const game = gameNamed(record.game);
      const steps = stepsOf(game, record, file);
      const eyes = flags.as === undefined ? ownSeat(record) : seatOf(record, flags.as);
      if (flags.json) return printJson(game, steps, eyes);
      const setting = (steps[0] as Step).table.setting;
      const text = new GameText({ game, setting, names: record.players, seed: record.seed }, eyes);
      const shown = steps.map(({ table, events }, index) => ({
        table: (columns: number) =>
          [
            ...text.table(game.view(table, eyes), columns).split('\n'),
            ...(flags.open ? openHands(game, table, record.players, eyes, columns) : []),
          ].join('\n'),
        log: text.log(events.map((event) => game.show(event, eyes)).filter((event) => event !== undefined)),
        title: `${game.words.en.title}, move ${index} of ${steps.length - 1}`,
      }));
      const outcome = game.outcome((steps.at(-1) as Step).table);
      const ending = outcome ? text.outcome(outcome) : 'The record ends here; the game was not over.';
      await stepThrough(shown, ending);
    });

function stepsOf(game: Game, record: GameRecord, file: string): Step[] {
  const steps: Step[] = [];
  const replayed = replay<AnyTable, { type: string }, { viewer: Seat; waiting: readonly Seat[] }, unknown>(
    game,
    record,
    (step) => steps.push(step),
  );
  // The line of the problem counts moves, not lines of the file; the sentence says which move it is.
  if (!replayed.ok) throw new Mistake(formatProblem({ file, reason: replayed.problem.reason }));
  return steps;
}

/** The seat of whoever played it here; a record from elsewhere does not say. */
function ownSeat({ seating }: GameRecord & Partial<KeptGame>): Seat {
  const seat = Array.isArray(seating) ? seating.indexOf(HUMAN) : -1;
  return seat < 0 ? SPECTATOR : seat;
}

function seatOf({ players }: GameRecord, name: string): Seat {
  const seat = players.indexOf(name);
  if (seat < 0) throw new Mistake(`nobody called "${name}" played; the players were ${players.join(', ')}`);
  return seat;
}

/** What the others hold, a player a line, as the views of the seats have it; the table itself shows one's own hand. */
function openHands(game: Game, table: AnyTable, players: readonly string[], eyes: Seat, columns: number): string[] {
  return players.flatMap((name, seat) => {
    if (seat === eyes) return [];
    const view: object = game.view(table, seat);
    const hand = 'hand' in view && Array.isArray(view.hand) ? view.hand : [];
    const cards = hand.map((card) => game.words.en.card(String(card), table.setting));
    const [first = '', ...more] = flow(
      [`${name}:`, cards.join(' | ') || 'nothing'].join(' ').split(' '),
      columns - 4,
      ' ',
    );
    return [`  ${first}`, ...more.map((line) => `    ${line}`)];
  });
}

function printJson(game: Game, steps: readonly Step[], eyes: Seat): void {
  for (const [index, { seat, line, table, events }] of steps.entries()) {
    const shown = events.map((event) => game.show(event, eyes)).filter((event) => event !== undefined);
    const outcome = game.outcome(table);
    console.log(
      JSON.stringify({
        step: index,
        seat,
        line,
        events: shown,
        view: game.view(table, eyes),
        ...(outcome && { outcome }),
      }),
    );
  }
}
