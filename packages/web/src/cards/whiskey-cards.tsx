import { Bottle, regionLook } from './bottle.js';
import { Ingredient, ProfileMark } from './ingredients.js';
import { linesOf } from './lettering.js';
import { OccasionDrawing } from './occasions.js';
import { Portrait } from './portrait.js';
import { BOTTLE_GREEN, BRICK, GOLD, INK, KRAFT, PAPER, PAPER_DIM, SLATE } from './stock.js';
import { type CardLook, Coaster, FIELD, Field, Numeral, Poster, Rays, SpineWord, Stock } from './stock-card.js';
import { useCardWords } from './words/index.js';

/** Where the name of each kind of card is printed, and into how many letters a line its words are gathered. */
export const PLATES = {
  bottle: { y: 79, width: 48, height: 29, tallest: 13, most: 12 },
  resource: { y: 99, width: 46, height: 24, tallest: 13, most: 9 },
  flavour: { y: 77, width: 46, height: 48, tallest: 14, most: 9 },
  occasion: { y: 83, width: 46, height: 42, tallest: 14, most: 10 },
  guest: { y: 66.5, width: 51, height: 26, tallest: 13, most: 11 },
} as const;

/** What is printed on a bottle. */
export interface BottleFace {
  readonly number: number;
  readonly name: string;
  readonly region: string;
  readonly profiles: readonly string[];
}

export function BottleCard({ bottle, ...look }: { readonly bottle: BottleFace } & CardLook) {
  const words = useCardWords();
  const { ground } = regionLook(bottle.region);
  return (
    <Stock {...look}>
      <Field fill={ground} />
      <Numeral text={String(bottle.number)} x={16.5} y={28} size={25} />
      <Bottle region={bottle.region} x={3.5} y={34} size={26} />
      <SpineWord word={words.region(bottle.region)} />
      <Coaster cx={FIELD.middle} cy={42} r={27} />
      <Bottle region={bottle.region} number={bottle.number} x={FIELD.middle - 31} y={7} size={64} />
      <rect
        x={FIELD.x + 4}
        y="76"
        width={FIELD.width - 8}
        height="35"
        rx="3"
        fill={PAPER}
        stroke={INK}
        strokeWidth="1.2"
      />
      <Poster lines={linesOf(bottle.name.toUpperCase(), PLATES.bottle.most)} x={FIELD.middle} plate={PLATES.bottle} />
      {bottle.profiles.map((profile, i) => (
        <ProfileMark
          key={profile}
          name={profile}
          x={FIELD.middle - bottle.profiles.length * 7.5 + i * 15 + 0.5}
          y={115}
          size={14}
        />
      ))}
    </Stock>
  );
}

/** A glass, a mixer or an accessory. */
export function ResourceCard({ resource, ...look }: { readonly resource: string } & CardLook) {
  const words = useCardWords();
  const name = words.resource(resource);
  return (
    <Stock {...look}>
      <Field fill={KRAFT} />
      <Ingredient name={resource} x={4} y={7} size={25} />
      <SpineWord word={name} />
      <Coaster cx={FIELD.middle} cy={56} r={28} />
      <Ingredient name={resource} x={FIELD.middle - 20} y={36} size={40} icon={false} />
      <rect
        x={FIELD.x + 4}
        y="96"
        width={FIELD.width - 8}
        height="30"
        rx="3"
        fill={PAPER}
        stroke={INK}
        strokeWidth="1.2"
      />
      <Poster lines={linesOf(name.toUpperCase(), PLATES.resource.most)} x={FIELD.middle} plate={PLATES.resource} />
    </Stock>
  );
}

/** Points for one to four different profiles under one drink (D-7). */
const FLAVOUR_POINTS = [2, 7, 15, 25] as const;

