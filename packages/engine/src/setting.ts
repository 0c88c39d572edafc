import type { CardFiles, Game, Setting } from './game.js';
import { type Options, readOptions } from './options.js';
import { no, ok, type Problem, type Result } from './result.js';

/** What people ask for when they open a table. */
export interface Wish {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Names, for options that point at a seat. */
  readonly names?: readonly string[];
  /** Card files of their own, instead of ours. */
  readonly files?: CardFiles;
}

/** The one way to make a setting: nothing starts unless seats, options and cards go together. */
export function readSetting<Cards>(
  game: Pick<Game<never, never, never, Cards>, 'name' | 'options' | 'files' | 'seats' | 'readCards' | 'unfit'>,
  wish: Wish,
): Result<Setting<Cards>, readonly Problem[]> {
  const options = readOptions(game.options, wish.options ?? {}, wish.names);
  if (!options.ok) return no([options.problem]);
  const { min, max } = game.seats(options.value);
  if (!Number.isInteger(wish.seats) || wish.seats < min || wish.seats > max) {
    const range = min === max ? `exactly ${min}` : `${min} to ${max}`;
    const why = decisive(game, options.value).join(' and ') || 'these options';
    return no([{ reason: `${game.name} with ${why} is for ${range} players, not ${wish.seats}` }]);
  }
  for (const option of game.options) {
    const chosen = options.value[option.name];
    if (option.kind !== 'seats' || !Array.isArray(chosen)) continue;
    const missing = chosen.find((seat) => seat >= wish.seats);
    if (missing !== undefined) {
      return no([{ reason: `option ${option.name} names seat-${missing + 1}, but only ${wish.seats} play` }]);
    }
  }
  const cards = game.readCards({ ...game.files, ...wish.files });
  if (!cards.ok) return cards;
  const setting = { seats: wish.seats, options: options.value, cards: cards.value };
  const unfit = game.unfit(setting);
  return unfit === undefined ? ok(setting) : no([{ reason: unfit }]);
}

/** The options without which another number could play: `double-deck`, or `name value` where it is not a switch. */
function decisive(game: Pick<Game, 'options' | 'seats'>, chosen: Options): string[] {
  const { min, max } = game.seats(chosen);
  const matters = game.options.filter((option) => {
    const without = game.seats({ ...chosen, [option.name]: option.default });
    return without.min !== min || without.max !== max;
  });
  return matters.map(({ name, kind }) => (kind === 'switch' ? name : `${name} ${chosen[name]}`));
}
