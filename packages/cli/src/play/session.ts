import {
  type AnyEvent,
  type AnyTable,
  type AnyView,
  attemptAll,
  type CardFiles,
  Chance,
  formatStep,
  type Game,
  type GameRecord,
  type Move,
  movesOf,
  no,
  type Outcome,
  ok,
  parseStep,
  type Result,
  type Seat,
  type Seed,
  type Setting,
  seatsIn,
} from '@taproom/engine';

/** What a table is opened with. */
export interface Opening {
  readonly game: Game;
  readonly setting: Setting;
  readonly names: readonly string[];
  readonly seed: Seed;
  /** Card files the players brought. */
  readonly files?: CardFiles;
}

/** One game being played: the table, and the record of how it got there. */
export class Session {
  /** Everything that happened, from the deal on. */
  readonly happened: AnyEvent[] = [];
  private table: AnyTable;
  private readonly lines: string[] = [];

  constructor(readonly opening: Opening) {
    const { game, setting, seed } = opening;
    this.table = game.setup(setting, Chance.secret(seed), this.happened);
  }

  /** A game as it was left, or a mistake of whoever kept it: what cannot be played again was not played by these rules. */
  static resumed(opening: Opening, moves: readonly string[]): Result<Session, string> {
    const session = new Session(opening);
    for (const [index, text] of moves.entries()) {
      const step = parseStep(text, opening.names.length);
      const parsed = step.ok ? opening.game.notation.parseMove(step.value.line, opening.setting) : step;
      const made = step.ok && parsed.ok ? session.make(step.value.seat, parsed.value as readonly Move[]) : parsed;
      if (!made.ok) return no(`move ${index + 1} ("${text}"): ${made.problem}`);
    }
    return ok(session);
  }

  get waiting(): Seat[] {
    return seatsIn(this.opening.game.waitingFor(this.table));
  }

  /** Whether anybody has moved since the deal. */
  get moved(): boolean {
    return this.lines.length > 0;
  }

  get outcome(): Outcome | undefined {
    return this.opening.game.outcome(this.table);
  }

  view(seat: Seat): AnyView {
    return this.opening.game.view(this.table, seat);
  }

  moves(seat: Seat): Move[] {
    return movesOf(this.opening.game, this.table, seat);
  }

  /** Why these moves may not be made now; undefined when they may. */
  refusalOf(seat: Seat, moves: readonly Move[]): string | undefined {
    const made = attemptAll(this.opening.game, this.table, seat, moves);
    return made.ok ? undefined : made.problem;
  }

  /** Makes moves that belong together, or none of them. */
  make(seat: Seat, moves: readonly Move[]): Result<readonly AnyEvent[], string> {
    const { game, setting } = this.opening;
    const made = attemptAll(game, this.table, seat, moves);
    if (!made.ok) return made;
    this.table = made.value.table;
    this.happened.push(...made.value.events);
    this.lines.push(...moves.map((move) => formatStep(seat, game.notation.formatMove(move, setting))));
    return ok(made.value.events);
  }

  get record(): GameRecord {
    const { game, setting, names, seed, files } = this.opening;
    return {
      game: game.name,
      rulesVersion: game.rulesVersion,
      players: names,
      options: setting.options,
      ...(files && { files }),
      seed,
      moves: [...this.lines],
    };
  }
}
