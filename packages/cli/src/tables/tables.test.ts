import { Chance, type Game, movesOf, readSetting, type Setting, SPECTATOR, seatsIn, type Wish } from '@taproom/engine';
import { entryNamed, games } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { drawingOf } from '../entries.js';
import { type Paint, widthOf } from '../paint.js';
import { anyTable } from './any.js';
import type { Drawing } from './drawing.js';

/** The narrowest window and the usual one. */
const WIDTHS = [60, 80];
/** Enough for every phase of a turn to come up in one setting or another. */
const MOVES = 60;
const PLAIN: Paint = { bold: (text) => text, dim: (text) => text, ink: (_colour, text) => text };

/** Draws the beginning of a game of random moves. */
function* drawings(
  game: Game,
  drawing: Drawing,
  wish: Wish,
  width: number,
): Generator<{ text: string; view: object; setting: Setting }> {
  const setting = readSetting(game, wish);
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  const { seats } = wish;
  const names = Array.from({ length: seats }, (_, seat) => `Player${seat + 1}`);
  const context = { game, setting: setting.value, names, words: game.words.en, paint: PLAIN, width };
  const chance = Chance.fast(seats);
  const table = game.setup(setting.value, Chance.fast(9));
  for (let made = 0; made < MOVES; made++) {
    // The viewers in turn, spectators among them.
    const view = game.view(table, (made % (seats + 1)) + SPECTATOR);
    yield { text: drawing.drawTable(view, context), view, setting: setting.value };
    const [seat] = seatsIn(game.waitingFor(table));
    if (seat === undefined) return;
    const moves = movesOf(game, table, seat);
    game.apply(table, seat, moves[chance.below(moves.length)] as number);
  }
}

describe.each(games.map((game) => [game.name, game] as const))('%s', (_name, game) => {
  test.each(
    WIDTHS.flatMap((width) => [
      ['its own drawing', width, drawingOf(game.name)] as const,
      ['the drawing for any game', width, anyTable] as const,
    ]),
  )('%s fits %i columns and shows all cards of the hand', (_which, width, drawing) => {
    for (const wish of entryNamed(game.name)?.trial?.settings ?? []) {
      for (const { text, view, setting } of drawings(game, drawing, wish, width)) {
        const widest = Math.max(...text.split('\n').map(widthOf));
        if (widest > width) throw new Error(`${widest} columns are too many:\n${text}`);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
        const hand = 'hand' in view && Array.isArray(view.hand) ? view.hand : [];
        const missing = hand.filter(
          (card) => !text.includes(game.words.en.card(card, setting)) && !text.includes(card),
        );
        expect(missing).toEqual([]);
      }
    }
  });
});
