import type { Seat } from '@taproom/engine';
import { includes } from '@taproom/engine';
import {
  CHASER,
  CHEERS,
  lowestCard,
  MY_SHOUT,
  playableAt,
  type SheddingTable,
  STANDARD,
  TAKE_THAT,
  TOUGH_BREAK,
} from '@taproom/games/shedding';
import type { Shape } from '../net/net.js';
import type { Appraisal } from '../review/worth.js';

const KINDS = 12;
const PHASES = 7;
const SUITS = 5;
const OWN_SIZES = [1, 2, 3, 4, 5, 6, 8, 11];
const SIZES = [1, 2, 3, 5];
const NEAR = 5;
const named = (name: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${name}-${i}`);

const FEATURES = [
  ...named('players', 7),
  'rounds-left',
  'wins-ahead',
  'wins-behind',
  'decided',
  ...named('own', OWN_SIZES.length + 1),
  'own-size',
  'against-least',
  'against-mean',
  ...named('turns-until', NEAR + 1),
  ...named('asked', PHASES),
  'owed',
  'can-answer',
  'offended',
  'sips',
  ...named('kind', KINDS),
  'suits',
  'longest',
  'linked',
  'fits',
  'can-play',
  'never-last',
  'goes-out',
  'can-finish',
  ...named('next', SIZES.length + 1),
  ...named('before', SIZES.length + 1),
  'hits',
  'hits-soon',
  'is-hit',
  'before-can-play',
  'pile',
];

const sizeClass = (edges: readonly number[], size: number): number => {
  let c = 0;
  while (c < edges.length && size > (edges[c] as number)) c++;
  return c;
};

const HITS: ReadonlySet<number> = new Set([TAKE_THAT, CHEERS, CHASER, MY_SHOUT]);

/** How a hand stands, all cards open. */
interface Hand {
  readonly kinds: Uint8Array;
  readonly suits: Uint8Array;
  /** Cards that would go on the pile as it is, and how many of those hit the next player. */
  fits: number;
  hits: number;
  allHits: number;
  neverLast: number;
  linked: number;
}

const freshHand = (): Hand => ({
  kinds: new Uint8Array(KINDS),
  suits: new Uint8Array(SUITS + 1),
  fits: 0,
  hits: 0,
  allHits: 0,
  neverLast: 0,
  linked: 0,
});

const hands = Array.from({ length: 8 }, freshHand);

export const appraisal: Appraisal<SheddingTable> = {
  shape: { name: 'worth', version: 1, features: FEATURES, shared: 0, hidden: [32], outputs: ['score'] } satisfies Shape,
  look(table, rows) {
    rows.fill(0);
    for (let seat = 0; seat < table.seats; seat++) countHand(table, seat, hands[seat] as Hand);
    for (let seat = 0; seat < table.seats; seat++) write(table, seat, rows, seat * FEATURES.length);
  },
};

function countHand(table: SheddingTable, seat: Seat, hand: Hand): void {
  const { cards, places } = table;
  const { words, faceOf, kind, suit, playable, neverLast } = cards;
  const at = playableAt(cards, faceOf[table.top], table.suit);
  hand.kinds.fill(0);
  hand.suits.fill(0);
  hand.fits = hand.hits = hand.allHits = hand.neverLast = hand.linked = 0;
  let looked = 0;
  for (let word = 0; word < words; word++) {
    const bits = places[seat * words + word];
    hand.neverLast += ones(bits & neverLast[word]);
    for (let left = bits; left !== 0; left &= left - 1) {
      const card = lowestCard(left, word);
      const face = faceOf[card];
      hand.kinds[kind[face]]++;
      hand.suits[suit[face]]++;
      const isHit = HITS.has(kind[face]);
      const fits = (playable[at + word] & (1 << (card & 31))) !== 0;
      if (isHit) hand.allHits++;
      if (fits) hand.fits++;
      if (fits && isHit) hand.hits++;
      if (kind[face] !== STANDARD) continue;
      looked++;
      const on = playableAt(cards, face, suit[face]);
      for (let w = 0; w < words; w++) hand.linked += ones(places[seat * words + w] & playable[on + w]);
    }
  }
  const size = table.handSizes[seat];
  hand.linked = size < 2 ? 0 : looked === 0 ? 1 : (hand.linked - looked) / (looked * (size - 1));
}

function write(table: SheddingTable, seat: Seat, x: Float32Array, start: number): void {
  let n = writeMatch(table, seat, x, start);
  const { seats, handSizes, turn } = table;
  const hand = hands[seat] as Hand;
  const size = handSizes[seat];
  const next = table.nextSeat(seat);
  const before = (2 * seat - next + 2 * seats) % seats;
  n = writeSizes(table, seat, x, n);
  const until = table.direction === 1 ? (seat - turn + seats) % seats : (turn - seat + seats) % seats;
  x[n + Math.min(NEAR, until)] = 1;
  n += NEAR + 1;
  const isAsked = includes(table.waiting, seat);
  if (isAsked && table.phase < PHASES) x[n + table.phase] = 1;
  n += PHASES;
  x[n++] = isAsked ? table.owed / 3 : 0;
  x[n++] = isAsked && hand.kinds[TAKE_THAT] > 0 ? 1 : 0;
  x[n++] = includes(table.offences, seat) ? 1 : 0;
  x[n++] = table.sips[seat] > 0 ? 1 : 0;
  for (let kind = 0; kind < KINDS; kind++) x[n++] = hand.kinds[kind] / (kind === STANDARD ? 6 : 2);
  let suits = 0;
  let longest = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    if (hand.suits[suit] > 0) suits++;
    if (hand.suits[suit] > longest) longest = hand.suits[suit];
  }
  x[n++] = suits / 5;
  x[n++] = longest / Math.max(1, size);
  x[n++] = hand.linked;
  x[n++] = hand.fits / Math.max(1, size);
  x[n++] = hand.fits > 0 ? 1 : 0;
  x[n++] = hand.neverLast / 2;
  x[n++] = isAsked && size === 1 && hand.fits > 0 && hand.kinds[TOUGH_BREAK] === 0 ? 1 : 0;
  x[n++] = size === 1 && hand.fits > 0 && hand.neverLast === 0 ? 1 : 0;
  x[n + sizeClass(SIZES, handSizes[next])] = 1;
  n += SIZES.length + 1;
  x[n + sizeClass(SIZES, handSizes[before])] = 1;
  n += SIZES.length + 1;
  x[n++] = hand.allHits / 2;
  x[n++] = handSizes[next] <= 2 ? hand.hits : 0;
  x[n++] = (hands[before] as Hand).hits;
  x[n++] = (hands[before] as Hand).fits > 0 ? 1 : 0;
  x[n++] = table.pileSize / 60;
}

function writeMatch(table: SheddingTable, seat: Seat, x: Float32Array, start: number): number {
  const { seats, wins } = table;
  let n = start;
  x[n + seats - 2] = 1;
  n += 7;
  const left = (table.setting.options.rounds as number) - table.round;
  let best = 0;
  for (let other = 0; other < seats; other++) if (other !== seat && wins[other] > best) best = wins[other];
  const ahead = wins[seat] - best;
  x[n++] = left / 4;
  x[n++] = Math.max(0, ahead) / (left + 1);
  x[n++] = Math.max(0, -ahead) / (left + 1);
  x[n++] = -ahead > left + 1 ? 1 : 0;
  return n;
}

function writeSizes({ seats, handSizes }: SheddingTable, seat: Seat, x: Float32Array, start: number): number {
  let n = start;
  let least = 999;
  let others = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    if (handSizes[other] < least) least = handSizes[other];
    others += handSizes[other];
  }
  const size = handSizes[seat];
  x[n + sizeClass(OWN_SIZES, size)] = 1;
  n += OWN_SIZES.length + 1;
  x[n++] = size / 8;
  x[n++] = (size - least) / 5;
  x[n++] = (size - others / (seats - 1)) / 5;
  return n;
}

/** How many bits are set. */
function ones(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
