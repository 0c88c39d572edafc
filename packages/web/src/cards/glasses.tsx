import type { ReactNode } from 'react';
import { INK, PAPER, POURED } from './stock.js';

export const GLASSES = ['wine', 'rocks', 'cocktail', 'neat', 'beer', 'highball', 'copita', 'glencairn'] as const;
export type GlassName = (typeof GLASSES)[number];

interface Drawing {
  /** What holds the drink; also the outline of the upper part. */
  readonly bowl: string;
  /** Stem, foot, handle. */
  readonly rest: string;
  /** Where a full and an empty drink end, from the top. */
  readonly full: number;
  readonly empty: number;
  /** Ice, foam, olive: drawn at card size, left out of small icons. */
  readonly garnish?: (ink: string) => ReactNode;
  /** Drawn at every size, because the glass would not be known without it. */
  readonly mark?: (ink: string) => ReactNode;
}

/** In a box of 64 by 64. */
const DRAWINGS: Readonly<Record<GlassName, Drawing>> = {
  wine: {
    bowl: 'M17 5H47C50 21 47 36 32 37C17 36 14 21 17 5Z',
    rest: 'M32 37V57M19 59H45',
    full: 15,
    empty: 37,
    garnish: () => (
      <path d="M22 11c-1 6 0 12 3 16" fill="none" stroke={PAPER} strokeWidth="2.4" strokeLinecap="round" />
    ),
  },
  rocks: {
    bowl: 'M10 14H54L50 58H14Z',
    rest: 'M14 53H50',
    full: 25,
    empty: 53,
    garnish: (ink) => (
      <g fill={PAPER} stroke={ink} strokeWidth="2" strokeLinejoin="round" opacity=".92">
        <path d="M18 28l12-4 4 12-12 4z" />
        <path d="M33 37l12-1 1 12-12 1z" />
      </g>
    ),
  },
  cocktail: {
    bowl: 'M6 9H58L32 38Z',
    rest: 'M32 38V57M19 59H45',
    full: 14,
    empty: 37,
    mark: (ink) => (
      <g>
        <path d="M53 2L33 22" stroke={ink} strokeWidth="2.6" strokeLinecap="round" />
        <circle cx="38" cy="17" r="5" fill="#7d9a3a" stroke={ink} strokeWidth="2" />
      </g>
    ),
  },
  neat: {
    bowl: 'M12 9C15 17 23 19 23 24C11 29 6 38 10 49Q13 58 22 58H42Q51 58 54 49C58 38 53 29 41 24C41 19 49 17 52 9Z',
    rest: '',
    full: 34,
    empty: 58,
    garnish: () => <path d="M15 42c0 5 2 9 5 11" fill="none" stroke={PAPER} strokeWidth="2.4" strokeLinecap="round" />,
  },
  beer: {
    bowl: 'M11 15H43V56Q43 59 40 59H14Q11 59 11 56Z',
    rest: 'M43 25H50Q57 25 57 32V42Q57 49 50 49H43',
    full: 15,
    empty: 59,
    mark: (ink) => (
      <path
        d="M9 21C4 15 9 8 16 10C18 3 27 2 30 7C37 2 44 6 43 11C49 13 48 20 44 21C40 24 36 22 34 20C31 25 26 25 24 21C20 25 13 25 9 21Z"
        fill={PAPER}
        stroke={ink}
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
    ),
    garnish: (ink) => <path d="M21 31V50M32 31V50" stroke={ink} strokeWidth="2" strokeLinecap="round" opacity=".5" />,
  },
  highball: {
    bowl: 'M18 8H46L43 60H21Z',
    rest: '',
    full: 20,
    empty: 58,
    mark: (ink) => (
      <path
        d="M52 1L43 3L33 44"
        fill="none"
        stroke={ink}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ),
    garnish: () => (
      <g fill={PAPER} opacity=".85">
        <circle cx="26" cy="48" r="2" />
        <circle cx="36" cy="52" r="1.6" />
        <circle cx="27" cy="36" r="1.6" />
        <circle cx="38" cy="38" r="2" />
        <circle cx="29" cy="27" r="1.4" />
      </g>
    ),
  },
  copita: {
    bowl: 'M24 4H40C40 13 47 18 47 28C47 37 40 42 32 42C24 42 17 37 17 28C17 18 24 13 24 4Z',
    rest: 'M32 42V56M21 59H43',
    full: 24,
    empty: 42,
    garnish: () => <path d="M22 27c0 4 1 7 4 9" fill="none" stroke={PAPER} strokeWidth="2.2" strokeLinecap="round" />,
  },
  glencairn: {
    bowl: 'M24 3H40C40 14 49 20 49 32C49 42 42 46 36 47H28C22 46 15 42 15 32C15 20 24 14 24 3Z',
    rest: 'M28 47L26 53H20Q17 53 17 57V60H47V57Q47 53 44 53H38L36 47',
    full: 25,
    empty: 47,
    garnish: () => <path d="M20 31c0 5 2 8 5 10" fill="none" stroke={PAPER} strokeWidth="2.2" strokeLinecap="round" />,
  },
};

interface GlassProps {
  readonly name: GlassName;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  /** Colour or `url(#...)` of what is in it. */
  readonly drink?: string;
  /** How full, 0 to 1. */
  readonly level?: number;
  /** Icons are drawn bolder and plainer. */
  readonly icon?: boolean;
  readonly ink?: string;
  readonly glass?: string;
}

/** A glass inside another drawing. */
export function Glass({ name, x = 0, y = 0, size, drink, level = 1, icon, ink = INK, glass = PAPER }: GlassProps) {
  const drawing = DRAWINGS[name];
  const surface = drawing.empty - (drawing.empty - drawing.full) * Math.max(0, Math.min(1, level));
  const width = icon ? 5 : 3.2;
  return (
    <svg
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
      overflow="visible"
    >
      <path d={drawing.bowl} fill={glass} />
      {level > 0 && (
        <svg
          aria-hidden="true"
          x="0"
          y={surface}
          width="64"
          height={64 - surface}
          viewBox={`0 ${surface} 64 ${64 - surface}`}
        >
          <path d={drawing.bowl} fill={drink ?? POURED[name]} />
        </svg>
      )}
      {!icon && drawing.garnish?.(ink)}
      <path d={drawing.bowl} fill="none" stroke={ink} strokeWidth={width} strokeLinejoin="round" />
      {drawing.rest !== '' && (
        <path
          d={drawing.rest}
          fill="none"
          stroke={ink}
          strokeWidth={width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {drawing.mark?.(ink)}
    </svg>
  );
}

/** A glass on its own, for buttons and names. Says nothing itself: the text beside it does. */
export function GlassIcon(props: Omit<GlassProps, 'x' | 'y' | 'size'> & { readonly className?: string }) {
  const { className, ...glass } = props;
  return (
    <svg viewBox="-2 -2 68 68" className={className} aria-hidden="true" focusable="false">
      <Glass ink="currentColor" {...glass} size={64} />
    </svg>
  );
}

export const isGlass = (word: string): word is GlassName => (GLASSES as readonly string[]).includes(word);
