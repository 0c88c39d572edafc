import { fingerprintOf, type GameRecord, replay, SPECTATOR } from '@taproom/engine';
import { closingTime } from '@taproom/games/closing-time';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LocalPlayer } from '../device/games.js';
import { storyOf } from '../result/story.js';
import type { Pace } from '../settings/settings.js';
import { Host } from './host.js';
import type { FromWorker } from './messages.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const game = closingTime as never;
const ANN: LocalPlayer = { name: 'Ann', glass: 'pint' };
const bot = (name: string): LocalPlayer => ({ name, glass: 'wine', bot: 'local' });

function open(players: readonly LocalPlayer[], moves: readonly string[] = [], pace: Pace = 'instant') {
  const heard: FromWorker[] = [];
  const record: GameRecord = {
    game: 'closing-time',
    rulesVersion: closingTime.rulesVersion,
    players: players.map(({ name }) => name),
    options: {},
    seed: 'a seed',
    moves,
  };
  const host = Host.open(game, record, players, pace, (message) => heard.push(message));
  if (!host.ok) throw new Error(host.problem);
  const last = () => heard.findLast((message) => message.type === 'seen') as FromWorker & { type: 'seen' };
  const moved = () => heard.flatMap((message) => (message.type === 'moved' ? [message.line] : []));
  return { host: host.value, heard, last, moved, record };
}

/** Plays the first move offered until the game is over. */
function playOut(table: ReturnType<typeof open>): void {
  for (let turns = 0; turns < 2000 && !table.last().outcome; turns++) {
    vi.advanceTimersByTime(1);
    const [move] = table.last().moves;
    if (table.last().view.waiting.includes(0) && move) table.host.play(0, move);
  }
}

test('a person and three bots play to the end, and what was recorded replays to the same end', () => {
  const table = open([ANN, bot('Bob'), bot('Cat'), bot('Dan')]);
  table.host.look(0);
  playOut(table);
  const { outcome } = table.last();
  expect(outcome?.places).toContain(1);
  const record = { ...table.record, moves: table.moved() };
  const again = replay(game, record);
  expect(again.ok && closingTime.outcome(again.value as never)).toEqual(outcome);
  const story = storyOf(game, record, outcome as never);
  expect(story?.by).toBe('cards');
  expect(story?.series.length).toBe(record.moves.length + 1);
  expect(story?.series.at(-1)?.[outcome?.places.indexOf(1) ?? 0]).toBe(0);
});

test('the page is shown the view of whoever looks and nothing else', () => {
  const table = open([ANN, { name: 'Bob', glass: 'mug' }, bot('Cat')]);
  expect(table.heard).toEqual([{ type: 'opened', fingerprint: fingerprintOf('a seed') }]);
  table.host.look(SPECTATOR);
  expect(table.last()).toMatchObject({ seat: SPECTATOR, moves: [] });
  const dealt = table.last().events.filter(({ type }) => type === 'dealt') as unknown as { cards: unknown }[];
  expect(dealt.map(({ cards }) => typeof cards)).toEqual(['number', 'number', 'number']);
  table.host.look(1);
  expect(table.last().view.viewer).toBe(1);
  vi.advanceTimersByTime(1);
  expect(table.heard.filter((message) => message.type === 'seen' && message.seat === 0)).toEqual([]);
});

test('calls are never listed, and a refused move changes nothing and says why', () => {
  const table = open([ANN, bot('Bob'), bot('Cat')]);
  table.host.look(0);
  const before = table.moved().length;
  table.host.play(0, 'catch seat-2');
  expect(table.heard.at(-1)).toMatchObject({ type: 'refused', line: 'catch seat-2' });
  table.host.play(0, 'sing a song');
  expect(table.heard.at(-1)).toMatchObject({ type: 'refused', line: 'sing a song' });
  expect(table.moved().length).toBe(before);
  playOut(table);
  for (const message of table.heard) {
    if (message.type === 'seen') expect(message.moves.filter((move) => /^(catch|own-up)/.test(move))).toEqual([]);
  }
});

test('whoever comes back is told what happened in between', () => {
  const table = open([ANN, { name: 'Bob', glass: 'mug' }]);
  table.host.look(0);
  const first = table.last().view.waiting[0] as number;
  table.host.look(first);
  const seen = table.last().events.length;
  table.host.play(first, table.last().moves.at(-1) as string);
  table.host.look(1 - first);
  expect(table.last().fresh).toBe(true);
  table.host.look(first);
  expect(table.last().known).toBe(table.last().events.length);
  expect(table.last().events.length).toBeGreaterThan(seen);
});

/** Ann against a bot: she may play, and what the move shows is in her own hands. */
function atAnnsTurn() {
  const table = open([ANN, bot('Bob'), bot('Cat')]);
  table.host.look(0);
  for (let turns = 0; turns < 50 && !table.last().view.waiting.includes(0); turns++) vi.advanceTimersByTime(1);
  return table;
}

test('against bots a played card is taken back with one tap, and the record with it', () => {
  const table = atAnnsTurn();
  const before = table.last();
  const plain = before.moves.find((line) => /^play \w+\/\w+\/\w+$/.test(line));
  const made = table.moved().length;
  table.host.play(0, plain as string);
  expect(table.last()).toMatchObject({ undoable: true });
  expect(table.last().view).not.toEqual(before.view);
  table.host.takeBack(0);
  expect(table.heard.findLast(({ type }) => type === 'taken-back')).toEqual({ type: 'taken-back', moves: made });
  expect(table.last()).toMatchObject({ view: before.view, moves: before.moves, undoable: false });
  expect(table.last().known).toBe(table.last().events.length);
});

test('a drawn card has been seen: it is not put back', () => {
  const table = atAnnsTurn();
  table.host.play(0, 'draw');
  expect(table.last()).toMatchObject({ undoable: false });
  const { view } = table.last();
  table.host.takeBack(0);
  expect(table.last().view).toEqual(view);
});

test('with two people at the device nobody takes back alone', () => {
  const table = open([ANN, { name: 'Bob', glass: 'mug' }, bot('Cat')]);
  table.host.look(0);
  const first = table.last().view.waiting[0] as number;
  table.host.look(first);
  const plain = table.last().moves.find((line) => line.startsWith('play ')) ?? 'draw';
  table.host.play(first, plain);
  expect(table.last()).toMatchObject({ undoable: false });
});

test('bots leave time to follow them, and wait while a card is in the air or something is read', () => {
  for (const [pace, least] of [
    ['relaxed', 1700],
    ['brisk', 900],
  ] as const) {
    const table = open([bot('Bob'), bot('Cat'), bot('Dan')], [], pace);
    vi.advanceTimersByTime(least - 1);
    expect(table.moved()).toEqual([]);
    vi.advanceTimersByTime(20_000);
    const moves = table.moved().length;
    expect(moves).toBeGreaterThan(2);
    expect(moves).toBeLessThanOrEqual(Math.ceil(20_000 / least));
    table.host.hold(true);
    vi.advanceTimersByTime(60_000);
    expect(table.moved().length).toBe(moves);
    table.host.hold(false);
    vi.advanceTimersByTime(300);
    expect(table.moved().length).toBe(moves + 1);
  }
});
