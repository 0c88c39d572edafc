/** The glasses people pick as their face at the table, each with a drink of its own colour. */
export const GLASSES = [
  'pint',
  'wine',
  'tumbler',
  'coupe',
  'highball',
  'copita',
  'mug',
  'teacup',
  'milkshake',
  'water',
] as const;
export type Glass = (typeof GLASSES)[number];

interface Drawing {
  /** The drink, then the glass around it, on a field of 32 by 32. */
  readonly drink: string;
  readonly glass: string;
  readonly colour: string;
  readonly mat: string;
}

const DRAWINGS: Record<Glass, Drawing> = {
  pint: {
    drink: 'M10.6 12h10.8l-1 14h-8.8z',
    glass: 'M10 6h12l-1.5 20.5h-9zM10.4 11.5h11.2',
    colour: '#e8a21c',
    mat: '#5b2a17',
  },
  wine: {
    drink: 'M11.3 11h9.4c0 4-2 6.4-4.7 6.4s-4.7-2.4-4.7-6.4z',
    glass: 'M11.5 5h9c1 7-.9 12.6-4.5 12.6S10.500 12 11.500 5zM16 17.600V26M11.500 26.500h9',
    colour: '#b3263c',
    mat: '#4a2140',
  },
  tumbler: {
    drink: 'M9.300 16h13.400l-.8 9.600H10.100z',
    glass:
      'M8.500 9h15l-1.300 17H9.800zM12.500 17.500l4 1.500-1.300 4-4-1.500zM17.500 16.500l3.500-.5.5 3.700-3.500.5z',
    colour: '#c87a24',
    mat: '#1f3a4d',
  },
  coupe: {
    drink: 'M9 10.500h14c-1 3.500-4 5.500-7 5.500s-6-2-7-5.500z',
    glass: 'M7.500 8h17c-.5 5-4 8.300-8.500 8.300S8 13 7.500 8zM16 16.300V26M11.500 26.500h9M20 4l-2.500 7',
    colour: '#e4718c',
    mat: '#274b36',
  },
  highball: {
    drink: 'M11.200 11h9.600l-.5 15h-8.600z',
    glass: 'M11 5h10l-.6 21.500h-8.800zM18 2.500l-2.500 14M13 14h3M15.500 19.500h3',
    colour: '#8fc95b',
    mat: '#43326b',
  },
  copita: {
    drink: 'M11.600 12.500h8.800c.4 4-1.700 6.300-4.400 6.300s-4.800-2.300-4.400-6.300z',
    glass:
      'M13 4.500h6c.3 3.500 1.800 5.700 1.800 9 0 3.200-2 5.500-4.800 5.500s-4.800-2.300-4.800-5.500c0-3.300 1.500-5.500 1.800-9zM16 19v7.200M12 26.500h8',
    colour: '#d99a3b',
    mat: '#5a3a12',
  },
  mug: {
    drink: 'M8.500 13h11v12h-11z',
    glass:
      'M8 9.500h12v16.500H8zM20 13h3.500c1.500 0 2 1 2 2.500v4c0 1.500-.8 2.500-2.300 2.500H20M11.500 15v8M16 15v8M7.500 9.500c-.8-3 2.500-4.500 4-3 1-2.300 5-2.300 5.700 0 2-1 4 .5 3.300 3',
    colour: '#f0b63a',
    mat: '#3b2a5a',
  },
  teacup: {
    drink: 'M8.500 14h13.500c0 5-2.500 8.500-6.700 8.500S8.500 19 8.500 14z',
    glass:
      'M8 12.500h14.500c0 6-2.600 10.500-7.200 10.500S8 18.500 8 12.500zM22.300 14.500c4-1 4.700 4.500-1 5.500M6 26h19M12.500 9.500c-1-1.500 1-2.500 0-4M17 9.500c-1-1.500 1-2.500 0-4',
    colour: '#a5652a',
    mat: '#1f4f52',
  },
  milkshake: {
    drink: 'M10.500 12.500h11l-2 11.500h-7z',
    glass:
      'M10 11h12l-2.300 13.500h-7.400zM12 27h8M16 24.500V27M10 11c0-4 3-5.500 6-5.500s6 1.500 6 5.500M17.500 5.500L20 1.500',
    colour: '#f3a6b5',
    mat: '#69202f',
  },
  water: {
    drink: 'M10.600 14h10.800l-.9 12h-9z',
    glass: 'M10 6h12l-1.500 20.500h-9zM10.600 14c2-1.300 3.600 1.300 5.400 0s3.400 1.300 5.400 0',
    colour: '#7cc5ea',
    mat: '#214a6b',
  },
};

/** A glass for somebody who has not picked one; the same for the same seat. */
export const glassOf = (seat: number): Glass => GLASSES[seat % GLASSES.length] as Glass;

/** A glass on its beer mat. Decoration: the name stands beside it. */
export function Avatar({ glass, size = 40, empty = false }: { glass: string; size?: number; empty?: boolean }) {
  const drawing = DRAWINGS[glass as Glass] ?? DRAWINGS.water;
  return (
    <svg className="avatar" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="16" fill={drawing.mat} />
      <circle cx="16" cy="16" r="14.200" fill="none" stroke="#fff" strokeOpacity="0.35" strokeDasharray="1.500 1.500" />
      {!empty && <path d={drawing.drink} fill={drawing.colour} />}
      <path
        d={drawing.glass}
        fill="none"
        stroke="#fff8ea"
        strokeWidth="1.300"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
