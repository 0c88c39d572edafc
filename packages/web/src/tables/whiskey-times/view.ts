import type { WhiskeyView } from '@taproom/games/whiskey-times';

export type { WhiskeyView };
export type Drink = WhiskeyView['served'][number][number];

export const EMPTY = 'empty';
const FACE_DOWN = 'face-down';

/** How a guest lies and who it is, as far as the viewer knows: `face-down ada-lovelace`, `face-down`, `ada-lovelace`. */
export function lyingGuest(text: string): { readonly hidden: boolean; readonly slug: string | undefined } {
  const hidden = text.startsWith(FACE_DOWN);
  const slug = hidden ? text.slice(FACE_DOWN.length).trim() : text;
  return { hidden, slug: slug === '' || slug === EMPTY ? undefined : slug };
}
