import type { Move, Seat } from '@taproom/engine';
import { GREEN_BITS } from './cards.js';
import { finishActions } from './ending.js';
import type { Log } from './events.js';
import { gift, refuseGift } from './gifts.js';
import { greenMoves, playGreen, refusePlay } from './green.js';
import { isAcceptable, isServed } from './guests.js';
import { findBottles, found } from './hand.js';
import {
  DONE,
  DONE_KIND,
  GIFT,
  gift as giftMove,
  kindOf,
  PLAY,
  SERVE,
  SWAP,
  TAKE_BOTTLE,
  TAKE_RESOURCE,
} from './moves.js';
import { notNow, type Refusal } from './refusals.js';
import { refuseServe, serve, serveMoves, wildsFor } from './serving.js';
import { refuseSwap, swap, swapMoves } from './swapping.js';
import { PLACES, type Table } from './table.js';

// R18  As many actions as you like, in any order; then be done.

export function actionMoves(table: Table, moves: Move[]): number {
  const bottles = findBottles(table, table.turn);
  let n = 0;
  if (bottles > 0) n = drinkMoves(table, bottles, moves, n);
  if (table.holds[table.turn] & GREEN_BITS) n = greenMoves(table, bottles, moves, n);
  moves[n++] = DONE;
  // The swaps come last: there are so many that people would not find the rest behind them.
  return bottles > 1 ? swapMoves(table, bottles, moves, n) : n;
}

// R22, R25  Gifts and drinks, for guests not served yet, with a bottle of the favoured region.
function drinkMoves(table: Table, bottles: number, moves: Move[], start: number): number {
  const { turn } = table;
  let n = start;
  for (let place = 0; place < table.places; place++) {
    if (isServed(table, turn, place)) continue;
    const guest = table.guests[turn * PLACES + place];
    const wilds = wildsFor(table, turn, guest);
    for (let i = 0; i < bottles; i++) {
      const bottle = found[i];
      if (!isAcceptable(table, guest, bottle)) continue;
      moves[n++] = giftMove(place, bottle);
      if (wilds >= 0) n = serveMoves(table, place, bottle, wilds, moves, n);
    }
  }
  return n;
}

export function refuseAction(table: Table, seat: Seat, move: Move): Refusal | undefined {
  const kind = kindOf(move);
  switch (kind) {
    case DONE_KIND:
      return undefined;
    case SWAP:
      return refuseSwap(table, seat, move);
    case GIFT:
      return refuseGift(table, seat, move);
    case SERVE:
      return refuseServe(table, seat, move);
    case PLAY:
      return refusePlay(table, seat, move);
    case TAKE_BOTTLE:
    case TAKE_RESOURCE:
      return 'drawing-is-over';
    default:
      return notNow(table, kind);
  }
}

export function act(table: Table, move: Move, log?: Log): void {
  switch (kindOf(move)) {
    case SWAP:
      return swap(table, move, log);
    case GIFT:
      return gift(table, move, log);
    case SERVE:
      return serve(table, move, log);
    case PLAY:
      return playGreen(table, move, log);
    default:
      return finishActions(table);
  }
}
