import { Chance } from '@taproom/engine';
import { FROM_CLIENT, REACTIONS } from '@taproom/protocol';

interface Known {
  readonly table: string;
  readonly tokens: readonly string[];
  readonly version: number;
}

const TYPES = FROM_CLIENT.map(
  ({ schema }) => (schema.shape.type as { def: { values: string[] } }).def.values[0] as string,
);
const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  2,
  Number.MAX_VALUE,
  0.5,
  2 ** 53,
  '',
  ' ',
  'seat-1',
  '__proto__',
  'constructor',
  '\u0000',
  '\u202e',
  '💥',
  'a'.repeat(600),
  [],
  {},
  [[[[]]]],
];

/** Frames that look like the protocol and are wrong in it: bits of real messages, mixed, broken and repeated. */
export function* fuzzFrames(seed: number, count: number, known: Known): Generator<string[]> {
  const chance = Chance.fast(seed);
  const one = <T>(items: readonly T[]): T => items[chance.below(items.length)] as T;
  const value = (): unknown =>
    one<() => unknown>([
      () => one(NASTY),
      () => chance.below(50),
      () => known.table,
      () => one(known.tokens),
      () => one(REACTIONS),
      () => `pick card-${1 + chance.below(45)}`,
      () => one(['catch seat-1', 'own-up', 'slip', 'pick', 'draw']),
      () => ({ [one(['seat', 'type', 'kind'])]: one(NASTY) }),
    ])();
  const FIELDS = [
    'seat',
    'seen',
    'move',
    'ref',
    'name',
    'token',
    'host',
    'table',
    'to',
    'text',
    'level',
    'muted',
    'options',
    'clock',
    'reaction',
    'protocol',
    '__proto__',
  ];
  const frame = (): string => {
    const message: Record<string, unknown> = { type: chance.below(10) === 0 ? value() : one(TYPES) };
    for (let fields = chance.below(5); fields > 0; fields--)
      message[one(FIELDS)] = chance.below(6) === 0 ? known.version : value();
    const text = JSON.stringify(message);
    if (chance.below(8) > 0) return text;
    const at = chance.below(text.length);
    return text.slice(0, at) + one(['', '"', '}', '\\', '\u0000', '[', ',']) + text.slice(at + chance.below(3));
  };
  for (let left = count; left > 0; ) {
    const size = Math.min(left, 18);
    yield Array.from({ length: size }, frame);
    left -= size;
  }
}
