import { beforeEach, expect, test, vi } from 'vitest';
import { howItWent, remember, streak, today } from './memory.js';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('a streak is of days in a row, whatever the game, and today may still come', () => {
  expect(streak('2026-03-02')).toBe(0);
  remember('last-call', '2026-02-27', 'solved');
  remember('with-friends', '2026-02-28', 'solved');
  remember('last-call', '2026-03-01', 'solved');
  expect(streak('2026-03-02')).toBe(3);
  remember('last-call', '2026-03-02', 'missed');
  expect(streak('2026-03-02')).toBe(3);
  expect(streak('2026-03-03')).toBe(0);
});

test('only the first try counts', () => {
  remember('last-call', '2026-03-02', 'missed');
  remember('last-call', '2026-03-02', 'solved');
  expect(howItWent('last-call', '2026-03-02')).toBe('missed');
  expect(streak('2026-03-02')).toBe(0);
});

test('the day is the one where the device is', () => {
  expect(today(new Date(2026, 2, 2, 23, 59))).toBe('2026-03-02');
});
