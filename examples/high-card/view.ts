import { type Seat, SPECTATOR, seatsIn } from '@taproom/engine';
import { cardText } from './cards.js';
import { roundsOf } from './options.js';
import { waitingFor } from './rules.js';
import { facesIn, NO_CARD, type Table } from './table.js';

export const NOTHING = 'none';

/** What a viewer may know, built up field by field: what is not put in stays secret. */
export interface View {
  readonly viewer: Seat;
  readonly waiting: readonly Seat[];
  readonly hand: readonly string[];
  readonly handSizes: readonly number[];
  /** The card of each seat in this round, or `none`. */
  readonly laid: readonly string[];
  readonly points: readonly number[];
  readonly round: number;
  readonly rounds: number;
  readonly starter: Seat;
  /** What was laid in earlier rounds: a careful player remembers it. */
  readonly laidBefore: readonly string[];
}

export function view(table: Table, viewer: Seat): View {
  const { setting, seats } = table;
  const text = (face: number): string => cardText(setting.cards, face);
  return {
    viewer,
    waiting: seatsIn(waitingFor(table)),
    hand: viewer === SPECTATOR ? [] : table.handOf(viewer).map(text),
    handSizes: Array.from({ length: seats }, (_, seat) => table.handOf(seat).length),
    laid: [...table.laid].map((face) => (face === NO_CARD ? NOTHING : text(face))),
    points: [...table.points],
    round: table.round,
    rounds: roundsOf(setting),
    starter: table.starter,
    laidBefore: facesIn(table.laidBefore).map(text),
  };
}
