import type { Explained } from '@taproom/engine';

/** For a game that says nothing of its own about its cards: whether a card of the hand may be played now, which the rules say. */
export const plainly: Explained = {
  sheet: (card, { view }) => ({
    does: '',
    when: '',
    facts: [],
    ...((view as { readonly hand?: readonly string[] }).hand?.includes(card) && { ask: `play ${card}` }),
  }),
  note: () => undefined,
};
