import type { AnyTable, Game } from '@taproom/engine';
import { applyChanges } from '@taproom/protocol';
import { expect, test } from 'vitest';
import { ViewChange, ViewTexts } from './view-changes.js';

type Fields = Record<string, unknown>;

/** A game whose table is its view; with `parts`, what all see is told apart from what only a seat does. */
function game(parts: boolean) {
  const counted = { open: 0 };
  const split = {
    openView: (table: Fields) => {
      counted.open += 1;
      return table.open;
    },
    ownView: (table: Fields, viewer: number) => ({ viewer, ...(table.own as Fields) }),
  };
  const made = {
    view: (table: Fields, viewer: number) => ({ viewer, ...(table.own as Fields), ...(table.open as Fields) }),
    ...(parts && split),
  };
  return { game: made as unknown as Game, counted };
}

const position = (of: Game, open: Fields, own: Fields) => new ViewTexts(of, { open, own } as unknown as AnyTable);
const told = (text: string) => JSON.parse(`{"version":1${text}}`) as { changed?: Fields; added?: never; view?: Fields };
const long = Array.from({ length: 20 }, (_, index) => `card-${index}`);

test.each([true, false])('what changed leads from one view to the next (in parts: %s)', (parts) => {
  const { game: of } = game(parts);
  const before = position(of, { turn: 1, discard: long, top: 'x' }, { hand: ['a', 'b'] });
  const now = position(of, { turn: 2, discard: ['first', ...long, 'last'], top: 'x' }, { hand: ['a'] });
  const changes = told(new ViewChange(before, now).changesFor(0));
  expect(changes.changed).toEqual({ turn: 2, hand: ['a'] });
  expect(changes.added).toEqual({
    discard: [
      [0, 'first'],
      [21, 'last'],
    ],
  });
  const rebuilt = applyChanges(JSON.parse(before.whole(0)), changes);
  expect(rebuilt).toEqual(JSON.parse(now.whole(0)));
});

test('the first view is all change', () => {
  const { game: of } = game(true);
  const now = position(of, { turn: 2 }, { hand: ['a'] });
  expect(applyChanges(undefined, told(new ViewChange(undefined, now).changesFor(3)))).toEqual({
    viewer: 3,
    hand: ['a'],
    turn: 2,
  });
});

test('a view that has lost a field is told whole', () => {
  const { game: of } = game(true);
  const before = position(of, { turn: 2, offer: 'x' }, {});
  expect(told(new ViewChange(before, position(of, { turn: 2 }, {})).changesFor(0)).view).toEqual({
    viewer: 0,
    turn: 2,
  });
});

test('what all see is looked up once, however many look', () => {
  const { game: of, counted } = game(true);
  const before = position(of, { turn: 1 }, {});
  const now = position(of, { turn: 2 }, {});
  const change = new ViewChange(before, now);
  for (const seat of [0, 1, 2, -1]) change.changesFor(seat);
  now.whole(0);
  expect(counted.open).toBe(2);
});

test('parts that did not change stay the old ones', () => {
  const { game: of } = game(true);
  const [before, now] = [1, 2].map((turn) => position(of, { turn, discard: [...long] }, { hand: ['a'] }));
  new ViewChange(before, now as ViewTexts).changesFor(0);
  expect(now?.open().discard).toBe(before?.open().discard);
  expect(now?.ownOf(0).hand).toBe(before?.ownOf(0).hand);
  expect(now?.open().turn).toBe(2);
});
