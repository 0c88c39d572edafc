import type { Seat } from '@taproom/engine';
import {
  BIDDING,
  isDoubleDeck,
  isWingman,
  NO_BID,
  NO_SUIT,
  PLAYING,
  RANKS,
  roundsOf,
  SUITS,
  type WithFriendsTable,
} from '@taproom/games/with-friends';
import { ones } from '../bits.js';
import { behind, inputs } from '../net/inputs.js';
import type { Appraisal } from '../review/worth.js';

const NEEDS = 5;
const LEADS = 7;
/** What is seen of a seat, all cards open: the round, its hand, its wingman's, and how it stands. */
const ROUND = inputs(
  ['players', 7],
  'wingman',
  'double',
  'rounds-left',
  'last-rounds',
  'size',
  'left',
  'bidding',
  'has-bid',
  'bid',
  'bids-over',
  'leads',
  'turn',
);
const HAND = inputs('expected', 'spread', 'off', 'lost', 'content', 'exactly', ['need', NEEDS], 'trumps', 'bars');
const STANDING = inputs('promise', 'promise-ahead', 'score-ahead', 'score-mean', ['ahead', LEADS], 'ahead-by-luck');
const FEATURES = [...ROUND.names, ...HAND.names, ...HAND.names.map((name) => `mate-${name}`), ...STANDING.names];
const OWN = ROUND.names.length;
const MATE = OWN + HAND.names.length;
const round = ROUND.at;
const held = HAND.at;
const standing = behind(MATE + HAND.names.length, STANDING.at);

const EXACT = 10;
/** A card is as good as the cards that beat it in other hands are few. */
const FADE_TRUMP = 0.55;
const FADE_SIDE = 0.8;
const RUFFED = 0.35;
/** How far the points of a round lie apart, about; the lead counts against what is still to come. */
const SPREAD = 8;
const EDGES = [-2, -1, -0.4, 0.4, 1, 2];
const MOST_CARDS = 11;

const worths = Array.from({ length: 8 }, () => new Float32Array(MOST_CARDS));
const counts = new Uint8Array(8);
const expected = new Float64Array(8);
const promises = new Float64Array(8);
const chances = new Float64Array(MOST_CARDS + 1);

export const appraisal: Appraisal<WithFriendsTable> = {
  shape: { name: 'worth', version: 1, features: FEATURES, shared: 0, hidden: [24], outputs: ['score'] },
  look(table, rows) {
    const { seats } = table;
    rows.fill(0);
    for (let seat = 0; seat < seats; seat++) judgeHand(table, seat);
    shareTricks(table);
    for (let seat = 0; seat < seats; seat++) promises[seat] = promiseOf(table, seat);
    for (let seat = 0; seat < seats; seat++) write(table, seat, rows, seat * FEATURES.length);
  },
};

/** What each card of a hand is likely to win, now that all hands are open. */
function judgeHand(table: WithFriendsTable, seat: Seat): void {
  const { held, bars, trump, seats } = table;
  const worth = worths[seat] as Float32Array;
  let n = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const ruffers = suit === trump ? 0 : ruffersOf(table, seat, suit);
    for (let rest = held[seat * SUITS + suit]; rest !== 0; rest &= rest - 1) {
      const rank = (31 - Math.clz32(rest & -rest)) % RANKS;
      let above = 0;
      for (let other = 0; other < seats; other++) {
        if (other === seat) continue;
        above += ones((held[other * SUITS + suit] & ((1 << RANKS) - 1)) >> rank);
        if (suit === trump) above += bars[other];
      }
      worth[n++] =
        suit === trump ? Math.exp(-FADE_TRUMP * above) : Math.exp(-FADE_SIDE * above) * RUFFED ** (ruffers / 2);
    }
  }
  for (let bar = bars[seat]; bar > 0; bar--) worth[n++] = trump === NO_SUIT ? 0.6 : 0.95;
  counts[seat] = n;
}

/** Others who have none of a suit and a trump to take it with. */
function ruffersOf({ held, bars, trump, seats }: WithFriendsTable, seat: Seat, suit: number): number {
  let count = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat || held[other * SUITS + suit] !== 0) continue;
    if (bars[other] > 0 || (trump !== NO_SUIT && held[other * SUITS + trump] !== 0)) count++;
  }
  return count;
}

/** All tricks that are left go to somebody: hands are scaled to that, no card beyond a sure one. */
function shareTricks(table: WithFriendsTable): void {
  const { seats } = table;
  let sum = 0;
  for (let seat = 0; seat < seats; seat++)
    for (let i = 0; i < counts[seat]; i++) sum += (worths[seat] as Float32Array)[i];
  const scale = sum > 0 ? (table.size - table.trick) / sum : 1;
  for (let seat = 0; seat < seats; seat++) {
    const worth = worths[seat] as Float32Array;
    expected[seat] = 0;
    for (let i = 0; i < counts[seat]; i++) {
      worth[i] = Math.min(0.97, scale * worth[i]);
      expected[seat] += worth[i];
    }
  }
}

/** Tricks a seat still needs on the hand it plays, where that is known. */
function needOf(table: WithFriendsTable, seat: Seat): number | undefined {
  const bid = table.bidOf(table.phase === PLAYING ? table.bidderOf(seat) : seat);
  return bid === NO_BID ? undefined : bid - table.tricksOf(seat);
}

