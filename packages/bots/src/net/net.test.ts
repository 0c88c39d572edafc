import { Chance } from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import { Net, type Shape, sigmoid } from './net.js';
import { Teacher, wake } from './teacher.js';
import { FORMAT, fingerprintOf, loadNet, saveNet, type WeightFile } from './weights.js';

const SHAPE: Shape = {
  name: 'toy',
  version: 1,
  features: ['a', 'b', 'c'],
  shared: 2,
  hidden: [16, 8],
  outputs: ['xor?', 'sum'],
};
const fileOf = (net: Net): WeightFile => ({
  format: FORMAT,
  game: 'toy',
  made: 'taproom train toy',
  nets: { toy: saveNet(net) },
});

function trained(seed: number, lessons: number): Net {
  const chance = Chance.fast(seed);
  const net = new Net(SHAPE);
  wake(net, chance);
  const teacher = new Teacher(net);
  teacher.rate = 0.01;
  const x = new Float32Array(3);
  const want = new Float32Array(2);
  for (let n = 0; n < lessons; n++) {
    for (let i = 0; i < 3; i++) x[i] = chance.below(2);
    want[0] = x[0] ^ x[2];
    want[1] = (x[0] + x[1] + x[2]) / 3;
    teacher.teach(x, 0, want, 0);
  }
  return net;
}

function rated(net: Net, a: number, b: number, c: number): number[] {
  const x = Float32Array.of(a, b, c);
  net.look(x);
  net.rate(x);
  return [...net.out];
}

describe('a net', () => {
  test('learns what no single layer can: exclusive or, and a sum beside it', () => {
    const net = trained(1, 12_000);
    for (const [a, b, c] of [
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 1],
      [1, 1, 1],
    ] as const) {
      const [xor, sum] = rated(net, a, b, c) as [number, number];
      expect(Math.abs(sigmoid(xor) - (a ^ c))).toBeLessThan(0.15);
      expect(Math.abs(sum - (a + b + c) / 3)).toBeLessThan(0.15);
    }
  });

  test('the same seed trains the same weights', () => {
    expect(trained(5, 500).weights).toEqual(trained(5, 500).weights);
    expect(trained(5, 500).weights).not.toEqual(trained(6, 500).weights);
  });

  test('survives a file, nearly to the last digit', () => {
    const net = trained(2, 2_000);
    const loaded = loadNet(JSON.parse(JSON.stringify(fileOf(net))), SHAPE);
    if (!loaded.ok) throw new Error(loaded.problem);
    rated(net, 1, 0, 1).forEach((value, i) => expect(rated(loaded.value, 1, 0, 1)[i]).toBeCloseTo(value, 2));
  });

  test('does not load into other features, and says what to do', () => {
    const file = fileOf(trained(3, 100));
    const renamed = { ...SHAPE, features: ['a', 'b', 'd'] };
    expect(fingerprintOf(renamed)).not.toBe(fingerprintOf(SHAPE));
    expect(loadNet(file, renamed)).toMatchObject({ ok: false, problem: expect.stringContaining('train it again') });
    expect(loadNet(file, { ...SHAPE, version: 2 }).ok).toBe(false);
    expect(loadNet({ ...file, format: 0 }, SHAPE).ok).toBe(false);
    expect(loadNet({ ...file, nets: {} }, SHAPE).ok).toBe(false);
  });
});
