import { memo } from 'react';
import { Glass, type GlassName, isGlass } from './glasses.js';
import { BRICK, GOLD, INK, PAPER, POURED } from './stock.js';
import { type CardLook, Coaster, FIELD, Field, Numeral, Poster, Rays, Ribbon, SpineWord, Stock } from './stock-card.js';
import { useCardWords } from './words/index.js';

/** The suits of With Friends Like These, in the order of a sorted hand. */
export const FRIENDS_SUITS = ['wine', 'rocks', 'highball', 'cocktail', 'beer'] as const;

/** The 12 each Mixer also is (D-4). */
export const SMALL_IMAGE: Readonly<Record<string, GlassName>> = {
  wine: 'beer',
  beer: 'cocktail',
  cocktail: 'highball',
  highball: 'rocks',
  rocks: 'wine',
};

/** The paper each suit is printed on: pale, far apart in lightness and hue; the glass says it too. */
const GROUNDS: Readonly<Record<string, string>> = {
  wine: '#7d1e38',
  rocks: '#d07f2a',
  highball: '#2f8578',
  cocktail: '#c65a93',
  beer: '#ecc04a',
};

interface FriendsFace {
  readonly suit: GlassName | undefined;
  /** `1` to `11`, `mixer` or `bar`. */
  readonly rank: string;
}

/** `wine-7`, `wine-mixer`, `bar`. */
export function friendsFace(card: string): FriendsFace {
  const at = card.lastIndexOf('-');
  const suit = card.slice(0, at);
  return at > 0 && isGlass(suit) ? { suit, rank: card.slice(at + 1) } : { suit: undefined, rank: 'bar' };
}

interface FriendsProps extends CardLook {
  readonly card: string;
  /** The suit of a Mixer's small image, where a set has another than ours. */
  readonly small?: string;
}

export const FriendsCard = memo(function FriendsCard({ card, small, ...rest }: FriendsProps) {
  const words = useCardWords();
  const look = { ...rest, face: card, title: rest.title ?? words.own?.(card) };
  const { suit, rank } = friendsFace(card);
  if (!suit) return <BarCard {...look} />;
  if (rank !== 'mixer') return <RankCard suit={suit} rank={rank} {...look} />;
  return <MixerCard suit={suit} small={small && isGlass(small) ? small : (SMALL_IMAGE[suit] as GlassName)} {...look} />;
});

function RankCard({ suit, rank, ...look }: { suit: GlassName; rank: string } & CardLook) {
  const words = useCardWords();
  return (
    <Stock {...look}>
      <Field fill={GROUNDS[suit] as string} line={PAPER} />
      <Numeral text={rank} x={16.5} y={29} size={27} />
      <Glass name={suit} x={4.5} y={36} size={24} icon />
      <SpineWord word={words.suit(suit)} />
      <Coaster cx={FIELD.middle} cy={48} r={28} />
      <Glass name={suit} x={FIELD.middle - 20} y={27} size={40} />
      <circle cx={FIELD.middle} cy="106" r="22" fill={PAPER} stroke={INK} strokeWidth="1.4" />
      <Numeral text={rank} x={FIELD.middle} y={118} size={34} />
      <Ribbon title={look.title} />
    </Stock>
  );
}

/** Large image 13, small image 12. */
function MixerCard({ suit, small, ...look }: { suit: GlassName; small: GlassName } & CardLook) {
  return (
    <Stock {...look}>
      <Field fill={GROUNDS[suit] as string} line={PAPER} />
      <Rays cx={FIELD.middle} cy={46} fill={PAPER} opacity={0.28} />
      <Numeral text="13" x={16.5} y={27} size={22} />
      <Glass name={suit} x={4.5} y={32} size={24} icon />
      <Numeral text="12" x={16.5} y={104} size={17} />
      <Glass name={small} x={6.5} y={110} size={20} icon />
      <Coaster cx={FIELD.middle} cy={47} r={27} />
      <Glass name={suit} x={FIELD.middle - 20} y={26} size={40} />
      <rect x={FIELD.x + 4.5} y="78" width={FIELD.width - 9} height="15" rx="3" fill={INK} />
      <Poster
        lines={[look.title?.toUpperCase() ?? 'MIXER']}
        x={FIELD.middle}
        plate={{ y: 81, width: 46, height: 9, tallest: 12 }}
        fill={PAPER}
      />
      <Coaster cx={FIELD.middle} cy={113} r={17} />
      <Glass name={small} x={FIELD.middle - 14} y={103} size={20} icon />
      <Numeral text="12" x={FIELD.middle + 9} y={117} size={12} />
    </Stock>
  );
}

/** Where all glasses come from. */
function BarCard(look: CardLook) {
  const words = useCardWords();
  return (
    <Stock {...look}>
      <Field fill={INK} line={GOLD} />
      <Rays cx={FIELD.middle} cy={50} fill={GOLD} opacity={0.55} />
      <path
        d="M16.5 5l4 8.6 9.2 1.2-6.8 6.5 1.7 9.3-8.1-4.5-8.1 4.5 1.7-9.300L3.3 14.800l9.2-1.200z"
        fill={GOLD}
        stroke={INK}
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <text
        className="card-type"
        transform="translate(22.5 128) rotate(-90)"
        fontSize="22"
        textLength="86"
        lengthAdjust="spacingAndGlyphs"
        fill={INK}
      >
        BAR
      </text>
      <Coaster cx={FIELD.middle} cy={50} r={27} />
      <Taps />
      <rect
        x={FIELD.x + 4.5}
        y="92"
        width={FIELD.width - 9}
        height="34"
        rx="3"
        fill={GOLD}
        stroke={INK}
        strokeWidth="1.4"
      />
      <Poster
        lines={(look.title ?? words.bar).toUpperCase().split(/[ -]/)}
        x={FIELD.middle}
        plate={{ y: 96, width: 44, height: 28, tallest: 16 }}
      />
    </Stock>
  );
}

function Taps() {
  return (
    <g stroke={INK} strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <path d="M46 66H82V72H46Z" fill={INK} />
      <path d="M50 66V52H78V66Z" fill="#a6672c" />
      {[54, 64, 74].map((x, i) => (
        <g key={x}>
          <path d={`M${x} 52V44`} strokeWidth="3.2" />
          <path
            d={`M${x - 3.5} 44L${x - 2.5} 28Q${x} 25 ${x + 2.5} 28L${x + 3.5} 44Z`}
            fill={i === 1 ? BRICK : POURED.beer}
          />
          <path d={`M${x} 57H${x - 3}V61`} fill="none" stroke={PAPER} />
        </g>
      ))}
    </g>
  );
}
