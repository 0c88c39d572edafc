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

/** Inputs that are not zero: where their weights begin, and what they are. */
const rows = new Int32Array(512);
const inputs = new Float64Array(512);

/**
 * Adds the inputs from `from` to `until` (counted from `start`) to the units. Eight units at a time stay in registers while
 * all inputs go by, which halves the time; the numbers of units are chosen to divide.
 */
export function addInputs(
  to: Float32Array,
  weights: Float32Array,
  x: Float32Array,
  start: number,
  from: number,
  until: number,
): void {
  const count = to.length;
  let n = 0;
  for (let i = from; i < until; i++) {
    const value = x[start + i];
    if (value === 0) continue;
    rows[n] = i * count;
    inputs[n++] = value;
  }
  const eights = count & ~7;
  let j = 0;
  for (; j < eights; j += 8) {
    let a = to[j];
    let b = to[j + 1];
    let c = to[j + 2];
    let d = to[j + 3];
    let e = to[j + 4];
    let f = to[j + 5];
    let g = to[j + 6];
    let h = to[j + 7];
    for (let k = 0; k < n; k++) {
      const value = inputs[k];
      const at = rows[k] + j;
      a += value * weights[at];
      b += value * weights[at + 1];
      c += value * weights[at + 2];
      d += value * weights[at + 3];
      e += value * weights[at + 4];
      f += value * weights[at + 5];
      g += value * weights[at + 6];
      h += value * weights[at + 7];
    }
    to[j] = a;
    to[j + 1] = b;
    to[j + 2] = c;
    to[j + 3] = d;
    to[j + 4] = e;
    to[j + 5] = f;
    to[j + 6] = g;
    to[j + 7] = h;
  }
  for (; j < count; j++) for (let k = 0; k < n; k++) to[j] += inputs[k] * weights[rows[k] + j];
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