/** The chance that a hand wins exactly what it needs. */
function exactlyOf(table: WithFriendsTable, seat: Seat): number {
  const need = needOf(table, seat);
  if (need === undefined) return 0.5;
  if (need < 0 || need > counts[seat]) return 0;
  const worth = worths[seat] as Float32Array;
  chances.fill(0);
  chances[0] = 1;
  for (let i = 0; i < counts[seat]; i++) {
    for (let k = i + 1; k > 0; k--) chances[k] += worth[i] * (chances[k - 1] - chances[k]);
    chances[0] *= 1 - worth[i];
  }
  return chances[need];
}

/** The points a seat may hope for in this round. */
function promiseOf(table: WithFriendsTable, seat: Seat): number {
  const stake = (hand: Seat): number => {
    const bid = table.bidOf(table.phase === PLAYING ? table.bidderOf(hand) : hand);
    return exactlyOf(table, hand) * (EXACT + (bid === NO_BID ? expected[hand] : bid));
  };
  if (!isWingman(table.setting)) return stake(seat);
  if (table.phase === BIDDING) return 2 * stake(seat);
  return stake(seat) + stake(table.wingmanOf(seat));
}

function write(table: WithFriendsTable, seat: Seat, x: Float32Array, row: number): void {
  const isWing = isWingman(table.setting);
  const after = roundsOf(table.setting.options).length - table.round - 1;
  writeRound(table, seat, after, x, row);
  writeHand(table, seat, x, row + OWN);
  if (isWing && table.phase === PLAYING) writeHand(table, table.wingmanOf(seat), x, row + MATE);
  writeStanding(table, seat, after, x, row);
}

function writeRound(table: WithFriendsTable, seat: Seat, after: number, x: Float32Array, row: number): void {
  const { seats, setting, size } = table;
  const bid = table.bidOf(seat);
  let bids = 0;
  for (let other = 0; other < seats; other++) if (table.bidOf(other) !== NO_BID) bids += table.bidOf(other);
  x[row + round.players + seats - 2] = 1;
  x[row + round.wingman] = isWingman(setting) ? 1 : 0;
  x[row + round.double] = isDoubleDeck(setting) ? 1 : 0;
  x[row + round['rounds-left']] = after / 14;
  x[row + round['last-rounds']] = 1 / (1 + after);
  x[row + round.size] = size / 10;
  x[row + round.left] = (size - table.trick) / size;
  x[row + round.bidding] = table.phase === BIDDING ? 1 : 0;
  x[row + round['has-bid']] = bid === NO_BID ? 0 : 1;
  x[row + round.bid] = bid === NO_BID ? 0 : bid / 5;
  x[row + round['bids-over']] = (bids - size) / 4;
  x[row + round.leads] = table.phase === PLAYING && table.leaders[table.trick] === seat ? 1 : 0;
  x[row + round.turn] = table.turn === seat ? 1 : 0;
}

function writeHand(table: WithFriendsTable, seat: Seat, x: Float32Array, from: number): void {
  const need = needOf(table, seat);
  const worth = worths[seat] as Float32Array;
  let spread = 0;
  for (let i = 0; i < counts[seat]; i++) spread += worth[i] * (1 - worth[i]);
  x[from + held.expected] = expected[seat] / 4;
  x[from + held.spread] = spread;
  x[from + held.off] = need === undefined ? 0 : (expected[seat] - need) / 2;
  x[from + held.lost] = need !== undefined && (need < 0 || need > counts[seat]) ? 1 : 0;
  x[from + held.content] = need === 0 ? 1 : 0;
  x[from + held.exactly] = exactlyOf(table, seat);
  if (need !== undefined && need >= 0) x[from + held.need + Math.min(NEEDS - 1, need)] = 1;
  x[from + held.trumps] = table.trump === NO_SUIT ? 0 : ones(table.held[seat * SUITS + table.trump]) / 4;
  x[from + held.bars] = table.bars[seat];
}

function writeStanding(table: WithFriendsTable, seat: Seat, after: number, x: Float32Array, row: number): void {
  const { seats, scores } = table;
  let best = -Infinity;
  let bestHope = -Infinity;
  let sum = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    best = Math.max(best, scores[other]);
    bestHope = Math.max(bestHope, scores[other] + promises[other]);
    sum += scores[other];
  }
  const open = SPREAD * Math.sqrt(after + 0.3);
  const ahead = (scores[seat] + promises[seat] - bestHope) / open;
  let edge = 0;
  while (edge < EDGES.length && ahead > (EDGES[edge] as number)) edge++;
  x[row + standing.promise] = promises[seat] / EXACT;
  x[row + standing['promise-ahead']] = (scores[seat] + promises[seat] - bestHope) / 20;
  x[row + standing['score-ahead']] = (scores[seat] - best) / 30;
  x[row + standing['score-mean']] = (scores[seat] - sum / (seats - 1)) / 30;
  x[row + standing.ahead + edge] = 1;
  x[row + standing['ahead-by-luck']] = Math.max(-4, Math.min(4, ahead));
}
