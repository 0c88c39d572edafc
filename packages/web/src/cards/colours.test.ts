import { describe, expect, test } from 'vitest';
import { COLOURS, type Colour, INKS, PATTERNS } from './colours.js';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes 2009, severity 1.0, for linear light. */
const SIGHTS: Readonly<Record<string, Matrix>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Two colours this far apart (CIEDE2000) are told apart side by side without effort; 2 can just be seen. */
const APART = 10;

const linear = (byte: number): number =>
  byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;

const light = (hex: string): Triple =>
  [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16))) as unknown as Triple;

const seenAs = (sight: string, colour: Triple): Triple =>
  SIGHTS[sight]!.map((row) =>
    Math.min(1, Math.max(0, row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2])),
  ) as unknown as Triple;

function lab([r, g, b]: Triple): Triple {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIEDE2000 (Sharma, Wu and Dalal 2005). */
function distance([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const rad = Math.PI / 180;
  const seventh = (c: number): number => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const g = 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = (a: number, b: number): number => (Math.atan2(b, a) / rad + 360) % 360;
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  const turn = ((h2 - h1 + 540) % 360) - 180;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin((turn * rad) / 2);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = Math.abs(h1 - h2) > 180 ? (h1 + h2 + 360) / 2 : (h1 + h2) / 2;
  const cos = (angle: number): number => Math.cos(angle * rad);
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const rt = -2 * seventh(c) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * rad);
  const [x, y, z] = [(l2 - l1) / sl, (c2 - c1) / sc, dh / sh];
  return Math.sqrt(x * x + y * y + z * z + rt * y * z);
}

const pairs = (list: readonly Colour[]): [Colour, Colour][] =>
  list.flatMap((one, i) => list.slice(0, i).map((other): [Colour, Colour] => [one, other]));

const shade = (sight: string, hex: string): Triple => lab(seenAs(sight, light(hex)));

describe('the ten colours', () => {
  test('the distance used here agrees with published pairs', () => {
    expect(distance([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3);
    expect(distance([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 3);
    expect(distance([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 3);
  });

  test('have ten different patterns', () => {
    expect(new Set(COLOURS.map((colour) => INKS[colour].pattern)).size).toBe(COLOURS.length);
    expect([...PATTERNS].sort()).toEqual(COLOURS.map((colour) => INKS[colour].pattern).sort());
  });

  test.each(Object.keys(SIGHTS))('are told apart by colour alone, with %s', (sight) => {
    const close = pairs(COLOURS)
      .map(([a, b]) => ({ a, b, d: distance(shade(sight, INKS[a].ground), shade(sight, INKS[b].ground)) }))
      .filter(({ d }) => d < APART)
      .map(({ a, b, d }) => `${a} and ${b}: ${d.toFixed(1)}`);
    expect(close).toEqual([]);
  });

  test.each(Object.keys(SIGHTS))('show their pattern against their ground, with %s', (sight) => {
    const faint = COLOURS.filter((colour) => INKS[colour].pattern !== 'plain')
      .map((colour) => ({ colour, d: distance(shade(sight, INKS[colour].ground), shade(sight, INKS[colour].mark)) }))
      .filter(({ d }) => d < APART)
      .map(({ colour, d }) => `${colour}: ${d.toFixed(1)}`);
    expect(faint).toEqual([]);
  });
});
