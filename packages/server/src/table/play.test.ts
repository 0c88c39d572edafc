import { type AnyEvent, fingerprintOf, type Game } from '@taproom/engine';
import type { Clock } from '@taproom/protocol';
import { expect, test } from 'vitest';
import { anyToy, HAND } from '../testing/toy.js';
import { Play } from './play.js';
import { settingOf } from './settings.js';

const SEED = '00'.repeat(16);
const BEGUN = 10;
const TURNS: Clock = { kind: 'turn', seconds: 10, bank: 60 };

/** A game of three that was dealt at version 10. Every move is one version and, unless told otherwise, one millisecond later. */
function playing({ clock = null, game = anyToy }: { clock?: Clock | null; game?: Game } = {}) {
  const known = settingOf(game, { seats: 3, options: {} });
  if (!known.ok) throw new Error('no setting');
  const dealt: AnyEvent[] = [];
  const play = new Play(known.value, SEED, clock, BEGUN, 1000, dealt);
  let version = BEGUN;
  const next = () => {
    version += 1;
    return version;
  };
  const judged = (seat: number, line: string) => {
    const read = play.read(line);
    if (!read.ok) throw new Error(read.problem);
    return play.judge(seat, read.value);
  };
  const move = (seat: number, line: string, { at = 1000 + version, used }: { at?: number; used?: number } = {}) => {
    const made = judged(seat, line);
    if (!made.ok) throw new Error(made.problem);
    play.move(seat, made.value, next(), at, used);
    return made.value;
  };
  const pick = (seat: number, how?: { at?: number; used?: number }) => {
    const { hand } = game.view(play.table, seat) as unknown as { hand: string[] };
    return move(seat, `pick ${hand[0]}`, how);
  };
  return { play, dealt, judged, move, pick, next };
}

test('it begins with the deal, and everybody is waited for', () => {
  const { play, dealt } = playing();
  expect(dealt.map(({ type }) => type)).toEqual(['dealt', 'dealt', 'dealt']);
  expect(play).toMatchObject({ position: BEGUN, waiting: 0b111, since: [1000, 1000, 1000], outcome: undefined });
  expect(play.fingerprint).toBe(fingerprintOf(SEED));
});

test.each<[Clock | null, number, number]>([
  [null, Number.POSITIVE_INFINITY, 0],
  [TURNS, 10_000, 60_000],
  [{ kind: 'days', days: 2 }, 172_800_000, 0],
])('with the clock %j', (clock, perTurn, bank) => {
  const { play } = playing({ clock });
  expect(play.perTurn).toBe(perTurn);
  expect(play.banks).toEqual([bank, bank, bank]);
});

test('a move is judged without being made, and known as a call', () => {
  const { play, judged, move } = playing();
  expect(judged(0, 'own-up')).toEqual({ ok: false, problem: 'nothing-to-own-up' });
  expect(judged(0, 'slip')).toMatchObject({ ok: true, value: { call: false, events: [{ type: 'slipped', seat: 0 }] } });
  expect(play.position).toBe(BEGUN);
  move(0, 'slip');
  expect(judged(1, 'catch seat-1')).toMatchObject({ ok: true, value: { call: true } });
});

test('one call among several moves makes them a call', () => {
  const { play } = playing();
  const moves = ['slip', 'own-up'].flatMap((line) => {
    const read = play.read(line);
    return read.ok ? read.value : [];
  });
  expect(play.judge(0, moves)).toMatchObject({ ok: true, value: { call: true } });
});

test('after the end nothing is judged any more', () => {
  const { play, pick, judged } = playing();
  for (let round = 0; round < HAND; round++) for (const seat of [0, 1, 2]) pick(seat);
  expect(play).toMatchObject({ waiting: 0, outcome: { reason: 'out-of-cards' } });
  // The rules would say so too; a game that does not is stopped all the same.
  expect(judged(0, 'slip')).toEqual({ ok: false, problem: 'game-over' });
  const endless = playing({ game: { ...anyToy, outcome: () => ({ scores: [], places: [], reason: 'at once' }) } });
  expect(endless.judged(0, 'slip')).toEqual({ ok: false, problem: 'game-over' });
});

