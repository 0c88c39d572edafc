import { glassOf } from '../parts/Avatar.js';
import type { PageWords } from '../words/en.js';

/** Whoever gave no name sat down as this, in the language of their page. */
const NAMELESS = ['You', 'Du'];

/** What the players of a record are called by whoever looks at it: nobody else is "You", so who gave no name goes by their glass. */
export const calledIn = (players: readonly string[], glasses: readonly string[] | undefined, t: PageWords): string[] =>
  players.map((name, seat) => (NAMELESS.includes(name) ? (t.glass[glasses?.[seat] ?? glassOf(seat)] ?? name) : name));
