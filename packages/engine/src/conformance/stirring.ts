import { clone, movesOf } from '../attempt.js';
import type { AnyTable, Game } from '../game.js';
import { SPECTATOR } from '../seats.js';
import type { Trial } from '../trial.js';
import { promiseSame } from './promise.js';
import { who } from './secrets.js';

/** What could come is shuffled, and nothing else: everyone sees the same, may do the same, and no card is lost. */
export function stirringShowsNobody(game: Game, trial: Trial, table: AnyTable, seed: number): void {
  if (!game.stir) return;
  const stirred = clone(game, table);
  game.stir(stirred, seed);
  for (let viewer = SPECTATOR; viewer < table.setting.seats; viewer++) {
    promiseSame(
      game.view(stirred, viewer),
      game.view(table, viewer),
      `${who(viewer)} sees that the piles were stirred`,
    );
    if (viewer !== SPECTATOR)
      promiseSame(movesOf(game, stirred, viewer), movesOf(game, table, viewer), 'a legal move depends on a pile');
  }
  promiseSame(trial.cardsFound(stirred).sort(), trial.cardsFound(table).sort(), 'stirring loses or changes a card');
}
