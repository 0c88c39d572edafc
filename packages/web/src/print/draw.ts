import type PDFDocument from 'pdfkit';
import { type Ink, inkNamed } from '../cards/ink.js';
import { type Drawn, readMarkup } from './markup.js';

/** What a shape inherits from what it is in. */
interface Style {
  readonly fill: string;
  readonly stroke: string;
  readonly 'stroke-width': string;
  readonly 'stroke-linecap': string;
  readonly 'stroke-linejoin': string;
  readonly 'stroke-dasharray': string;
  readonly 'text-anchor': string;
  readonly 'font-size': string;
  readonly opacity: number;
  readonly spine: boolean;
}

const BARE: Style = {
  fill: '#000000',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
  'text-anchor': 'start',
  'font-size': '10',
  opacity: 1,
  spine: false,
};

/** The typeface of the cards, under this name in the document. */
export const CARD_FONT = 'cards';

const number = (text: string | undefined, usual = 0): number => (text === undefined ? usual : Number(text));

/**
 * Draws SVG as our cards use it: shapes, groups, nested pictures, the inks of `cards/ink.ts`, and words set to a length. It
 * throws at anything else, so that a drawing is never quietly incomplete on paper.
 */
export function draw(doc: PDFDocument, drawn: Drawn, style: Style = BARE): void {
  const own = styleOf(drawn, style);
  doc.save();
  transform(doc, drawn.attributes.transform);
  SHAPES[drawn.name]?.(doc, drawn, own) ?? unknown(drawn.name);
  doc.restore();
}

function unknown(name: string): never {
  throw new Error(`cards are printed without <${name}>; teach print/draw.ts to draw it`);
}

function styleOf({ attributes }: Drawn, style: Style): Style {
  const given = Object.keys(BARE).filter((name) => name !== 'opacity' && attributes[name] !== undefined);
  return {
    ...style,
    ...Object.fromEntries(given.map((name) => [name, attributes[name]])),
    opacity: style.opacity * number(attributes.opacity, 1),
    spine: style.spine || (attributes.class ?? '').includes('card-spine'),
  };
}

function transform(doc: PDFDocument, text = ''): void {
  for (const [, kind, inside = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0] = inside.split(/[\s,]+/).map(Number);
    if (kind === 'translate') doc.translate(a, b);
    else if (kind === 'rotate') doc.rotate(a, { origin: [b, c] });
    else if (kind === 'scale') doc.scale(a, b || a);
    else throw new Error(`cards are printed without ${kind}(); teach print/draw.ts to do it`);
  }
}

type Shape = (doc: PDFDocument, drawn: Drawn, style: Style) => true;

const inside: Shape = (doc, { children }, style) => {
  for (const child of children) if (typeof child !== 'string') draw(doc, child, style);
  return true;
};

const shaped =
  (outline: (doc: PDFDocument, attributes: Drawn['attributes']) => void): Shape =>
  (doc, { attributes }, style) => {
    paint(doc, style, () => outline(doc, attributes));
    return true;
  };

const SHAPES: Readonly<Record<string, Shape>> = {
  g: inside,
  svg: picture,
  path: shaped((doc, { d = '' }) => doc.path(d)),
  circle: shaped((doc, { cx, cy, r }) => doc.ellipse(number(cx), number(cy), number(r), number(r))),
  ellipse: shaped((doc, { cx, cy, rx, ry }) => doc.ellipse(number(cx), number(cy), number(rx), number(ry))),
  rect: shaped((doc, { x, y, width, height, rx }) => {
    const box = [number(x), number(y), number(width), number(height)] as const;
    if (rx === undefined) doc.rect(...box);
    else doc.roundedRect(...box, number(rx));
  }),
  text: words,
};

