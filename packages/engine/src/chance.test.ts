import { expect, test } from 'vitest';
import { Chance, fingerprintOf, newSeed } from './chance.js';

const draw = (chance: Chance, count: number, below: number) => Array.from({ length: count }, () => chance.below(below));

test('the same seed gives the same numbers, whatever machine, today and next year', () => {
  // If this changes, every record ever stored replays differently. The first row was checked against OpenSSL's chacha20.
  expect(draw(Chance.secret('closing time'), 8, 1000)).toEqual([170, 417, 857, 470, 563, 49, 386, 431]);
  expect(draw(Chance.fast(42), 8, 1000)).toEqual([672, 533, 632, 331, 879, 855, 343, 583]);
});

test('a copy goes on where the original stands, and leaves it alone', () => {
  for (const original of [Chance.secret('x'), Chance.fast(7)]) {
    draw(original, 21, 52);
    const copy = new Chance().copy(original);
    const ahead = draw(copy, 40, 52);
    expect(draw(original, 40, 52)).toEqual(ahead);
  }
});

test('a fast copy over a secret stream forgets the secret one', () => {
  const table = Chance.secret('x');
  table.copy(Chance.fast(3));
  expect(draw(table, 20, 99)).toEqual(draw(Chance.fast(3), 20, 99));
});

test('both streams are fair enough: chi-square of 60,000 throws of a die', () => {
  for (const chance of [Chance.secret('dice'), Chance.fast(1), Chance.fast(2)]) {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const face of draw(chance, 60_000, 6)) counts[face]++;
    const chiSquare = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(20.5); // 99.9% for 5 degrees of freedom
  }
});

test('every order of three cards is equally likely', () => {
  const counts = new Map<string, number>();
  const chance = Chance.secret('orders');
  for (let n = 0; n < 12_000; n++) {
    const cards = [1, 2, 3];
    chance.shuffle(cards, 3);
    counts.set(cards.join(), (counts.get(cards.join()) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(160);
});

test('neighbouring fast seeds have nothing in common', () => {
  const firsts = new Set(Array.from({ length: 5000 }, (_, seed) => Chance.fast(seed).below(2 ** 32)));
  expect(firsts.size).toBeGreaterThan(4995);
});

test('a seed has 128 bits, and its fingerprint says nothing else', () => {
  const seed = newSeed();
  expect(seed).toMatch(/^[0-9a-f]{32}$/);
  expect(newSeed()).not.toBe(seed);
  expect(fingerprintOf(seed)).toMatch(/^[0-9a-f]{64}$/);
  expect(fingerprintOf(seed)).toBe(fingerprintOf(seed));
  expect(fingerprintOf(seed)).not.toContain(seed);
});
