import { Glass } from './glasses.js';
import { GOLD, PAPER } from './stock.js';
import { type CardLook, Stock } from './stock-card.js';

/** One colour a pile, so that the piles of Whiskey Times are told apart from behind as well. The glass differs too. */
export const BACKS = {
  house: { ground: '#4a1f1a', glass: 'beer' },
  friends: { ground: '#1f3d38', glass: 'cocktail' },
  guests: { ground: '#3b2a4d', glass: 'copita' },
  bottles: { ground: '#5a3a12', glass: 'glencairn' },
  resources: { ground: '#20384d', glass: 'rocks' },
} as const;
export type BackName = keyof typeof BACKS;

/** A card from behind. */
export function CardBack({ of = 'house', ...look }: { readonly of?: BackName } & CardLook) {
  const { ground, glass } = BACKS[of];
  return (
    <Stock {...look}>
      <rect x="5" y="5" width="90" height="130" rx="6" fill={ground} />
      <rect x="8" y="8" width="84" height="124" rx="4" fill="none" stroke={GOLD} strokeWidth="1.2" />
      <path d={RINGS} fill="none" stroke={GOLD} strokeWidth="1.1" opacity=".5" />
      <circle cx="50" cy="70" r="30" fill={ground} stroke={GOLD} strokeWidth="1.6" />
      <circle cx="50" cy="70" r="26.5" fill="none" stroke={GOLD} strokeWidth="1" strokeDasharray="2 2" />
      <Glass name={glass} x={31} y={51} size={38} ink={PAPER} glass={ground} drink={GOLD} />
    </Stock>
  );
}

/** The rings that wet glasses leave. */
const RINGS = [
  [22, 26, 13],
  [74, 22, 10],
  [82, 112, 14],
  [24, 116, 9],
  [50, 18, 6],
  [15, 70, 6],
  [86, 66, 7],
  [52, 122, 7],
]
  .map(
    ([x, y, r]) =>
      `M${(x as number) - (r as number)} ${y}a${r} ${r} 0 1 0 ${2 * (r as number)} 0a${r} ${r} 0 1 0 ${-2 * (r as number)} 0`,
  )
  .join('');
