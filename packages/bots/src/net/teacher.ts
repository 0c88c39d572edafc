import type { Chance } from '@taproom/engine';
import { addInputs, addLayer, LEAK, leak, type Net } from './net.js';

const BETA1 = 0.9;
const BETA2 = 0.999;
const EPSILON = 1e-7;
const BATCH = 64;
/** No single lesson pulls harder than this. */
const STEEPEST = 1;

/** What Adam remembers of a net: enough to go on later as if nothing had happened. */
export interface Memory {
  readonly first: Float32Array;
  readonly second: Float32Array;
  steps: number;
}

export const freshMemory = (net: Net): Memory => ({
  first: new Float32Array(net.weights.length),
  second: new Float32Array(net.weights.length),
  steps: 0,
});

/** Random weights, as large as keeps signals at their size from layer to layer (He). */
export function wake(net: Net, chance: Chance): void {
  const { layers, weights } = net;
  let at = 0;
  for (let l = 1; l < layers.length; l++) {
    const inputs = layers[l - 1] as number;
    const count = inputs * (layers[l] as number);
    const reach = l === layers.length - 1 ? 0.1 : Math.sqrt(6 / inputs);
    for (let i = 0; i < count; i++) weights[at++] = (2 * chance.fraction() - 1) * reach;
    at += layers[l] as number;
  }
}

/**
 * Teaches a net by Adam, in small batches. Outputs named with a `?` are probabilities (cross entropy on the logit), the
 * others values (squared error); both have the same gradient: what was said less what was so.
 */
export class Teacher {
  rate = 1e-3;
  /** Mean squared error of each output since it was last looked at, and over how many lessons. */
  readonly error: Float64Array;
  lessons = 0;

  /** Sums in double precision, which is also faster to add to. */
  private readonly gradient: Float64Array;
  private readonly touched: Uint8Array;
  private readonly units: readonly Float32Array[];
  private readonly slopes: readonly Float64Array[];
  private readonly isChance: readonly boolean[];
  private inBatch = 0;

  constructor(
    readonly net: Net,
    readonly memory: Memory = freshMemory(net),
  ) {
    this.gradient = new Float64Array(net.weights.length);
    this.touched = new Uint8Array(net.layers[0] as number);
    this.units = net.layers.slice(1).map((count) => new Float32Array(count));
    this.slopes = net.layers.slice(1).map((count) => new Float64Array(count));
    this.isChance = net.shape.outputs.map((name) => name.endsWith('?'));
    this.error = new Float64Array(net.shape.outputs.length);
  }

  /** One lesson: these inputs (from `at` on) should have given these outputs (from `wantedAt` on). */
  teach(x: Float32Array, at: number, wanted: Float32Array, wantedAt: number): void {
    this.forward(x, at);
    const out = this.units.at(-1) as Float32Array;
    const slope = this.slopes.at(-1) as Float64Array;
    for (let j = 0; j < out.length; j++) {
      const want = wanted[wantedAt + j];
      const said = this.isChance[j] ? 1 / (1 + Math.exp(-out[j])) : out[j];
      const off = said - want;
      this.error[j] += off * off;
      slope[j] = Math.max(-STEEPEST, Math.min(STEEPEST, off));
    }
    this.lessons++;
    this.backward(x, at);
    if (++this.inBatch === BATCH) this.learn();
  }

  private forward(x: Float32Array, start: number): void {
    const { layers, weights } = this.net;
    const inputs = layers[0] as number;
    const first = this.units[0] as Float32Array;
    const count = first.length;
    for (let j = 0, at = inputs * count; j < count; j++) first[j] = weights[at + j];
    addInputs(first, weights, x, start, 0, inputs);
    let at = (inputs + 1) * count;
    for (let l = 1; l < this.units.length; l++) {
      const from = this.units[l - 1] as Float32Array;
      leak(from);
      at = addLayer(this.units[l] as Float32Array, from, weights, at);
    }
  }

  private backward(x: Float32Array, start: number): void {
    const { layers, weights } = this.net;
    const { gradient, touched } = this;
    let end = weights.length;
    for (let l = this.units.length - 1; l >= 1; l--) {
      const from = this.units[l - 1] as Float32Array;
      const slopeIn = this.slopes[l - 1] as Float64Array;
      const slope = this.slopes[l] as Float64Array;
      const biases = end - slope.length;
      const at = biases - from.length * slope.length;
      slopeIn.fill(0);
      for (let j = 0; j < slope.length; j++) {
        gradient[biases + j] += slope[j];
        pull(gradient, slopeIn, weights, from, slope[j], at + j * from.length);
      }
      // A leaked unit is below zero exactly when it was before.
      for (let i = 0; i < from.length; i++) if (from[i] < 0) slopeIn[i] *= LEAK;
      end = at;
    }
    const first = this.slopes[0] as Float64Array;
    const inputs = layers[0] as number;
    for (let j = 0, at = inputs * first.length; j < first.length; j++) gradient[at + j] += first[j];
    for (let i = 0; i < inputs; i++) {
      const value = x[start + i];
      if (value === 0) continue;
      touched[i] = 1;
      addScaled(gradient, i * first.length, first, value);
    }
  }

  /** One step of Adam. Inputs that were zero throughout the batch are left alone: they taught nothing. */
  private learn(): void {
    const { touched, memory, net } = this;
    const inputs = net.layers[0] as number;
    const count = net.layers[1] as number;
    memory.steps++;
    const pace = (this.rate * Math.sqrt(1 - BETA2 ** memory.steps)) / (1 - BETA1 ** memory.steps);
    for (let i = 0; i < inputs; i++) if (touched[i] === 1) this.step(i * count, (i + 1) * count, pace);
    this.step(inputs * count, net.weights.length, pace);
    touched.fill(0);
    this.inBatch = 0;
  }

  private step(from: number, until: number, pace: number): void {
    const { gradient } = this;
    const { weights } = this.net;
    const { first, second } = this.memory;
    for (let w = from; w < until; w++) {
      const g = gradient[w] / BATCH;
      gradient[w] = 0;
      first[w] += (1 - BETA1) * (g - first[w]);
      second[w] += (1 - BETA2) * (g * g - second[w]);
      weights[w] -= (pace * first[w]) / (Math.sqrt(second[w]) + EPSILON);
    }
  }
}

/** What one output's slope says to its weights, and to the units below it. */
function pull(
  gradient: Float64Array,
  below: Float64Array,
  weights: Float32Array,
  from: Float32Array,
  slope: number,
  at: number,
): void {
  for (let i = 0; i < from.length; i++) {
    gradient[at + i] += slope * from[i];
    below[i] += slope * weights[at + i];
  }
}

function addScaled(to: Float64Array, start: number, from: Float64Array, value: number): void {
  const fours = from.length & ~3;
  let j = 0;
  let at = start;
  for (; j < fours; j += 4, at += 4) {
    to[at] += value * from[j];
    to[at + 1] += value * from[j + 1];
    to[at + 2] += value * from[j + 2];
    to[at + 3] += value * from[j + 3];
  }
  for (; j < from.length; j++, at++) to[at] += value * from[j];
}
