import {
  type AnyEvent,
  type AnyTable,
  Chance,
  clone,
  type Game,
  type GameRecord,
  includes,
  type Move,
  movesOf,
  no,
  ok,
  type Problem,
  parseStep,
  type Result,
  replay,
  type Seat,
  type Setting,
} from '@taproom/engine';

/** One small move of a game that is over. A line of a record may be several. */
export interface Walked {
  /** The line of the record, counted from 0. */
  readonly line: number;
  readonly seat: Seat;
  readonly move: Move;
  /** Whether cards were dealt out anew by it, as at the end of a round. */
  readonly deals: boolean;
  /** The table before it. Nobody changes it. */
  readonly before: AnyTable;
  readonly after: AnyTable;
  /** What there was to choose from, where the game waited for this seat; fewer than two where there was no choice. */
  readonly choices: readonly Move[];
}

/** A record, made again move by move. */
export interface Walk {
  readonly game: Game;
  readonly setting: Setting;
  readonly record: GameRecord;
  readonly dealt: AnyTable;
  readonly steps: readonly Walked[];
}

/** Plays a finished game again; a problem where it cannot be replayed, or is not over. */
export function walk(game: Game, record: GameRecord): Result<Walk, Problem> {
  const made = replay(game, record);
  if (!made.ok) return made;
  if (!game.outcome(made.value)) return no({ reason: 'this game is not over; a review needs its end' });
  const { setting } = made.value;
  const dealt = game.setup(setting as never, Chance.secret(record.seed));
  const steps: Walked[] = [];
  let table = dealt;
  record.moves.forEach((text, line) => {
    const step = parseStep(text, setting.seats);
    const moves = step.ok ? game.notation.parseMove(step.value.line, setting) : step;
    // It was replayed a moment ago.
    if (!step.ok || !moves.ok) throw new Error(`${text} was read before`);
    for (const move of moves.value) {
      const { seat } = step.value;
      const after = clone(game, table);
      const events: AnyEvent[] = [];
      game.apply(after, seat, move, events);
      const choices = includes(game.waitingFor(table), seat) ? movesOf(game, table, seat) : [];
      const deals = events.some(({ type }) => type === 'dealt');
      steps.push({ line, seat, move, deals, before: table, after, choices });
      table = after;
    }
  });
  return ok({ game, setting, record, dealt, steps });
}
