import { useInsertionEffect } from 'react';
import { COLOURS, type Colour, INKS, type Pattern } from './colours.js';

const ID = 'taproom-ink';

/** What to fill with to print in a colour and its pattern. */
export const inkOf = (colour: Colour): string => `url(#${ID}-${colour})`;

/** One tile of each pattern, in card units (a card is 100 wide). */
const TILES: Readonly<Record<Pattern, { size: readonly [number, number]; turn?: number; tile: string }>> = {
  plain: { size: [10, 10], tile: '' },
  bars: { size: [11, 11], tile: '<path d="M3 0V11" stroke-width="4"/>' },
  dots: { size: [12, 12], tile: '<circle cx="3" cy="3" r="2.5"/><circle cx="9" cy="9" r="2.5"/>' },
  chevrons: { size: [14, 10], tile: '<path d="M-1 8L7 2L15 8" fill="none" stroke-width="3"/>' },
  stripes: { size: [11, 11], turn: 45, tile: '<path d="M0 3H11" stroke-width="4"/>' },
  waves: { size: [18, 10], tile: '<path d="M-1 5C2 1 6 1 9 5S16 9 19 5" fill="none" stroke-width="2.6"/>' },
  lattice: { size: [12, 12], turn: 45, tile: '<path d="M0 2H12M2 0V12" stroke-width="2"/>' },
  diamonds: { size: [14, 18], tile: '<path d="M7 3.5L11 9L7 14.5L3 9Z"/>' },
  scales: {
    size: [16, 14],
    tile: '<path d="M0 0A8 7 0 0 0 16 0M-8 7A8 7 0 0 0 8 7A8 7 0 0 0 24 7" fill="none" stroke-width="2"/>',
  },
  bricks: { size: [20, 14], tile: '<path d="M0 1H20M0 8H20M5 1V8M15 8V15" fill="none" stroke-width="2"/>' },
};

/** What a colour is printed with, for those who have no browser to lay it out. */
export interface Ink {
  readonly ground: string;
  readonly mark: string;
  readonly width: number;
  readonly height: number;
  /** Degrees that the pattern is turned by. */
  readonly turn: number;
  /** One tile, as SVG. */
  readonly tile: string;
}

/** The ink that `fill` names, as `inkOf` wrote it; undefined for a plain colour. */
export function inkNamed(fill: string): Ink | undefined {
  const colour = COLOURS.find((name) => inkOf(name) === fill);
  if (colour === undefined) return undefined;
  const { ground, mark, pattern } = INKS[colour];
  const { size, turn = 0, tile } = TILES[pattern];
  return { ground, mark, width: size[0], height: size[1], turn, tile: stilled(tile) };
}

function patternOf(colour: Colour): string {
  const { ground, mark, pattern } = INKS[colour];
  const { size, turn, tile } = TILES[pattern];
  const [width, height] = size;
  const transform = turn ? ` patternTransform="rotate(${turn})"` : '';
  return (
    `<pattern id="${ID}-${colour}" patternUnits="userSpaceOnUse" width="${width}" height="${height}"${transform}>` +
    `<rect width="${width}" height="${height}" fill="${ground}"/><g fill="${mark}" stroke="${mark}">${stilled(tile)}</g></pattern>`
  );
}

/** The patterns that a drawing refers to, for one that stands alone. */
export const patternsIn = (markup: string): string =>
  COLOURS.filter((colour) => markup.includes(inkOf(colour)))
    .map(patternOf)
    .join('');

/** Shapes without a stroke of their own get none. */
const stilled = (tile: string): string => tile.replaceAll(/<(circle|path)(?![^>]*stroke-width)/g, '<$1 stroke="none"');

/** Lays the ten patterns into the document, once: every card on the page refers to the same ones. */
function layInk(): void {
  if (document.getElementById(ID)) return;
  const holder = document.createElement('div');
  holder.innerHTML =
    `<svg id="${ID}" width="0" height="0" aria-hidden="true" focusable="false">` +
    `<defs>${COLOURS.map(patternOf).join('')}</defs></svg>`;
  const drawing = holder.firstElementChild as SVGSVGElement;
  // Not as an attribute: the server's CSP allows styles from files and from scripts only.
  drawing.style.position = 'absolute';
  document.body.prepend(drawing);
}

export const useInk = (): void => useInsertionEffect(layInk, []);
