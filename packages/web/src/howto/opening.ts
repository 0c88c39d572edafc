import { type Asked, Chance, type Game, readSetting, SPECTATOR } from '@taproom/engine';

/** A table as it is laid out at first, for what is said of cards before anybody plays. */
export function openingOf(game: Game): Asked | undefined {
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const setting = readSetting(game, { seats: game.seats(options).min });
  if (!setting.ok) return undefined;
  const view = game.view(game.setup(setting.value, Chance.fast(1)), SPECTATOR);
  return { setting: setting.value, view, moves: [], names: [], seat: SPECTATOR };
}

/** The sentence that says what a card does. */
export const sentenceOf = (sheet: { does: string; brief?: string } | undefined): string =>
  sheet?.brief ?? sheet?.does ?? '';
