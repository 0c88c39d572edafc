import {
  type AnyTable,
  type CardFiles,
  type Game,
  isCall,
  type Move,
  no,
  type Options,
  ok,
  type Problem,
  type Result,
  readOptions,
  readSetting,
  type Setting,
} from '@taproom/engine';

/** A setting with what the server needs to know about it again and again. Tables with equal settings share one. */
export class KnownSetting {
  private readonly texts = new Map<Move, string>();
  /** Tables that nobody looks at any more, to be written over. */
  private readonly spares: AnyTable[] = [];

  constructor(
    readonly game: Game,
    readonly setting: Setting,
  ) {}

  /** Kinds of call this game has: `catch`, `own-up`. */
  get calls(): readonly string[] {
    return this.game.calls ?? [];
  }

  /** The notation of a move, remembered: the same few are asked for at every version. */
  text(move: Move): string {
    const known = this.texts.get(move);
    if (known !== undefined) return known;
    if (this.texts.size >= MOST_TEXTS) this.texts.clear();
    const text = this.game.notation.formatMove(move, this.setting);
    this.texts.set(move, text);
    return text;
  }

  isCall(move: Move): boolean {
    return this.calls.length > 0 && isCall(this.game, this.text(move));
  }

  /**
   * A table of this setting to write over, if there is one. A new one for each move would cost more than the move, and
   * outlive two collections of garbage, because an undo may come back to it.
   */
  spare(): AnyTable | undefined {
    return this.spares.pop();
  }

  /** Nobody looks at this table any more, now or later. */
  giveBack(table: AnyTable): void {
    if (this.spares.length < MOST_SPARES) this.spares.push(table);
  }
}

const MOST_TEXTS = 20_000;
const MOST_SPARES = 100;
const MOST_SETTINGS = 200;
const settings = new Map<string, KnownSetting>();

export interface Wished {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly files?: CardFiles;
}

/** Compiled cards are large, and most tables play with the same ones. */
export function settingOf(game: Game, wished: Wished): Result<KnownSetting, readonly Problem[]> {
  const { seats, options, files } = wished;
  const key = JSON.stringify([game.name, game.rulesVersion, seats, options, files ?? null]);
  const known = settings.get(key);
  if (known?.game === game) return ok(known);
  const read = readSetting(game, { seats, options, ...(files && { files }) });
  if (!read.ok) return read;
  const made = new KnownSetting(game, read.value);
  if (settings.size >= MOST_SETTINGS) settings.delete(settings.keys().next().value as string);
  settings.set(key, made);
  return ok(made);
}

/** The options with their defaults, or what is wrong with them. Seats in them may be given by the names of who sits there. */
export function optionsOf(game: Game, wished: Wished, names: readonly string[]): Result<Options, readonly Problem[]> {
  const options = readOptions(game.options, wished.options, names);
  if (!options.ok) return no([options.problem]);
  const known = settingOf(game, { ...wished, options: options.value });
  return known.ok ? ok(known.value.setting.options) : known;
}
