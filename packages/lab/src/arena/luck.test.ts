import { Chance, type Game, readSetting } from '@taproom/engine';
import { gameNamed } from '@taproom/games';
import { expect, test } from 'vitest';
import { contenderOf } from './contender.js';
import { LuckMeter, paysFor, withoutLuck } from './luck.js';
import { playMatch } from './match.js';

/** About normal, with a spread of one. */
function normal(chance: Chance): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += chance.fraction();
  return sum;
}

test('a result less its luck measures the same, with less spread: a lottery whose truth is known', () => {
  const chance = Chance.fast(11);
  const truth = 0.3;
  const found: number[] = [];
  let fewer = 0;
  let inside = 0;
  const runs = 400;
  for (let run = 0; run < runs; run++) {
    const lucks = Array.from({ length: 60 }, () => normal(chance));
    const values = lucks.map((luck) => truth + 0.2 * luck + 0.15 * normal(chance));
    const adjusted = withoutLuck(values, lucks);
    if (!adjusted) throw new Error('sixty deals are enough');
    found.push(adjusted.share.mean);
    fewer += adjusted.fewer / runs;
    if (Math.abs(adjusted.share.mean - truth) <= adjusted.share.margin) inside++;
  }
  const mean = found.reduce((sum, value) => sum + value, 0) / runs;
  const spread = Math.sqrt(found.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (runs - 1));
  expect(Math.abs(mean - truth)).toBeLessThan((3 * spread) / Math.sqrt(runs));
  // Luck is 0.04 of a variance of 0.0625, so nearly 2.8 times fewer deals.
  expect(fewer).toBeGreaterThan(2.2);
  expect(inside / runs).toBeGreaterThan(0.91);
});

test('between equals the first seat wins half of the games, and less its luck still does', async () => {
  const game = gameNamed('last-call') as Game;
  const setting = readSetting(game, { seats: 2 });
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  const players = ['local', 'local'].map((kind) => contenderOf(kind, game, setting.value));
  const [values, lucks]: [number[], number[]] = [[], []];
  for (let deal = 0; deal < 200; deal++) {
    const meter = LuckMeter.at(game, setting.value, deal);
    if (!meter) throw new Error('last-call has a worth');
    const { outcome } = await playMatch(game, setting.value, `equals ${deal}`, players, deal, {}, undefined, { meter });
    values.push(outcome.places[0] === 1 ? 1 : 0);
    lucks.push(meter.luck[0] as number);
  }
  const adjusted = withoutLuck(values, lucks);
  expect(Math.abs((adjusted?.share.mean ?? 0) - 0.5)).toBeLessThan(1.5 * (adjusted?.share.margin ?? 0));
  const mean = lucks.reduce((sum, luck) => sum + luck, 0) / lucks.length;
  const spread = Math.sqrt(lucks.reduce((sum, luck) => sum + (luck - mean) ** 2, 0) / lucks.length);
  expect(Math.abs(mean)).toBeLessThan((3 * spread) / Math.sqrt(lucks.length));
  expect(adjusted?.fewer).toBeGreaterThan(1);
});

test('luck is measured where games are slow anyway', () => {
  expect(paysFor(['regular', 'local'])).toBe(false);
  expect(paysFor(['regular', 'landlord'])).toBe(true);
  expect(paysFor(['landlord@other.json', 'local'])).toBe(true);
});
