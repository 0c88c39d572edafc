import type { ReactNode } from 'react';
import { Bottle } from './bottle.js';
import { Glass } from './glasses.js';
import { Ingredient } from './ingredients.js';
import { BRICK, GOLD, INK, PAPER } from './stock.js';

const solid = (fill: string) => ({ fill, stroke: INK, strokeWidth: 2.8, strokeLinejoin: 'round' }) as const;
const line = { fill: 'none', stroke: INK, strokeWidth: 3.2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const loss = <path d="M6 8L58 58" {...line} stroke={BRICK} strokeWidth="6" />;

const person = (x: number, fill: string) => (
  <g {...solid(fill)}>
    <circle cx={x} cy="22" r="9" />
    <path d={`M${x - 14} 56C${x - 14} 38 ${x - 8} 34 ${x} 34S${x + 14} 38 ${x + 14} 56Z`} />
  </g>
);
const token = (x: number, y: number) => (
  <g>
    <circle cx={x} cy={y} r="12" {...solid('#c98f4e')} />
    <circle cx={x} cy={y} r="7.5" fill="none" stroke={INK} strokeWidth="1.6" />
  </g>
);
const card = (x: number, turn: number, fill: string = PAPER) => (
  <rect x={x} y="14" width="24" height="36" rx="4" transform={`rotate(${turn} ${x + 12} 32)`} {...solid(fill)} />
);

/** What each effect of Whiskey Times looks like, in a box of 64 by 64. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  // A door that opens.
  'replace-guest': (
    <>
      <path d="M10 60V6H42V60Z" {...solid('#7a4a2a')} />
      <path d="M42 6L58 14V64L42 60Z" {...solid('#a6672c')} />
      <circle cx="47" cy="38" r="2.2" fill={GOLD} />
      <circle cx="26" cy="28" r="7" {...solid(PAPER)} />
      <path d="M14 58C14 44 20 38 26 38S38 44 38 58Z" {...solid(PAPER)} />
    </>
  ),
  'lose-glass': (
    <>
      <Glass name="rocks" size={64} level={0} />
      <path d="M30 16L24 28L34 36L26 56" {...line} />
    </>
  ),
  'lose-bottle': (
    <>
      <Bottle region="highlands" x={2} y={4} size={60} />
      <path d="M6 20C0 12 2 6 8 8C8 0 20 2 18 10M58 20C64 12 62 6 56 8C56 0 44 2 46 10" {...solid(PAPER)} />
    </>
  ),
  // Mice.
  'lose-resources': (
    <>
      <path d="M8 46C8 30 26 26 42 34C50 38 56 42 60 48C52 54 20 56 8 46Z" {...solid('#9a938c')} />
      <circle cx="36" cy="27" r="8" {...solid('#c9b7a8')} />
      <circle cx="48" cy="43" r="2.2" fill={INK} />
      <path d="M8 44C-4 40 4 26 14 18M60 48L64 46M60 49L64 52" {...line} strokeWidth="2.6" />
    </>
  ),
  'lose-tokens': (
    <>
      {token(22, 26)}
      {token(42, 40)}
      {loss}
    </>
  ),
  // It has a prologue.
  'lose-draw-points': (
    <>
      <circle cx="32" cy="34" r="25" {...solid(PAPER)} />
      <path d="M32 18V34L44 40" {...line} strokeWidth="4.2" />
      <path d="M32 4V9M24 3H40" {...line} />
    </>
  ),
  // A broom.
  'sweep-markets': (
    <>
      <path d="M52 4L30 34" {...line} strokeWidth="5" stroke="#7a4a2a" />
      <path d="M22 28L38 40L30 60L4 52Z" {...solid(GOLD)} />
      <path d="M18 38L12 54M26 42L20 58" {...line} strokeWidth="2.2" />
      <path d="M44 52H58M48 60H60" {...line} />
    </>
  ),
  'sweep-guests': (
    <>
      {person(20, '#8fa3b5')}
      {person(44, PAPER)}
      <path d="M20 4C30 -2 42 0 48 6M48 6L47 -1M48 6L41 7" {...line} strokeWidth="2.6" />
    </>
  ),
  'give-left': (
    <>
      {card(32, 10)}
      <path d="M28 32H4M14 20L3 32L14 44" {...line} strokeWidth="5" stroke={BRICK} />
    </>
  ),
  // A note under the glass.
  bonus: (
    <>
      <path d="M32 2L39 22L60 22L43 35L50 56L32 43L14 56L21 35L4 22L25 22Z" {...solid(GOLD)} />
      <circle cx="27" cy="27" r="2.2" fill={INK} />
      <circle cx="37" cy="27" r="2.2" fill={INK} />
      <path d="M26 34Q32 39 38 34" {...line} strokeWidth="2.6" />
    </>
  ),
  // A jam jar.
  'wild-glass': (
    <>
      <path d="M14 18C14 14 18 14 18 10H46C46 14 50 14 50 18V54Q50 61 43 61H21Q14 61 14 54Z" {...solid(PAPER)} />
      <path d="M15 36H49V54Q49 60 43 60H21Q15 60 15 54Z" fill={GOLD} />
      <path d="M16 3H48V11H16Z" {...solid('#9aa3a8')} />
      <path d="M22 24H42V34H22Z" {...solid(PAPER)} strokeWidth={2} />
    </>
  ),
  // The cupboard.
  'wild-mixer': (
    <>
      <path d="M8 6H56V58H8Z" {...solid('#a6672c')} />
      <path d="M14 12H50V52H14Z" {...solid(PAPER)} />
      <path d="M14 32H50" {...line} />
      <Ingredient name="lime" x={17} y={14} size={16} />
      <Ingredient name="cola" x={33} y={14} size={17} />
      <Ingredient name="ice" x={24} y={34} size={17} />
    </>
  ),
  'draw-resources': (
    <>
      {card(6, -16, '#c5d6e3')}
      {card(34, 16, '#c5d6e3')}
      {card(20, 0)}
      <path d="M32 24V40M24 32H40" {...line} strokeWidth="4.2" />
    </>
  ),
  // A key.
  'choose-bottle': (
    <>
      <circle cx="18" cy="20" r="14" {...solid(GOLD)} />
      <circle cx="18" cy="20" r="5.5" {...solid(PAPER)} />
      <path d="M27 27L58 58L52 62L46 56L42 60L37 55L41 51L23 33Z" {...solid(GOLD)} />
    </>
  ),
  // A word in the ear.
  'cheap-swap': (
    <>
      <path d="M6 8H58V40H32L20 54V40H6Z" {...solid(PAPER)} />
      <path d="M16 20H48M16 29H38" {...line} />
    </>
  ),
  // A jar of tokens.
  'gain-tokens': (
    <>
      <path d="M10 20H54L50 60H14Z" {...solid('#cfe8f5')} />
      {token(24, 46)}
      {token(40, 46)}
      {token(32, 12)}
      <path d="M10 20H54" {...line} />
    </>
  ),
  // An umbrella.
  'fetch-resource': (
    <>
      <path
        d="M4 34C4 14 18 6 32 6S60 14 60 34C54 28 48 28 44 34C40 28 36 28 32 34C28 28 24 28 20 34C16 28 10 28 4 34Z"
        {...solid(BRICK)}
      />
      <path d="M32 6V1M32 34V52C32 62 46 62 46 53" {...line} />
    </>
  ),
};

export function OccasionDrawing({
  effect,
  x = 0,
  y = 0,
  size,
}: Readonly<{ effect: string; x?: number; y?: number; size: number }>) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="-1 -3 66 68" aria-hidden="true" focusable="false">
      {DRAWINGS[effect] ?? DRAWINGS.bonus}
    </svg>
  );
}

export const EFFECTS_DRAWN = Object.keys(DRAWINGS);