export function FlavourCard({ profile, ...look }: { readonly profile: string } & CardLook) {
  const words = useCardWords();
  const name = words.profile(profile).toUpperCase();
  return (
    <Stock {...look}>
      <Field fill={SLATE} line={PAPER} />
      <ProfileMark name={profile} x={4} y={7} size={25} />
      <SpineWord word={words.profile(profile)} />
      <Coaster cx={FIELD.middle - 7} cy={40} r={21} />
      <ProfileMark name={profile} x={FIELD.middle - 21} y={26} size={28} />
      <g fill={PAPER}>
        {FLAVOUR_POINTS.map((points, i) => (
          <Numeral key={points} text={String(points)} x={86} y={21 + i * 14} size={i === 3 ? 13 : 10.5} fill={PAPER} />
        ))}
      </g>
      <rect
        x={FIELD.x + 4}
        y="74"
        width={FIELD.width - 8}
        height="54"
        rx="3"
        fill={PAPER}
        stroke={INK}
        strokeWidth="1.2"
      />
      <Poster lines={linesOf(name, PLATES.flavour.most)} x={FIELD.middle} plate={PLATES.flavour} />
    </Stock>
  );
}

/** What is printed on an event of Whiskey Times. */
export interface OccasionFace {
  readonly name: string;
  readonly kind: 'red' | 'green';
  /** A word of the rules for what it does; the picture goes by it. */
  readonly effect: string;
  readonly amount?: number | undefined;
}

export function OccasionCard({ occasion, ...look }: { readonly occasion: OccasionFace } & CardLook) {
  const red = occasion.kind === 'red';
  const name = occasion.name.toUpperCase();
  return (
    <Stock {...look}>
      <Field fill={red ? BRICK : BOTTLE_GREEN} line={PAPER} />
      <Rays cx={FIELD.middle} cy={46} fill={PAPER} opacity={0.14} />
      <OccasionDrawing effect={occasion.effect} x={4} y={7} size={25} />
      <g fill="none" stroke={red ? BRICK : BOTTLE_GREEN} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d={red ? 'M10 42L23 55M23 42L10 55' : 'M9 49L14 55L24 42'} />
      </g>
      <SpineWord word={occasion.name} />
      <Coaster cx={FIELD.middle} cy={44} r={27} />
      <OccasionDrawing effect={occasion.effect} x={FIELD.middle - 20} y={24} size={40} />
      {occasion.effect === 'bonus' && occasion.amount !== undefined && (
        <>
          <circle cx={85} cy={68} r="10.5" fill={GOLD} stroke={INK} strokeWidth="1.4" />
          <Numeral text={`+${occasion.amount}`} x={85} y={73} size={13} />
        </>
      )}
      <rect
        x={FIELD.x + 4}
        y="80"
        width={FIELD.width - 8}
        height="48"
        rx="3"
        fill={PAPER}
        stroke={INK}
        strokeWidth="1.2"
      />
      <Poster lines={linesOf(name, PLATES.occasion.most)} x={FIELD.middle} plate={PLATES.occasion} />
    </Stock>
  );
}

/** What is printed on a guest. */
export interface GuestFace {
  readonly slug: string;
  readonly name: string;
  readonly era?: string | undefined;
  readonly groups?: readonly string[] | undefined;
  readonly bottle: number;
  readonly region: string;
  readonly glass: string;
  readonly ingredients: readonly string[];
  readonly perfect: number;
  readonly substitute: number;
  readonly giftPreferred: number;
  readonly giftRegion: number;
  /** Crossed cards, counted from 1: of the market's four, of the three guests in front of a player. */
  readonly marketIcon: number;
  readonly guestIcon: number;
  /** As it stands on the card. */
  readonly companion?: string | undefined;
}

