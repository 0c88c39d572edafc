import type { AnyView } from '@taproom/engine';

export type Drink = 'perfect' | 'substitute' | null;

interface OfferView {
  readonly to: number;
  readonly state: 'draft' | 'open';
  readonly give: readonly string[];
  readonly get: readonly string[];
}

/** What the table needs of the view. */
export interface WhiskeyView extends AnyView {
  readonly turn: number;
  readonly phase: string;
  readonly agenda: readonly string[];
  readonly points: number;
  readonly hand: readonly string[];
  readonly handSizes: readonly number[];
  readonly bottleCounts: readonly number[];
  readonly guests: readonly (readonly string[])[];
  readonly served: readonly (readonly Drink[])[];
  readonly tucked: readonly (readonly (readonly string[])[])[];
  readonly tokens: readonly number[];
  readonly scores: readonly number[];
  readonly owed: readonly number[];
  readonly guestMarket: readonly string[];
  readonly bottleMarket: readonly string[];
  readonly resourceMarket: readonly string[];
  readonly stacks: readonly (readonly string[])[];
  readonly guestDeck: number;
  readonly bottleDeck: number;
  readonly resourceDeck: number;
  readonly guestDiscard: readonly string[];
  readonly bottleDiscard: readonly string[];
  readonly resourceDiscard: readonly string[];
  readonly struck: string | null;
  readonly drawnGuest: string | null;
  readonly looked: readonly string[];
  readonly placing: readonly string[];
  readonly offers: readonly (OfferView | null)[];
  readonly endedBy: number | null;
}

export const EMPTY = 'empty';
const FACE_DOWN = 'face-down';

/** How a guest lies and who it is, as far as the viewer knows: `face-down ada-lovelace`, `face-down`, `ada-lovelace`. */
export function lyingGuest(text: string): { readonly hidden: boolean; readonly slug: string | undefined } {
  const hidden = text.startsWith(FACE_DOWN);
  const slug = hidden ? text.slice(FACE_DOWN.length).trim() : text;
  return { hidden, slug: slug === '' || slug === EMPTY ? undefined : slug };
}
