import { luckPromise } from '@taproom/engine';
import type { Lobby } from '@taproom/protocol';
import { expect, test } from 'vitest';
import { Luck } from './luck.js';

const lobby = (more: object = {}, luck?: string) =>
  ({ status: 'open', seats: [{ seat: 0 }, { seat: 1, ...(luck && { luck }) }], ...more }) as unknown as Lobby;

test('luck is promised once for a seat, and again after a cut', () => {
  const luck = new Luck();
  expect(luck.messageFor(-1, lobby())).toBeUndefined();
  expect(luck.messageFor(1, undefined)).toBeUndefined();
  expect(luck.messageFor(1, lobby({ status: 'playing' }))).toBeUndefined();
  expect(luck.messageFor(1, lobby())).toMatchObject({ type: 'luck' });
  expect(luck.messageFor(1, lobby())).toBeUndefined();
  luck.sayAgain();
  expect(luck.messageFor(1, lobby())).toMatchObject({ type: 'luck' });
});

test('it is opened when it is asked for, once, and is what was promised', () => {
  const luck = new Luck();
  const { promise } = luck.messageFor(1, lobby()) as { promise: string };
  const asked = lobby({ promise: 'deal' }, promise);
  const opened = luck.messageFor(1, asked) as { type: string; luck: string };
  expect(opened.type).toBe('open-luck');
  expect(luckPromise(opened.luck)).toBe(promise);
  expect(luck.messageFor(1, asked)).toBeUndefined();
});

test('luck that nobody heard promised stays closed', () => {
  const luck = new Luck();
  expect(luck.messageFor(1, lobby({ promise: 'deal' }, 'another promise'))).toBeUndefined();
});