/** The spine is the recipe: whiskey, glass, ingredients. */
export function GuestCard({ guest, ...look }: { readonly guest: GuestFace } & CardLook) {
  const { ground, tint } = regionLook(guest.region);
  const step = guest.ingredients.length > 3 ? 18.6 : 20.5;
  const size = guest.ingredients.length > 3 ? 17.5 : 19;
  return (
    <Stock {...look}>
      <Field fill={ground} />
      <Bottle region={guest.region} number={guest.bottle} x={2} y={3} size={29} />
      {[guest.glass, ...guest.ingredients].map((name, i) => (
        <Ingredient key={name} name={name} x={16.5 - size / 2} y={34.5 + i * step} size={size} />
      ))}
      <circle cx={FIELD.middle} cy={37} r={28} fill={PAPER} stroke={INK} strokeWidth="1.4" />
      <Portrait
        slug={guest.slug}
        era={guest.era}
        groups={guest.groups}
        x={FIELD.middle - 25.5}
        y={11.5}
        size={51}
        ground={tint}
      />
      <circle cx={85.5} cy={14} r="9.5" fill={GOLD} stroke={INK} strokeWidth="1.4" />
      <Numeral text={String(guest.perfect)} x={85.5} y={19} size={14} />
      <circle cx={88} cy={33} r="7" fill={PAPER} stroke={INK} strokeWidth="1.4" />
      <Numeral text={String(guest.substitute)} x={88} y={36.8} size={10} />
      <rect
        x={FIELD.x + 2.5}
        y="64"
        width={FIELD.width - 5}
        height="31"
        rx="3"
        fill={PAPER}
        stroke={INK}
        strokeWidth="1.2"
      />
      <Poster lines={linesOf(guest.name.toUpperCase(), PLATES.guest.most)} x={FIELD.middle} plate={PLATES.guest} />
      <Gift preferred={guest.giftPreferred} region={guest.giftRegion} />
      <CrossedCards of={4} crossed={guest.marketIcon} x={FIELD.x + 4} y={119} />
      <CrossedCards of={3} crossed={guest.guestIcon} x={FIELD.x + 39} y={119} />
      {guest.companion !== undefined && (
        <path
          d="M64 120.5l1.6 3.4 3.7.5-2.7 2.5.7 3.7-3.3-1.8-3.3 1.8.7-3.7-2.7-2.5 3.7-.5z"
          fill={BRICK}
          stroke={INK}
          strokeWidth=".8"
        />
      )}
    </Stock>
  );
}

/** Victory tokens for a bottle as a farewell: their favourite, or one of the region. */
function Gift({ preferred, region }: { readonly preferred: number; readonly region: number }) {
  return (
    <g>
      <rect x={FIELD.x + 4} y="98.5" width={FIELD.width - 8} height="16" rx="3" fill={INK} />
      <path
        d="M43 106.5H53V112H43ZM42 103.500H54V106.500H42ZM48 103.500V112M48 103.500C43 101 46 98.5 48 103.500C50 98.5 53 101 48 103.5"
        fill={GOLD}
        stroke={PAPER}
        strokeWidth=".9"
      />
      <Numeral text={String(preferred)} x={66} y={111.5} size={13} fill={PAPER} />
      <Numeral text={String(region)} x={82} y={111} size={10.5} fill={PAPER_DIM} />
    </g>
  );
}

/** A row of little cards, one of them crossed out. */
function CrossedCards({ of, crossed, x, y }: Readonly<{ of: number; crossed: number; x: number; y: number }>) {
  return (
    <g>
      {Array.from({ length: of }, (_, i) => i + 1).map((place) => (
        <g key={place}>
          <rect
            x={x + (place - 1) * 4.8}
            y={y}
            width="3.8"
            height="9"
            rx=".8"
            fill={place === crossed ? BRICK : PAPER}
            stroke={INK}
            strokeWidth=".8"
          />
          {place === crossed && (
            <path
              d={`M${x + (place - 1) * 4.8 - 1} ${y - 1}l5.8 11m0-11l-5.8 11`}
              stroke={INK}
              strokeWidth="1.3"
              fill="none"
            />
          )}
        </g>
      ))}
    </g>
  );
}
