import { Chance } from '@taproom/engine';
import { expect, test } from 'vitest';
import { Hidden, type HiddenCard, type Place } from './hidden.js';

const SUITS = 6;

/** Cards of these suits, worth nothing. */
const cardsOf = (suits: readonly number[]): HiddenCard[] => suits.map((suit) => ({ suit, worth: 0 }));
const barring = (...suits: number[]): number => suits.reduce((mask, suit) => mask | (1 << suit), 0);

/** The suits that lie in each place after a deal. */
function dealtSuits(hidden: Hidden, cards: readonly HiddenCard[], places: readonly Place[]): number[][] {
  let at = 0;
  return places.map(({ count }) => {
    const suits = [...hidden.dealt.subarray(at, at + count)].map((card) => (cards[card] as HiddenCard).suit);
    at += count;
    return suits;
  });
}

function breaches(hidden: Hidden, cards: readonly HiddenCard[], places: readonly Place[]): number {
  const wrong = dealtSuits(hidden, cards, places).map(
    (suits, place) => suits.filter((suit) => ((places[place] as Place).barred >> suit) & 1).length,
  );
  return wrong.reduce((sum, n) => sum + n, 0);
}

test('a deal that only a ring of three exchanges can mend is found at once', () => {
  // Each hand may have just one suit, and nothing is left over: there is exactly one deal.
  const cards = cardsOf([0, 1, 2, 3]);
  const places = [0, 1, 2, 3].map((suit) => ({ count: 1, barred: barring(...[0, 1, 2, 3].filter((s) => s !== suit)) }));
  const hidden = new Hidden(cards, [...places, { count: 0, barred: 0 }]);
  for (let seed = 0; seed < 200; seed++) {
    hidden.deal(Chance.fast(seed));
    expect(dealtSuits(hidden, cards, places)).toEqual([[0], [1], [2], [3]]);
  }
});

test('a long ring: each hand may have its own suit or the next', () => {
  const cards = cardsOf([0, 1, 2, 3, 4]);
  const places = [0, 1, 2, 3, 4].map((suit) => ({
    count: 1,
    barred: barring(...[0, 1, 2, 3, 4].filter((other) => other !== suit && other !== (suit + 1) % 5)),
  }));
  const hidden = new Hidden(cards, [...places, { count: 0, barred: 0 }]);
  const found = new Set<string>();
  for (let seed = 0; seed < 400; seed++) {
    hidden.deal(Chance.fast(seed));
    expect(breaches(hidden, cards, places)).toBe(0);
    found.add(JSON.stringify(dealtSuits(hidden, cards, places)));
  }
  expect(found.size).toBe(2); // all keep their own, or all have the next
});

test('the tightest knowledge there can be, with work that stays within its bound', () => {
  let tightest = 0;
  for (let seed = 1; seed <= 5000; seed++) {
    const chance = Chance.fast(seed);
    const hands = 2 + chance.below(6);
    const size = 1 + chance.below(10);
    const left = chance.below(2) === 0 ? 0 : chance.below(20);
    // A true deal with few suits in each hand, of which everything that can be known is known.
    const truth = Array.from({ length: hands }, () => {
      const suits = [chance.below(SUITS), chance.below(SUITS)];
      return Array.from({ length: size }, () => suits[chance.below(2)] as number);
    });
    const rest = Array.from({ length: left }, () => chance.below(SUITS));
    const places: Place[] = truth.map((suits) => ({
      count: size,
      barred: barring(...[0, 1, 2, 3, 4, 5].filter((suit) => !suits.includes(suit))),
    }));
    places.push({ count: left, barred: 0 });
    const cards = cardsOf([...truth, rest].flat());
    const hidden = new Hidden(cards, places);
    hidden.deal(chance);
    expect(breaches(hidden, cards, places)).toBe(0);
    expect([...hidden.dealt].sort((a, b) => a - b)).toEqual(cards.map((_, i) => i));
    // Each card is moved on once at most: a search over the places, and a look at the cards of each place of the ring.
    const bound = cards.length * (places.length ** 2 + cards.length) + 5 * cards.length;
    expect(hidden.work).toBeLessThanOrEqual(bound);
    tightest = Math.max(tightest, hidden.work);
  }
  expect(tightest).toBeLessThan(2000);
});

test('knowledge that no deal fits is a bug, and thrown', () => {
  const hidden = new Hidden(cardsOf([0, 0]), [
    { count: 1, barred: barring(0) },
    { count: 1, barred: 0 },
  ]);
  expect(() => hidden.deal(Chance.fast(1))).toThrow('no deal fits');
});

/** All ways to deal into the places, by brute force; each is as likely as any other. */
function allDeals(cards: readonly HiddenCard[], places: readonly Place[]): string[] {
  const found: string[] = [];
  const place = new Array<number>(cards.length);
  const room = places.map(({ count }) => count);
  const fill = (card: number): void => {
    if (card === cards.length) found.push(place.join(''));
    else
      places.forEach(({ barred }, p) => {
        if (room[p] === 0 || (barred >> (cards[card] as HiddenCard).suit) & 1) return;
        room[p]--;
        place[card] = p;
        fill(card + 1);
        room[p]++;
      });
  };
  fill(0);
  return found;
}

test('without bids every deal that fits is about as likely', () => {
  const cards = cardsOf([0, 0, 0, 1, 1, 2, 2]);
  const places = [
    { count: 2, barred: barring(0) },
    { count: 2, barred: barring(1) },
    { count: 3, barred: 0 },
  ];
  const possible = allDeals(cards, places);
  const times = new Map(possible.map((deal) => [deal, 0]));
  const hidden = new Hidden(cards, places);
  const chance = Chance.fast(7);
  const rounds = 1000 * possible.length;
  for (let n = 0; n < rounds; n++) {
    hidden.deal(chance);
    const place = new Array<number>(cards.length);
    let at = 0;
    places.forEach(({ count }, p) => {
      for (let i = 0; i < count; i++) place[hidden.dealt[at++]] = p;
    });
    const deal = place.join('');
    times.set(deal, (times.get(deal) as number) + 1);
  }
  expect(times.size).toBe(possible.length);
  for (const n of times.values()) {
    expect(n).toBeGreaterThan(750);
    expect(n).toBeLessThan(1250);
  }
});

test('hands suit the bids on them', () => {
  // Ten aces worth a trick each and twenty cards worth none; one hand of five bid 5, another of five bid 0.
  const cards = Array.from({ length: 30 }, (_, i) => ({ suit: i % 5, worth: i < 10 ? 1 : 0 }));
  const off = (bids: readonly (number | undefined)[]) => {
    const places = bids.map((bid) => ({ count: 5, barred: 0, ...(bid !== undefined && { bid }) }));
    const hidden = new Hidden(cards, [...places, { count: 20, barred: 0 }]);
    const chance = Chance.fast(3);
    let sum = 0;
    for (let n = 0; n < 500; n++) {
      hidden.deal(chance);
      const aces = [...hidden.dealt.subarray(0, 5)].filter((card) => card < 10).length;
      sum += Math.abs(5 - aces) / 500;
    }
    return sum;
  };
  expect(off([undefined, undefined])).toBeGreaterThan(3); // left to chance, 5/3 aces on average
  // The exact mean is 0.88: weigh the ways to hold n aces by the sanity of having bid 5 on them.
  expect(off([5, undefined])).toBeCloseTo(0.88, 0.5);
});
