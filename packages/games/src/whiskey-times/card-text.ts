import type { Seat } from '@taproom/engine';
import { type Bottle, FIRST_FLAVOUR, type Guest, HELD_TYPES, type Resource, WORDS } from './cards.js';
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
  (lying & FACE_DOWN ? table.cards.texts.faceDown : table.cards.texts.guest)[guest]!;

/** Resource types that are bits of a number. */
export function typesIn(bits: number): Resource[] {
  const types: Resource[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) types.push(lowestBit(rest));
  return types;
}

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Bottles that are bits of WORDS words. */
export function bottlesIn(words: Int32Array, start = 0): Bottle[] {
  const bottles: Bottle[] = [];
  for (let word = 0; word < WORDS; word++) {
    for (let rest = words[start + word]!; rest !== 0; rest &= rest - 1) bottles.push(word * 32 + lowestBit(rest));
  }
  return bottles;
}

/** The bottles and resource cards a seat has in such bits and counts: its hand, or what is known of it. */
export function heldTexts(table: Printed, seat: Seat, bottles: Int32Array, counts: Uint8Array): string[] {
  const { texts } = table.cards;
  const held: string[] = [];
  for (const bottle of bottlesIn(bottles, seat * WORDS)) held.push(texts.bottle[bottle]!);
  for (const type of typesCounted(counts, seat * HELD_TYPES)) held.push(texts.resource[type]!);
  return held;
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
