import type { AnyView, Chance, Game, Move, Setting } from '@taproom/engine';

/** How much a bot may think about one decision. It may use less. */
export interface Budget {
  readonly milliseconds?: number;
  readonly playouts?: number;
}

/**
 * A player made of code. It gets what its seat may see and never a table; one that wants whole tables imagines them.
 * All its luck comes from `chance`, so that the same seed plays the same game.
 */
export interface Bot<View extends AnyView = AnyView> {
  /** One of `moves`, when the game waits for this seat. */
  choose(view: View, moves: readonly Move[], budget: Budget, chance: Chance): Move;
  /** One of `moves`, or undefined to let the moment pass, when the game does not wait for this seat: a catch, an offer. */
  interrupt?(view: View, moves: readonly Move[], budget: Budget, chance: Chance): Move | undefined;
}

/** Seats a bot at a table. The setting is public, and fixed for the whole game. */
export type SeatBot = (game: Game, setting: Setting) => Bot;
