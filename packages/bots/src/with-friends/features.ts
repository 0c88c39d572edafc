import { BAR_SLOT, NO_SUIT, SUITS } from '@taproom/games/with-friends';
import { behind } from '../net/inputs.js';
import {
  BID,
  BID_MOVE,
  BIDDING,
  CARD,
  CARD_FOR_MATE,
  EDGES,
  HAND,
  HAND_AT,
  MATE,
  NEAR,
  PLAY,
  SHARED_AT,
  TABLE,
  TRICK,
} from './inputs.js';
import { COUNTS, exactly, type Sight } from './sight.js';

const handAt = behind(HAND_AT, HAND.at);
const biddingAt = behind(SHARED_AT, BIDDING.at);
const trickAt = behind(SHARED_AT, TRICK.at);
const cardAt = CARD.at;

const classOf = (beaters: number): number => {
  let c = 0;
  while (c < EDGES.length && beaters >= (EDGES[c] as number)) c++;
  return c;
};

const tricks = new Float32Array(COUNTS + 1);
/** The chances of exactly so many tricks with the whole hand, of the decision looked at last. */
const whole = new Float32Array(COUNTS + 1);

function lookAtTable(sight: Sight, x: Float32Array): void {
  const { table } = sight;
  const { at } = TABLE;
  x.fill(0);
  x[at.players + table.seats - 2] = 1;
  x[at.double] = table.deck.length > 62 ? 1 : 0;
  x[at.size] = table.size / 10;
  x[at['no-trump']] = table.trump === NO_SUIT ? 1 : 0;
}

function lookAtHand(sight: Sight, x: Float32Array): void {
  let expected = 0;
  let spread = 0;
  let bars = 0;
  let sure = 0;
  let hopeless = 0;
  for (let i = 0; i < sight.count; i++) {
    const slot = sight.hand[i];
    const isTrump = slot === BAR_SLOT || sight.suitOf(slot) === sight.trump;
    x[(isTrump ? handAt.trump : handAt.side) + classOf(sight.beaters(slot))] += 0.4;
    const p = sight.worth[slot];
    expected += p;
    spread += p * (1 - p);
    if (slot === BAR_SLOT) bars++;
    if (p > 0.85) sure++;
    if (p < 0.12) hopeless++;
  }
  const trumps = sight.trump === NO_SUIT ? bars : sight.length[sight.trump];
  x[handAt.expected] = expected / 3;
  x[handAt.spread] = spread;
  x[handAt.trumps] = trumps / 4;
  x[handAt.bars] = bars;
  x[handAt['trumps-out']] = (sight.trumpsOut * sight.dense) / 5;
  x[handAt['bars-out']] = sight.barsOut * sight.dense;
  x[handAt.sure] = sure / 3;
  x[handAt.hopeless] = hopeless / Math.max(1, sight.count);
  let voids = 0;
  let longest = 0;
  let singles = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    if (sight.length[suit] === 0) voids++;
    if (sight.length[suit] === 1 && suit !== sight.trump) singles++;
    if (sight.length[suit] > longest) longest = sight.length[suit];
  }
  x[handAt.voids] = voids / 4;
  x[handAt.longest] = longest / Math.max(1, sight.count);
  x[handAt.singles] = singles / 3;
  x[handAt.ruffs] = Math.min(voids + singles / 2, trumps) / 2;
}

/** What is the same for every bid. */
export function lookAtBidding(sight: Sight, x: Float32Array): number {
  const { table, seat } = sight;
  const { seats, size } = table;
  lookAtTable(sight, x);
  lookAtHand(sight, x);
  const first = table.leftOf(table.dealer);
  const made = (seat - first + seats) % seats;
  let sum = 0;
  for (let i = 0; i < made; i++) sum += table.bidOf((first + i) % seats);
  const place = (sight.mate - first + seats) % seats;
  x[biddingAt['bids-made']] = made / (seats - 1);
  x[biddingAt.dealer] = seat === table.dealer ? 1 : 0;
  x[biddingAt.leads] = place === 0 ? 1 : 0;
  x[biddingAt['plays-at']] = place / (seats - 1);
  x[biddingAt['bids-so-far']] = (sum - (size * made) / seats) / 2;
  x[biddingAt['own-wingman']] = sight.mate === seat ? 1 : 0;
  for (let k = 1; k <= NEAR && k <= made; k++)
    x[biddingAt['bid-before'] + k - 1] = (table.bidOf((seat - k + seats) % seats) - size / seats) / 2;
  exactly(whole, sight, -1);
  for (let k = 0; k < COUNTS; k++) x[biddingAt.exactly + k] = whole[k];
  return BID.shared;
}