test('only what goes beyond the time for a decision is taken from the reserve, down to nothing', () => {
  const { play, pick } = playing({ clock: TURNS });
  pick(0, { used: 9000 });
  pick(1, { used: 10_500 });
  pick(2, { used: 100_000 });
  expect(play.banks).toEqual([60_000, 59_500, 0]);
  pick(1);
  expect(play.banks).toEqual([60_000, 59_500, 0]);
});

test('a clock begins anew for who moved and is still waited for, and for who is waited for again', () => {
  const { play, move, pick } = playing();
  move(0, 'slip', { at: 2000 });
  expect(play.since).toEqual([2000, 1000, 1000]);
  pick(1, { at: 3000 });
  pick(0, { at: 4000 });
  expect(play.since, 'nobody waits for them').toEqual([2000, 1000, 1000]);
  pick(2, { at: 5000 });
  expect(play.since).toEqual([5000, 5000, 5000]);
  play.restart(1, 6000);
  expect(play.since).toEqual([5000, 6000, 5000]);
});

test('a move can be taken back until somebody learned something from it', () => {
  const { play, pick } = playing();
  expect(play.undoable(0)).toBeUndefined();
  pick(0);
  pick(1);
  expect([0, 1, 2].map((seat) => play.undoable(seat))).toEqual([BEGUN, BEGUN + 1, undefined]);
  pick(2);
  expect(
    [0, 1, 2].map((seat) => play.undoable(seat)),
    'revealed',
  ).toEqual([undefined, undefined, undefined]);
});

test('of several moves of a seat the last is taken back, and the position is as it was', () => {
  const { play, move, pick, next } = playing();
  move(0, 'slip');
  pick(1);
  const before = play.table;
  pick(0);
  expect(play.undoable(0)).toBe(BEGUN + 2);
  const version = next();
  play.undo(BEGUN + 2, version, 9000);
  expect(play.table).toBe(before);
  expect(play).toMatchObject({ position: version, waiting: 0b101, since: [9000, 1000, 9000] });
  expect([play.undoable(0), play.undoable(1)], 'what came before can still be').toEqual([BEGUN, BEGUN + 1]);
  expect(() => play.undo(BEGUN + 2, version + 1, 9000)).toThrow(`there is no position ${BEGUN + 2} to go back to`);
});

test('an end that is taken back is none', () => {
  const { play, pick, next } = playing({ game: { ...anyToy, revealing: [] } });
  for (let round = 0; round < HAND; round++) for (const seat of [0, 1, 2]) pick(seat);
  play.undo(play.undoable(2) as number, next(), 9000);
  expect(play).toMatchObject({ outcome: undefined, waiting: 0b100 });
});

test('the last eight moves can be taken back, and none before', () => {
  const { play, move } = playing();
  move(2, 'slip');
  move(2, 'own-up');
  for (let i = 0; i < 3; i++) {
    move(0, 'slip');
    move(0, 'own-up');
  }
  expect(play.undoable(2)).toBe(BEGUN + 1);
  expect(() => play.undo(BEGUN, 99, 9000), 'the first of eight').not.toThrow();
  const longer = playing();
  for (let i = 0; i < 4; i++) {
    longer.move(0, 'slip');
    longer.move(0, 'own-up');
  }
  longer.pick(1);
  expect(() => longer.play.undo(BEGUN, 99, 9000), 'the first of nine').toThrow('there is no position');
  expect(longer.play.undoable(1)).toBe(BEGUN + 8);
});

test('a decision about the present position stands', () => {
  const { play, move } = playing();
  expect(play.isFresh(0, BEGUN)).toBe(true);
  expect(play.isFresh(0, BEGUN + 1)).toBe(true);
  expect(play.isFresh(0, BEGUN - 1), 'before the deal').toBe(false);
  move(0, 'slip');
  expect(play.isFresh(1, BEGUN), 'something else was done').toBe(false);
});

