import { deserialize, serialize } from 'node:v8';

/**
 * Jobs and results as text that a database keeps: bit for bit, with typed arrays, infinities and all, which JSON would lose.
 * Both ends are the same version of the same code (`fingerprint.ts`), so they read each other.
 */
export interface Packed {
  readonly packed: string;
}

export const pack = (value: unknown): Packed => ({ packed: serialize(value).toString('base64') });
export const unpack = <Value>({ packed }: Packed): Value => deserialize(Buffer.from(packed, 'base64')) as Value;
