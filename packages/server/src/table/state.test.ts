import { type Game, luckPromise } from '@taproom/engine';
import { expect, test, vi } from 'vitest';
import { OPENED } from '../testing/opened.js';
import { anyToy, HAND } from '../testing/toy.js';
import type { Entry } from './entry.js';
import { NewerLog, TableState, UnreadableLog } from './state.js';

const OPEN = { kind: 'open', name: '', tokens: [] };
const NAMES = ['Ann', 'Bob', 'Cat'];
const SAT = NAMES.map((name, seat): Entry => ({ type: 'sat', seat, name, token: `t${seat}` }));
const DEALT: Entry = { type: 'started', seed: '00'.repeat(16) };

/** A table with these entries in its log. The nth was written at n * 10. */
function tableOf(entries: readonly Entry[], game: Game = anyToy) {
  const state = new TableState('table', (name) => (name === 'toy' ? game : undefined));
  const happen = (entry: Entry) => state.apply({ version: state.version + 1, at: (state.version + 1) * 10, entry });
  for (const entry of entries) happen(entry);
  const pick = (seat: number, ref?: string): Entry => {
    const { hand } = game.view(state.play?.table as never, seat) as unknown as { hand: string[] };
    return { type: 'moved', seat, move: `pick ${hand[0]}`, by: 'player', ...(ref !== undefined && { ref }) };
  };
  const playOut = () => {
    for (let round = 0; round < HAND; round++) for (const seat of [0, 1, 2]) happen(pick(seat));
  };
  return { state, happen, pick, playOut };
}

const opened = () => tableOf([OPENED]);
const seated = () => tableOf([OPENED, ...SAT]);
const dealt = (game?: Game) => tableOf([OPENED, ...SAT, DEALT], game);

test('nothing is true of a table before its first entry', () => {
  const { state } = tableOf([]);
  expect(state).toMatchObject({ version: 0, openedAt: 0, code: '', rulesVersion: 0, options: {}, seats: [] });
  expect(state).toMatchObject({ public: false, hints: false, clock: null, finishedAt: null, status: 'open' });
  expect(() => state.game).toThrow('table table has not been opened');
});

test('opening says what is played, by whom and how', () => {
  const files = { 'cards/mine.csv': 'a' };
  const clock = { kind: 'days', days: 2 } as const;
  const { state } = tableOf([{ ...OPENED, files, clock, public: true, hints: true, rulesVersion: 1 }]);
  expect(state).toMatchObject({ version: 1, openedAt: 10, code: 'CODE', rulesVersion: 1, options: { sips: 3 } });
  expect(state).toMatchObject({ files, clock, public: true, hints: true, hostHash: 'h', seats: [OPEN, OPEN, OPEN] });
  expect(state.game).toBe(anyToy);
  expect(opened().state.hints).toBe(false);
});

test('a log of other rules cannot be read, and says why', () => {
  const other = () => tableOf([{ ...OPENED, game: 'chess' }]);
  expect(other).toThrow(UnreadableLog);
  expect(other).toThrow('This table plays chess, which this server does not know.');
  const older = () => tableOf([{ ...OPENED, rulesVersion: 7 }]);
  expect(older).toThrow(UnreadableLog);
  expect(older).toThrow('opened with version 7 of the rules of toy; this server has version 1.');
});

test('an entry of a kind nobody knows is from a newer release', () => {
  const newer = () => opened().happen({ type: 'danced' } as unknown as Entry);
  expect(newer).toThrow(NewerLog);
  expect(newer).toThrow('of a kind this server does not know');
});

test('versions follow each other without a gap', () => {
  const { state } = opened();
  for (const version of [1, 3]) {
    expect(() => state.apply({ version, at: 1, entry: SAT[0] as Entry })).toThrow(`version ${version} cannot follow 1`);
  }
  expect(state).toMatchObject({ version: 1, seats: [OPEN, OPEN, OPEN] });
});

