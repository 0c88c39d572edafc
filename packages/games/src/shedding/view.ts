import { type AnyView, includes, type Seat, SPECTATOR, seatsIn } from '@taproom/engine';
import { type Card, NO_CARD, NO_SUIT } from './cards.js';
import { directionOf, suitText } from './effects.js';
import type { Direction } from './events.js';
import { BOTTOMLESS, roundsOf } from './options.js';
import { textOfCard, textsOf } from './pile.js';
import { BESIDE, cardsIn, DISCARD, PASS, PHASE_NAMES, type PhaseName, type Table } from './table.js';

/** What one viewer may know, and what a careful player would remember. Suits that are not there are `none`. */
export interface View extends AnyView {
  readonly phase: PhaseName;
  readonly turn: Seat;
  readonly direction: Direction;
  readonly round: number;
  readonly rounds: number;
  readonly wins: readonly number[];
  readonly top: string;
  /** The suit to match. */
  readonly suit: string;
  /** Cards that the row of Take Thats costs whoever does not answer it. */
  readonly owed: number;
  /** The Chaser Suit. */
  readonly chaser: string;
  readonly sips: readonly (number | 'bottomless')[];
  /** How many cards each seat holds. */
  readonly hands: readonly number[];
  /** The viewer's own cards. */
  readonly hand: readonly string[];
  /** How many cards are in the draw pile. */
  readonly draw: number;
  /** Every card of the discard pile under the top card, in no order that means anything. */
  readonly discard: readonly string[];
  /** Sidesteps beside the pile. */
  readonly beside: readonly string[];
  /** Seats that can be caught. */
  readonly offences: readonly Seat[];
  /** Seats that everybody saw come down to their last card since they were last waited for, whether they called or not. */
  readonly lastCards: readonly Seat[];
  /** Turns in a row in which nobody could play or draw. */
  readonly stuck: number;
  /** The card the player on turn has just drawn and may play: `hidden` when it is another's. */
  readonly drawn: string;
  /** Seats that have chosen the card they pass. */
  readonly chosen: readonly Seat[];
  /** The card the viewer has chosen to pass. */
  readonly passing: string;
  /** For each seat, cards the viewer knows to be in that hand. */
  readonly known: readonly (readonly string[])[];
  /** For each seat, what its last unanswered Chaser still tells: so many of its cards are neither of that suit nor wild. */
  readonly lacks: readonly { readonly suit: string; readonly cards: number }[];
  /** For each seat, how many of its cards cannot be Tough Breaks, since those were last called in. */
  readonly noToughBreak: readonly number[];
}

const HIDDEN = 'hidden';
const NOTHING = 'none';

export const view = (table: Table, viewer: Seat): View => ({ ...ownView(table, viewer), ...openView(table) });

type Own = 'viewer' | 'hand' | 'drawn' | 'passing' | 'known';

export function ownView(table: Table, viewer: Seat): Pick<View, Own> {
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  const isSeated = viewer !== SPECTATOR;
  return {
    viewer,
    hand: isSeated ? textsOf(table, handOf(table, viewer)) : [],
    drawn: drawnFor(table, viewer),
    passing: isSeated && table.passing[viewer] !== NO_CARD ? textOfCard(table, table.passing[viewer]) : NOTHING,
    known: seats.map((holder) => (isSeated && holder !== viewer ? knownIn(table, viewer, holder) : [])),
  };
}

export function openView(table: Table): Omit<View, Own> {
  const { cards, places } = table;
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  return {
    waiting: seatsIn(table.waiting),
    phase: PHASE_NAMES[table.phase] as PhaseName,
    turn: table.turn,
    direction: directionOf(table),
    round: table.round,
    rounds: roundsOf(table.setting),
    wins: [...table.wins],
    top: table.top === NO_CARD ? NOTHING : textOfCard(table, table.top),
    suit: suitText(table, table.suit),
    owed: table.owed,
    chaser: suitText(table, table.chaser),
    sips: Array.from(table.sips, (sips) => (sips === BOTTOMLESS ? 'bottomless' : sips)),
    hands: [...table.handSizes],
    draw: table.pileSize,
    discard: textsOf(table, cardsIn(places, table.placeAt(DISCARD), cards.words)),
    beside: textsOf(table, cardsIn(places, table.placeAt(BESIDE), cards.words)),
    offences: seatsIn(table.offences),
    lastCards: seatsIn(table.lastCards),
    stuck: table.stuck,
    chosen: table.phase === PASS ? seats.filter((seat) => !includes(table.waiting, seat)) : [],
    lacks: seats.map((seat) => ({
      suit: table.lackCount[seat] > 0 ? suitText(table, table.lackSuit[seat]) : suitText(table, NO_SUIT),
      cards: table.lackCount[seat],
    })),
    noToughBreak: [...table.noBreak],
  };
}

const handOf = (table: Table, seat: Seat): Card[] => cardsIn(table.places, seat * table.cards.words, table.cards.words);

const knownIn = (table: Table, viewer: Seat, holder: Seat): string[] =>
  textsOf(
    table,
    cardsIn(table.known, viewer * table.cards.words, table.cards.words).filter((card) => table.holds(holder, card)),
  );

function drawnFor(table: Table, viewer: Seat): string {
  if (table.drawn === NO_CARD) return NOTHING;
  return viewer === table.turn ? textOfCard(table, table.drawn) : HIDDEN;
}
