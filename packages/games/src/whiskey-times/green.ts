import { type Move, numbersBelow, type Seat } from '@taproom/engine';
import { bottleText, resourceText } from './card-text.js';
import {
  type Bottle,
  FIRST_GREEN,
  GREEN_BITS,
  GREEN_EFFECTS,
  type GreenEffect,
  isGreen,
  NONE,
  type Resource,
} from './cards.js';
import { drawBlind } from './drawing.js';
import type { Log } from './events.js';
import { holdsType } from './hand.js';
import { drawBottle } from './market.js';
import { CHOOSE, choose, chosenBottle, kindOf, play, playedAbout, playedEvent } from './moves.js';
import type { Refusal } from './refusals.js';
import { cheapSwap, cheapSwapMoves, refuseCheapSwap } from './swapping.js';
import { CHOOSING, FREE_DRAWS, type Table } from './table.js';

const greenEffect = (table: Table, event: Resource): GreenEffect => GREEN_EFFECTS[table.cards.effect[event]]!;

/** Whether there is anything for an event to work on that is played as it is. */
function hasUse(table: Table, effect: GreenEffect): boolean {
  switch (effect) {
    case 'draw-resources':
      return table.drawable > 0;
    case 'choose-bottle':
      return table.bottleDeckSize > 0;
    default:
      return effect === 'gain-tokens';
  }
}

const canFetch = (table: Table, type: Resource): boolean => type < FIRST_GREEN && table.discards[type] > 0;

// R29  Green events that are actions of their own.
export function greenMoves(table: Table, bottles: number, moves: Move[], start: number): number {
  let n = start;
  for (let rest = table.holds[table.turn] & GREEN_BITS; rest !== 0; rest &= rest - 1) {
    const event = 31 - Math.clz32(rest & -rest);
    const effect = greenEffect(table, event);
    if (effect === 'fetch-resource') {
      for (let type = 0; type < FIRST_GREEN; type++) if (canFetch(table, type)) moves[n++] = play(event, type);
    } else if (effect === 'cheap-swap') {
      n = cheapSwapMoves(table, event, bottles, moves, n);
    } else if (hasUse(table, effect)) {
      moves[n++] = play(event);
    }
  }
  return n;
}

export function refusePlay(table: Table, seat: Seat, move: Move): Refusal | undefined {
  const event = playedEvent(move);
  if (!isGreen(event) || !holdsType(table, seat, event)) return 'not-in-hand';
  const effect = greenEffect(table, event);
  switch (effect) {
    case 'cheap-swap':
      return refuseCheapSwap(table, seat, move);
    case 'fetch-resource':
      return canFetch(table, playedAbout(move)) ? undefined : 'not-in-discard';
    case 'bonus':
    case 'wild-glass':
    case 'wild-mixer':
      return 'serve-with-it';
    default:
      if (playedAbout(move) !== 0) return 'no-such-move';
      return hasUse(table, effect) ? undefined : 'nothing-there';
  }
}

// R29  Green events are played as actions, any number of them, and then discarded.
export function playGreen(table: Table, move: Move, log?: Log): void {
  const { turn } = table;
  const event = playedEvent(move);
  const amount = table.cards.amount[event];
  table.loseResource(turn, event);
  log?.push({ type: 'played', seat: turn, event: resourceText(table, event) });
  switch (greenEffect(table, event)) {
    case 'draw-resources':
      table.push(FREE_DRAWS, amount);
      break;
    case 'choose-bottle':
      look(table, amount, log);
      break;
    case 'cheap-swap':
      cheapSwap(table, move, log);
      break;
    case 'gain-tokens':
      gainTokens(table, amount, log);
      break;
    case 'fetch-resource':
      fetch(table, playedAbout(move), log);
      break;
  }
  table.discardResource(event);
}

// R32  Free draws: draw that many cards from the resource deck. Red events among them strike, one after the other.
export function drawFree(table: Table, left: number, log?: Log): void {
  if (left > 1) table.push(FREE_DRAWS, left - 1);
  drawBlind(table, log);
}

// R33  Look and choose: look at that many bottles from the top of the deck, keep one, discard the rest.
function look(table: Table, amount: number, log?: Log): void {
  for (table.lookedCount = 0; table.lookedCount < amount && table.bottleDeckSize > 0; ) {
    table.looked[table.lookedCount++] = drawBottle(table);
  }
  log?.push({ type: 'looked', seat: table.turn, bottles: lookedAt(table).map((bottle) => bottleText(table, bottle)) });
  table.push(CHOOSING);
}

// R33  One of those that were looked at.

export function chooseMoves(table: Table, moves: Move[]): number {
  for (let i = 0; i < table.lookedCount; i++) moves[i] = choose(table.looked[i]);
  return table.lookedCount;
}

export function refuseChoice(table: Table, move: Move): Refusal | undefined {
  if (kindOf(move) !== CHOOSE) return 'choose-first';
  return wasLookedAt(table, chosenBottle(move)) ? undefined : 'not-looked-at';
}

function wasLookedAt(table: Table, bottle: Bottle): boolean {
  for (let i = 0; i < table.lookedCount; i++) if (table.looked[i] === bottle) return true;
  return false;
}

export const lookedAt = (table: Table): number[] => numbersBelow(table.lookedCount).map((at) => table.looked[at]);

export function chooseBottle(table: Table, move: Move, log?: Log): void {
  const kept = chosenBottle(move);
  const others: string[] | undefined = log && [];
  for (let i = 0; i < table.lookedCount; i++) {
    const bottle = table.looked[i];
    table.looked[i] = NONE;
    if (bottle === kept) continue;
    table.discardBottle(bottle);
    others?.push(bottleText(table, bottle));
  }
  table.lookedCount = 0;
  table.giveBottle(table.turn, kept);
  if (others) log?.push({ type: 'chose', seat: table.turn, bottle: bottleText(table, kept), others });
  table.pop();
}

// R35  Gain tokens: take that many victory tokens.
function gainTokens(table: Table, amount: number, log?: Log): void {
  table.tokens[table.turn] += amount;
  log?.push({ type: 'gained-tokens', seat: table.turn, tokens: amount });
}

// R36  Fetch: take a resource card that is not an event from the discard pile.
function fetch(table: Table, type: Resource, log?: Log): void {
  table.discards[type]--;
  table.discardCount--;
  table.giveResource(table.turn, type);
  table.showResource(table.turn, type);
  log?.push({ type: 'fetched', seat: table.turn, card: resourceText(table, type) });
}
