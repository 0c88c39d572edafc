import type { GameRecord } from '@taproom/engine';
import { expect, test } from 'vitest';
import { dealIn, pathToDeal } from './deal.js';

const record: GameRecord = {
  game: 'with-friends',
  rulesVersion: 1,
  players: ['Ann', 'Bob & Co', 'Cat'],
  options: { rounds: 'quick' },
  seed: 'a rainy day & a "pint"',
  moves: [],
};

test('the address of a deal gives the same deal back', () => {
  const path = pathToDeal(record) as string;
  expect(path.startsWith('/play/with-friends?')).toBe(true);
  const search = path.slice(path.indexOf('?'));
  expect(dealIn(search)).toEqual({ seed: record.seed, seats: 3, options: { rounds: 'quick' } });
});

test('an address without a deal, or with nonsense in it, asks for a fresh shuffle by the book', () => {
  expect(dealIn('')).toEqual({ seed: '', options: {} });
  expect(dealIn('?seats=many&rules={"rounds"&deal=%20')).toEqual({ seed: '', options: {} });
  expect(dealIn('?rules=[1]&seats=-2')).toEqual({ seed: '', options: {} });
});

test('a deal from cards of one’s own cannot be sent as an address', () => {
  expect(pathToDeal({ ...record, files: { 'cards.csv': 'name\n' } })).toBeUndefined();
  expect(pathToDeal({ ...record, files: {} })).toBeDefined();
});
