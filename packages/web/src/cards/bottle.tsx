import { INK, PAPER } from './stock.js';

/** The regions, in the order of the list, each with the shape and the glass of its bottles. */
export const REGIONS = {
  speyside: {
    body: 'M26 4H38V18C38 24 46 26 46 34V58Q46 61 43 61H21Q18 61 18 58V34C18 26 26 24 26 18Z',
    tint: '#3e6b4a',
    ground: '#cfdcc0',
  },
  highlands: {
    body: 'M27 4H37V16C37 20 48 22 48 30V58Q48 61 45 61H19Q16 61 16 58V30C16 22 27 20 27 16Z',
    tint: '#7a4a86',
    ground: '#ddd0e2',
  },
  islay: { body: 'M25 4H39V20L46 28V58Q46 61 43 61H21Q18 61 18 58V28L25 20Z', tint: '#2f4f57', ground: '#bfd0d6' },
  lowlands: {
    body: 'M28 2H36V22C36 30 44 34 44 44V57Q44 61 40 61H24Q20 61 20 57V44C20 34 28 30 28 22Z',
    tint: '#9a8b2f',
    ground: '#e9e2b6',
  },
  campbeltown: {
    body: 'M26 6H38V16C50 20 52 36 48 48Q46 61 38 61H26Q18 61 16 48C12 36 14 20 26 16Z',
    tint: '#1f5c78',
    ground: '#c4dbe6',
  },
  ireland: {
    body: 'M28 3H36V20C44 24 45 28 45 32V58Q45 61 42 61H22Q19 61 19 58V32C19 28 20 24 28 20Z',
    tint: '#1f7a44',
    ground: '#c7e3cb',
  },
  bourbon: { body: 'M27 4H37V18H48V58Q48 61 45 61H19Q16 61 16 58V18H27Z', tint: '#a4541b', ground: '#f0d3b0' },
  tennessee: { body: 'M28 4H36V14C36 18 46 18 46 22V58H18V22C18 18 28 18 28 14Z', tint: '#4a3429', ground: '#dccabb' },
  rye: { body: 'M28 4H36V24L42 32V56Q42 61 37 61H27Q22 61 22 56V32L28 24Z', tint: '#a33a3a', ground: '#efcbc6' },
} as const;
export type Region = keyof typeof REGIONS;

export const regionLook = (region: string) => REGIONS[region as Region] ?? REGIONS.speyside;

/** A bottle of a region, with a label for its number. In a box of 64 by 64. */
export function Bottle({
  region,
  number,
  x = 0,
  y = 0,
  size,
}: Readonly<{ region: string; number?: number | undefined; x?: number; y?: number; size: number }>) {
  const { body, tint } = regionLook(region);
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 -2 64 66" aria-hidden="true" focusable="false">
      <path d={body} fill={tint} stroke={INK} strokeWidth="2.8" strokeLinejoin="round" />
      <path d="M26 5V-1H38V5Z" fill="#8a5a2b" stroke={INK} strokeWidth="2.4" strokeLinejoin="round" />
      <circle cx="32" cy="44" r="13" fill={PAPER} stroke={INK} strokeWidth="2" />
      {number === undefined ? (
        <path d="M26 44H38" stroke={INK} strokeWidth="3" />
      ) : (
        <text
          className="card-number"
          x="32"
          y="50"
          fontSize="17"
          textAnchor="middle"
          fill={INK}
          textLength={number > 9 ? 18 : 9}
          lengthAdjust="spacingAndGlyphs"
        >
          {number}
        </text>
      )}
    </svg>
  );
}

/** A bottle on its own. */
export function BottleIcon({
  region,
  number,
  className,
}: Readonly<{ region: string; number?: number; className?: string }>) {
  return (
    <svg viewBox="8 -3 48 68" className={className} aria-hidden="true" focusable="false">
      <Bottle region={region} number={number} size={64} />
    </svg>
  );
}
