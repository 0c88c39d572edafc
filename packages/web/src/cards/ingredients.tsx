import type { ReactNode } from 'react';
import { Glass, isGlass } from './glasses.js';
import { GOLD, INK, PAPER } from './stock.js';

const solid = (fill: string) => ({ fill, stroke: INK, strokeWidth: 3, strokeLinejoin: 'round' }) as const;
const line = { fill: 'none', stroke: INK, strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Mixers and accessories, in a box of 64 by 64. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  dripper: (
    <>
      <g transform="rotate(35 32 32)">
        <ellipse cx="32" cy="7" rx="9" ry="9" {...solid('#b5391f')} />
        <path d="M28 16H36V44L32 52L28 44Z" {...solid(PAPER)} />
        <path d="M29 32H35V43L32 49L29 43Z" fill="#6db3dd" />
      </g>
      <path d="M14 50C18 56 17 61 13 61S8 56 14 50Z" {...solid('#6db3dd')} />
    </>
  ),
  ice: (
    <>
      <path d="M32 4L58 18V46L32 60L6 46V18Z" {...solid('#cfe8f5')} />
      <path d="M6 18L32 32L58 18M32 32V60" {...line} />
      <path d="M14 28V40M48 32L40 36" {...line} stroke="#7fb6d6" />
    </>
  ),
  soda: (
    <>
      <path d="M20 24Q20 18 26 18H38Q44 18 44 24V56Q44 60 40 60H24Q20 60 20 56Z" {...solid('#a9d5ea')} />
      <path d="M27 18V9H37V18ZM37 10H50Q54 10 54 15V20" {...solid('#9aa3a8')} />
      <path d="M27 11L14 6" {...line} strokeWidth="5" />
      <g fill={PAPER} stroke={INK} strokeWidth="1.6">
        <circle cx="28" cy="48" r="3" />
        <circle cx="36" cy="40" r="3" />
        <circle cx="29" cy="32" r="2.6" />
      </g>
    </>
  ),
  'ginger-ale': (
    <>
      <path
        d="M14 40C4 38 6 24 18 26C18 12 32 10 34 20C42 10 56 16 52 28C62 30 60 46 48 44C48 58 32 60 30 48C24 56 12 52 14 40Z"
        {...solid('#dba65a')}
      />
      <path d="M22 30Q26 28 28 32M36 26Q40 24 42 28M34 44Q38 42 41 45" {...line} strokeWidth="2.4" />
    </>
  ),
  lime: (
    <>
      <circle cx="32" cy="32" r="27" {...solid('#5e8f2b')} />
      <circle cx="32" cy="32" r="21" fill="#eaf3c4" />
      <g fill="#a9cf4f" stroke={INK} strokeWidth="1.4" strokeLinejoin="round">
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <path key={turn} d="M32 29L24.5 16Q32 11 39.5 16Z" transform={`rotate(${turn} 32 32)`} />
        ))}
      </g>
    </>
  ),
  cola: (
    <>
      <path
        d="M26 4H38V16C38 22 44 26 44 32C44 36 41 38 41 42C41 46 44 48 44 54Q44 60 38 60H26Q20 60 20 54C20 48 23 46 23 42C23 38 20 36 20 32C20 26 26 22 26 16Z"
        {...solid('#5b2a1c')}
      />
      <path d="M20 30H44L42 42H22Z" {...solid(PAPER)} />
      <path d="M25 4V1H39V6H25Z" {...solid('#b5391f')} />
      <path d="M26 36Q29 33 32 36T38 36" {...line} strokeWidth="2.2" stroke="#b5391f" />
    </>
  ),
  stones: (
    <>
      <path d="M6 36L28 30L34 50L12 58Z" {...solid('#8a8f94')} />
      <path d="M34 34L56 32L60 54L38 56Z" {...solid('#666c72')} />
      <path d="M20 8L42 6L46 26L24 30Z" {...solid('#aab0b5')} />
      <path d="M27 13L36 12M12 42L20 40M41 40L49 39" {...line} stroke={PAPER} strokeWidth="2.6" />
    </>
  ),
};

/** A glass or an ingredient, in a box. */
export function Ingredient({
  name,
  x = 0,
  y = 0,
  size,
  icon = true,
}: Readonly<{ name: string; x?: number; y?: number; size: number; icon?: boolean }>) {
  if (isGlass(name)) return <Glass name={name} x={x} y={y} size={size} icon={icon} />;
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="-1 -1 66 66" aria-hidden="true" focusable="false">
      {DRAWINGS[name] ?? <circle cx="32" cy="32" r="24" {...solid(GOLD)} />}
    </svg>
  );
}

