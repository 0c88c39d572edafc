import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprintOf, type GameRecord, luckPromise, mixedSeed, movesOf, replay } from '@taproom/engine';
import { withFriends } from '@taproom/games/with-friends';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { verifyCommand } from './verify.js';

const folder = mkdtempSync(join(tmpdir(), 'taproom-verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const golden = new URL('../../../games/src/with-friends/records/base-3-full.json', import.meta.url);
const record = JSON.parse(readFileSync(golden, 'utf8')) as GameRecord;

let said: string[] = [];
beforeEach(() => {
  said = [];
  const keep = (text: string) => void said.push(text);
  vi.spyOn(console, 'log').mockImplementation(keep);
  vi.spyOn(console, 'error').mockImplementation(keep);
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

/** What the command says about a record, and whether it is content. */
async function verify(some: object, ...flags: string[]): Promise<{ says: string; holds: boolean }> {
  const file = join(folder, 'record.json');
  writeFileSync(file, JSON.stringify(some));
  process.exitCode = 0;
  await verifyCommand().parseAsync([file, ...flags], { from: 'user' });
  return { says: said.join('\n'), holds: process.exitCode === 0 };
}

const shown = fingerprintOf(record.seed);

test('a record that holds; without a fingerprint it was compared with itself, and that is said', async () => {
  expect(await verify(record, '--fingerprint', shown)).toMatchObject({
    holds: true,
    says: expect.stringContaining('The seed is the one whose fingerprint you were shown.'),
  });
  said = [];
  const alone = await verify({ ...record, fingerprint: shown });
  expect(alone.holds).toBe(true);
  expect(alone.says).toContain('Without --fingerprint this only compares the record with itself');
  expect(alone.says).not.toContain('The seed is the one');
});

test('another seed than was shown, a cut record, a move the rules refuse: each fails', async () => {
  expect(await verify(record, '--fingerprint', fingerprintOf('another'))).toMatchObject({ holds: false });
  const cut = { ...record, moves: record.moves.slice(0, -1) };
  expect(await verify(cut)).toMatchObject({ holds: false, says: expect.stringContaining('The record is cut off') });
  const swapped = { ...record, moves: [...record.moves].reverse() };
  expect(await verify(swapped)).toMatchObject({ holds: false, says: expect.stringContaining('does not hold') });
});

/** A game dealt from everyone's luck, each seat making its first move to the end. */
function lucky(): GameRecord & { luck: object } {
  const [server, own] = ['5e'.repeat(16), '1c'.repeat(16)];
  const seed = mixedSeed(server, [own]);
  const begun = { ...record, options: { ...record.options, rounds: 'quick' }, seed, moves: [] as string[] };
  for (;;) {
    const table = replay(withFriends, begun);
    if (!table.ok) throw new Error(JSON.stringify(table.problem));
    if (withFriends.outcome(table.value)) break;
    const seat = begun.players.findIndex((_, at) => movesOf(withFriends, table.value, at).length > 0);
    const [move] = movesOf(withFriends, table.value, seat);
    const line = withFriends.notation.formatMove(move as number, table.value.setting);
    begun.moves.push(`seat-${seat + 1}: ${line}`);
  }
  const seats = [
    { seat: 0, promise: luckPromise(own), luck: own },
    { seat: 2, promise: luckPromise('ff'.repeat(16)) },
  ];
  return { ...begun, luck: { server, seats } };
}

test('luck of their own is checked: the promise of the server, that of each seat, and the mixture', async () => {
  const whole = lucky();
  const { luck } = whole as unknown as { luck: { server: string; seats: { seat: number; luck?: string }[] } };
  const good = await verify(whole, '--promise', fingerprintOf(luck.server));
  expect(good.holds, good.says).toBe(true);
  expect(good.says).toContain('mixed from the server');
  expect(good.says).toContain('Promised and not opened in time: seat-3.');
  expect(await verify(whole, '--promise', shown)).toMatchObject({ holds: false });
  const other = luck.seats.map((seat) => ({ ...seat, ...(seat.luck && { luck: 'ab'.repeat(16) }) }));
  expect(await verify({ ...whole, luck: { ...luck, seats: other } })).toMatchObject({
    holds: false,
    says: expect.stringContaining('seat-1 opened another luck than it promised'),
  });
  expect(await verify({ ...whole, luck: { ...luck, server: 'ee'.repeat(16) } })).toMatchObject({ holds: false });
  const { luck: _, ...without } = whole;
  expect(await verify(without, '--promise', fingerprintOf(luck.server))).toMatchObject({ holds: false });
});