test('the host may change everything about it, and who sits stays seated', () => {
  const { state, happen } = seated();
  const clock = { kind: 'turn', seconds: 5, bank: 0 } as const;
  happen({ type: 'configured', seats: 4, options: { sips: 1 }, clock, public: true, hints: true });
  expect(state).toMatchObject({ options: { sips: 1 }, clock, public: true, hints: true });
  expect(state.names).toEqual(['Ann', 'Bob', 'Cat', 'seat-4']);
  expect(state.seats[3]).toEqual(OPEN);
  happen({ type: 'configured', seats: 2, options: {}, clock: null, public: false });
  expect(state).toMatchObject({ clock: null, public: false, hints: false });
  expect(state.names).toEqual(['Ann', 'Bob']);
});

test('a seat holds what was said of who sat down, and nothing else', () => {
  const { state, happen } = opened();
  happen({ type: 'sat', seat: 0, name: 'Ann', token: 'a' });
  happen({ type: 'sat', seat: 1, name: 'Bob', token: 'b', more: ['c', 'd'], muted: true, host: true });
  happen({ type: 'bot', seat: 2, name: 'Barry', level: 'weak' });
  expect(state.seats).toStrictEqual([
    { kind: 'player', name: 'Ann', tokens: ['a'] },
    { kind: 'player', name: 'Bob', tokens: ['b', 'c', 'd'], muted: true, host: true },
    { kind: 'bot', name: 'Barry', level: 'weak', tokens: [] },
  ]);
  expect(() => state.seat(3)).toThrow('table table has no seat 3');
});

test('a seat is kept for somebody, and open to all again', () => {
  const { state, happen } = opened();
  happen({ type: 'reserved', seat: 1, name: 'Dan' });
  expect(state.seats).toStrictEqual([OPEN, { ...OPEN, reserved: 'Dan' }, OPEN]);
  happen({ type: 'reserved', seat: 1 });
  expect(state.seats).toStrictEqual([OPEN, OPEN, OPEN]);
});

test('a new name changes nothing else of a seat', () => {
  const { state, happen } = seated();
  happen({ type: 'renamed', seat: 1, name: 'Rob' });
  expect(state.seat(1)).toEqual({ kind: 'player', name: 'Rob', tokens: ['t1'] });
  expect(state.names).toEqual(['Ann', 'Rob', 'Cat']);
});

test('every token of a seat opens it, until it is forgotten', () => {
  const { state, happen } = seated();
  happen({ type: 'ticketed', seat: 1, ticket: 'used', until: 99 });
  happen({ type: 'ticketed', seat: 1, ticket: 'unused', until: 99 });
  happen({ type: 'ticketed', seat: 0, ticket: 'of another', until: 98 });
  expect(state.tickets.get('used')).toEqual({ seat: 1, until: 99 });
  happen({ type: 'token-added', seat: 1, token: 'phone', ticket: 'used' });
  expect([...state.tickets.keys()]).toEqual(['unused', 'of another']);
  expect(['t0', 't1', 'phone', 't2', 'none'].map((token) => state.seatOf(token))).toEqual([0, 1, 1, 2, undefined]);
  expect(state.seat(1).tokens).toEqual(['t1', 'phone']);
  happen({ type: 'tokens-forgotten', seat: 1, keep: 'phone' });
  expect(state.seat(1).tokens).toEqual(['phone']);
  expect(state.tickets).toEqual(new Map([['of another', { seat: 0, until: 98 }]]));
});

test('who gets up leaves an open seat and no ticket to it', () => {
  const { state, happen } = seated();
  for (const seat of [0, 1]) happen({ type: 'ticketed', seat, ticket: `to ${seat}`, until: 99 });
  happen({ type: 'stood', seat: 1, by: 'self' });
  expect(state.seats.map(({ kind }) => kind)).toEqual(['player', 'open', 'player']);
  expect(state.seat(1)).toStrictEqual(OPEN);
  expect([...state.tickets.keys()]).toEqual(['to 0']);
  expect(state.names).toEqual(['Ann', 'seat-2', 'Cat']);
});

