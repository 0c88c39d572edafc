import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type AnyEvent,
  Chance,
  fingerprintOf,
  type GameRecord,
  luckPromise,
  newSeed,
  readSetting,
} from '@taproom/engine';
import { GAME_NAMES, gameNamed } from '@taproom/games';
import { afterAll, describe, expect, test } from 'vitest';

/** examples/verify.py was written from docs/protocol.md alone; it deals as the rules do. */
const VERIFY = fileURLToPath(new URL('../../../../examples/verify.py', import.meta.url));
const GAMES = fileURLToPath(new URL('../../../games/src/', import.meta.url));
const python = spawnSync('python3', ['--version']).status === 0;
if (!python) console.warn('Skipped: examples/verify.py needs python3.');
const data = mkdtempSync(join(tmpdir(), 'taproom-verify-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** What the checker in another language says about a record. */
function verify(record: object, ...flags: string[]) {
  const file = join(data, 'record.json');
  writeFileSync(file, JSON.stringify(record));
  const { status, stdout, stderr } = spawnSync('python3', [VERIFY, file, ...flags], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

const recordsOf = (game: string) =>
  readdirSync(join(GAMES, game, 'records')).map(
    (name) => [name, JSON.parse(readFileSync(join(GAMES, game, 'records', name), 'utf8')) as GameRecord] as const,
  );

/** The deal as the rules tell it. */
function dealOf(record: GameRecord) {
  const game = gameNamed(record.game);
  if (!game) throw new Error(`no game ${record.game}`);
  const { players, options, files } = record;
  const setting = readSetting(game, { seats: players.length, options, ...(files && { files }) });
  if (!setting.ok) throw new Error(JSON.stringify(setting.problem));
  const events: AnyEvent[] = [];
  game.setup(setting.value, Chance.secret(record.seed), events);
  const all = events as unknown as Record<string, unknown>[];
  const dealt = all.filter(({ type }) => type === 'dealt');
  const [turned] = all.filter(({ type }) => type === 'turned-up');
  const [laid] = all.filter(({ type }) => type === 'laid-out');
  return {
    hands: dealt.map(({ cards, hand }) => inOrder((cards ?? hand) as string[])),
    ...(turned && { 'turned up': turned.cards ?? [turned.card] }),
    ...(laid && {
      guests: dealt.map(({ guests }) => (guests as string[]).map((guest) => guest.replace('face-down ', ''))),
      markets: [laid.guests, laid.bottles, laid.resources],
    }),
  };
}

const inOrder = (cards: readonly string[]) => [...cards].sort();

describe.skipIf(!python)('examples/verify.py', () => {
  /** It deals the games that docs/protocol.md tells how to deal. */
  const dealt = GAME_NAMES.filter((name) => readFileSync(VERIFY, 'utf8').includes(name));

  test.each(dealt)('finds every card of the first deal of %s where the rules dealt it', (game) => {
    for (const [name, record] of recordsOf(game)) {
      const { status, said } = verify(record, '--deal');
      expect([name, status, said], said).toEqual([name, 0, said]);
      const found = JSON.parse(said) as { hands: string[][] };
      expect({ ...found, hands: found.hands.map(inOrder) }, name).toEqual(dealOf(record));
      expect(verify({ ...record, seed: 'another' }, '--deal').said, `${name} from another seed`).not.toBe(said);
    }
  });

  test('follows With Friends to the last card, and says what it compared', () => {
    const [, golden] = recordsOf('with-friends').find(([name]) => name === 'base-3-full.json') as [string, GameRecord];
    expect(verify(golden)).toMatchObject({ status: 0, said: expect.stringContaining('every card of every round') });
    expect(verify(golden).said).toContain('compared with itself');
    expect(verify(golden, '--fingerprint', fingerprintOf(golden.seed)).said).not.toContain('compared with itself');
    expect(verify(golden, '--fingerprint', fingerprintOf('another')).status).toBe(1);
    expect(verify({ ...golden, seed: 'another' }).said).toContain('was dealt');
    expect(verify({ ...golden, moves: golden.moves.slice(0, 40) }).said).toContain('cut off');
  });

  test('checks what the seed was mixed from', () => {
    const luck = newSeed();
    const shared = { server: newSeed(), seats: [{ seat: 0, promise: luckPromise(luck), luck }] };
    const record = { game: 'toy', players: ['Ann'], options: {}, moves: [], seed: 'picked', luck: shared };
    expect(verify(record).said).toContain('not mixed');
    expect(verify(record, '--promise', fingerprintOf('another')).said).toContain('the server promised');
  });
});
