export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Between the bubble and what it is about, and between the bubble and the edge of the window. */
const GAP = 12;
const EDGE = 6;

/** What it costs to cover a square pixel of the target, or of what is needed, and to be a pixel away. */
const COVERING = 1000;
const HINDERING = 10;
const FARNESS = 4;
/** So small a difference is none: the earlier spot stays. Ten pixels nearer or farther nobody minds. */
const ALIKE = 40;

/**
 * Where a bubble goes that is about `target`: next to it, wholly in the room, never over it where there is any way to avoid that, and as
 * little as possible over what else is needed now.
 */
export function beside(target: Box, bubble: Size, room: Size, needed: readonly Box[]): Spot {
  const spots = spotsFor(target, bubble, room, needed);
  let best = spots[0] as Spot;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const at = { ...spot, ...bubble };
    const cost =
      COVERING * shared(at, target) +
      HINDERING * needed.reduce((sum, box) => sum + shared(at, box), 0) +
      FARNESS * (Math.abs(middleX(at) - middleX(target)) + Math.abs(middleY(at) - middleY(target)));
    if (cost < least - ALIKE) [best, least] = [spot, cost];
  }
  return best;
}

function spotsFor(target: Box, { width, height }: Size, room: Size, needed: readonly Box[]): Spot[] {
  const across = within(target.x + target.width / 2 - width / 2, room.width - width);
  const down = within(target.y + target.height / 2 - height / 2, room.height - height);
  const [left, top] = [target.x - GAP - width, target.y - GAP - height];
  const [right, bottom] = [target.x + target.width + GAP, target.y + target.height + GAP];
  const edges = [EDGE, room.width - EDGE - width];
  return [
    // Below first: above a thing lies what was looked at before it, the others and what they did.
    { x: across, y: bottom },
    { x: across, y: top },
    { x: left, y: down },
    { x: right, y: down },
    // Just above or below something that is needed: the hand and its buttons, the cards of a trick.
    ...needed.flatMap(({ y, height: high }) => [
      { x: across, y: y - GAP - height },
      { x: across, y: y + high + GAP },
    ]),
    // The corners, for a target that leaves no room beside it.
    ...edges.flatMap((x) => [EDGE, room.height - EDGE - height].map((y) => ({ x, y }))),
  ].map(({ x, y }) => ({ x: within(x, room.width - width), y: within(y, room.height - height) }));
}

const middleX = ({ x, width }: Box): number => x + width / 2;
const middleY = ({ y, height }: Box): number => y + height / 2;
const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

/** How many square pixels two boxes have in common. */
export function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
