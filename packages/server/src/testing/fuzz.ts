import type { Chance } from '@taproom/engine';
import { FROM_CLIENT, REACTIONS, readFromClient } from '@taproom/protocol';

interface Known {
  readonly table: string;
  readonly tokens: readonly string[];
  readonly version: number;
}

const TYPES = FROM_CLIENT.map(
  ({ schema }) => (schema.shape.type as { def: { values: string[] } }).def.values[0] as string,
);
/** The fields each type of message has, and some that none has. */
const FIELDS_OF = new Map(FROM_CLIENT.map(({ schema }, index) => [TYPES[index], Object.keys(schema.shape)]));
const FIELDS = [...new Set([...FIELDS_OF.values()].flat()), '__proto__', 'constructor', 'by', 'as', 'kind'];
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
  '\ud800',
  '💥',
  'a'.repeat(600),
  'f'.repeat(32),
  'f'.repeat(64),
  [],
  {},
  [[[[]]]],
  { kind: 'turn', seconds: 5, bank: 0 },
];
const MOST_TRIES = 50;

/** Frames that look like the protocol and are wrong in it: bits of real messages, mixed, broken and repeated. */
export class Fuzzer {
  constructor(
    private readonly chance: Chance,
    private readonly known: Known,
  ) {}

  /** `unreadable`: none that a server takes for a message at all. */
  frames(count: number, which: 'any' | 'unreadable'): string[] {
    return Array.from({ length: count }, () => (which === 'any' ? this.frame() : this.unreadable()));
  }

  private unreadable(): string {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const frame = this.frame();
      if (!readFromClient(frame).ok) return frame;
    }
    return '{"type":';
  }

  private frame(): string {
    const { chance } = this;
    const type = chance.below(10) === 0 ? this.value() : this.one(TYPES);
    const message: Record<string, unknown> = { type };
    // Mostly its own fields, with the right names and any values.
    const own = FIELDS_OF.get(type as string) ?? FIELDS;
    for (let fields = chance.below(6); fields > 0; fields--) {
      const field = this.one(chance.below(5) === 0 ? FIELDS : own);
      if (field !== 'type') message[field] = chance.below(6) === 0 ? this.known.version : this.value();
    }
    const text = JSON.stringify(message);
    return chance.below(8) > 0 ? text : this.broken(text);
  }

  private broken(text: string): string {
    const at = this.chance.below(text.length);
    const noise = this.one(['', '"', '}', '\\', '\u0000', '[', ',']);
    return text.slice(0, at) + noise + text.slice(at + this.chance.below(3));
  }

  private value(): unknown {
    const { chance, known } = this;
    return this.one<() => unknown>([
      () => this.one(NASTY),
      () => chance.below(50),
      () => known.table,
      () => this.one(known.tokens),
      () => this.one(REACTIONS),
      () => `pick card-${1 + chance.below(45)}`,
      () => this.one(['catch seat-1', 'own-up', 'slip', 'pick', 'draw']),
      () => ({ [this.one(['seat', 'type', 'kind'])]: this.one(NASTY) }),
    ])();
  }

  private one<T>(items: readonly T[]): T {
    return items[this.chance.below(items.length)] as T;
  }
}
