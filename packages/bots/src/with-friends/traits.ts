import type { Move, Seat } from '@taproom/engine';
import {
  BAR_SLOT,
  BIDDING,
  FACES,
  faceOf,
  tricksOf,
  type WithFriendsTable,
  withFriends,
} from '@taproom/games/with-friends';
import type { Trait } from '../craft.js';
import { Sight } from './sight.js';

/** A card this likely to win a trick should stand; one less likely than the second will not. */
const STANDS = 0.6;
const MAY = 0.25;

const sight = new Sight();

/** What there is to say about each bid or card of a seat, by what it can count. */
export function traits(table: WithFriendsTable, seat: Seat, moves: readonly Move[]): Trait[][] {
  sight.look(table, seat);
  return table.phase === BIDDING ? bidding(table, moves) : playing(table, seat, moves);
}

function bidding(table: WithFriendsTable, moves: readonly Move[]): Trait[][] {
  const slots = [...sight.hand.subarray(0, sight.count)];
  const cards = (least: number, below: number): string[] =>
    slots
      .filter((slot) => (sight.worth[slot] as number) >= least && (sight.worth[slot] as number) < below)
      .sort((a, b) => (sight.worth[b] as number) - (sight.worth[a] as number))
      .map((slot) => table.setting.cards.text[table.faceAt(slot)] as string);
  const about = { stand: cards(STANDS, Infinity), may: cards(MAY, STANDS), held: sight.count };
  return moves.map((move) => [{ name: 'counts', about: { ...about, bid: tricksOf(move), which: tricksOf(move) } }]);
}

/** Whether a card, laid now, would be the best in the trick. */
function leads(table: WithFriendsTable, seat: Seat, move: Move, spare: WithFriendsTable): boolean {
  spare.copy(table);
  withFriends.apply(spare, seat, move);
  const isTrickOver = table.laid === table.seats - 1;
  return isTrickOver ? spare.tricks[table.round * table.seats + seat]! > table.tricksOf(seat) : spare.winner === seat;
}

function playing(table: WithFriendsTable, seat: Seat, moves: readonly Move[]): Trait[][] {
  const spare = withFriends.blank(table.setting);
  const need = sight.need(seat);
  const isTrump = (slot: number): boolean => slot === BAR_SLOT || sight.suitOf(slot) === sight.trump;
  const looked = moves.map((move) => {
    const slot = table.setting.cards.slotOf[table.trump * FACES + faceOf(move)] as number;
    return { slot, takes: sight.takes(slot, leads(table, seat, move, spare)), worth: sight.worth[slot] as number };
  });
  const about = { need: Math.max(0, need), left: sight.left };
  const textAt = (slot: number): string => table.setting.cards.text[table.faceAt(slot)] as string;
  const losers = looked.filter(({ takes }) => takes < MAY);
  const riskiest = Math.max(...losers.map(({ worth }) => worth));
  // What matters as long as tricks are wanted is a sure one later, and after that a sure way out.
  const [ease, kept] = need > 0 ? (['likeliest', 'keeps-winner'] as const) : (['unlikeliest', 'keeps-loser'] as const);
  const fits = (value: number): number => (need > 0 ? value : -value);
  const easiest = Math.max(...looked.map(({ takes: chance }) => fits(chance)));
  const best = Math.max(...looked.map(({ worth: value }) => fits(value)));
  const treasured = looked.find(({ worth: value }) => fits(value) === best)?.slot as number;
  const hasTrump = looked.some(({ slot }) => isTrump(slot)) && looked.some(({ slot }) => !isTrump(slot));
  return looked.map(({ slot, takes, worth }) => {
    const found: Trait[] = [];
    if (takes >= STANDS) found.push({ name: need > 0 ? 'takes' : 'takes-anyway', about });
    if (takes < MAY) found.push({ name: need > 0 ? 'waits' : 'ducks', about });
    if (need <= 0 && takes < MAY && worth === riskiest && losers.length > 1)
      found.push({ name: 'sheds-danger', about: { card: textAt(slot) } });
    if (need > 0 && hasTrump && !isTrump(slot)) found.push({ name: 'keeps-trump', about });
    if (fits(takes) === easiest && takes >= MAY && takes < STANDS) found.push({ name: ease, about });
    if (need > 0 && table.laid === 0 && hasTrump && isTrump(slot) && slot !== treasured)
      found.push({ name: 'draws-trump', about });
    if (slot !== treasured) found.push({ name: kept, about: { card: textAt(treasured) } });
    return found;
  });
}
