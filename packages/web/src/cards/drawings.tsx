import type { ReactNode } from 'react';
import { BRICK, GOLD, INK, PAPER } from './stock.js';

/** What happens on a Last Call card, besides matching. */
export const EVENTS = [
  'take-that',
  'about-face',
  'switch-it-up',
  'cheers',
  'chaser',
  'lets-get-wild',
  'pass-the-bottle',
  'tough-break',
  'my-shout',
  'tell-me-your-woes',
  'trigger-troubles',
] as const;
export type EventName = (typeof EVENTS)[number];

const line = { fill: 'none', stroke: INK, strokeWidth: 3.4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const solid = (fill: string) => ({ fill, stroke: INK, strokeWidth: 2.8, strokeLinejoin: 'round' }) as const;

/** A little picture for each, in a box of 64 by 64. */
const DRAWINGS: Readonly<Record<EventName, ReactNode>> = {
  // A dart in the board.
  'take-that': (
    <>
      <circle cx="26" cy="38" r="22" {...solid(BRICK)} />
      <circle cx="26" cy="38" r="14" {...solid(PAPER)} />
      <circle cx="26" cy="38" r="6.5" {...solid(BRICK)} />
      <path d="M26 38L48 16" {...line} strokeWidth="4.2" />
      <path d="M46 18L50 6L54 10L62 4L56 14L60 16L48 20Z" {...solid(GOLD)} />
    </>
  ),
  // Two arrows that chase each other round.
  'about-face': (
    <>
      <path d="M12 27C14 14 26 7 38 10C43 11 47 14 50 18" {...line} strokeWidth="6" />
      <path d="M56 6L54 24L38 18Z" {...solid(GOLD)} />
      <path d="M52 37C50 50 38 57 26 54C21 53 17 50 14 46" {...line} strokeWidth="6" />
      <path d="M8 58L10 40L26 46Z" {...solid(BRICK)} />
    </>
  ),
  // A shaker at work.
  'switch-it-up': (
    <>
      <g transform="rotate(18 32 34)">
        <path d="M20 28H44L40 60H24Z" {...solid(PAPER)} />
        <path d="M21 28C21 18 26 14 26 12H38C38 14 43 18 43 28Z" {...solid(GOLD)} />
        <path d="M27 12V5H37V12Z" {...solid(PAPER)} />
        <path d="M28 36L29.5 52" {...line} strokeWidth="2.4" />
      </g>
      <path
        d="M9 20C5 26 5 34 8 40M3 24C1 29 1 32 2 36M55 26C60 32 60 40 57 46M62 30C64 35 63 39 62 42"
        {...line}
        strokeWidth="2.8"
      />
    </>
  ),
  // Two mugs, one splash.
  cheers: (
    <>
      <g transform="rotate(16 18 40)">
        <path d="M10 24H31V56H10Z" {...solid(GOLD)} />
        <path d="M10 31H4Q1 31 1 35V45Q1 49 4 49H10" {...line} strokeWidth="3" />
        <path d="M8 27Q7 20 13 20Q16 15 22 18Q29 15 31 21Q35 24 32 28Z" {...solid(PAPER)} />
      </g>
      <g transform="rotate(-16 46 40)">
        <path d="M33 24H54V56H33Z" {...solid(GOLD)} />
        <path d="M54 31H60Q63 31 63 35V45Q63 49 60 49H54" {...line} strokeWidth="3" />
        <path d="M32 28Q29 24 33 21Q35 15 42 18Q48 15 51 20Q57 20 56 27Z" {...solid(PAPER)} />
      </g>
      <path d="M32 12V3M24 13L19 6M40 13L45 6" {...line} strokeWidth="3" />
    </>
  ),
  // A shot that runs.
  chaser: (
    <>
      <path d="M22 8H54L49 42H27Z" {...solid(PAPER)} />
      <path d="M24 20H52L49 42H27Z" {...solid(GOLD)} />
      <path d="M31 42C28 48 22 47 18 53L13 50M44 42C47 48 53 49 52 58H59" {...line} strokeWidth="3.6" />
      <path d="M2 16H14M5 26H17M2 36H15" {...line} strokeWidth="3" />
      <circle cx="35" cy="29" r="2.2" fill={INK} />
      <circle cx="44" cy="29" r="2.2" fill={INK} />
      <path d="M36 35Q40 38 44 35" {...line} strokeWidth="2.2" />
    </>
  ),
  // The mirror ball.
  'lets-get-wild': (
    <>
      <path d="M32 0V10" {...line} />
      <circle cx="32" cy="34" r="23" {...solid(GOLD)} />
      <path
        d="M14 22H50M9 34H55M14 46H50M32 11V57M32 11C19 20 19 48 32 57C45 48 45 20 32 11"
        {...line}
        strokeWidth="2.4"
      />
      <path d="M33.5 23.500H40V32.500H33.500ZM15 35.500H21.500V44.500H17ZM43 24H49L52 32H44Z" fill={PAPER} />
      <path
        d="M4 10L5.5 5L7 10L12 11.500L7 13L5.5 18L4 13L-1 11.500ZM58 52L59.3 48L60.6 52L64.6 53.300L60.6 54.600L59.3 58.600L58 54.600L54 53.300Z"
        fill={BRICK}
      />
    </>
  ),
  // A bottle on its way round.
  'pass-the-bottle': (
    <>
      <g transform="rotate(24 32 32)">
        <path
          d="M27 4H37V18C37 23 44 24 44 33V56Q44 59 41 59H23Q20 59 20 56V33C20 24 27 23 27 18Z"
          {...solid('#3f6b4c')}
        />
        <path d="M20 36H44V50H20Z" {...solid(PAPER)} />
        <path d="M26 4V0H38V4Z" {...solid(GOLD)} />
        <path d="M27 43H37" {...line} strokeWidth="2.4" />
      </g>
      <path d="M4 40C2 30 4 20 10 14M60 24C62 34 60 44 54 50" {...line} strokeWidth="3.2" />
      <path d="M14 8L15 18L6 15ZM50 56L49 46L58 49Z" fill={INK} />
    </>
  ),
  // It was a good glass.
  'tough-break': (
    <>
      <path d="M12 8H30L26 20L34 26L26 34L30 44L17 50Z" {...solid(PAPER)} />
      <path d="M40 10H54L50 38L42 44L38 34L45 26L36 20Z" {...solid(PAPER)} />
      <path
        d="M14 26L26 24L34 26L26 34L30 44L17 50Z"
        fill="#c9761c"
        stroke={INK}
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path
        d="M4 58C8 52 20 54 28 55C40 50 56 52 60 58C50 63 12 63 4 58Z"
        fill="#c9761c"
        stroke={INK}
        strokeWidth="2.6"
      />
      <path d="M35 2L33 8M59 20L63 18M5 22L1 20" {...line} strokeWidth="3" />
    </>
  ),
  // The whole street can hear it.
  'my-shout': (
    <>
      <path d="M8 26H20L44 10V54L20 40H8Q4 40 4 36V30Q4 26 8 26Z" {...solid(BRICK)} />
      <path d="M12 40H22L25 56H16Z" {...solid(GOLD)} />
      <ellipse cx="44" cy="32" rx="6" ry="22" {...solid(PAPER)} />
      <path d="M54 22L62 17M55 32H64M54 42L62 47" {...line} strokeWidth="3.6" />
    </>
  ),
  // A cloud of one's own, over a glass.
  'tell-me-your-woes': (
    <>
      <path d="M16 26C6 27 4 14 13 12C14 2 28 1 32 8C40 2 52 7 50 15C60 15 60 27 50 26Z" {...solid('#8fa3b5')} />
      <path d="M18 31L15 39M30 31L27 39M42 31L39 39M52 30L49 38" {...line} strokeWidth="3" stroke="#3c6c99" />
      <path d="M17 42H47L44 62H20Z" {...solid(PAPER)} />
      <path d="M18.5 50H45.500L44 62H20Z" {...solid(GOLD)} />
    </>
  ),
  // A lit fuse.
  'trigger-troubles': (
    <>
      <circle cx="27" cy="39" r="22" {...solid('#3a3431')} />
      <path d="M37 17L43 11L51 19L45 25" {...solid('#3a3431')} />
      <path d="M47 15C50 8 56 10 57 14" {...line} stroke={GOLD} strokeWidth="4" />
      <path d="M57 13L60 3L61 11L64 14L60 16L59 22L55 17Z" {...solid(GOLD)} strokeWidth={1.6} />
      <path d="M14 36C14 30 18 26 23 25" {...line} stroke={PAPER} strokeWidth="4" />
    </>
  ),
};

export function EventDrawing({
  name,
  x = 0,
  y = 0,
  size,
}: Readonly<{ name: EventName; x?: number; y?: number; size: number }>) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="-1 -1 66 66" aria-hidden="true" focusable="false">
      {DRAWINGS[name]}
    </svg>
  );
}

export const isEvent = (word: string): word is EventName => (EVENTS as readonly string[]).includes(word);
