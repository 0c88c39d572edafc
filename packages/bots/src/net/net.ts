/** What goes into a net and comes out of it. Weights made for another shape are not loaded. */
export interface Shape {
  readonly name: string;
  /** Rises when a feature keeps its name and changes its meaning. */
  readonly version: number;
  /** The inputs by name: those that are the same for every move of a decision come first. */
  readonly features: readonly string[];
  /** How many of them are the same for every move. */
  readonly shared: number;
  readonly hidden: readonly number[];
  /** The outputs by name; one whose name ends in `?` is a probability, learnt and given as its logit. */
  readonly outputs: readonly string[];
}

/** Below zero a unit still leaks this much, so that none dies. */
export const LEAK = 0.05;

/** All weights of a net one after the other: for each layer the weights by input, then the biases. */
export function sizeOf(layers: readonly number[]): number {
  let size = 0;
  for (let l = 1; l < layers.length; l++)
    size += (layers[l - 1] as number) * (layers[l] as number) + (layers[l] as number);
  return size;
}

export const layersOf = ({ features, hidden, outputs }: Shape): number[] => [
  features.length,
  ...hidden,
  outputs.length,
];

/**
 * A small network: numbers in, a few layers, numbers out. It allocates nothing once it is made.
 *
 * Moves of one decision share most of their inputs. `look` takes the shared ones in once, `rate` adds those of a move.
 * Inputs are mostly zero, so the first layer goes by input and skips those.
 */
export class Net {
  readonly layers: readonly number[];
  readonly weights: Float32Array;
  /** What `rate` found. */
  readonly out: Float32Array;
  private readonly shared: number;
  private readonly base: Float32Array;
  private readonly units: readonly Float32Array[];

  constructor(
    readonly shape: Shape,
    weights?: Float32Array,
  ) {
    this.layers = layersOf(shape);
    this.shared = shape.shared;
    const size = sizeOf(this.layers);
    if (weights && weights.length !== size)
      throw new Error(`net ${shape.name} has ${size} weights, not ${weights.length}`);
    this.weights = weights ?? new Float32Array(size);
    this.units = this.layers.slice(1).map((count) => new Float32Array(count));
    this.out = this.units.at(-1) as Float32Array;
    this.base = new Float32Array(this.layers[1] as number);
  }

  /** Takes in the inputs that all moves of this decision share. */
  look(x: Float32Array): void {
    const { base, weights } = this;
    const count = base.length;
    const biases = this.layers[0] as number;
    for (let j = 0, at = biases * count; j < count; j++) base[j] = weights[at + j];
    addInputs(base, weights, x, 0, 0, this.shared);
  }

  /** Completes the decision's inputs with those of a move, and fills `out`. */
  rate(x: Float32Array): void {
    const { layers, weights, units, base } = this;
    const first = units[0] as Float32Array;
    first.set(base);
    addInputs(first, weights, x, 0, this.shared, layers[0] as number);
    let at = ((layers[0] as number) + 1) * first.length;
    for (let l = 1; l < units.length; l++) {
      const from = units[l - 1] as Float32Array;
      const to = units[l] as Float32Array;
      leak(from);
      at = addLayer(to, from, weights, at);
    }
  }
}

/** The loops go by fours, which is worth a third of the time; the numbers of units are chosen to divide. */
export function addInputs(
  to: Float32Array,
  weights: Float32Array,
  x: Float32Array,
  start: number,
  from: number,
  until: number,
): void {
  const count = to.length;
  const fours = count & ~3;
  for (let i = from; i < until; i++) {
    const value = x[start + i];
    if (value === 0) continue;
    let at = i * count;
    let j = 0;
    for (; j < fours; j += 4, at += 4) {
      to[j] += value * weights[at];
      to[j + 1] += value * weights[at + 1];
      to[j + 2] += value * weights[at + 2];
      to[j + 3] += value * weights[at + 3];
    }
    for (; j < count; j++, at++) to[j] += value * weights[at];
  }
}

export function leak(units: Float32Array): void {
  for (let j = 0; j < units.length; j++) if (units[j] < 0) units[j] *= LEAK;
}

/** One dense layer: weights by output, so that each output is one sum; returns where the next layer begins. */
export function addLayer(to: Float32Array, from: Float32Array, weights: Float32Array, start: number): number {
  const inputs = from.length;
  const fours = inputs & ~3;
  const biases = start + inputs * to.length;
  let at = start;
  for (let j = 0; j < to.length; j++) {
    let a = weights[biases + j];
    let b = 0;
    let i = 0;
    for (; i < fours; i += 4, at += 4) {
      a += from[i] * weights[at] + from[i + 1] * weights[at + 1];
      b += from[i + 2] * weights[at + 2] + from[i + 3] * weights[at + 3];
    }
    for (; i < inputs; i++, at++) a += from[i] * weights[at];
    to[j] = a + b;
  }
  return biases + to.length;
}

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