/** A picture in a picture: fitted into its place, in the middle, and cut off at its edges. */
function picture(doc: PDFDocument, drawn: Drawn, style: Style): true {
  const { x, y, width, height, viewBox = '' } = drawn.attributes;
  const [left = 0, top = 0, wide = 1, high = 1] = viewBox.split(/\s+/).map(Number);
  const [roomX, roomY] = [number(width, wide), number(height, high)];
  const scale = Math.min(roomX / wide, roomY / high);
  doc.translate(number(x) + (roomX - wide * scale) / 2, number(y) + (roomY - high * scale) / 2);
  doc.scale(scale, scale).translate(-left, -top);
  doc.rect(left, top, wide, high).clip();
  return inside(doc, drawn, style);
}

function paint(doc: PDFDocument, style: Style, outline: () => void): void {
  const { fill, stroke, opacity } = style;
  const ink = inkNamed(fill);
  if (ink) {
    doc.save();
    outline();
    doc.clip();
    lay(doc, ink);
    doc.restore();
  }
  doc.fillOpacity(opacity).strokeOpacity(opacity);
  const [fills, strokes] = [fill !== 'none' && !ink, stroke !== 'none'];
  if (!fills && !strokes) return;
  pen(doc, style);
  outline();
  if (fills && strokes) doc.fillAndStroke(fill, stroke);
  else if (fills) doc.fill(fill);
  else doc.stroke(stroke);
}

function pen(doc: PDFDocument, style: Style): void {
  doc.lineWidth(number(style['stroke-width'])).lineCap(style['stroke-linecap']).lineJoin(style['stroke-linejoin']);
  const [length, space = length] = style['stroke-dasharray'].split(/[\s,]+/).map(Number);
  if (length !== undefined && Number.isFinite(length)) doc.dash(length, { space: space as number });
}

/** A card is 100 by 140; a pattern that is turned has to reach into its corners. */
const REACH = 180;

/** Covers the clipped part of a card with an ink and its pattern, tile by tile. */
function lay(doc: PDFDocument, { ground, mark, width, height, turn, tile }: Ink): void {
  doc.rect(0, 0, 100, 140).fill(ground);
  const shapes = readMarkup(tile);
  const style = { ...BARE, fill: mark, stroke: mark };
  doc.rotate(turn);
  const from = turn === 0 ? 0 : -REACH;
  for (let x = Math.floor(from / width) * width; x < REACH; x += width) {
    for (let y = Math.floor(from / height) * height; y < REACH; y += height) {
      if (turn !== 0 && !isNear(x, y, turn, Math.max(width, height))) continue;
      if (turn === 0 && (x > 100 || y > 140)) continue;
      doc.save().translate(x, y);
      doc.rect(0, 0, width, height).clip();
      for (const shape of shapes) draw(doc, shape, style);
      doc.restore();
    }
  }
}

/** Whether a tile of a turned pattern touches the card. */
function isNear(x: number, y: number, turn: number, size: number): boolean {
  const angle = (turn * Math.PI) / 180;
  const [atX, atY] = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
  return atX > -2 * size && atX < 100 + 2 * size && atY > -2 * size && atY < 140 + 2 * size;
}

/** Words in the cards' typeface, as wide as the drawing says. */
function words(doc: PDFDocument, { attributes, children }: Drawn, style: Style): true {
  const said = children.filter((child) => typeof child === 'string').join('');
  const text = style.spine ? said.toUpperCase() : said;
  const size = number(style['font-size']);
  doc.font(CARD_FONT).fontSize(size);
  const natural = doc.widthOfString(text);
  const stretch = attributes.textLength === undefined ? 1 : number(attributes.textLength) / natural;
  const shift = style['text-anchor'] === 'middle' ? natural / 2 : style['text-anchor'] === 'end' ? natural : 0;
  doc.translate(number(attributes.x), number(attributes.y)).scale(stretch, 1);
  doc.fillOpacity(style.opacity).fillColor(style.fill);
  doc.text(text, -shift, 0, { lineBreak: false, baseline: 'alphabetic' });
  return true;
}
