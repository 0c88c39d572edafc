import { expect, test } from 'vitest';
import { fan, filling, TALL } from './hand-layout.js';

/** The table's own room on phones, below the page's head and the last news. */
const PHONES = [
  { width: 390, height: 720 },
  { width: 360, height: 530 },
  { width: 320, height: 460 },
];

test.each(PHONES)('on a phone of %o nine cards or fewer are one row of cards of at least 84 by 118', (room) => {
  for (let count = 1; count <= 9; count++) {
    const { card, rows, step, inRow } = fan(count, room);
    expect(card).toBeGreaterThanOrEqual(84);
    expect(Math.ceil(card * TALL)).toBeGreaterThanOrEqual(118);
    expect(rows).toBe(1);
    expect(card + step * (inRow - 1)).toBeLessThanOrEqual(room.width);
  }
});

test.each(PHONES)(
  'with more cards on %o every spine shows, and only a hand that scrolls is wider than the phone',
  (room) => {
    for (let count = 10; count <= 60; count++) {
      const { card, rows, step, inRow, scrolls } = fan(count, room);
      expect(rows * inRow).toBeGreaterThanOrEqual(count);
      expect(step).toBeGreaterThanOrEqual(card * 0.3);
      expect(card + step * (inRow - 1) > room.width - 23).toBe(scrolls);
    }
    expect(fan(60, room).scrolls).toBe(true);
  },
);

test('25 cards need no scrolling on a small phone', () => {
  expect(fan(25, { width: 360, height: 530 })).toMatchObject({ rows: 2, scrolls: false });
});

test('a hand that fills a phone has larger cards than a fan, and stays inside', () => {
  const room = { width: 390, height: 560 };
  for (let count = 1; count <= 20; count++) {
    const { card, rows, step, inRow } = filling(count, room);
    expect(card).toBeGreaterThanOrEqual(fan(count, { width: 390, height: 720 }).card);
    expect(card + step * (inRow - 1)).toBeLessThanOrEqual(room.width);
    expect(card * TALL * (1 + (rows - 1) * 0.66)).toBeLessThanOrEqual(room.height);
  }
});
