import type { AnyEvent, Asked, CardSheet, Explained, FirstNote } from '@taproom/engine';
import type { Event } from '../events.js';
import { aboutCard } from './card.js';

function sheet(card: string, asked: Asked): CardSheet {
  const { higher, deck, ask } = aboutCard(card, asked);
  return {
    does: 'Takes the round when no higher card is laid in it. Of equal cards the first one counts.',
    when: 'Any card may be laid when it is your turn.',
    facts: [`${higher} of the ${deck} cards are higher.`],
    ...(ask !== undefined && { ask }),
  };
}

/** The first round somebody takes. */
function note(shown: AnyEvent, { seat }: Asked): FirstNote | undefined {
  const event = shown as Event;
  if (event.type !== 'round-won') return undefined;
  const at = event.seat === seat ? 'hand' : `seat-${event.seat + 1}`;
  return { name: 'round', text: 'The highest card took the round, and whoever laid it begins the next.', at };
}

export const en: Explained = { sheet, note };
