import type { Seat } from '@taproom/engine';
import { includes } from '@taproom/engine';
import { lowestCard, playableAt, type SheddingTable, STANDARD, TAKE_THAT, TOUGH_BREAK } from '@taproom/games/shedding';
import { ones } from '../bits.js';
import { inputs } from '../net/inputs.js';
import type { Shape } from '../net/net.js';
import type { Appraisal } from '../review/worth.js';
import { KINDS, PHASES, SUITS, sizeClass } from './inputs.js';
import { sizesOfOthers } from './sizes.js';
import { HITS } from './traits.js';

const OWN_SIZES = [1, 2, 3, 4, 5, 6, 8, 11];
const SIZES = [1, 2, 3, 5];
const NEAR = 5;
/** What is seen of a seat, all cards open. */
const SEEN = inputs(
  ['players', 7],
  'rounds-left',
  'wins-ahead',
  'wins-behind',
  'decided',
  ['own', OWN_SIZES.length + 1],
  'own-size',
  'against-least',
  'against-mean',
  ['turns-until', NEAR + 1],
  ['asked', PHASES],
  'owed',
  'can-answer',
  'offended',
  'sips',
  ['kind', KINDS],
  'suits',
  'longest',
  'linked',
  'fits',
  'can-play',
  'never-last',
  'goes-out',
  'can-finish',
  ['next', SIZES.length + 1],
  ['before', SIZES.length + 1],
  'hits',
  'hits-soon',
  'is-hit',
  'before-can-play',
  'pile',
);
const FEATURES = SEEN.names;
const at = SEEN.at;

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
  const onPile = playableAt(cards, faceOf[table.top], table.suit);
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
      const fits = (playable[onPile + word] & (1 << (card & 31))) !== 0;
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

function write(table: SheddingTable, seat: Seat, x: Float32Array, row: number): void {
  const { seats, handSizes, turn } = table;
  const hand = hands[seat] as Hand;
  const size = handSizes[seat];
  const next = table.nextSeat(seat);
  const before = (2 * seat - next + 2 * seats) % seats;
  const handBefore = hands[before] as Hand;
  const until = table.direction === 1 ? (seat - turn + seats) % seats : (turn - seat + seats) % seats;
  const isAsked = includes(table.waiting, seat);
  writeMatch(table, seat, x, row);
  writeSizes(table, seat, x, row);
  writeHand(hand, size, x, row);
  x[row + at['turns-until'] + Math.min(NEAR, until)] = 1;
  if (isAsked && table.phase < PHASES) x[row + at.asked + table.phase] = 1;
  x[row + at.owed] = isAsked ? table.owed / 3 : 0;
  x[row + at['can-answer']] = isAsked && hand.kinds[TAKE_THAT] > 0 ? 1 : 0;
  x[row + at.offended] = includes(table.offences, seat) ? 1 : 0;
  x[row + at.sips] = table.sips[seat] > 0 ? 1 : 0;
  x[row + at['goes-out']] = isAsked && size === 1 && hand.fits > 0 && hand.kinds[TOUGH_BREAK] === 0 ? 1 : 0;
  x[row + at.next + sizeClass(SIZES, handSizes[next])] = 1;
  x[row + at.before + sizeClass(SIZES, handSizes[before])] = 1;
  x[row + at['hits-soon']] = handSizes[next] <= 2 ? hand.hits : 0;
  x[row + at['is-hit']] = handBefore.hits;
  x[row + at['before-can-play']] = handBefore.fits > 0 ? 1 : 0;
  x[row + at.pile] = table.pileSize / 60;
}

/** How the match stands for a seat. */
function writeMatch(table: SheddingTable, seat: Seat, x: Float32Array, row: number): void {
  const { seats, wins } = table;
  const left = (table.setting.options.rounds as number) - table.round;
  let best = 0;
  for (let other = 0; other < seats; other++) if (other !== seat && wins[other] > best) best = wins[other];
  const ahead = wins[seat] - best;
  x[row + at.players + seats - 2] = 1;
  x[row + at['rounds-left']] = left / 4;
  x[row + at['wins-ahead']] = Math.max(0, ahead) / (left + 1);
  x[row + at['wins-behind']] = Math.max(0, -ahead) / (left + 1);
  x[row + at.decided] = -ahead > left + 1 ? 1 : 0;
}

function writeSizes(table: SheddingTable, seat: Seat, x: Float32Array, row: number): void {
  const size = table.handSizes[seat];
  const { least, mean } = sizesOfOthers(table, seat);
  x[row + at.own + sizeClass(OWN_SIZES, size)] = 1;
  x[row + at['own-size']] = size / 8;
  x[row + at['against-least']] = (size - least) / 5;
  x[row + at['against-mean']] = (size - mean) / 5;
}

function writeHand(hand: Hand, size: number, x: Float32Array, row: number): void {
  let suits = 0;
  let longest = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    if (hand.suits[suit] > 0) suits++;
    if (hand.suits[suit] > longest) longest = hand.suits[suit];
  }
  for (let kind = 0; kind < KINDS; kind++) x[row + at.kind + kind] = hand.kinds[kind] / (kind === STANDARD ? 6 : 2);
  x[row + at.suits] = suits / 5;
  x[row + at.longest] = longest / Math.max(1, size);
  x[row + at.linked] = hand.linked;
  x[row + at.fits] = hand.fits / Math.max(1, size);
  x[row + at['can-play']] = hand.fits > 0 ? 1 : 0;
  x[row + at['never-last']] = hand.neverLast / 2;
  x[row + at['can-finish']] = size === 1 && hand.fits > 0 && hand.neverLast === 0 ? 1 : 0;
  x[row + at.hits] = hand.allHits / 2;
}
