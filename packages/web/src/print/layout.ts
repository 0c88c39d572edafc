/** PDF counts in points, designers in millimetres. */
const POINTS = 72 / 25.4;
export const points = (millimetres: number): number => millimetres * POINTS;

/** A poker card, in millimetres. Our drawings are 5 by 7 as well. */
export const CARD = { width: 63.5, height: 88.9 } as const;

/** Sheets of paper, in millimetres. */
export const PAPERS = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;
export type Paper = keyof typeof PAPERS;

/** How far the print goes beyond the cut on every side, so that no white shows when the knife slips. */
export const BLEED = 1.5;
export const COLUMNS = 3;
export const ROWS = 3;
export const ON_A_PAGE = COLUMNS * ROWS;
/** Between the bleed and the mark, and how long a mark is where the paper has room for it. */
const MARK_GAP = 0.3;
const MARK = 4;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the cards of a page lie, in millimetres from the upper left: nine in the middle of the sheet, a bleed apart. */
export function spotsOn(paper: Paper): Spot[] {
  const { width, height } = PAPERS[paper];
  const step = { x: CARD.width + 2 * BLEED, y: CARD.height + 2 * BLEED };
  const left = (width - COLUMNS * step.x) / 2 + BLEED;
  const top = (height - ROWS * step.y) / 2 + BLEED;
  return Array.from({ length: ON_A_PAGE }, (_, i) => ({
    x: left + (i % COLUMNS) * step.x,
    y: top + Math.floor(i / COLUMNS) * step.y,
  }));
}

/** Where the back of the card at this place of the page goes: the sheet is turned over its long edge. */
export const behind = (place: number): number => place - (place % COLUMNS) + (COLUMNS - 1 - (place % COLUMNS));

export interface Line {
  readonly from: Spot;
  readonly to: Spot;
}

/** Crop marks in the margins: lay a ruler between two of them and cut. */
export function marksOn(paper: Paper): Line[] {
  const { width, height } = PAPERS[paper];
  const spots = spotsOn(paper);
  const [first, last] = [spots[0] as Spot, spots.at(-1) as Spot];
  const ends = { x: last.x + CARD.width + BLEED + MARK_GAP, y: last.y + CARD.height + BLEED + MARK_GAP };
  const begin = { x: first.x - BLEED - MARK_GAP, y: first.y - BLEED - MARK_GAP };
  const edges = (size: number, at: (spot: Spot) => number) => [
    ...new Set(spots.flatMap((spot) => [at(spot), at(spot) + size])),
  ];
  return [
    ...edges(CARD.width, ({ x }) => x).flatMap((x) => [
      { from: { x, y: Math.max(0, begin.y - MARK) }, to: { x, y: begin.y } },
      { from: { x, y: ends.y }, to: { x, y: Math.min(height, ends.y + MARK) } },
    ]),
    ...edges(CARD.height, ({ y }) => y).flatMap((y) => [
      { from: { x: Math.max(0, begin.x - MARK), y }, to: { x: begin.x, y } },
      { from: { x: ends.x, y }, to: { x: Math.min(width, ends.x + MARK), y } },
    ]),
  ];
}
