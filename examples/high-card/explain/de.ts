import type { AnyEvent, Asked, CardSheet, Explained, FirstNote } from '@taproom/engine';
import type { Event } from '../events.js';
import { aboutCard } from './card.js';

function sheet(card: string, asked: Asked): CardSheet {
  const { higher, deck, ask } = aboutCard(card, asked);
  return {
    does: 'Holt die Runde, wenn keine höhere Karte gelegt wird. Von gleichen gilt die erste.',
    when: 'Jede Karte darf gelegt werden, wenn du dran bist.',
    facts: [`${higher} von ${deck} Karten sind höher.`],
    ...(ask !== undefined && { ask }),
  };
}

/** Die erste Runde, die jemand holt. */
function note(shown: AnyEvent, { seat }: Asked): FirstNote | undefined {
  const event = shown as Event;
  if (event.type !== 'round-won') return undefined;
  const at = event.seat === seat ? 'hand' : `seat-${event.seat + 1}`;
  return {
    name: 'round',
    text: 'Die höchste Karte hat die Runde geholt, und wer sie gelegt hat, beginnt die nächste.',
    at,
  };
}

export const de: Explained = { sheet, note };
