import { expect, test } from 'vitest';
import { attempt, attemptAll, movesOf } from './attempt.js';
import { Chance } from './chance.js';
import { formatStep, type GameRecord, readRecord, replay } from './record.js';
import { restore, save } from './saved.js';
import { firstOf } from './seats.js';
import { readSetting } from './setting.js';
import { nightcap } from './toy/nightcap.js';

function played(seed: string): { record: GameRecord; table: ReturnType<typeof nightcap.setup> } {
  const setting = readSetting(nightcap, { seats: 2 });
  if (!setting.ok) throw new Error('the toy must start');
  let table = nightcap.setup(setting.value, Chance.secret(seed));
  const moves: string[] = [];
  while (nightcap.outcome(table) === undefined) {
    const seat = firstOf(nightcap.waitingFor(table));
    const move = movesOf(nightcap, table, seat)[0] as number;
    const made = attempt(nightcap, table, seat, move);
    if (!made.ok) throw new Error(made.problem);
    table = made.value.table;
    moves.push(formatStep(seat, nightcap.notation.formatMove(move, setting.value)));
  }
  const { options } = setting.value;
  return { table, record: { game: 'nightcap', rulesVersion: 1, players: ['Ann', 'Bob'], options, seed, moves } };
}

test('a record replays to the same table, step by step', () => {
  const { record, table } = played('x');
  const steps: string[] = [];
  const again = replay(nightcap, record, ({ line }) => steps.push(line));
  expect(again.ok && save(again.value)).toEqual(save(table));
  expect(steps).toHaveLength(record.moves.length + 1);
});

test('a record that is not by these rules says which move is wrong', () => {
  const { record } = played('x');
  const reason = (changed: Partial<GameRecord>) => {
    const result = replay(nightcap, { ...record, ...changed });
    return result.ok ? 'fine' : result.problem.reason;
  };
  const [first] = record.moves;
  expect(reason({ moves: [first as string, first as string] })).toBe(`move 2 ("${first}"): refused: already-chosen`);
  expect(reason({ moves: ['seat-3: choose 1'] })).toMatch(/there is no seat "seat-3"; the seats are seat-1 to seat-2/);
  expect(reason({ moves: ['choose 1'] })).toMatch(/is not a move of a record/);
  expect(reason({ moves: ['seat-1: drink'] })).toMatch(/"drink" is not a move/);
  expect(reason({ rulesVersion: 2 })).toMatch(/version 2 of the rules, these are version 1/);
  expect(reason({ game: 'poker' })).toBe('this is a record of poker, not of nightcap');
  expect(reason({ players: ['Ann'] })).toMatch(/2 to 3 players/);
});

test('a file that is no record says what is missing', () => {
  const reason = (text: string) => {
    const result = readRecord(text, 'x.json');
    return result.ok ? 'fine' : `${result.problem.file}: ${result.problem.reason}`;
  };
  const { record } = played('x');
  expect(reason(JSON.stringify(record))).toBe('fine');
  expect(reason('{')).toMatch(/^x.json: this is not a record: /);
  expect(reason('a,b\nc\n')).toMatch(/^x.json: this is not a record: [^\n]+$/);
  expect(reason('[]')).toMatch(/must be an object with game/);
  for (const field of ['game', 'rulesVersion', 'players', 'options', 'seed', 'moves']) {
    expect(reason(JSON.stringify({ ...record, [field]: undefined }))).toContain(`"${field}" must be`);
  }
  expect(reason(JSON.stringify({ ...record, files: { a: 1 } }))).toContain('"files" must be');
});

test('a saved table restores; one that was tampered with does not', () => {
  const { table } = played('x');
  const saved = save(table);
  const reason = (changed: Record<string, unknown>) => {
    const result = restore(nightcap, table.setting, { ...saved, ...changed });
    return result.ok ? 'fine' : result.problem;
  };
  expect(reason({})).toBe('fine');
  expect(reason({ hands: [1] })).toMatch(/"hands" must be a list of 8 numbers/);
  expect(reason({ round: 'three' })).toMatch(/"round" must be a number/);
});

test('moves that belong together are all made, or none is', () => {
  const { record } = played('x');
  const start = replay(nightcap, { ...record, moves: [] });
  if (!start.ok) throw new Error(start.problem.reason);
  const before = JSON.stringify(save(start.value));
  const [move] = movesOf(nightcap, start.value, 0) as [number];
  expect(attemptAll(nightcap, start.value, 0, [move, move])).toEqual({ ok: false, problem: 'already-chosen' });
  expect(JSON.stringify(save(start.value))).toBe(before);
});
