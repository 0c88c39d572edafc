import type { ReactNode } from 'react';
import './cards.css';
import { useInk } from './ink.js';
import { type Plate, setType } from './lettering.js';
import { INK, PAPER } from './stock.js';

/** What every card component takes besides its face. */
export interface CardLook {
  /** The accessible name. Left out, the card is decoration and whatever holds it must say what it is. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  /** The card in notation, so that a card can be found wherever it is drawn. */
  readonly face?: string | undefined;
  /** What a set of somebody's own calls this card. */
  readonly title?: string | undefined;
}

/** A card is 100 by 140: a spine of 30 on the left, which is all one sees in a fan, and a printed field. */
export const FIELD = { x: 33, y: 5, width: 62, height: 130, middle: 64 } as const;

interface StockProps extends CardLook {
  readonly children: ReactNode;
  readonly paper?: string;
}

/** The bare card. */
export function Stock({ label, className, face, children, paper = PAPER }: StockProps) {
  useInk();
  return (
    <svg
      viewBox="0 0 100 140"
      className={className ? `card ${className}` : 'card'}
      data-face={face}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      focusable="false"
    >
      <rect x=".5" y=".5" width="99" height="139" rx="9" fill={paper} stroke={INK} strokeWidth="1" />
      {children}
    </svg>
  );
}

/** The printed field, with the letterpress habit of ink that does not quite meet its outline. */
export function Field({ fill, line = INK }: { readonly fill: string; readonly line?: string }) {
  return (
    <>
      <rect x={FIELD.x} y={FIELD.y} width={FIELD.width} height={FIELD.height} rx="5" fill={fill} />
      <rect
        x={FIELD.x + 2.6}
        y={FIELD.y + 2.6}
        width={FIELD.width - 5.2}
        height={FIELD.height - 5.2}
        rx="3.4"
        fill="none"
        stroke={line}
        strokeWidth="1"
        opacity=".55"
      />
    </>
  );
}

/** A round beer mat with a serrated edge. */
export function Coaster({
  cx,
  cy,
  r,
  fill = PAPER,
  line = INK,
}: Readonly<{ cx: number; cy: number; r: number; fill?: string; line?: string }>) {
  const round = 2 * Math.PI * (r - 0.8);
  return (
    <>
      <circle cx={cx} cy={cy} r={r} fill={fill} stroke={line} strokeWidth="1.4" />
      <circle
        cx={cx}
        cy={cy}
        r={r - 3}
        fill="none"
        stroke={line}
        strokeWidth="1"
        strokeDasharray={`${round / 72} ${round / 72}`}
        opacity=".6"
      />
    </>
  );
}

/** Rays from the middle of the field, for cards on which something happens. */
export function Rays({
  cx,
  cy,
  fill,
  opacity = 1,
}: Readonly<{ cx: number; cy: number; fill: string; opacity?: number }>) {
  const rays = Array.from({ length: 12 }, (_, i) => {
    const [a, b] = [(i * Math.PI) / 6, (i * Math.PI) / 6 + Math.PI / 12];
    const at = (angle: number) =>
      `${(cx + 110 * Math.cos(angle)).toFixed(1)} ${(cy + 110 * Math.sin(angle)).toFixed(1)}`;
    return `M${cx} ${cy}L${at(a)}L${at(b)}Z`;
  }).join('');
  return (
    <svg
      x={FIELD.x}
      y={FIELD.y}
      width={FIELD.width}
      height={FIELD.height}
      viewBox={`${FIELD.x} ${FIELD.y} ${FIELD.width} ${FIELD.height}`}
      aria-hidden="true"
    >
      <path d={rays} fill={fill} opacity={opacity} />
    </svg>
  );
}

/** The name of a card that usually has none, along the lower edge of the field. */
export function Ribbon({ title }: { readonly title: string | undefined }) {
  if (title === undefined) return null;
  return (
    <>
      <rect
        x={FIELD.x + 4}
        y="123.5"
        width={FIELD.width - 8}
        height="9"
        rx="2"
        fill={PAPER}
        stroke={INK}
        strokeWidth="1"
      />
      <Poster lines={[title.toUpperCase()]} x={FIELD.middle} plate={RIBBON} />
    </>
  );
}
const RIBBON: Plate = { y: 125, width: 50, height: 6, tallest: 8 };

interface PosterProps {
  readonly lines: readonly string[];
  readonly x: number;
  readonly plate: Plate;
  readonly fill?: string;
}

/** Words set like a wood-type poster: every line is as wide as the others, short words are large, and none leaves its plate. */
export function Poster({ lines, x, plate, fill = INK }: PosterProps) {
  return (
    <g className="card-type" fill={fill} textAnchor="middle">
      {setType(lines, plate).map(({ line, size, y, length }) => (
        <text key={line} x={x} y={y} fontSize={size} textLength={length} lengthAdjust="spacingAndGlyphs">
          {line}
        </text>
      ))}
    </g>
  );
}

/** A word along the spine, read from below. */
export function SpineWord({ word, fill = INK, y = 133 }: Readonly<{ word: string; fill?: string; y?: number }>) {
  const size = word.length > 9 ? 8.4 : 9.6;
  return (
    <text
      className="card-type card-spine"
      transform={`translate(20.6 ${y}) rotate(-90)`}
      fontSize={size}
      textLength={Math.min(60, word.length * size * 0.72)}
      lengthAdjust="spacingAndGlyphs"
      fill={fill}
    >
      {word}
    </text>
  );
}

/** A number, two digits no wider than one and a half. */
export function Numeral({
  text,
  x,
  y,
  size,
  fill = INK,
}: Readonly<{ text: string; x: number; y: number; size: number; fill?: string }>) {
  return (
    <text
      className="card-number"
      x={x}
      y={y}
      fontSize={size}
      textAnchor="middle"
      fill={fill}
      {...(text.length > 1
        ? { textLength: size * (text.length > 2 ? 1.3 : 0.98), lengthAdjust: 'spacingAndGlyphs' as const }
        : {})}
    >
      {text}
    </text>
  );
}
