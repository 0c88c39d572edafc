import { just, type Move, NOBODY, type Seat, type SeatSet } from '@taproom/engine';
import { heldText } from './card-text.js';
import { takeBottle, takeResource } from './drawing.js';
import { endTurn, finishActions, isOverLimit } from './ending.js';
import type { Log } from './events.js';
import { chooseBottle, drawFree, playGreen } from './green.js';
import { gift, keepOrReject, payBottle, replaceGifted, swap } from './guests.js';
import { fillResources } from './market.js';
import {
  ACCEPT,
  bottleOf,
  CHOOSE,
  DECLINE,
  DISCARD,
  DONE_KIND,
  END_TRADE_KIND,
  fromOf,
  GIFT,
  GIVE,
  heldOf,
  isBottle,
  KEEP_KIND,
  kindOf,
  OFFER,
  ontoOf,
  PLAY,
  PROPOSE_KIND,
  REJECT_KIND,
  REPLACE,
  SERVE,
  SWAP,
  TAKE_BOTTLE,
  TAKE_RESOURCE,
  WANT,
  WITHDRAW_KIND,
} from './moves.js';
import { resolve } from './red.js';
import { serve } from './serving.js';
import { settle } from './strike.js';
import {
  ACTING,
  aboutOf,
  CAUGHT,
  DRAWING,
  entry,
  FILLING,
  FREE_DRAWS,
  LIMIT,
  LOSING,
  OVER,
  SETTLING,
  STACKING,
  STRIKING,
  type Table,
  TRADING,
} from './table.js';
import {
  acceptOffer,
  askForCard,
  beginOffer,
  declineOffer,
  endTrade,
  offerCard,
  propose,
  tradeWaitsFor,
  withdraw,
} from './trading.js';

/** Whose decision the game cannot go on without. */
export function waitingFor(table: Table): SeatSet {
  switch (table.what) {
    case OVER:
      return NOBODY;
    case TRADING:
      return tradeWaitsFor(table);
    case CAUGHT:
      return caughtSeats(table);
    default:
      return just(table.turn);
  }
}

function caughtSeats(table: Table): SeatSet {
  let seats = NOBODY;
  for (let seat = 0; seat < table.seats; seat++) if (table.owed[seat] > 0) seats |= just(seat);
  return seats;
}

/** Makes a legal move in place, and everything that follows from it until somebody has to decide again. */
export function apply(table: Table, seat: Seat, move: Move, log?: Log): void {
  switch (kindOf(move)) {
    case TAKE_BOTTLE:
      takeBottle(table, fromOf(move), log);
      break;
    case TAKE_RESOURCE:
      takeResource(table, fromOf(move), log);
      break;
    case DONE_KIND:
      if (table.what === DRAWING) finishDrawing(table);
      else finishActions(table);
      break;
    case SWAP:
      swap(table, move, log);
      break;
    case KEEP_KIND:
    case REJECT_KIND:
      keepOrReject(table, move, log);
      break;
    case GIFT:
      gift(table, move, log);
      break;
    case REPLACE:
      replaceGifted(table, move, log);
      break;
    case SERVE:
      serve(table, move, log);
      break;
    case PLAY:
      playGreen(table, move, log);
      break;
    case DISCARD:
      discard(table, seat, move, log);
      break;
    case GIVE:
      if (table.what === TRADING) offerCard(table, seat, move, log);
      else giveLeft(table, seat, move, log);
      break;
    case CHOOSE:
      chooseBottle(table, move, log);
      break;
    case OFFER:
      beginOffer(table, seat, move, log);
      break;
    case WANT:
      askForCard(table, seat, move, log);
      break;
    case PROPOSE_KIND:
      propose(table, seat, log);
      break;
    case ACCEPT:
      acceptOffer(table, seat, move, log);
      break;
    case DECLINE:
      declineOffer(table, seat, move, log);
      break;
    case WITHDRAW_KIND:
      withdraw(table, seat, log);
      break;
    case END_TRADE_KIND:
      endTrade(table, log);
      break;
  }
  proceed(table, log);
}

/** Works off the agenda from the top until somebody has to decide. */
function proceed(table: Table, log?: Log): void {
  for (;;) {
    const now = table.now;
    switch (now & 31) {
      case DRAWING:
        // R4  Drawing ends by itself when the points are gone.
        if (table.points > 0) return;
        finishDrawing(table);
        return;
      case LIMIT:
        // R37  At the end of your turn discard down to 10 cards.
        if (isOverLimit(table)) return;
        endTurn(table, log);
        break;
      case CAUGHT:
        if (caughtSeats(table) !== NOBODY) return;
        table.pop();
        break;
      case LOSING:
        if (table.owed[table.turn] > 0) return;
        table.pop();
        break;
      case STACKING:
        if (table.placingCount > 0) return;
        table.pop();
        break;
      case STRIKING:
        table.pop();
        resolve(table, log);
        break;
      case SETTLING:
        table.pop();
        settle(table);
        break;
      case FILLING:
        table.pop();
        fillResources(table, aboutOf(now), log);
        break;
      case FREE_DRAWS:
        table.pop();
        drawFree(table, aboutOf(now), log);
        break;
      default:
        return;
    }
  }
}

// R4, R18  After drawing, the actions. Points left unspent are gone.
function finishDrawing(table: Table): void {
  table.points = 0;
  table.agenda[0] = entry(ACTING);
}

/** A card goes where it belongs: bottles and events to their discard pile. R48  Stacking: the rest onto a place of the market. */
function discard(table: Table, seat: Seat, move: Move, log?: Log): void {
  const held = heldOf(move);
  const onto = ontoOf(move);
  if (isBottle(held)) payBottle(table, seat, bottleOf(held));
  else if (table.what === STACKING) takeFromDrink(table, held);
  else table.loseResource(seat, held);
  if (!isBottle(held)) {
    if (onto > 0) table.layOn(onto - 1, held);
    else table.discardResource(held);
  }
  if (table.owed[seat] > 0) table.owed[seat]--;
  log?.push({ type: 'discarded', seat, card: heldText(table, held), onto });
}

function takeFromDrink(table: Table, type: number): void {
  table.placing[type]--;
  table.placingCount--;
}

// R17  Give a card of your choice, face up, to the player on your left.
function giveLeft(table: Table, seat: Seat, move: Move, log?: Log): void {
  const held = heldOf(move);
  const to = (seat + 1) % table.seats;
  if (isBottle(held)) {
    const bottle = bottleOf(held);
    table.loseBottle(seat, bottle);
    table.giveBottle(to, bottle);
    table.showBottle(to, bottle);
  } else {
    table.loseResource(seat, held);
    table.giveResource(to, held);
    table.showResource(to, held);
  }
  table.pop();
  log?.push({ type: 'gave', seat, to, card: heldText(table, held) });
}
