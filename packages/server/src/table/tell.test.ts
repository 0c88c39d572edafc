import { SPECTATOR } from '@taproom/engine';
import type { Clock } from '@taproom/protocol';
import { expect, test, vi } from 'vitest';
import { quietHouse } from '../testing/quiet-house.js';
import { HAND } from '../testing/toy.js';
import { toyTable } from '../testing/toy-table.js';
import type { Entry } from './entry.js';
import { inPlay, lobbyOf, movesFor, sentences, tableMessage, undoOf } from './tell.js';

const TURNS: Clock = { kind: 'turn', seconds: 10, bank: 5 };
const EMPTY = { here: [], watching: 0, chat: [] };

function told(options?: Parameters<typeof toyTable>[1]) {
  const { house } = quietHouse();
  const { state, handOf } = toyTable(house, options);
  const now = house.time.now();
  const happen = (entry: Entry) => state.apply({ version: state.version + 1, at: now, entry });
  const pick = (seat: number) => happen({ type: 'moved', seat, move: `pick ${handOf(seat)[0]}`, by: 'player' });
  const playOut = () => {
    for (let round = 0; round < HAND; round++) for (const seat of [0, 1, 2]) pick(seat);
  };
  return { state, handOf, now, happen, pick, playOut };
}

test('the lobby tells what everybody may know, and no token', () => {
  const { state } = told({ dealt: false });
  const seats = ['Ann', 'Bob', 'Cat'].map((name, seat) => ({ seat, kind: 'player', name }));
  expect(lobbyOf(state)).toStrictEqual({
    table: 'table',
    code: 'CODE',
    game: 'toy',
    rulesVersion: 1,
    status: 'open',
    public: false,
    seats,
    host: null,
    options: { sips: 3 },
    ownCards: false,
    clock: null,
  });
});

test('of a seat is told what there is to tell of it', () => {
  const { state, happen } = told({ dealt: false, bots: [0] });
  happen({ type: 'luck-promised', seat: 1, promise: 'p' });
  happen({ type: 'muted', seat: 1, muted: true });
  happen({ type: 'stood-in', seat: 1, level: 'good', why: 'left' });
  happen({ type: 'reserved', seat: 2, name: 'Dan' });
  expect(lobbyOf(state).seats).toStrictEqual([
    { seat: 0, kind: 'bot', name: 'Ann', level: 'weak' },
    { seat: 1, kind: 'player', name: 'Bob', standIn: 'good', muted: true, luck: 'p' },
    { seat: 2, kind: 'open', name: '', reserved: 'Dan' },
  ]);
});

test('the lobby tells of the host, cards, the deal and what comes next when there is something to tell', () => {
  const { state, happen } = told({ dealt: false });
  happen({ type: 'host-passed', seat: 0 });
  happen({ type: 'luck-asked', seed: '11'.repeat(16) });
  state.files = { 'cards/mine.csv': 'a' };
  expect(lobbyOf(state)).toMatchObject({ host: 0, ownCards: true, promise: state.dealing?.promise });
  expect(lobbyOf(state)).not.toHaveProperty('fingerprint');
  happen({ type: 'started', seed: '00'.repeat(16) });
  happen({ type: 'rematched', table: 'next' });
  expect(lobbyOf(state)).toMatchObject({ next: 'next', fingerprint: state.play?.fingerprint });
  expect(lobbyOf(state)).not.toHaveProperty('promise');
});

test.each<[boolean, Clock | null, true | undefined]>([
  [true, null, true],
  [true, TURNS, undefined],
  [false, null, undefined],
])('hints allowed: %s, with the clock %j', (hints, clock, expected) => {
  const { state } = told({ dealt: false, clock });
  state.hints = hints;
  expect(lobbyOf(state).hints).toBe(expected);
});

test('a seat is told its moves without the calls, and who only watches none', () => {
  const { state, handOf, happen, playOut } = told();
  const picks = handOf(1).map((card) => `pick ${card}`);
  expect(movesFor(state, 1)).toEqual([...picks, 'slip']);
  happen({ type: 'moved', seat: 0, move: 'slip', by: 'player' });
  expect(movesFor(state, 1), 'not that there is something to catch').toEqual(picks);
  expect(movesFor(state, SPECTATOR)).toEqual([]);
  playOut();
  expect(movesFor(state, 1)).toEqual([]);
  expect(movesFor(told({ dealt: false }).state, 1)).toEqual([]);
});

test('who has no moves to be told of is not looked for any', () => {
  const { state, playOut } = told();
  const look = vi.spyOn(state.game, 'legalMoves');
  movesFor(state, SPECTATOR);
  expect(look, 'who only watches').not.toHaveBeenCalled();
  playOut();
  look.mockClear();
  movesFor(state, 1);
  expect(look, 'after the end').not.toHaveBeenCalled();
  look.mockRestore();
});

