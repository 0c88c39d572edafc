import { Chance, type Game, movesOf, readSetting, SPECTATOR, seatsIn } from '@taproom/engine';
import { games } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { usualPlayers } from '../games.js';
import { type Paint, widthOf } from '../paint.js';
import { anyTable } from './any.js';
import type { Drawing } from './drawing.js';
import { drawingOf } from './registry.js';

const WIDTH = 80;
const PLAIN: Paint = { bold: (text) => text, dim: (text) => text, ink: (_colour, text) => text };

/** Draws every view of a game of random moves. */
function* drawings(game: Game, drawing: Drawing, seats: number): Generator<{ text: string; view: object }> {
  const setting = readSetting(game, { seats });
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  const names = Array.from({ length: seats }, (_, seat) => `Player${seat + 1}`);
  const context = { setting: setting.value, names, words: game.words.en, paint: PLAIN, width: WIDTH };
  const chance = Chance.fast(seats);
  const table = game.setup(setting.value, Chance.fast(9));
  for (let made = 0; made < 300; made++) {
    for (let viewer = SPECTATOR; viewer < seats; viewer++) {
      const view = game.view(table, viewer);
      yield { text: drawing.drawTable(view, context), view };
    }
    const [seat] = seatsIn(game.waitingFor(table));
    if (seat === undefined) return;
    const moves = movesOf(game, table, seat);
    game.apply(table, seat, moves[chance.below(moves.length)] as number);
  }
}

describe.each(games.map((game) => [game.name, game] as const))('%s', (_name, game) => {
  test.each([
    ['its own drawing', drawingOf(game.name)],
    ['the drawing for any game', anyTable],
  ])('%s fits 80 columns and shows all cards of the hand', (_which, drawing) => {
    for (const { text, view } of drawings(game, drawing, usualPlayers(game))) {
      expect(Math.max(...text.split('\n').map(widthOf))).toBeLessThanOrEqual(WIDTH);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      const hand = 'hand' in view && Array.isArray(view.hand) ? view.hand : [];
      for (const card of hand) expect(text.includes(game.words.en.card(card)) || text.includes(card)).toBe(true);
    }
  });
});
