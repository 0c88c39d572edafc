// Where the game is: the top of the agenda. The turn itself is at the bottom; what interrupts it lies on top.
export const DRAWING = 1;
export const ACTING = 2;
/** Discarding down to the hand limit. */
export const LIMIT = 3;
export const OVER = 4;
/** Everyone who was caught with too many cards discards. */
export const CAUGHT = 5;
/** A red event takes cards of the player's choice; about what kind of card. */
export const LOSING = 6;
export const GIVING = 7;
/** Stacking: the cards of a drink find their places in the market. */
export const STACKING = 8;
/** A guest was drawn unseen: keep or reject? About the place, and whether the bottles were of one region. */
export const BLIND = 9;
/** A guest was dismissed with a gift: who comes instead? About the place, and the slot its icon points at. */
export const REPLACING = 10;
export const CHOOSING = 11;
export const TRADING = 12;
// Work that waits for what lies on top of it.
export const FILLING = 13;
export const STRIKING = 14;
export const SETTLING = 15;
export const FREE_DRAWS = 16;

export const LOSE_GLASS = 0;
export const LOSE_BOTTLE = 1;
export const LOSE_RESOURCE = 2;

/** An entry of the agenda: what, and about what. */
export const entry = (what: number, about = 0): number => what | (about << 5);
export const whatOf = (made: number): number => made & 31;
export const aboutOf = (made: number): number => made >> 5;
