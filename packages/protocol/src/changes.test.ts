import { expect, test } from 'vitest';
import { additionsTo, applyChanges, isSame } from './changes.js';

test('fields that differ replace those before; the others stay', () => {
  expect(applyChanges({ a: 1, b: [1] }, { changed: { b: [2], c: 3 } })).toEqual({ a: 1, b: [2], c: 3 });
  expect(applyChanges(undefined, { changed: { a: 1 } })).toEqual({ a: 1 });
});

test('what came to a list is put where it belongs, and the list before is left alone', () => {
  const list = ['b', 'd'];
  const items: [number, string][] = [
    [0, 'a'],
    [2, 'c'],
    [4, 'e'],
  ];
  expect(applyChanges({ list }, { added: { list: items } })).toEqual({ list: ['a', 'b', 'c', 'd', 'e'] });
  expect(list).toEqual(['b', 'd']);
});

test('what does not fit is noticed', () => {
  expect(applyChanges({ list: [] }, { added: { list: [[1, 'x']] } })).toBeUndefined();
  expect(applyChanges({}, { added: { list: [[0, 'x']] } })).toBeUndefined();
});

test('additions are found if and only if a list only grew, and lead back to it', () => {
  let state = 1;
  const below = (n: number) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
  for (let round = 0; round < 500; round++) {
    const before = Array.from({ length: below(6) }, () => ({ card: below(3) }));
    const after: unknown[] = [...before];
    for (let more = below(4); more > 0; more--) after.splice(below(after.length + 1), 0, { card: below(3) });
    const added = additionsTo(before, after);
    expect(added, 'it grew').toBeDefined();
    expect(applyChanges({ before }, { added: { before: added ?? [] } })).toEqual({ before: after });
  }
  expect(additionsTo(['a', 'b'], ['b', 'a', 'c'])).toBeUndefined();
  expect(additionsTo(['a', 'b'], ['a'])).toBeUndefined();
  expect(additionsTo(['a'], ['b'])).toBeUndefined();
  expect(additionsTo(['a'], [])).toBeUndefined();
});

test('values are the same if and only if they are the same JSON', () => {
  const values = [
    0,
    1,
    '1',
    null,
    true,
    [],
    [1],
    [1, 2],
    [[1]],
    {},
    { a: 1 },
    { a: 2 },
    { b: 1 },
    { a: 1, b: [1] },
    { a: [] },
  ];
  for (const a of values)
    for (const b of values)
      expect(isSame(structuredClone(a), b), `${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(
        JSON.stringify(a) === JSON.stringify(b),
      );
  expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false);
});
