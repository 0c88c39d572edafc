import type { Game, Move, Setting } from '../game.js';

interface At {
  readonly game: Game;
  readonly setting: Setting;
  readonly names: readonly string[];
}

/** Whether these moves are what a pattern describes: the same moves, or a line that fits with `*` for anything. */
export function fits(pattern: string, moves: readonly Move[], { game, setting, names }: At): boolean {
  if (!pattern.includes('*')) {
    const meant = game.notation.parseMove(pattern, setting, names);
    return meant.ok && meant.value.length === moves.length && meant.value.every((move, i) => move === moves[i]);
  }
  const line = moves.map((move) => game.notation.formatMove(move, setting, names)).join(' ');
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(line);
}
