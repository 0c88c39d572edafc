import type { House } from '../house.js';
import { refused } from './refusal.js';

/** Trouble that is nobody's fault and changes nothing at a table: whoever asked is refused, and may try again. */

/** More waits for this table than it will ever get to. */
export class Busy extends Error {}

/** The store cannot be reached. */
export class StoreAway extends Error {}

/** Waits for the store. That it cannot be reached is looked into, and is no reason to mistrust what is in memory. */
export async function fromStore<T>(house: House, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    house.storeLost?.();
    throw new StoreAway('the store cannot be reached', { cause: error });
  }
}

/** What is nobody's fault is refused; a bug is thrown on. */
export function refusalFor(error: unknown) {
  if (error instanceof Busy) return refused('busy');
  if (error instanceof StoreAway) return refused('paused');
  throw error;
}