test('the seed is told when it is over, and not a moment before', () => {
  const { state, now, playOut } = told({ clock: TURNS });
  expect(Object.keys(inPlay(state, now, []))).toEqual(['clocks']);
  playOut();
  expect(inPlay(state, now, [])).toEqual({ outcome: state.play?.outcome, seed: '00'.repeat(16) });
  expect(inPlay(told().state, now, [])).toEqual({});
  expect(inPlay(told({ dealt: false }).state, now, [])).toEqual({});
});

test('clocks run for players who are waited for, and never show less than nothing', () => {
  const { state, now, pick, happen } = told({ clock: TURNS, bots: [0] });
  pick(1);
  expect(inPlay(state, now + 4000.4, []).clocks?.seats).toEqual([
    { seat: 0, running: false, left: 11_000, bank: 5000 },
    { seat: 1, running: false, left: 15_000, bank: 5000 },
    { seat: 2, running: true, left: 11_000, bank: 5000 },
  ]);
  const down = [{ since: now + 1000, until: now + 3000 }];
  expect(inPlay(state, now + 4000, down).clocks?.seats[2]).toMatchObject({ left: 13_000 });
  expect(inPlay(state, now + 20_000, []).clocks?.seats[2]).toMatchObject({ left: 0 });
  happen({ type: 'stood-in', seat: 2, level: 'weak', why: 'left' });
  expect(inPlay(state, now, []).clocks?.seats[2]).toMatchObject({ running: false });
});

test('who asks to take a move back is told with who has to agree', () => {
  const { state, happen, pick } = told();
  expect(undoOf(state)).toBeUndefined();
  pick(0);
  happen({ type: 'undo-asked', by: 0, to: 5 });
  happen({ type: 'undo-agreed', seat: 1 });
  expect(undoOf(state)).toEqual({ by: 0, to: 5, agreed: [1], missing: [2] });
  expect(tableMessage(state, 1, EMPTY, 0, []).undo).toEqual(undoOf(state));
});

test('a table is told whole, to each seat its own', () => {
  const { state, handOf, now } = told();
  const chat = [{ number: 1, at: 1, seat: 0, name: 'Ann', text: 'hello' }] as never[];
  const message = tableMessage(state, 1, { here: [0, 1], watching: 2, chat }, now, [], ['Ann sat down.']);
  expect(message).toMatchObject({
    type: 'table',
    version: 5,
    calls: ['catch', 'own-up'],
    here: [0, 1],
    watching: 2,
    chat,
  });
  expect(message).toMatchObject({ view: { viewer: 1, hand: handOf(1) }, missed: ['Ann sat down.'] });
  expect(message).toMatchObject({ moves: movesFor(state, 1), lobby: lobbyOf(state) });
  const clocked = told({ clock: TURNS }).state;
  expect(tableMessage(clocked, 1, EMPTY, now, [])).toMatchObject(inPlay(clocked, now, []));
  const watched = tableMessage(state, SPECTATOR, EMPTY, now, []);
  expect(watched).toMatchObject({ view: { viewer: SPECTATOR, hand: [] }, moves: [] });
  expect(watched).not.toHaveProperty('missed');
  expect(watched).not.toHaveProperty('undo');
});

test('before the deal there is no view, and there are no moves or calls', () => {
  const message = tableMessage(told({ dealt: false }).state, 0, EMPTY, 0, []);
  expect(message.calls).toEqual([]);
  expect(message).not.toHaveProperty('view');
  expect(message).not.toHaveProperty('moves');
});

test('what happened is said before what followed from it; who was first, after', () => {
  const { state } = told();
  const said = (entry: Entry, shown: readonly object[]) =>
    sentences(state, entry, shown as never[], 1, state.names, 'en');
  const caught = { type: 'caught', seat: 0, by: 1 };
  const moved: Entry = { type: 'moved', seat: 1, move: 'catch seat-1', by: 'player' };
  expect(said({ type: 'started', seed: '' }, [caught])).toEqual(['The cards were dealt.', 'Ann: caught.']);
  expect(said({ ...moved, race: [{ seat: 2, behind: 5 }] }, [caught])).toEqual([
    'Ann: caught.',
    'Bob was first: Cat came 5 ms later.',
  ]);
  expect(said(moved, [caught])).toEqual(['Ann: caught.']);
});

test('the words of a game know who reads them, and what is played', () => {
  const { state } = told();
  const event = vi.spyOn(state.game.words.en, 'event');
  const caught = { type: 'caught', seat: 0, by: 1 } as never;
  sentences(state, { type: 'moved', seat: 1, move: 'catch seat-1', by: 'player' }, [caught], 2, [], 'en');
  expect(event).toHaveBeenCalledWith(caught, { names: state.names, seat: 2, setting: state.play?.known.setting });
  event.mockRestore();
});