/** What a bid adds. `shared` is how many inputs `lookAtBidding` wrote. */
export function weighBid(sight: Sight, bidden: number, x: Float32Array, shared: number): void {
  const { table, seat } = sight;
  const { seats, size } = table;
  x.fill(0, shared);
  const { at } = BID_MOVE;
  const off = bidden - x[handAt.expected] * 3;
  x[shared + at.bid + Math.min(bidden, 6)] = 1;
  x[shared + at.share] = bidden / size;
  x[shared + at.off] = off / 2;
  x[shared + at['off-squared']] = (off * off) / 4;
  x[shared + at.at] = whole[bidden];
  x[shared + at.below] = bidden > 0 ? whole[bidden - 1] : 0;
  x[shared + at.above] = whole[bidden + 1];
  const first = table.leftOf(table.dealer);
  const made = (seat - first + seats) % seats;
  let sum = bidden;
  for (let i = 0; i < made; i++) sum += table.bidOf((first + i) % seats);
  const over = sum - (size * (made + 1)) / seats;
  x[shared + at.sum] = over / 2;
  x[shared + at['sum-over']] = over > 0 ? over / 2 : 0;
  x[shared + at['sum-under']] = over < 0 ? over / 2 : 0;
  if (seat === table.dealer) {
    x[shared + at['last-over']] = sum > size ? (sum - size) / 2 : 0;
    x[shared + at['last-under']] = sum < size ? (size - sum) / 2 : 0;
  }
}

const needClass = (need: number, left: number): number => (need < 0 || need > left ? 0 : Math.min(need, 4) + 1);

/** What is the same for every card. */
export function lookAtTrick(sight: Sight, x: Float32Array): number {
  const { table, seat, left } = sight;
  const { seats } = table;
  lookAtTable(sight, x);
  lookAtHand(sight, x);
  const expected = x[handAt.expected] * 3;
  const need = sight.need(seat);
  x[trickAt.left] = left / 10;
  x[trickAt.need + needClass(need, left)] = 1;
  x[trickAt['need-share']] = need / left;
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
  x[trickAt.over] = (wanted - left) / 3;
  x[trickAt['others-lost']] = lost / (seats - 1);
  x[trickAt['others-content']] = content / (seats - 1);
  x[trickAt.laid] = table.laid / (seats - 1);
  x[trickAt.leads] = table.laid === 0 ? 1 : 0;
  x[trickAt.last] = table.laid === seats - 1 ? 1 : 0;
  x[trickAt['after-need']] = afterNeed / 3;
  x[trickAt['after-content']] = afterContent / 3;
  exactly(whole, sight, -1);
  x[trickAt['expected-off']] = (expected - need) / 2;
  x[trickAt['now-exactly']] = need >= 0 && need < COUNTS ? whole[need] : 0;
  x[trickAt['now-less']] = need >= 1 && need < COUNTS ? whole[need - 1] : 0;
  if (table.laid > 0) lookAtWinner(sight, x);
  lookAtNext(sight, x);
  return PLAY.shared;
}

/** Whose trick it is so far. */
function lookAtWinner(sight: Sight, x: Float32Array): void {
  const { table, left } = sight;
  const theirs = sight.need(table.winner);
  x[trickAt['winner-needs']] = theirs > 0 && theirs <= left ? 1 : 0;
  x[trickAt['winner-content']] = theirs === 0 ? 1 : 0;
  x[trickAt['winner-lost']] = theirs < 0 || theirs > left ? 1 : 0;
  x[trickAt.trumped] = table.led !== table.trump && table.best > 32 ? 1 : 0;
}

/** Those who come next, one by one. */
function lookAtNext(sight: Sight, x: Float32Array): void {
  const { table, seat, left } = sight;
  const { seats } = table;
  for (let k = 0; k < NEAR && k + 1 < seats; k++) {
    const theirs = sight.need((seat + k + 1) % seats);
    if (theirs < 0 || theirs > left) x[trickAt['near-lost'] + k] = 1;
    else if (theirs === 0) x[trickAt['near-content'] + k] = 1;
    else x[trickAt['near-need'] + k] = Math.min(theirs, 3) / 3;
    x[trickAt['near-after'] + k] = k + 1 < seats - table.laid ? 1 : 0;
  }
}

let mateExpected = 0;

/** With Wingman: what the hand I passed on is like, and how its player stands. */
export function lookAtMate(sight: Sight, x: Float32Array, from: number): number {
  const { table, seat, mate, left } = sight;
  const { at } = MATE;
  const need = sight.need(mate);
  x[from + at['mate-need'] + needClass(need, left)] = 1;
  x[from + at['mate-self']] = mate === seat ? 1 : 0;
  mateExpected = 0;
  if (sight.knowsMate) {
    sight.judgeHand(mate);
    for (let i = 0; i < sight.count; i++) mateExpected += sight.worth[sight.hand[i]];
    sight.judgeHand(seat);
    const isAfter = (mate - seat + table.seats) % table.seats < table.seats - table.laid;
    x[from + at['mate-expected']] = mateExpected / 3;
    x[from + at['mate-off']] = (mateExpected - need) / 2;
    x[from + at['mate-after']] = isAfter ? 1 : 0;
    x[from + at['mate-wins']] = table.laid > 0 && table.winner === mate ? 1 : 0;
    x[from + at['mate-laid']] = table.laid > 0 && !isAfter ? 1 : 0;
    x[from + at['mate-share']] = need / left;
  }
  return from + MATE.names.length;
}

