import { describe, expect, test } from 'vitest';
import {
  freeExtras,
  giftsOf,
  linesFor,
  neededExtras,
  offerLine,
  pointedSlot,
  servingsOf,
  servingWith,
  swapsOf,
  swapWith,
} from './compose.js';
import { lyingGuest } from './view.js';

const MOVES = [
  'serve guest 1 with bottle-4 any-old-jar',
  'serve guest 1 with bottle-4 flavour-peated any-old-jar',
  'serve guest 1 with bottle-4 toast-of-the-town any-old-jar',
  'serve guest 2 with bottle-9',
  'gift guest 1 bottle-4',
  'swap guest 1 for market 3 with bottle-4 bottle-9',
  'swap guest 1 for deck with bottle-4 bottle-9',
  'play a-quiet-word guest 1 for deck with bottle-4',
  'play tip-jar',
  'discard ice onto 1',
  'discard ice onto 2',
  'done',
];

describe('composing moves of Whiskey Times', () => {
  test('what stands in is needed, what goes underneath is free', () => {
    const ways = servingsOf(MOVES, 1);
    expect(neededExtras(ways)).toEqual(['any-old-jar']);
    expect(freeExtras(ways)).toEqual(['flavour-peated', 'toast-of-the-town']);
  });

  test('only combinations that are legal are found, in any order', () => {
    const ways = servingsOf(MOVES, 1);
    expect(servingWith(ways, 'bottle-4', ['any-old-jar', 'flavour-peated'])?.line).toBe(MOVES[1]);
    expect(servingWith(ways, 'bottle-4', ['any-old-jar', 'flavour-peated', 'toast-of-the-town'])).toBeUndefined();
    expect(servingWith(ways, 'bottle-9', [])).toBeUndefined();
  });

  test('gifts and swaps are those of the one guest', () => {
    expect(giftsOf(MOVES, 1)).toEqual([{ line: 'gift guest 1 bottle-4', bottle: 'bottle-4' }]);
    expect(giftsOf(MOVES, 2)).toEqual([]);
    expect(swapWith(swapsOf(MOVES, 1), 'market 3', ['bottle-9', 'bottle-4'])?.line).toBe(MOVES[5]);
    expect(swapsOf(MOVES, 1, 'a-quiet-word')).toEqual([{ line: MOVES[7], target: 'deck', bottles: ['bottle-4'] }]);
  });

  test('a card of the hand knows its own lines', () => {
    expect(linesFor(MOVES, 'ice')).toEqual(['discard ice onto 1', 'discard ice onto 2']);
    expect(linesFor(MOVES, 'bottle-4')).toEqual([]);
  });

  test('an offer is one line, with the seat as notation writes it', () => {
    expect(offerLine(1, ['ice', 'lime'], ['soda'])).toBe('offer seat-2 ice lime for soda');
  });

  test('the icon of a dismissed guest points at a market place', () => {
    expect(pointedSlot(['act', 'replace 9'])).toBe(3);
    expect(pointedSlot(['act', 'replace'])).toBe(1);
    expect(pointedSlot(['act'])).toBeUndefined();
  });

  test('a guest lies open, known but face down, or unknown', () => {
    expect(lyingGuest('ada-lovelace')).toEqual({ hidden: false, slug: 'ada-lovelace' });
    expect(lyingGuest('face-down ada-lovelace')).toEqual({ hidden: true, slug: 'ada-lovelace' });
    expect(lyingGuest('face-down')).toEqual({ hidden: true, slug: undefined });
    expect(lyingGuest('empty')).toEqual({ hidden: false, slug: undefined });
  });
});
