import { readdirSync, readFileSync } from 'node:fs';
import { Chance, formatStep, type Game, type GameRecord, movesOf, readSetting, seatsIn } from '@taproom/engine';
import { gameNamed } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { rerun, rerunWith } from './rerun.js';

const game = gameNamed('last-call') as Game;

/** A whole game of first choices; sipping comes before drawing two. */
function playedGame(): GameRecord {
  const setting = readSetting(game, { seats: 3 });
  if (!setting.ok) throw new Error('no setting');
  const table = game.setup(setting.value, Chance.secret('rerun'));
  const chance = Chance.fast(7);
  const moves: string[] = [];
  while (!game.outcome(table)) {
    const [seat = 0] = seatsIn(game.waitingFor(table));
    const legal = movesOf(game, table, seat);
    const texts = legal.map((move) => game.notation.formatMove(move, setting.value));
    const index = texts.includes('sip') ? texts.indexOf('sip') : chance.below(legal.length);
    moves.push(formatStep(seat, texts[index] as string));
    game.apply(table, seat, legal[index] as number);
  }
  const { rulesVersion } = game;
  return { game: 'last-call', rulesVersion, players: ['A', 'B', 'C'], options: {}, seed: 'rerun', moves };
}
const RECORD = playedGame();
const OUTCOME = (() => {
  const result = rerun(game, RECORD);
  if (result.status !== 'same' || !result.outcome) throw new Error('the game is not over');
  return result.outcome;
})();
const sipAt = RECORD.moves.findIndex((line) => line.endsWith(': sip')) + 1;

describe("by today's rules", () => {
  test('a game of older rules that still holds is the same', () => {
    expect(rerun(game, { ...RECORD, rulesVersion: 99 })).toEqual({
      status: 'same',
      moves: RECORD.moves.length,
      outcome: OUTCOME,
    });
  });

  test('the golden records of every game are', () => {
    for (const name of ['closing-time', 'last-call', 'with-friends', 'whiskey-times']) {
      const folder = new URL(`../../../games/src/${name}/records/`, import.meta.url);
      const [first] = readdirSync(folder).filter((file) => file.endsWith('.json'));
      const record = JSON.parse(readFileSync(new URL(first as string, folder), 'utf8')) as GameRecord;
      expect(rerun(gameNamed(name) as Game, record).status).toBe('same');
    }
  });

  test('a move that is refused today is named', () => {
    const moves = [...RECORD.moves];
    moves[4] = 'seat-9: draw';
    expect(rerun(game, { ...RECORD, moves })).toMatchObject({ status: 'otherwise', move: 5, line: 'seat-9: draw' });
    const longer = { ...RECORD, moves: [...RECORD.moves, 'seat-1: draw'] };
    expect(rerun(game, longer)).toMatchObject({ status: 'otherwise', move: longer.moves.length });
  });

  test('a card that is no longer there is a move that is not possible', () => {
    const moves = [...RECORD.moves];
    moves[0] = 'seat-1: play moonshine';
    expect(rerun(game, { ...RECORD, moves })).toMatchObject({ status: 'otherwise', move: 1 });
  });

  test('a game that used to be over and is not', () => {
    const unfinished = { ...RECORD, moves: RECORD.moves.slice(0, -1), finished: 1 };
    expect(rerun(game, unfinished)).toMatchObject({ status: 'otherwise', why: expect.stringContaining('goes on') });
    const { finished: _, ...left } = unfinished;
    expect(rerun(game, left)).toMatchObject({ status: 'same' });
  });

  test('an end that is not the one the record tells', () => {
    expect(rerun(game, { ...RECORD, outcome: OUTCOME } as never).status).toBe('same');
    const places = OUTCOME.places.map((place) => (place === 1 ? 2 : 1));
    const told = rerun(game, { ...RECORD, outcome: { ...OUTCOME, places } } as never);
    expect(told).toMatchObject({ status: 'otherwise', move: RECORD.moves.length });
  });

  test('what cannot be set up cannot be read', () => {
    expect(rerun(game, { ...RECORD, options: { zips: 3 } })).toMatchObject({ status: 'unreadable' });
    const files = { 'deck.csv': 'copies,kind\n' };
    expect(rerun(game, { ...RECORD, files })).toMatchObject({ status: 'unreadable' });
    expect(rerun(gameNamed('with-friends') as Game, RECORD)).toMatchObject({ status: 'unreadable' });
  });
});

describe('by other rules', () => {
  test('no change, no difference', () => {
    expect(rerunWith(game, RECORD, { options: { sips: 3 } }).status).toBe('same');
  });

  test('the first move at which something else happens', () => {
    expect(sipAt).toBeGreaterThan(0);
    expect(rerunWith(game, RECORD, { options: { sips: 0 } })).toMatchObject({
      status: 'otherwise',
      move: sipAt,
      why: 'refused: glass-is-empty',
    });
    // The sip is possible and leaves more in the glass.
    expect(rerunWith(game, RECORD, { options: { sips: 9 } })).toMatchObject({ status: 'otherwise', move: sipAt });
  });
});
