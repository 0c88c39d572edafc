/** One input of a net; or several that stand together, `name-0` and on, under their name or a key of their own. */
type Row = string | readonly [name: string, count: number, key?: string];

type KeyOf<R> = R extends string
  ? R
  : R extends readonly [string, number, infer Key extends string]
    ? Key
    : R extends readonly [infer Name extends string, number]
      ? Name
      : never;

export interface Inputs<Key extends string> {
  readonly names: readonly string[];
  /** Where each stands: what is written by name cannot be written to the wrong place. */
  readonly at: Readonly<Record<Key, number>>;
}

/** The inputs of a net, or of a part of them, in their order. */
export function inputs<const Rows extends readonly Row[]>(...rows: Rows): Inputs<KeyOf<Rows[number]>> {
  const names: string[] = [];
  const at: Record<string, number> = {};
  for (const row of rows) {
    const [name, count, key = name] = typeof row === 'string' ? ([row, 0, row] as const) : row;
    if (key in at) throw new Error(`two inputs are called ${key}`);
    at[key] = names.length;
    if (count === 0) names.push(name);
    else for (let i = 0; i < count; i++) names.push(`${name}-${i}`);
  }
  // Read anew it is an object with fixed fields, which the compiler reads as fast as it counts; one that grew is a hash table.
  return { names, at: JSON.parse(JSON.stringify(at)) as Record<KeyOf<Rows[number]>, number> };
}

/** The same inputs, where so many others stand before them. */
export const behind = <At extends Readonly<Record<string, number>>>(others: number, at: At): At =>
  JSON.parse(JSON.stringify(at), (_, place) => (typeof place === 'number' ? place + others : place)) as At;
