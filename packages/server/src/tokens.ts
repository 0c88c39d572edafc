import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@taproom/protocol';

/** 128 bits from the operating system. Sent once, never stored. */
export const newToken = (): string => randomBytes(16).toString('base64url');

export const newTableId = (): string => randomBytes(16).toString('base64url');

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** What is stored of a token. A token is random enough that a plain hash cannot be turned round. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