/** Flavour profiles, in a box of 64 by 64. */
const PROFILES: Readonly<Record<string, ReactNode>> = {
  // An ear of barley.
  'single-malt': (
    <>
      <path d="M32 62V14" {...line} strokeWidth="3.4" />
      {[0, 1, 2, 3].map((i) => (
        <g key={i} {...solid(GOLD)} strokeWidth={2.4}>
          <path
            d={`M32 ${48 - i * 11}C20 ${46 - i * 11} 18 ${38 - i * 11} 18 ${34 - i * 11}C26 ${34 - i * 11} 32 ${40 - i * 11} 32 ${48 - i * 11}Z`}
          />
          <path
            d={`M32 ${48 - i * 11}C44 ${46 - i * 11} 46 ${38 - i * 11} 46 ${34 - i * 11}C38 ${34 - i * 11} 32 ${40 - i * 11} 32 ${48 - i * 11}Z`}
          />
        </g>
      ))}
    </>
  ),
  // A snowflake, crossed out.
  'non-chill-filtered': (
    <>
      <path
        d="M32 6V58M9.5 19L54.5 45M54.5 19L9.5 45M25 10L32 17L39 10M25 54L32 47L39 54"
        {...line}
        strokeWidth="4"
        stroke="#2f6f9c"
      />
      <path d="M8 56L56 8" {...line} strokeWidth="5" stroke="#b5391f" />
    </>
  ),
  // Smoke over a turf fire.
  peated: (
    <>
      <path d="M8 48H56V60H8ZM16 38H48V48H16Z" {...solid('#5a3a25')} />
      <path d="M22 32C14 24 28 20 22 8M34 32C26 24 40 18 33 4M46 32C40 26 50 20 45 12" {...line} strokeWidth="4" />
    </>
  ),
  // The still.
  'single-pot-still': (
    <>
      <path
        d="M8 50C6 34 18 32 20 24C22 16 22 10 30 8C44 4 50 14 58 34L52 37C46 22 42 15 35 16C31 17 31 22 32 26C34 33 44 36 42 50Q41 58 34 58H16Q9 58 8 50Z"
        {...solid('#c9722f')}
      />
      <path d="M14 46C14 41 17 38 20 36" {...line} stroke={PAPER} />
    </>
  ),
  // A maple leaf.
  'maple-sugar-filtered': (
    <path
      d="M32 3L37 15L45 11L43 25L52 20L53 27L61 29L52 39L54 44L35 42L36 61H28L29 42L10 44L12 39L3 29L11 27L12 20L21 25L19 11L27 15Z"
      {...solid('#c2571f')}
    />
  ),
  // A rosette.
  'premium-expression': (
    <>
      <path d="M22 36L14 62L26 56L32 63L38 56L50 62L42 36Z" {...solid('#b5391f')} />
      <circle cx="32" cy="24" r="21" {...solid(GOLD)} />
      <path d="M32 11L36 20L45 21L38 28L40 37L32 32L24 37L26 28L19 21L28 20Z" {...solid(PAPER)} strokeWidth={2} />
    </>
  ),
  // The barrel.
  'cask-strength': (
    <>
      <path d="M14 6H50C58 22 58 42 50 58H14C6 42 6 22 14 6Z" {...solid('#a6672c')} />
      <path d="M10 18H54M10 46H54M26 6C22 24 22 40 26 58M38 6C42 24 42 40 38 58" {...line} strokeWidth="2.6" />
      <circle cx="32" cy="32" r="4" fill={INK} />
    </>
  ),
};

export function ProfileMark({
  name,
  x = 0,
  y = 0,
  size,
}: Readonly<{ name: string; x?: number; y?: number; size: number }>) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="-1 -1 66 66" aria-hidden="true" focusable="false">
      {PROFILES[name] ?? <circle cx="32" cy="32" r="24" {...solid(GOLD)} />}
    </svg>
  );
}

/** A glass, ingredient or flavour on its own, beside its name. */
export function ResourceIcon({ name, className }: { readonly name: string; readonly className?: string }) {
  const profile = name.startsWith('flavour-') ? name.slice(8) : undefined;
  return (
    <svg viewBox="-2 -2 68 68" className={className} aria-hidden="true" focusable="false">
      {profile ? <ProfileMark name={profile} size={64} /> : <Ingredient name={name} size={64} />}
    </svg>
  );
}
