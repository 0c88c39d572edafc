import { createStore } from 'zustand/vanilla';

/** Why bots should wait: cards in the air, or something to be read first. */
interface Held {
  readonly flying: boolean;
  readonly reading: boolean;
}

/** What the table has before it, for the one table that is on the page. */
export const held = createStore<Held>(() => ({ flying: false, reading: false }));

export const isHeld = ({ flying, reading }: Held): boolean => flying || reading;
