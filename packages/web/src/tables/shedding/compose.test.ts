import { describe, expect, test } from 'vitest';
import { playableCards, playLine, playsIn, suitsFor } from './compose.js';
import { flightsOf } from './moving.js';
import { sorted } from './sort.js';
import { nextSeat } from './view.js';

const MOVES = [
  'play wine/red/star',
  'play wine/red/star calling last-call',
  'play lets-get-wild as wine',
  'play lets-get-wild as beer calling last-call calling my-shout',
  'draw',
  'catch seat-2',
];

describe('composing a play of Last Call', () => {
  test('reads what a legal line says', () => {
    expect(playsIn(MOVES)[3]).toEqual({
      line: 'play lets-get-wild as beer calling last-call calling my-shout',
      card: 'lets-get-wild',
      suit: 'beer',
      calls: ['last-call', 'my-shout'],
    });
  });

  test('writes the line as notation writes it, calls in its order', () => {
    expect(playLine('my-shout', undefined, ['my-shout', 'last-call'])).toBe(
      'play my-shout calling last-call calling my-shout',
    );
    expect(playLine('tough-break', 'neat', [])).toBe('play tough-break as neat');
  });

  test('every legal play can be composed from its parts', () => {
    for (const play of playsIn(MOVES)) expect(playLine(play.card, play.suit, play.calls)).toBe(play.line);
  });

  test('offers only suits that are legal, and only for cards that need one', () => {
    expect(suitsFor(playsIn(MOVES), 'lets-get-wild')).toEqual(['wine', 'beer']);
    expect(suitsFor(playsIn(MOVES), 'wine/red/star')).toEqual([]);
  });

  test('knows which cards can leave the hand, by play or by pass', () => {
    expect([...playableCards([...MOVES, 'pass neat/pink/cross'])]).toEqual([
      'wine/red/star',
      'lets-get-wild',
      'neat/pink/cross',
    ]);
  });
});

describe('the hand of Last Call', () => {
  test('sorts by the attribute asked for, cards without it last, and loses none', () => {
    const hand = ['cheers', 'beer/red/tree', 'wine/navy/star', 'lets-get-wild', 'wine/red/star'];
    expect(sorted(hand, 'suit')).toEqual([
      'wine/red/star',
      'wine/navy/star',
      'beer/red/tree',
      'cheers',
      'lets-get-wild',
    ]);
    expect(sorted(hand, 'colour')).toEqual([
      'wine/red/star',
      'beer/red/tree',
      'cheers',
      'wine/navy/star',
      'lets-get-wild',
    ]);
    expect(sorted(hand, 'shape').slice(0, 2)).toEqual(['wine/red/star', 'wine/navy/star']);
  });

  test('a card is passed with the direction of play', () => {
    expect([nextSeat(3, 4, 'clockwise'), nextSeat(0, 4, 'anticlockwise')]).toEqual([0, 3]);
  });
});

describe('what flies at Last Call', () => {
  test('a card the viewer may not see flies face down', () => {
    const drew = { type: 'drew', seat: 1, why: 'turn', cards: 2 };
    expect(flightsOf([drew], 0)).toEqual([
      { from: 'draw', to: 'seat-2', card: 'back' },
      { from: 'draw', to: 'seat-2', card: 'back' },
    ]);
  });

  test('a sidestep lands beside the pile', () => {
    const played = { type: 'played', seat: 0, card: 'my-shout', calls: ['my-shout'] };
    expect(flightsOf([played], 0)).toEqual([{ from: 'hand', to: 'beside', card: 'my-shout', sideways: true }]);
  });
});
