import type { Move, Seat } from '@taproom/engine';
import { bottlesIn } from './card-text.js';
import { FIRST_FLAVOUR, HELD_TYPES, MOST_BOTTLES, WORDS } from './cards.js';
import { isMove, MOVE_KINDS, PLAY, SERVE, SWAP } from './moves.js';
import type { Table } from './table.js';

// A move is a kind above 26 bits, some of which the kind uses: written down here once more, for the trial.
const number = (kind: number, payload: number): Move => kind * 2 ** 26 + payload;
/** A kind with at most so many payloads is tried from end to end, with one more bit than any of them uses. */
const FEW = 2 ** 11;
const LARGE: readonly number[] = [SWAP, SERVE, PLAY];
const SMALL: readonly Move[] = Array.from({ length: MOVE_KINDS + 1 }, (_, kind) => kind)
  .filter((kind) => !LARGE.includes(kind))
  .flatMap((kind) => Array.from({ length: FEW }, (_, payload) => number(kind, payload)))
  .filter((move) => isMove(move) || move % 64 === 1);

/** All numbers of the kinds that have few; of swaps, drinks and events whatever could be made of the hand, and a little more. */
export function moveNumbers(table: Table, seat: Seat): readonly Move[] {
  if (seat !== table.turn) return SMALL;
  const held = bottlesIn(table.bottles, seat * WORDS);
  const bottles = [...new Set([...held, 0, table.cards.bottles.length - 1, MOST_BOTTLES - 1])];
  const moves = [...SMALL];
  for (let place = 0; place < 4; place++) {
    for (let from = 0; from < 8; from++) {
      for (const one of bottles) {
        const start = place | (from << 2) | (one << 5);
        for (const other of bottles) moves.push(number(SWAP, start | (other << 12)));
        for (let event = 0; event < 16; event++) moves.push(number(PLAY, event | (start << 4)));
      }
    }
    for (const bottle of bottles) {
      for (const cards of choicesOf(table, seat)) moves.push(number(SERVE, place | (bottle << 2) | (cards << 9)));
    }
  }
  for (let event = 0; event < 16; event++)
    for (let about = 0; about < 32; about++) moves.push(number(PLAY, event | (about << 4)));
  return moves;
}

/** Cards named with a drink, as bits: every choice of the first six in the hand, and any other with none or all. */
function choicesOf(table: Table, seat: Seat): readonly number[] {
  const held = table.holds[seat] >>> FIRST_FLAVOUR;
  const few = lowest(held, 6);
  const choices: number[] = [];
  for (let some = few; ; some = (some - 1) & few) {
    choices.push(some);
    if (some === 0) break;
  }
  for (let bit = 1; bit < 1 << (HELD_TYPES - FIRST_FLAVOUR); bit <<= 1)
    if (!(held & bit)) choices.push(bit, held | bit);
  return choices;
}

function lowest(bits: number, count: number): number {
  let some = 0;
  for (let rest = bits, n = 0; rest !== 0 && n < count; rest &= rest - 1, n++) some |= rest & -rest;
  return some;
}