test('whom the host showed out is known again, and whoever got up by themselves is not', () => {
  const { state, happen } = seated();
  happen({ type: 'bot', seat: 2, name: 'Barry', level: 'weak' });
  happen({ type: 'stood', seat: 0, by: 'self' });
  happen({ type: 'stood', seat: 1, by: 'host' });
  happen({ type: 'stood', seat: 2, by: 'host' });
  const isOut = (name: string, ...tokens: string[]) => state.shownOut.has(name, new Set(tokens));
  expect([isOut('Ann', 't0'), isOut('Bob'), isOut('Dan', 't1'), isOut('Barry')]).toEqual([false, true, true, false]);
  expect(state.silenced.has('Bob', new Set(['t1']))).toBe(false);
});

test('who was muted stays muted under another name, until the host hears them again', () => {
  const { state, happen } = seated();
  const isSilenced = () => state.silenced.has('Dan', new Set(['t1']));
  happen({ type: 'muted', seat: 1, muted: true });
  expect(state.seat(1)).toMatchObject({ name: 'Bob', muted: true });
  happen({ type: 'stood', seat: 1, by: 'self' });
  expect(isSilenced()).toBe(true);
  happen({ type: 'sat', seat: 1, name: 'Bob', token: 'new', muted: true });
  happen({ type: 'muted', seat: 1, muted: true });
  expect(isSilenced()).toBe(true);
  happen({ type: 'muted', seat: 1, muted: false });
  expect(state.seat(1).muted).toBe(false);
  expect(isSilenced()).toBe(false);
});

test('the host is who has the token, until a seat is the host', () => {
  const { state, happen } = seated();
  expect([state.isHost(0, 'h'), state.isHost(0, 'other'), state.isHost(0, undefined)]).toEqual([true, false, false]);
  expect(state.hostSits()).toBeUndefined();
  happen({ type: 'sat', seat: 1, name: 'Bob', token: 't1', host: true });
  expect(state.hostSits()).toBe(1);
  happen({ type: 'host-passed', seat: 2 });
  expect([state.isHost(2, undefined), state.isHost(0, 'h')]).toEqual([true, false]);
  expect(state.hostSits()).toBe(2);
  expect(tableOf([]).state.isHost(0, 'h'), 'not opened').toBe(false);
});

test('when the host gets up the first player who sits is the host', () => {
  const { state, happen } = seated();
  happen({ type: 'bot', seat: 0, name: 'Barry', level: 'weak' });
  happen({ type: 'host-passed', seat: 2 });
  happen({ type: 'stood', seat: 0, by: 'self' });
  expect(state.hostSeat, 'another got up').toBe(2);
  happen({ type: 'bot', seat: 0, name: 'Barry', level: 'weak' });
  happen({ type: 'stood', seat: 2, by: 'self' });
  expect(state.hostSeat).toBe(1);
  happen({ type: 'stood', seat: 1, by: 'self' });
  expect(state.hostSeat).toBeUndefined();
});

test('when whose token is the host gets up, nobody else becomes it', () => {
  const { state, happen } = seated();
  happen({ type: 'stood', seat: 0, by: 'self' });
  expect(state.hostSeat).toBeUndefined();
  expect(state.isHost(1, 'h')).toBe(true);
});

