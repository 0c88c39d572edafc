import { BAR_SLOT, NO_SUIT, SUITS } from '@taproom/games/with-friends';
import type { Shape } from '../net/net.js';
import { COUNTS, exactly, type Sight } from './sight.js';

/** Edges of the classes of a card by how many cards that beat it are about. */
const EDGES = [0.001, 0.25, 0.5, 0.8, 1.2, 1.7, 2.5, 3.5];
const CLASSES = EDGES.length + 1;
const NEEDS = 6;
/** So many players are looked at one by one: those who come next. */
const NEAR = 4;
const named = (name: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${name}-${i}`);

const TABLE = [...named('players', 7), 'double', 'size', 'no-trump'];
const HAND = [
  ...named('trump', CLASSES),
  ...named('side', CLASSES),
  'expected',
  'spread',
  'trumps',
  'bars',
  'trumps-out',
  'bars-out',
  'voids',
  'longest',
  'singles',
  'ruffs',
  'sure',
  'hopeless',
];
const HAND_EXPECTED = TABLE.length + 2 * CLASSES;

const BID_SHARED = [
  ...TABLE,
  ...HAND,
  'bids-made',
  'dealer',
  'leads',
  'plays-at',
  'bids-so-far',
  'own-wingman',
  ...named('bid-before', NEAR),
  ...named('exactly', COUNTS),
];
const BID_MOVE = [
  ...named('bid', 7),
  'share',
  'off',
  'off-squared',
  'at',
  'below',
  'above',
  'sum',
  'sum-over',
  'sum-under',
  'last-over',
  'last-under',
];

const PLAY_SHARED = [
  ...TABLE,
  ...HAND,
  'left',
  ...named('need', NEEDS),
  'need-share',
  'over',
  'others-lost',
  'others-content',
  'laid',
  'leads',
  'last',
  'after-need',
  'after-content',
  'winner-needs',
  'winner-content',
  'winner-lost',
  'trumped',
  'expected-off',
  'now-exactly',
  'now-less',
  ...named('near-need', NEAR),
  ...named('near-content', NEAR),
  ...named('near-lost', NEAR),
  ...named('near-after', NEAR),
];
const PLAY_MOVE = [
  'trump',
  'bar',
  'rank',
  ...named('class', CLASSES),
  'beaters',
  'worth',
  'wins',
  'sure',
  'takes',
  'make',
  'rest-exactly',
  'rest-less',
  'rest-more',
  'rest-two-less',
  'rest-off',
  'stronger',
  'next-higher',
  'next-lower',
  'length',
  'voids',
  'suit-out',
  'highest',
  'lowest',
  'leads-trump',
  'void-others',
  'beats-needy',
  'leaves-needy',
  'leaves-content',
  'twin',
];
const MATE_SHARED = [
  ...named('mate-need', NEEDS),
  'mate-self',
  'mate-expected',
  'mate-off',
  'mate-after',
  'mate-wins',
  'mate-laid',
  'mate-share',
];
const MATE_MOVE = ['beats-mate', 'leaves-mate'];

const bid = (name: string, outputs: readonly string[]): Shape => ({
  name,
  version: 1,
  features: [...BID_SHARED, ...BID_MOVE],
  shared: BID_SHARED.length,
  hidden: [48],
  outputs,
});
const play = (name: string, extra: readonly string[], move: readonly string[], outputs: readonly string[]): Shape => ({
  name,
  version: 1,
  features: [...PLAY_SHARED, ...extra, ...PLAY_MOVE, ...move],
  shared: PLAY_SHARED.length + extra.length,
  hidden: [64],
  outputs,
});

/** `make?`: the hand I play comes out as bid. `mate?`: so does the hand I bid on. `others`: what the others score, on average, in tens. */
export const BID = bid('bid', ['make?', 'others']);
export const PLAY = play('play', [], [], ['make?', 'others']);
export const WING_BID = bid('wing-bid', ['make?', 'mate?', 'others']);
export const WING_PLAY = play('wing-play', MATE_SHARED, MATE_MOVE, ['make?', 'mate?', 'others']);

const classOf = (beaters: number): number => {
  let c = 0;
  while (c < EDGES.length && beaters >= (EDGES[c] as number)) c++;
  return c;
};

const tricks = new Float32Array(COUNTS + 1);
/** The chances of exactly so many tricks with the whole hand, of the decision looked at last. */
const whole = new Float32Array(COUNTS + 1);

function lookAtTable(sight: Sight, x: Float32Array): number {
  const { table } = sight;
  x.fill(0);
  x[table.seats - 2] = 1;
  let n = 7;
  x[n++] = table.deck.length > 62 ? 1 : 0;
  x[n++] = table.size / 10;
  x[n++] = table.trump === NO_SUIT ? 1 : 0;
  return n;
}

function lookAtHand(sight: Sight, x: Float32Array, at: number): number {
  let n = at;
  let expected = 0;
  let spread = 0;
  let bars = 0;
  let sure = 0;
  let hopeless = 0;
  for (let i = 0; i < sight.count; i++) {
    const slot = sight.hand[i];
    const isTrump = slot === BAR_SLOT || sight.suitOf(slot) === sight.trump;
    x[n + (isTrump ? 0 : CLASSES) + classOf(sight.beaters(slot))] += 0.4;
    const p = sight.worth[slot];
    expected += p;
    spread += p * (1 - p);
    if (slot === BAR_SLOT) bars++;
    if (p > 0.85) sure++;
    if (p < 0.12) hopeless++;
  }
  n += 2 * CLASSES;
  x[n++] = expected / 3;
  x[n++] = spread;
  x[n++] = (sight.trump === NO_SUIT ? bars : sight.length[sight.trump]) / 4;
  x[n++] = bars;
  x[n++] = (sight.trumpsOut * sight.dense) / 5;
  x[n++] = sight.barsOut * sight.dense;
  let voids = 0;
  let longest = 0;
  let singles = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    if (sight.length[suit] === 0) voids++;
    if (sight.length[suit] === 1 && suit !== sight.trump) singles++;
    if (sight.length[suit] > longest) longest = sight.length[suit];
  }
  x[n++] = voids / 4;
  x[n++] = longest / Math.max(1, sight.count);
  x[n++] = singles / 3;
  x[n++] = Math.min(voids + singles / 2, sight.trump === NO_SUIT ? bars : sight.length[sight.trump]) / 2;
  x[n++] = sure / 3;
  x[n++] = hopeless / Math.max(1, sight.count);
  return n;
}

/** What is the same for every bid. */
export function lookAtBidding(sight: Sight, x: Float32Array): number {
  const { table, seat } = sight;
  const { seats, size } = table;
  let n = lookAtHand(sight, x, lookAtTable(sight, x));
  const first = table.leftOf(table.dealer);
  const made = (seat - first + seats) % seats;
  let sum = 0;
  for (let i = 0; i < made; i++) sum += table.bidOf((first + i) % seats);
  const place = (sight.mate - first + seats) % seats;
  x[n++] = made / (seats - 1);
  x[n++] = seat === table.dealer ? 1 : 0;
  x[n++] = place === 0 ? 1 : 0;
  x[n++] = place / (seats - 1);
  x[n++] = (sum - (size * made) / seats) / 2;
  x[n++] = sight.mate === seat ? 1 : 0;
  for (let k = 1; k <= NEAR; k++, n++) {
    if (k <= made) x[n] = (table.bidOf((seat - k + seats) % seats) - size / seats) / 2;
  }
  exactly(whole, sight, -1);
  for (let k = 0; k < COUNTS; k++) x[n++] = whole[k];
  return n;
}

/** What a bid adds. `shared` is how many inputs `lookAtBidding` wrote. */
export function weighBid(sight: Sight, bidden: number, x: Float32Array, shared: number): void {
  const { table, seat } = sight;
  const { seats, size } = table;
  x.fill(0, shared);
  let n = shared;
  x[n + Math.min(bidden, 6)] = 1;
  n += 7;
  const off = bidden - x[HAND_EXPECTED] * 3;
  x[n++] = bidden / size;
  x[n++] = off / 2;
  x[n++] = (off * off) / 4;
  x[n++] = whole[bidden];
  x[n++] = bidden > 0 ? whole[bidden - 1] : 0;
  x[n++] = whole[bidden + 1];
  const first = table.leftOf(table.dealer);
  const made = (seat - first + seats) % seats;
  let sum = bidden;
  for (let i = 0; i < made; i++) sum += table.bidOf((first + i) % seats);
  const over = sum - (size * (made + 1)) / seats;
  x[n++] = over / 2;
  x[n++] = over > 0 ? over / 2 : 0;
  x[n++] = over < 0 ? over / 2 : 0;
  if (seat === table.dealer) {
    x[n++] = sum > size ? (sum - size) / 2 : 0;
    x[n++] = sum < size ? (size - sum) / 2 : 0;
  }
}

const needClass = (need: number, left: number): number => (need < 0 || need > left ? 0 : Math.min(need, 4) + 1);

/** What is the same for every card. */
export function lookAtTrick(sight: Sight, x: Float32Array): number {
  const { table, seat, left } = sight;
  const { seats } = table;
  let n = lookAtHand(sight, x, lookAtTable(sight, x));
  const expected = x[HAND_EXPECTED] * 3;
  const need = sight.need(seat);
  x[n++] = left / 10;
  x[n + needClass(need, left)] = 1;
  n += NEEDS;
  x[n++] = need / left;
  let wanted = 0;
  let lost = 0;
  let content = 0;
  let afterNeed = 0;
  let afterContent = 0;
  for (let i = 0; i < seats; i++) {
    const theirs = sight.need(i);
    if (theirs > 0) wanted += theirs;
    if (i === seat) continue;
    const isAfter = (i - seat + seats) % seats < seats - table.laid;
    if (theirs < 0 || theirs > left) lost++;
    else if (theirs === 0) {
      content++;
      if (isAfter) afterContent++;
    } else if (isAfter) afterNeed++;
  }
  x[n++] = (wanted - left) / 3;
  x[n++] = lost / (seats - 1);
  x[n++] = content / (seats - 1);
  x[n++] = table.laid / (seats - 1);
  x[n++] = table.laid === 0 ? 1 : 0;
  x[n++] = table.laid === seats - 1 ? 1 : 0;
  x[n++] = afterNeed / 3;
  x[n++] = afterContent / 3;
  if (table.laid > 0) {
    const theirs = sight.need(table.winner);
    x[n] = theirs > 0 && theirs <= left ? 1 : 0;
    x[n + 1] = theirs === 0 ? 1 : 0;
    x[n + 2] = theirs < 0 || theirs > left ? 1 : 0;
    x[n + 3] = table.led !== table.trump && table.best > 32 ? 1 : 0;
  }
  n += 4;
  exactly(whole, sight, -1);
  x[n++] = (expected - need) / 2;
  x[n++] = need >= 0 && need < COUNTS ? whole[need] : 0;
  x[n++] = need >= 1 && need < COUNTS ? whole[need - 1] : 0;
  for (let k = 0; k < NEAR; k++, n++) {
    if (k + 1 >= seats) continue;
    const theirs = sight.need((seat + k + 1) % seats);
    if (theirs < 0 || theirs > left) x[n + 2 * NEAR] = 1;
    else if (theirs === 0) x[n + NEAR] = 1;
    else x[n] = Math.min(theirs, 3) / 3;
    x[n + 3 * NEAR] = k + 1 < seats - table.laid ? 1 : 0;
  }
  return n + 3 * NEAR;
}

let mateExpected = 0;

/** With Wingman: what the hand I passed on is like, and how its player stands. */
export function lookAtMate(sight: Sight, x: Float32Array, at: number): number {
  const { table, seat, mate, left } = sight;
  let n = at;
  const need = sight.need(mate);
  x[n + needClass(need, left)] = 1;
  n += NEEDS;
  x[n++] = mate === seat ? 1 : 0;
  mateExpected = 0;
  if (sight.knowsMate) {
    sight.judgeHand(mate);
    for (let i = 0; i < sight.count; i++) mateExpected += sight.worth[sight.hand[i]];
    sight.judgeHand(seat);
    const isAfter = (mate - seat + table.seats) % table.seats < table.seats - table.laid;
    x[n++] = mateExpected / 3;
    x[n++] = (mateExpected - need) / 2;
    x[n++] = isAfter ? 1 : 0;
    x[n++] = table.laid > 0 && table.winner === mate ? 1 : 0;
    x[n++] = table.laid > 0 && !isAfter ? 1 : 0;
    x[n++] = need / left;
  } else n += 6;
  return n;
}

/** What a card adds. `shared` is how many inputs came before. */
export function weighCard(sight: Sight, slot: number, x: Float32Array, shared: number): number {
  const { table, seat, left } = sight;
  x.fill(0, shared);
  const suit = sight.suitOf(slot);
  const isBar = slot === BAR_SLOT;
  const isTrump = isBar || suit === sight.trump;
  const rank = isBar ? 14 : (slot % 13) + 1;
  const leads = table.laid === 0;
  const strength = isBar ? 64 : isTrump ? 32 + rank : suit === table.led ? rank : 0;
  const wins = leads || strength >= table.best;
  const beaters = sight.beaters(slot);
  const takes = sight.takes(slot, wins);
  const need = sight.need(seat);
  exactly(tricks, sight, slot);
  const restExactly = need >= 0 && need < COUNTS ? tricks[need] : 0;
  const restLess = need >= 1 && need <= COUNTS ? tricks[need - 1] : 0;
  let n = shared;
  x[n++] = isTrump ? 1 : 0;
  x[n++] = isBar ? 1 : 0;
  x[n++] = rank / 13;
  x[n + classOf(beaters)] = 1;
  n += CLASSES;
  x[n++] = Math.min(beaters, 4) / 4;
  x[n++] = sight.worth[slot];
  x[n++] = wins ? 1 : 0;
  x[n++] = wins && takes > 0.999 ? 1 : 0;
  x[n++] = takes;
  x[n++] = takes * restLess + (1 - takes) * restExactly;
  x[n++] = restExactly;
  x[n++] = restLess;
  x[n++] = need >= 0 && need + 1 < COUNTS ? tricks[need + 1] : 0;
  x[n++] = need >= 2 && need <= COUNTS + 1 ? tricks[need - 2] : 0;
  let rest = 0;
  let higher = 0;
  let lower = 0;
  let twins = 0;
  let stronger = 0;
  let nextHigher = 0;
  let nextLower = 0;
  for (let i = 0; i < sight.count; i++) {
    const other = sight.hand[i];
    rest += sight.worth[other];
    if (sight.worth[other] > sight.worth[slot]) stronger++;
    if (other === slot) twins++;
    else if (sight.suitOf(other) === suit) {
      if (other > slot) {
        if (higher++ === 0) nextHigher = sight.worth[other];
      } else {
        lower++;
        nextLower = sight.worth[other];
      }
    }
  }
  x[n++] = (rest - sight.worth[slot] - (need - takes)) / 2;
  x[n++] = sight.count > 1 ? stronger / (sight.count - 1) : 0;
  x[n++] = nextHigher;
  x[n++] = nextLower;
  x[n++] = (sight.length[suit] - 1) / 4;
  x[n++] = sight.length[suit] === 1 ? 1 : 0;
  x[n++] = (sight.outOf[suit] * sight.sparse) / 2;
  x[n++] = higher === 0 ? 1 : 0;
  x[n++] = lower === 0 ? 1 : 0;
  x[n++] = leads && isTrump ? 1 : 0;
  x[n++] = leads && suit !== NO_SUIT ? voidsIn(sight, suit) / (table.seats - 1) : 0;
  if (!leads) {
    const theirs = sight.need(table.winner);
    const needy = theirs > 0 && theirs <= left;
    x[n] = wins && needy ? 1 : 0;
    x[n + 1] = !wins && needy ? 1 : 0;
    x[n + 2] = !wins && theirs === 0 ? 1 : 0;
  }
  n += 3;
  x[n++] = twins > 1 ? 1 : sight.out[slot] > 0 && !isBar ? 0.5 : 0;
  return n;
}

/** With Wingman: what the card does to the hand I bid on. */
export function weighForMate(sight: Sight, x: Float32Array, at: number): void {
  const { table, mate } = sight;
  if (!sight.knowsMate || table.laid === 0 || table.winner !== mate) return;
  const wins = x[at - PLAY_MOVE.length + WINS] === 1;
  x[at] = wins ? 1 : 0;
  x[at + 1] = wins ? 0 : 1;
}

const WINS = PLAY_MOVE.indexOf('wins');

function voidsIn(sight: Sight, suit: number): number {
  let count = 0;
  for (let seat = 0; seat < sight.table.seats; seat++)
    if (seat !== sight.seat) count += (sight.table.voids[seat] >> suit) & 1;
  return count;
}
