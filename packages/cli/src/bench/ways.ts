import { type AnyTable, attempt, Chance, firstOf, type Game, type Move, type Setting } from '@taproom/engine';

/** The ways to play that are measured. Each plays one game of random moves and returns how many decisions it took. */
export function waysToPlay(game: Game, setting: Setting): Readonly<Record<string, () => number>> {
  const moves: Move[] = new Array(1024).fill(0);
  const root = game.setup(setting, Chance.fast(77));
  const seen = game.view(root, 0);
  const table = game.blank(setting);
  let seed = 0;
  let luck = 1;

  // A cheap generator for the choice of moves: the chance of the table is the game's, and is part of what is measured.
  const below = (count: number): number => {
    luck = (Math.imul(luck, 1664525) + 1013904223) | 0;
    return Math.floor(((luck >>> 0) / 2 ** 32) * count);
  };

  const playOut = (from: AnyTable): number => {
    for (let decisions = 0; ; decisions++) {
      const waiting = game.waitingFor(from);
      if (waiting === 0) return decisions;
      const seat = firstOf(waiting);
      const count = game.legalMoves(from, seat, moves);
      game.apply(from, seat, moves[below(count)] as Move);
    }
  };

  return {
    'playouts: copy the root, apply in place': () => {
      game.copy(table, root);
      table.chance.reseed(++seed);
      return playOut(table);
    },
    'imagine the hidden cards, then a playout': () => playOut(game.imagine(setting, seen, ++seed, table)),
    'attempt: check, copy, apply, tell': () => {
      let now: AnyTable = root;
      for (let decisions = 0; ; decisions++) {
        const waiting = game.waitingFor(now);
        if (waiting === 0) return decisions;
        const seat = firstOf(waiting);
        const count = game.legalMoves(now, seat, moves);
        const made = attempt(game, now, seat, moves[below(count)] as Move);
        if (!made.ok) throw new Error(`a legal move was refused: ${made.problem}`);
        now = made.value.table;
      }
    },
  };
}
