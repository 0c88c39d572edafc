import { type Bottle, FIRST_FLAVOUR, type Guest, HELD_TYPES, type Resource, WORDS } from './cards.js';
import { FACE_DOWN_TEXT } from './events.js';
import { bottleOf, type Held, isBottle } from './moves.js';
import { FACE_DOWN, type Table } from './table.js';

// Cards of a table as text, for events and views.

/** All that a text needs to know of a table. */
type Printed = Pick<Table, 'cards'>;

export const guestText = (table: Printed, guest: Guest): string => table.cards.texts.guest[guest]!;
export const bottleText = (table: Printed, bottle: Bottle): string => table.cards.texts.bottle[bottle]!;
export const resourceText = (table: Printed, type: Resource): string => table.cards.texts.resource[type]!;
export const heldText = (table: Table, held: Held): string =>
  isBottle(held) ? bottleText(table, bottleOf(held)) : resourceText(table, held);

/** A guest as it lies: `face-down ada-lovelace`. */
export const lyingText = (table: Table, guest: Guest, lying: number): string =>
  lying & FACE_DOWN ? `${FACE_DOWN_TEXT} ${guestText(table, guest)}` : guestText(table, guest);

/** Resource types that are bits of a number. */
export function typesIn(bits: number): Resource[] {
  const types: Resource[] = [];
  for (let type = 0; type < HELD_TYPES; type++) if (bits & (1 << type)) types.push(type);
  return types;
}

/** Bottles that are bits of WORDS words. */
export function bottlesIn(words: Int32Array, start = 0): Bottle[] {
  const bottles: Bottle[] = [];
  for (let bottle = 0; bottle < WORDS * 32; bottle++) {
    if (words[start + (bottle >> 5)]! & (1 << (bottle & 31))) bottles.push(bottle);
  }
  return bottles;
}

/** Each type as often as it is counted. */
export function typesCounted(counts: Uint8Array, start = 0, types = HELD_TYPES): Resource[] {
  const found: Resource[] = [];
  for (let type = 0; type < types; type++) for (let n = counts[start + type]!; n > 0; n--) found.push(type);
  return found;
}

export const tuckedTexts = (table: Table, bits: number): string[] =>
  typesIn(bits)
    .filter((type) => type >= FIRST_FLAVOUR)
    .map((type) => resourceText(table, type));
