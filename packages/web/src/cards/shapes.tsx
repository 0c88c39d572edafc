import { INK } from './stock.js';

/** The shapes of both editions. */
export const SHAPES = [
  'circle',
  'cross',
  'pentagram',
  'meeple',
  'house',
  'square',
  'sword',
  'star',
  'tree',
  'triangle',
  'diamond',
  'shield',
] as const;
export type ShapeName = (typeof SHAPES)[number];

/** In a box of 24 by 24. */
const PATHS: Readonly<Record<ShapeName, string>> = {
  circle: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20z',
  cross: 'M8.4 2h7.2v6.4H22v7.2h-6.4V22H8.4v-6.4H2V8.4h6.4z',
  pentagram: 'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 1 0 0-21z',
  meeple:
    'M12 1.5c2.4 0 4.2 1.8 4.2 4.1 0 1-.3 1.8-.8 2.5 3.3.9 7.1 2.5 7.1 4.5 0 1.7-1.9 2.4-5.1 2.4l3.3 6c.4.8.1 1.5-.8 1.5h-5.1c-.6 0-.9-.2-1.2-.8L12 18.4l-1.6 3.3c-.3.6-.6.8-1.2.8H4.1c-.9 0-1.2-.7-.8-1.5l3.3-6c-3.2 0-5.1-.7-5.1-2.4 0-2 3.8-3.6 7.1-4.5-.5-.7-.8-1.5-.8-2.5 0-2.3 1.8-4.1 4.2-4.1z',
  house: 'M12 1.5L23 11.6h-3V22.5h-5.4V15h-5.2v7.5H4V11.6H1z',
  square: 'M3 3h18v18H3z',
  sword:
    'M12 .6l2.4 3.4v10.2h5v3h-5.2v2.3c.9.5 1.4 1.1 1.4 1.9 0 .8-.6 1.4-1.5 1.4h-4.2c-.9 0-1.5-.6-1.5-1.4 0-.8.5-1.4 1.4-1.9v-2.3H4.6v-3h5V4z',
  star: 'M12 1.2l3.3 7 7.5 1-5.5 5.3 1.4 7.6L12 18.4l-6.7 3.7 1.4-7.6L1.2 9.2l7.5-1z',
  tree: 'M12 1L18.6 9h-2.9l5.6 7.4h-7V22.8H9.7v-6.4h-7L8.3 9H5.4z',
  triangle: 'M12 2.2L23 21.8H1z',
  diamond: 'M12 1L21 12 12 23 3 12z',
  shield: 'M12 1.4c-3 2.3-6 3-9.2 3V11c0 5.6 3.6 9.4 9.2 11.9 5.6-2.5 9.2-6.3 9.2-11.9V4.4c-3.2 0-6.2-.7-9.2-3z',
};

/** The pentagram is drawn as a line, so that nobody takes it for the star. */
const PENTAGRAM = 'M12 2.6L17.5 19.6 3 9.1H21L6.5 19.6z';

interface ShapeProps {
  readonly name: ShapeName;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly fill?: string;
  readonly stroke?: string;
}

/** A shape inside another drawing. With a stroke it has an outline; without one it is a silhouette. */
export function Shape({ name, x = 0, y = 0, size, fill = INK, stroke }: ShapeProps) {
  const line = name === 'pentagram';
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="-1 -1 26 26" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill={line && !stroke ? 'none' : fill}
        stroke={stroke ?? (line ? fill : 'none')}
        strokeWidth={stroke ? 1.8 : 1.7}
        strokeLinejoin="round"
      />
      {line && <path d={PENTAGRAM} fill="none" stroke={stroke ?? fill} strokeWidth="1.9" strokeLinejoin="round" />}
    </svg>
  );
}

/** A shape on its own, beside its name. */
export function ShapeIcon({ name, className }: { readonly name: ShapeName; readonly className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
      <Shape name={name} size={24} fill="currentColor" />
    </svg>
  );
}

export const isShape = (word: string): word is ShapeName => (SHAPES as readonly string[]).includes(word);
