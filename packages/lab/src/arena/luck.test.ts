import { Chance, firstOf, type Game, type Move, movesOf, readSetting } from '@taproom/engine';
import { gameNamed } from '@taproom/games';
import { expect, test } from 'vitest';
import { contenderOf } from './contender.js';
import { type Luck, LuckMeter, paysFor, withoutLuck } from './luck.js';
import { playMatch } from './match.js';

/** About normal, with a spread of one. */
function normal(chance: Chance): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += chance.fraction();
  return sum;
}

/** Three standard errors are more than luck explains. */
function expectNoMean(values: readonly number[]): void {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  expect(Math.abs(mean)).toBeLessThan((3 * spread) / Math.sqrt(values.length));
}

test('a result less its luck measures the same, with less spread: a lottery whose truth is known', () => {
  const chance = Chance.fast(11);
  const truth = 0.3;
  const found: number[] = [];
  let fewer = 0;
  let inside = 0;
  const runs = 400;
  for (let run = 0; run < runs; run++) {
    const lucks = Array.from({ length: 60 }, () => ({ drawn: normal(chance), chosen: normal(chance) }));
    const values = lucks.map(({ drawn, chosen }) => truth + 0.16 * drawn + 0.12 * chosen + 0.15 * normal(chance));
    const adjusted = withoutLuck(values, lucks);
    if (!adjusted) throw new Error('sixty deals are enough');
    found.push(adjusted.share.mean);
    fewer += adjusted.fewer / runs;
    if (Math.abs(adjusted.share.mean - truth) <= adjusted.share.margin) inside++;
  }
  const mean = found.reduce((sum, value) => sum + value, 0) / runs;
  const spread = Math.sqrt(found.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (runs - 1));
  expect(Math.abs(mean - truth)).toBeLessThan((3 * spread) / Math.sqrt(runs));
  // Luck of both kinds is 0.04 of a variance of 0.0625, so nearly 2.8 times fewer deals; either alone would be 1.7 or 1.3.
  expect(fewer).toBeGreaterThan(2.2);
  expect(inside / runs).toBeGreaterThan(0.91);
});

test('between equals the first seat wins half of the games, and less its luck still does', async () => {
  const game = gameNamed('last-call') as Game;
  const setting = readSetting(game, { seats: 2 });
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  const players = ['local', 'local'].map((kind) => contenderOf(kind, game, setting.value));
  const [values, lucks]: [number[], Luck[]] = [[], []];
  for (let deal = 0; deal < 200; deal++) {
    const meter = LuckMeter.at(game, setting.value, deal);
    if (!meter) throw new Error('last-call has a worth');
    const { outcome } = await playMatch(game, setting.value, `equals ${deal}`, players, deal, {}, undefined, { meter });
    values.push(outcome.places[0] === 1 ? 1 : 0);
    lucks.push(meter.of(0));
  }
  const adjusted = withoutLuck(values, lucks);
  expect(Math.abs((adjusted?.share.mean ?? 0) - 0.5)).toBeLessThan(1.5 * (adjusted?.share.margin ?? 0));
  expectNoMean(lucks.map(({ drawn }) => drawn));
  expect(adjusted?.fewer).toBeGreaterThan(1);
});

test('what Regulars choose by chance is luck too: on average it brings nothing, and a result without it is surer', async () => {
  const game = gameNamed('last-call') as Game;
  const setting = readSetting(game, { seats: 3 });
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  const players = ['regular', 'regular', 'regular'].map((kind) => contenderOf(kind, game, setting.value));
  const [values, lucks]: [number[], Luck[]] = [[], []];
  for (let deal = 0; deal < 120; deal++) {
    const meter = LuckMeter.at(game, setting.value, deal);
    if (!meter) throw new Error('last-call has a worth');
    const { outcome } = await playMatch(game, setting.value, `whim ${deal}`, players, deal, {}, undefined, { meter });
    values.push(outcome.places[0] === 1 ? 1 : 0);
    lucks.push(meter.of(0));
  }
  const chosen = lucks.map((luck) => luck.chosen);
  expect(chosen.filter((luck) => luck !== 0).length).toBeGreaterThan(110);
  expectNoMean(chosen);
  const onlyDrawn = withoutLuck(
    values,
    lucks.map(({ drawn }) => ({ drawn, chosen: 0 })),
  );
  expect(withoutLuck(values, lucks)?.fewer ?? 0).toBeGreaterThan(onlyDrawn?.fewer ?? 0);
});

test('where nothing is drawn there is no luck: only the deal counts until the next one', () => {
  const game = gameNamed('with-friends') as Game;
  const setting = readSetting(game, { seats: 3, options: { rounds: 'quick' } });
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  const meter = LuckMeter.at(game, setting.value, 1);
  const table = game.setup(setting.value, Chance.fast(5));
  meter?.dealt(table);
  const dealt = meter?.of(0).drawn;
  expect(dealt).not.toBe(0);
  // Three bids and three cards for each of three players; the last card of a round deals the next.
  for (let line = 0; line < 12; line++) {
    const seat = firstOf(game.waitingFor(table));
    const move = movesOf(game, table, seat)[0] as Move;
    meter?.moving(table);
    game.apply(table, seat, move);
    meter?.moved(table, seat, move);
    if (line < 11) expect(meter?.of(0).drawn).toBe(dealt);
    else expect(meter?.of(0).drawn).not.toBe(dealt);
  }
});

test('luck is measured where games are slow anyway', () => {
  expect(paysFor(['regular', 'local'])).toBe(false);
  expect(paysFor(['regular', 'landlord'])).toBe(true);
  expect(paysFor(['landlord@other.json', 'local'])).toBe(true);
});
