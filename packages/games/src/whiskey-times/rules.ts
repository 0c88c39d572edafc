import { just, type Move, NOBODY, type Seat, type SeatSet } from '@taproom/engine';
import { act, actionMoves, refuseAction } from './acting.js';
import { discard, handDiscards, refuseDiscard, refuseStack, stackMoves } from './discarding.js';
import { draw, drawMoves, finishDrawing, refuseDraw } from './drawing.js';
import { endTurn, isOverLimit } from './ending.js';
import type { Log } from './events.js';
import { refuseReplacement, replaceGifted, replaceMoves } from './gifts.js';
import { chooseBottle, chooseMoves, drawFree, refuseChoice } from './green.js';
import { fillResources } from './market.js';
import { isMove } from './moves.js';
import { giveLeft, giveMoves, loseMoves, refuseGive, refuseLoss, resolve } from './red.js';
import type { Refusal } from './refusals.js';
import { settle } from './strike.js';
import { blindMoves, keepOrReject, refuseBlind } from './swapping.js';
import {
  ACTING,
  aboutOf,
  BLIND,
  CAUGHT,
  CHOOSING,
  DRAWING,
  FILLING,
  FREE_DRAWS,
  GIVING,
  LIMIT,
  LOSING,
  OVER,
  REPLACING,
  SETTLING,
  STACKING,
  STRIKING,
  type Table,
  TRADING,
} from './table.js';
import { refuseTrade, trade, tradeMoves, tradeWaitsFor } from './trading.js';

// Where the turn is says who decides what. For each such phase a file has, side by side, the moves it allows, why it refuses
// the others, and what they do; here each of these questions is asked of the right one.

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

const isCaught = (table: Table, seat: Seat): boolean => table.owed[seat] > 0;

function caughtSeats(table: Table): SeatSet {
  let seats = NOBODY;
  for (let seat = 0; seat < table.seats; seat++) if (isCaught(table, seat)) seats |= just(seat);
  return seats;
}

/** Writes the legal moves of a seat into `moves`, each once, and returns how many there are. */
export function legalMoves(table: Table, seat: Seat, moves: Move[]): number {
  const { what } = table;
  if (what === TRADING) return tradeMoves(table, seat, moves);
  if (what === CAUGHT) return isCaught(table, seat) ? handDiscards(table, seat, moves) : 0;
  if (seat !== table.turn) return 0;
  switch (what) {
    case DRAWING:
      return drawMoves(table, moves);
    case ACTING:
      return actionMoves(table, moves);
    case LIMIT:
      return handDiscards(table, seat, moves);
    case LOSING:
      return loseMoves(table, moves);
    case GIVING:
      return giveMoves(table, seat, moves);
    case STACKING:
      return stackMoves(table, moves);
    case BLIND:
      return blindMoves(moves);
    case REPLACING:
      return replaceMoves(table, moves);
    case CHOOSING:
      return chooseMoves(table, moves);
    default:
      return 0;
  }
}

/** Why a seat may not make this move now; undefined when it may. */
export function refuse(table: Table, seat: Seat, move: Move): Refusal | undefined {
  if (!isMove(move)) return 'no-such-move';
  if (table.over) return 'game-over';
  if (!Number.isInteger(seat) || seat < 0 || seat >= table.seats) return 'not-your-turn';
  const { what } = table;
  if (what === TRADING) return refuseTrade(table, seat, move);
  if (what === CAUGHT) return isCaught(table, seat) ? refuseDiscard(table, seat, move) : 'not-your-turn';
  if (seat !== table.turn) return 'not-your-turn';
  switch (what) {
    case DRAWING:
      return refuseDraw(table, move);
    case ACTING:
      return refuseAction(table, seat, move);
    case LIMIT:
      return refuseDiscard(table, seat, move);
    case LOSING:
      return refuseLoss(table, seat, move);
    case GIVING:
      return refuseGive(table, seat, move);
    case STACKING:
      return refuseStack(table, move);
    case BLIND:
      return refuseBlind(move);
    case REPLACING:
      return refuseReplacement(table, move);
    case CHOOSING:
      return refuseChoice(table, move);
    default:
      return 'not-now';
  }
}

/** Makes a legal move in place, and everything that follows from it until somebody has to decide again. */
export function apply(table: Table, seat: Seat, move: Move, log?: Log): void {
  switch (table.what) {
    case DRAWING:
      draw(table, move, log);
      break;
    case ACTING:
      act(table, move, log);
      break;
    case TRADING:
      trade(table, seat, move, log);
      break;
    case GIVING:
      giveLeft(table, seat, move, log);
      break;
    case BLIND:
      keepOrReject(table, move, log);
      break;
    case REPLACING:
      replaceGifted(table, move, log);
      break;
    case CHOOSING:
      chooseBottle(table, move, log);
      break;
    default:
      discard(table, seat, move, log);
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
