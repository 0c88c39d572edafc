import { Chance, firstOf, movesOf, readSetting, SPECTATOR, type Wish } from '@taproom/engine';
import { withFriends } from '@taproom/games/with-friends';
import { expect, test } from 'vitest';
import type { Paint } from '../../paint.js';
import { withFriendsTable } from './drawing.js';

const PLAIN: Paint = { bold: (text) => text, dim: (text) => text, ink: (_colour, text) => text };
const NAMES = ['Ann', 'Bartholomew', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];

/** Every drawing of a match of random moves, for each seat in turn. */
function* drawings(wish: Wish) {
  const setting = readSetting(withFriends, wish);
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  const names = NAMES.slice(0, wish.seats);
  const context = {
    game: withFriends as never,
    setting: setting.value,
    names,
    words: withFriends.words.en,
    paint: PLAIN,
    width: 80,
  };
  const table = withFriends.setup(setting.value, Chance.fast(4));
  for (let made = 0; withFriends.outcome(table) === undefined; made++) {
    const view = withFriends.view(table, (made % (wish.seats + 1)) + SPECTATOR);
    yield { text: withFriendsTable.drawTable(view, context), view };
    const seat = firstOf(withFriends.waitingFor(table));
    const moves = movesOf(withFriends, table, seat);
    withFriends.apply(table, seat, moves[table.chance.below(moves.length)] as number);
  }
}

test('a whole match fits thirteen lines, with eight players and every row there is', () => {
  for (const options of [{ 'double-deck': true, wingman: true, memory: true }, { 'double-deck': true }]) {
    for (const { text } of drawings({ seats: 8, options })) {
      if (text.split('\n').length > 13) throw new Error(`too many lines:\n${text}`);
    }
  }
});

test('WF-9 the hand passed on is shown only with memory', () => {
  const shows = (memory: boolean) =>
    [...drawings({ seats: 4, options: { wingman: true, rounds: 'quick', memory } })].filter(({ text }) =>
      text.includes('You passed'),
    );
  expect(shows(false)).toHaveLength(0);
  expect(shows(true).length).toBeGreaterThan(20);
});

test('the bidding table says which bid the dealer may not make', () => {
  const texts = [...drawings({ seats: 3 })].filter(({ view }) => view.phase === 'bidding').map(({ text }) => text);
  expect(texts.some((text) => /may not bid \d/.test(text))).toBe(true);
});

test('the trick in the middle names who is winning it, and the sheet keeps the rounds', () => {
  const texts = [...drawings({ seats: 3 })].map(({ text }) => text);
  expect(texts.some((text) => /^Trick \d+ \(.* led\) .* wins/m.test(text))).toBe(true);
  expect(texts.some((text) => /^round 1 .*\d\/\d/m.test(text))).toBe(true);
});