test('while several choose, the choice of another takes nothing from yours', () => {
  const { play, pick } = playing();
  pick(0);
  expect(play.isFresh(0, BEGUN), 'their own').toBe(false);
  expect(play.isFresh(2, BEGUN)).toBe(true);
  pick(1);
  expect(play.isFresh(2, BEGUN)).toBe(true);
  expect(play.isFresh(2, BEGUN - 1), 'before the deal').toBe(false);
  expect(play.isFresh(0, BEGUN + 1), 'not waited for').toBe(false);
  pick(2);
  for (const seat of [0, 1, 2]) expect(play.isFresh(seat, BEGUN + 2), 'revealed').toBe(false);
});

test('each of several moves must leave a decision standing', () => {
  const { play, pick, move } = playing();
  pick(0);
  move(1, 'slip');
  expect(play.isFresh(2, BEGUN)).toBe(false);
  const other = playing();
  other.move(1, 'slip');
  other.pick(0);
  expect(other.play.isFresh(2, BEGUN)).toBe(false);
  expect(other.play.isFresh(2, BEGUN + 1)).toBe(true);
});

test('what somebody does whom nobody waits for is no choice', () => {
  const { play, pick, move } = playing({ game: { ...anyToy, calls: [] } });
  pick(0);
  move(1, 'slip');
  move(0, 'catch seat-2');
  expect(play.isFresh(2, BEGUN + 2)).toBe(false);
});

test('a call between others that leaves you your moves leaves you your decision', () => {
  const { play, move } = playing();
  move(0, 'slip');
  move(1, 'catch seat-1');
  expect(play.isFresh(2, BEGUN + 1)).toBe(true);
  expect(play.isFresh(2, BEGUN)).toBe(false);
  move(2, 'slip');
  move(1, 'catch seat-3');
  expect(play.isFresh(0, BEGUN + 3)).toBe(true);
});

test('one move less is enough to make a decision stale', () => {
  const { play, move } = playing({ game: { ...anyToy, calls: ['own-up'] } });
  move(0, 'slip');
  move(0, 'own-up');
  expect(play.isFresh(1, BEGUN + 1), 'nobody is left to catch').toBe(false);
});

test('a call that takes a move from you makes your decision stale', () => {
  const { play, move, pick } = playing({ game: { ...anyToy, calls: ['pick'] } });
  move(0, 'slip');
  pick(2);
  pick(1);
  const seen = play.position;
  pick(0);
  // The cards were shown, and with them went what there was to catch for seats 1 and 2, and to own up to for seat 0.
  expect([0, 1, 2].map((seat) => play.isFresh(seat, seen))).toEqual([false, false, false]);
  expect(play.isFresh(1, play.position)).toBe(true);
});

test('who decided too many moves ago is asked again', () => {
  const { play, move } = playing({ game: { ...anyToy, calls: ['slip', 'own-up', 'catch'] } });
  for (let i = 0; i < 16; i++) {
    move(0, 'slip');
    move(0, 'own-up');
  }
  expect(play.isFresh(1, BEGUN), 'after 32').toBe(true);
  move(0, 'slip');
  expect(play.isFresh(1, BEGUN), 'after 33').toBe(false);
  expect(play.isFresh(1, BEGUN + 1)).toBe(true);
});

test('after a move was taken back every decision is made anew', () => {
  const { play, pick, next } = playing();
  pick(0);
  play.undo(BEGUN, next(), 9000);
  expect(play.isFresh(1, BEGUN)).toBe(false);
  expect(play.isFresh(1, BEGUN + 1)).toBe(false);
  expect(play.isFresh(1, BEGUN + 2)).toBe(true);
});

test('tables are written over, but none that an undo leads back to', () => {
  const { play, move, next } = playing();
  const seen = new Map<number, string>();
  const looked = () => JSON.stringify([play.table, play.game.view(play.table, 0)]);
  const tables = new Set<unknown>();
  for (let time = 0; time < 20; time++) {
    move(0, 'slip');
    move(1, 'catch seat-1');
    seen.set(play.position, looked());
    tables.add(play.table);
  }
  expect(tables.size, 'as many as can be gone back to').toBeLessThan(10);
  const to = play.undoable(0) as number;
  expect(to).toBe(play.position - 2);
  play.undo(to, next(), 9000);
  expect(looked()).toBe(seen.get(to));
});