test('a bot decides for its own seat, and for who is away until they are back', () => {
  const { state, happen } = dealt();
  happen({ type: 'stood-in', seat: 1, level: 'good', why: 'left' });
  expect([0, 1].map((seat) => state.playedBy(seat))).toEqual([undefined, 'good']);
  happen({ type: 'back', seat: 1 });
  expect(state.seat(1)).toStrictEqual({ kind: 'player', name: 'Bob', tokens: ['t1'] });
  expect(state.play?.since, 'their clock begins anew').toEqual([50, 70, 50]);
  const bots = seated();
  bots.happen({ type: 'bot', seat: 1, name: 'Barry', level: 'weak' });
  expect(bots.state.playedBy(1)).toBe('weak');
  bots.happen({ type: 'back', seat: 0 });
  expect(bots.state.seat(0).name, 'before the deal').toBe('Ann');
});

test('luck is promised, opened before the deal, and kept', () => {
  const { state, happen } = seated();
  const luck = 'horseshoe';
  const promise = luckPromise(luck);
  happen({ type: 'luck-promised', seat: 1, promise });
  expect(state.seat(1)).toEqual({ kind: 'player', name: 'Bob', tokens: ['t1'], luck: promise });
  happen({ type: 'luck-asked', seed: '11'.repeat(16) });
  expect(state.dealing?.left(60)).toBe(2000);
  happen({ type: 'luck-opened', seat: 1, luck });
  expect(state.dealing?.left(60)).toBe(0);
  const result = state.dealing?.result();
  expect(result?.luck).toEqual({ server: '11'.repeat(16), seats: [{ seat: 1, promise, luck }] });
  happen({ type: 'started', ...(result as NonNullable<typeof result>) });
  expect(state.dealing).toBeUndefined();
  expect(state.luck).toEqual(result?.luck);
  expect(() => happen({ type: 'luck-opened', seat: 1, luck }), 'too late').not.toThrow();
});

test('the deal is told, and everybody is waited for', () => {
  const { state, happen } = seated();
  expect(state.status).toBe('open');
  expect(happen(DEALT).map(({ type }) => type)).toEqual(['dealt', 'dealt', 'dealt']);
  expect(state).toMatchObject({ status: 'playing', play: { position: 5, waiting: 0b111, since: [50, 50, 50] } });
});

test('cards of the table are those that are dealt', () => {
  const readCards = vi.fn(anyToy.readCards);
  tableOf([{ ...OPENED, files: { 'cards/mine.csv': 'a' } }, DEALT], { ...anyToy, readCards });
  expect(readCards).toHaveBeenCalledWith({ 'cards/mine.csv': 'a' });
});

test('a setting that does not hold is said with its reason', () => {
  const crowded = () => tableOf([{ ...OPENED, seats: 7 }, DEALT]);
  expect(crowded).toThrow(UnreadableLog);
  expect(crowded).toThrow(/^The setting of this table does not hold: toy .* players, not 7$/);
});

test('a move is made and told, and known again by its reference', () => {
  const { state, happen, pick } = dealt();
  expect(happen(pick(0, 'mine'))).toMatchObject([{ type: 'picked', seat: 0 }]);
  expect(state.play).toMatchObject({ position: 6, waiting: 0b110 });
  expect(state.seat(0).last).toEqual({ ref: 'mine', version: 6 });
  happen(pick(1));
  expect(state.seat(1)).not.toHaveProperty('last');
  happen({ type: 'moved', seat: 2, move: 'slip', by: 'player', used: 1000 });
  expect(state.play?.position).toBe(8);
});

test('the time a move took is taken from the reserve', () => {
  const clock = { kind: 'turn', seconds: 10, bank: 60 } as const;
  const { state, happen } = tableOf([{ ...OPENED, clock }, ...SAT, DEALT]);
  happen({ type: 'moved', seat: 2, move: 'slip', by: 'player', used: 15_000 });
  expect(state.play?.banks).toEqual([60_000, 60_000, 55_000]);
});

