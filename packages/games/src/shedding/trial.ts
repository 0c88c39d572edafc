import { Chance, type Seat, type Trial, type Wish } from '@taproom/engine';
import type { Edition } from './edition.js';
import type { Event } from './events.js';
import { DECK_FILE } from './read-cards.js';
import { Table } from './table.js';

/** As in the table: what is not there. Written again here, because nothing in this file may come from the view. */
const NO_CARD = 0xffff;
const PASSING = 5;
const WORD = 32;

/** The cards of a set. */
function cardsOf(set: Int32Array, start: number, words: number): number[] {
  const cards: number[] = [];
  for (let word = 0; word < words; word++) {
    let bits = set[start + word] as number;
    for (let card = word * WORD; bits !== 0; card++, bits >>>= 1) if ((bits & 1) === 1) cards.push(card);
  }
  return cards;
}

/** Whether a bit of a set is on. */
const has = (set: Int32Array, start: number, card: number): boolean =>
  ((set[start + Math.floor(card / WORD)] as number) >>> (card % WORD)) % 2 === 1;

export const trialOf = (edition: Edition): Trial<Table, Event> => ({
  settings: settingsOf(edition),
  maxMoves: 100_000,
  cardsOwned: ({ setting: { cards } }) => Array.from(cards.faceOf, (face) => cards.text[face] as string),
  cardsFound,
  redeal,
  kindsIn: (event) => (event.type === 'played' ? [kindOf(event.card)] : []),
  open: [
    'round-began',
    'turned-up',
    'played',
    'could-not-move',
    'kept',
    'reshuffled',
    'turned-about',
    'told-to-take',
    'told-to-sip',
    'sipped',
    'chaser-flipped',
    'chaser-ended',
    'bottle-went-round',
    'gave-up-tough-breaks',
    'flipped',
    'declared',
    'forgot-last-call',
    'caught',
    'owned-up',
    'round-won',
  ],
  rare: {
    ...(edition.kinds.chaser
      ? {}
      : { 'no-chaser': 'without a Chaser drawing three is never legal, so random play never tries it' }),
    'declare-a-suit': 'a wild without a suit is never legal, so random play hardly tries it; scenarios do',
    'glass-is-empty': 'a Cheers must meet an empty glass in a game in which somebody has sipped; scenarios do',
    'not-as-last-card': 'few hands come down to just such a card; scenarios do',
    'declare-another-suit':
      'a Switch It Up as its own suit is never legal, so random play hardly tries it; scenarios do',
  },
});

function kindOf(text: string): string {
  const [first = ''] = text.split('/');
  return text.split('/').length === 3 && !first.includes('-') && first !== 'cheers' ? 'standard' : first;
}

/** Every number of players, every option, and a deck so small that its pile runs dry. */
function settingsOf(edition: Edition): Wish[] {
  return [
    { seats: 2 },
    { seats: 3, options: { sips: 0 } },
    { seats: 4, options: { 'last-call': 'automatic', sips: 'bottomless' } },
    { seats: 5, options: { first: 'seat-4', dry: ['seat-1', 'seat-3'], sips: 1 } },
    { seats: 6 },
    { seats: 7 },
    { seats: 8 },
    { seats: 2, options: { rounds: 3 }, files: { [DECK_FILE]: smallDeck(edition) } },
    { seats: 3, options: { rounds: 2, sips: 1 }, files: { [DECK_FILE]: smallDeck(edition) } },
  ];
}

/** Some of everything, 26 cards in all. */
function smallDeck({ suits, kinds, suitColumn }: Edition): string {
  const rows = [`copies,kind,${suitColumn},colour,shape`];
  const [wine, rocks, third] = suits;
  for (const [suit, colour, shape] of [
    [wine, 'red', 'star'],
    [wine, 'yellow', 'cross'],
    [rocks, 'red', 'cross'],
    [rocks, 'yellow', 'tree'],
    [third, 'navy', 'star'],
    [third, 'red', 'tree'],
  ]) {
    rows.push(`1,standard,${suit},${colour},${shape}`);
  }
  for (const [kind, rule] of Object.entries(kinds)) {
    if (kind === 'standard') continue;
    const suit = rule.shows.includes('suit') ? wine : '';
    const colour = rule.shows.includes('colour') ? (rule.colour ?? 'red') : '';
    rows.push(`2,${kind},${suit},${colour},`);
  }
  return rows.join('\n');
}

/** Place by place: the draw pile, the top card, every hand, and every other place that holds cards. */
function cardsFound(table: Table): string[] {
  const { seats, cards } = table.setting;
  const found = [...table.pile.subarray(0, table.pileSize), table.top];
  const places = table.places.length / cards.words;
  for (let place = 0; place < places; place++) {
    const held = cardsOf(table.places, place * cards.words, cards.words);
    if (place < seats && held.length !== table.handSizes[place])
      throw new Error(`seat-${place + 1} miscounts its cards`);
    found.push(...held);
  }
  return found.map((card) => cards.text[cards.faceOf[card] as number] as string);
}

/**
 * Secret from a viewer: the order of the draw pile and what chance will bring; every card of every other hand, except those
 * the viewer passed there and has not seen leave; which card somebody else has drawn or chosen to pass. That a drawn card
 * can be played is no secret: its owner is asked about it.
 */
function redeal(table: Table, viewer: Seat, seed: number): Table {
  const { seats, cards } = table.setting;
  const other = new Table(table.setting);
  other.copy(table);
  other.chance.reseed(seed);
  const chance = Chance.fast(seed);
  const goesOnTop = (card: number): boolean =>
    has(cards.playable, ((cards.faceOf[table.top] as number) * 6 + table.suit) * cards.words, card);
  const isHidden = (seat: Seat, card: number): boolean =>
    seat !== viewer && !(viewer >= 0 && has(table.known, viewer * cards.words, card));

  const hidden = [...table.pile.subarray(0, table.pileSize)];
  const lost = Array.from({ length: seats }, () => 0);
  for (let seat = 0; seat < seats; seat++) {
    for (const card of cardsOf(table.places, seat * cards.words, cards.words)) {
      if (!isHidden(seat, card)) continue;
      hidden.push(card);
      other.take(seat, card);
      lost[seat] = (lost[seat] as number) + 1;
    }
  }
  chance.shuffle(hidden, hidden.length);
  if (table.drawn !== NO_CARD && isHidden(table.turn, table.drawn)) {
    const at = hidden.findIndex(goesOnTop);
    const [drawn] = hidden.splice(at, 1) as [number];
    other.give(table.turn, drawn);
    other.drawn = drawn;
    lost[table.turn] = (lost[table.turn] as number) - 1;
  }
  for (let seat = 0; seat < seats; seat++) {
    for (let n = lost[seat] as number; n > 0; n--) other.give(seat, hidden.pop() as number);
    if (table.phase !== PASSING || seat === viewer || table.passing[seat] === NO_CARD) continue;
    const held = cardsOf(other.places, seat * cards.words, cards.words);
    other.passing[seat] = held[chance.below(held.length)] as number;
  }
  other.pile.set(hidden);
  return other;
}
