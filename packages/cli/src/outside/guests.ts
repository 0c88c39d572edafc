import type { Facts } from '@taproom/engine';

/** A game from outside that was taken in, with its module for a page. */
export interface Guest {
  readonly facts: Facts;
  readonly module: string;
}

/** Games that came with `--with`, in the order they came. */
export const guests: Guest[] = [];