test('a move that was judged before is not judged again', () => {
  const refuse = vi.fn(anyToy.refuse);
  const { state } = dealt({ ...anyToy, refuse });
  const read = state.play?.read('slip');
  if (!read?.ok) throw new Error('not even a move');
  const made = state.play?.judge(0, read.value);
  if (!made?.ok) throw new Error('against the rules');
  refuse.mockClear();
  const entry: Entry = { type: 'moved', seat: 0, move: 'slip', by: 'player' };
  expect(state.apply({ version: 6, at: 60, entry }, made.value)).toBe(made.value.events);
  expect(refuse).not.toHaveBeenCalled();
  expect(state.play?.table).toBe(made.value.table);
});

test('a move in the log that breaks the rules, or is none, makes it unreadable', () => {
  const { state, happen } = dealt();
  const moving = (move: string) => () => happen({ type: 'moved', seat: 0, move, by: 'player' });
  expect(moving('own-up')).toThrow(UnreadableLog);
  expect(moving('own-up')).toThrow('The log of this table does not hold at "own-up": nothing-to-own-up');
  expect(moving('dance')).toThrow(UnreadableLog);
  expect(moving('dance')).toThrow('does not hold at "dance": "dance" is not a move');
  expect(state.version).toBe(5);
});

test('before the deal nothing can be moved or taken back', () => {
  const { happen } = seated();
  expect(() => happen({ type: 'moved', seat: 0, move: 'slip', by: 'player' })).toThrow('table table has not started');
  expect(() => happen({ type: 'undone', by: 0, to: 5, agreed: [] })).toThrow('table table has not started');
});

test('a move is taken back when everyone who plays agreed; bots need not', () => {
  const { state, happen, pick } = tableOf([{ ...OPENED, seats: 5 }, ...SAT]);
  happen({ type: 'bot', seat: 3, name: 'Barry', level: 'weak' });
  happen({ type: 'sat', seat: 4, name: 'Eve', token: 't4' });
  happen(DEALT);
  happen({ type: 'stood-in', seat: 2, level: 'weak', why: 'left' });
  const to = state.play?.position as number;
  happen(pick(1));
  expect(state.missingConsent()).toEqual([]);
  happen({ type: 'undo-agreed', seat: 0 });
  expect(state.undo, 'nobody asked').toBeUndefined();
  happen({ type: 'undo-asked', by: 1, to });
  expect(state.undo).toEqual({ by: 1, to, agreed: [] });
  expect(state.missingConsent()).toEqual([0, 4]);
  happen({ type: 'undo-agreed', seat: 4 });
  expect(state.missingConsent()).toEqual([0]);
  happen({ type: 'undo-agreed', seat: 0 });
  expect(state.undo).toEqual({ by: 1, to, agreed: [4, 0] });
  happen({ type: 'undone', by: 1, to, agreed: [4, 0] });
  expect(state.undo).toBeUndefined();
  expect(state.play).toMatchObject({ waiting: 0b11111, position: state.version });
  expect(state.play?.since[1]).toBe(state.version * 10);
});

test('who declines, or moves on, ends the question whether to take a move back', () => {
  const { state, happen, pick } = dealt();
  happen(pick(0));
  happen({ type: 'undo-asked', by: 0, to: 5 });
  happen({ type: 'undo-declined', seat: 1 });
  expect(state.undo).toBeUndefined();
  happen({ type: 'undo-asked', by: 0, to: 5 });
  happen(pick(1));
  expect(state.undo).toBeUndefined();
});

test('it is over when the game ended, and stays over since then', () => {
  const { state, happen, playOut } = dealt();
  playOut();
  expect(state).toMatchObject({ status: 'over', version: 17, finishedAt: 170 });
  happen({ type: 'rematched', table: 'next' });
  expect(state).toMatchObject({ next: 'next', version: 18, finishedAt: 170 });
});

test('a last move that is taken back makes it go on', () => {
  const { state, happen, playOut } = dealt({ ...anyToy, revealing: [] });
  playOut();
  happen({ type: 'undone', by: 2, to: 16, agreed: [0, 1] });
  expect(state).toMatchObject({ status: 'playing', finishedAt: null });
});
