/** The ten colours of both Last Call editions, in rainbow order, which is also the order of a sorted hand. */
export const COLOURS = [
  'red',
  'orange',
  'yellow',
  'lime',
  'green',
  'light-blue',
  'navy',
  'purple',
  'pink',
  'brown',
] as const;
export type Colour = (typeof COLOURS)[number];

export const PATTERNS = [
  'plain',
  'bars',
  'dots',
  'chevrons',
  'stripes',
  'waves',
  'lattice',
  'diamonds',
  'scales',
  'bricks',
] as const;
export type Pattern = (typeof PATTERNS)[number];

interface Ink {
  /** The ground. Ten steps apart in lightness as well as hue, so that three kinds of colour blindness leave them apart. */
  readonly ground: string;
  /** What the pattern is printed with: near the ground in hue, far enough in lightness to be seen at 56 pixels. */
  readonly mark: string;
  readonly pattern: Pattern;
}

export const INKS: Readonly<Record<Colour, Ink>> = {
  red: { ground: '#b81c1c', mark: '#b81c1c', pattern: 'plain' },
  orange: { ground: '#f16a0e', mark: '#b84700', pattern: 'bars' },
  yellow: { ground: '#f9df38', mark: '#c79a00', pattern: 'dots' },
  lime: { ground: '#aed478', mark: '#6f9c32', pattern: 'chevrons' },
  green: { ground: '#21795f', mark: '#0f4d3a', pattern: 'stripes' },
  'light-blue': { ground: '#59b4f2', mark: '#1f7fc0', pattern: 'waves' },
  navy: { ground: '#0e1a4e', mark: '#4a5fae', pattern: 'lattice' },
  purple: { ground: '#7b3dc2', mark: '#bb8ff0', pattern: 'diamonds' },
  pink: { ground: '#fab2cf', mark: '#d95f95', pattern: 'scales' },
  brown: { ground: '#472c20', mark: '#96694c', pattern: 'bricks' },
};

export const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);
