/** Room for a hand, in pixels. */
export interface Room {
  readonly width: number;
  /** Of the whole table for a fan; of the hand itself when it fills a phone. */
  readonly height: number;
}

/** How a hand lies: cards of this width in rows of nearly equal length. */
export interface Lay {
  readonly card: number;
  readonly rows: number;
  readonly inRow: number;
  /** From the left edge of a card to that of the next. */
  readonly step: number;
  /** More cards than the room has width for, even in rows: the hand scrolls sideways, and says so. */
  readonly scrolls: boolean;
}

/** A card is 5 by 7. */
export const TALL = 1.4;
/** Pixels between cards that need not overlap. */
const GAP = 5;
/** The part of a card that is its spine: less may never show. */
const SPINE = 0.31;
/** As much of a card shows where there is a choice. */
const COMFORT = 0.43;
/** Nine cards or fewer lie in one row and are at least this wide. */
const ONE_ROW = 9;
const LEAST = 84;
/** What a card may shrink to when there are many, in one row and in two. */
const LITTLE_LESS = 70;
const SMALL = 62;
const LARGEST = 132;
/** The part of the table's height that a card may be wide. */
const SHARE = 0.17;

const inOneRow = (room: number, card: number): number => Math.max(1, Math.floor((room - card) / (card * SPINE)) + 1);

/** A fan: one row as long as spines can be seen, then two, then smaller cards, then scrolling. */
export function fan(count: number, { width, height }: Room, share = SHARE): Lay {
  // The cards at the ends lean out.
  const room = Math.max(1, width - 24);
  const most = Math.max(LEAST, Math.min(LARGEST, height * share));
  const wished = Math.min(most, room / (1 + (count - 1) * COMFORT));
  if (wished >= LEAST || count <= ONE_ROW || count <= inOneRow(room, LEAST))
    return rowsOf(count, 1, Math.round(Math.max(LEAST, wished)), room);
  // A little smaller rather than two rows; then two rows, and smaller only if they must be.
  for (const [rows, smallest] of [
    [1, LITTLE_LESS],
    [2, SMALL],
  ] as const) {
    for (let card = LEAST; card >= smallest; card--) {
      if (count <= rows * inOneRow(room, card)) return rowsOf(count, rows, card, room);
    }
  }
  return { ...rowsOf(count, 2, SMALL, room), step: SMALL * COMFORT, scrolls: true };
}

/** How much of a card shows to the side and downwards in a hand that fills a phone. */
const BESIDE = 0.62;
const BELOW = 0.66;
const HUGE = 300;
const MOST_ROWS = 5;

/** Cards as large as the room allows, in as many rows as that takes. */
export function filling(count: number, { width, height }: Room): Lay {
  const room = Math.max(1, width - 8);
  let best = rowsOf(count, 1, SMALL, room);
  for (let rows = 1; rows <= Math.min(count, MOST_ROWS); rows++) {
    const inRow = Math.ceil(count / rows);
    const wide = room / (1 + (inRow - 1) * BESIDE);
    const tall = height / (TALL * (1 + (rows - 1) * BELOW));
    const card = Math.floor(Math.min(HUGE, wide, tall));
    if (card > best.card) best = rowsOf(count, rows, card, room);
  }
  return best;
}

function rowsOf(count: number, rows: number, card: number, room: number): Lay {
  const inRow = Math.max(1, Math.ceil(count / rows));
  const step = inRow > 1 ? Math.min(card + GAP, (room - card) / (inRow - 1)) : 0;
  return { card, rows, inRow, step, scrolls: false };
}
