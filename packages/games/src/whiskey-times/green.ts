import type { Move } from '@taproom/engine';
import { bottleText, resourceText } from './card-text.js';
import { GREEN_EFFECTS, type GreenEffect, NONE, type Resource } from './cards.js';
import { drawBlind } from './drawing.js';
import type { Log } from './events.js';
import { payBottle, swapFor } from './guests.js';
import { drawBottle } from './market.js';
import { chosenBottle, playedAbout, playedBottle, playedEvent, playedFrom, playedPlace } from './moves.js';
import { CHOOSING, FREE_DRAWS, type Table } from './table.js';

export const greenEffect = (table: Table, event: Resource): GreenEffect => GREEN_EFFECTS[table.cards.effect[event]]!;

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

export const lookedAt = (table: Table): number[] => [...table.looked.subarray(0, table.lookedCount)];

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

// R34  Cheap swap: swap a guest for one bottle instead of two. Of the market only the guest you took is replaced.
function cheapSwap(table: Table, move: Move, log?: Log): void {
  const bottle = playedBottle(move);
  payBottle(table, table.turn, bottle);
  log?.push({ type: 'paid', seat: table.turn, bottles: [bottleText(table, bottle)] });
  swapFor(table, playedPlace(move), playedFrom(move), 0, log);
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