/** What a card adds. `shared` is how many inputs came before. */
export function weighCard(sight: Sight, slot: number, x: Float32Array, shared: number): number {
  x.fill(0, shared);
  const { table } = sight;
  const suit = sight.suitOf(slot);
  const isBar = slot === BAR_SLOT;
  const isTrump = isBar || suit === sight.trump;
  const rank = isBar ? 14 : (slot % 13) + 1;
  const leads = table.laid === 0;
  const strength = isBar ? 64 : isTrump ? 32 + rank : suit === table.led ? rank : 0;
  const wins = leads || strength >= table.best;
  const beaters = sight.beaters(slot);
  const takes = sight.takes(slot, wins);
  x[shared + cardAt.trump] = isTrump ? 1 : 0;
  x[shared + cardAt.bar] = isBar ? 1 : 0;
  x[shared + cardAt.rank] = rank / 13;
  x[shared + cardAt.class + classOf(beaters)] = 1;
  x[shared + cardAt.beaters] = Math.min(beaters, 4) / 4;
  x[shared + cardAt.worth] = sight.worth[slot];
  x[shared + cardAt.wins] = wins ? 1 : 0;
  x[shared + cardAt.sure] = wins && takes > 0.999 ? 1 : 0;
  x[shared + cardAt.takes] = takes;
  x[shared + cardAt.length] = (sight.length[suit] - 1) / 4;
  x[shared + cardAt.voids] = sight.length[suit] === 1 ? 1 : 0;
  x[shared + cardAt['suit-out']] = (sight.outOf[suit] * sight.sparse) / 2;
  x[shared + cardAt['leads-trump']] = leads && isTrump ? 1 : 0;
  x[shared + cardAt['void-others']] = leads && suit !== NO_SUIT ? voidsIn(sight, suit) / (table.seats - 1) : 0;
  if (!leads) weighForWinner(sight, x, shared);
  weighRest(sight, slot, takes, x, shared);
  weighInSuit(sight, slot, takes, x, shared);
  return shared + CARD.names.length;
}

/** What the card does to whoever wins the trick so far. */
function weighForWinner(sight: Sight, x: Float32Array, shared: number): void {
  const wins = x[shared + cardAt.wins] === 1;
  const theirs = sight.need(sight.table.winner);
  const needy = theirs > 0 && theirs <= sight.left;
  x[shared + cardAt['beats-needy']] = wins && needy ? 1 : 0;
  x[shared + cardAt['leaves-needy']] = !wins && needy ? 1 : 0;
  x[shared + cardAt['leaves-content']] = !wins && theirs === 0 ? 1 : 0;
}

/** The chances with the cards that stay: to come out as bid, or beside it. */
function weighRest(sight: Sight, slot: number, takes: number, x: Float32Array, shared: number): void {
  const need = sight.need(sight.seat);
  exactly(tricks, sight, slot);
  const restExactly = need >= 0 && need < COUNTS ? tricks[need] : 0;
  const restLess = need >= 1 && need <= COUNTS ? tricks[need - 1] : 0;
  x[shared + cardAt.make] = takes * restLess + (1 - takes) * restExactly;
  x[shared + cardAt['rest-exactly']] = restExactly;
  x[shared + cardAt['rest-less']] = restLess;
  x[shared + cardAt['rest-more']] = need >= 0 && need + 1 < COUNTS ? tricks[need + 1] : 0;
  x[shared + cardAt['rest-two-less']] = need >= 2 && need <= COUNTS + 1 ? tricks[need - 2] : 0;
}

/** How the card stands among those in the hand, and among those of its suit. */
function weighInSuit(sight: Sight, slot: number, takes: number, x: Float32Array, shared: number): void {
  const suit = sight.suitOf(slot);
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
  x[shared + cardAt['rest-off']] = (rest - sight.worth[slot] - (sight.need(sight.seat) - takes)) / 2;
  x[shared + cardAt.stronger] = sight.count > 1 ? stronger / (sight.count - 1) : 0;
  x[shared + cardAt['next-higher']] = nextHigher;
  x[shared + cardAt['next-lower']] = nextLower;
  x[shared + cardAt.highest] = higher === 0 ? 1 : 0;
  x[shared + cardAt.lowest] = lower === 0 ? 1 : 0;
  x[shared + cardAt.twin] = twins > 1 ? 1 : sight.out[slot] > 0 && slot !== BAR_SLOT ? 0.5 : 0;
}

/** With Wingman: what the card does to the hand I bid on. */
export function weighForMate(sight: Sight, x: Float32Array, from: number): void {
  const { at } = CARD_FOR_MATE;
  const { table, mate } = sight;
  if (!sight.knowsMate || table.laid === 0 || table.winner !== mate) return;
  const wins = x[from - CARD.names.length + cardAt.wins] === 1;
  x[from + at['beats-mate']] = wins ? 1 : 0;
  x[from + at['leaves-mate']] = wins ? 0 : 1;
}

function voidsIn(sight: Sight, suit: number): number {
  let count = 0;
  for (let seat = 0; seat < sight.table.seats; seat++)
    if (seat !== sight.seat) count += (sight.table.voids[seat] >> suit) & 1;
  return count;
}
