import { FACE_DOWN_TEXT } from './events.js';

/** A guest, a bottle or a type of resource card: its number in the card lists. */
export type Guest = number;
export type Bottle = number;
/** Copies of a resource card are alike, so a hand is a count for each type. */
export type Resource = number;

export const REGIONS = [
  'speyside',
  'highlands',
  'islay',
  'lowlands',
  'campbeltown',
  'ireland',
  'bourbon',
  'tennessee',
  'rye',
] as const;
export const GLASSES = ['glencairn', 'rocks', 'copita', 'highball'] as const;
export const MIXERS = ['dripper', 'ice', 'soda', 'ginger-ale', 'lime', 'cola', 'stones'] as const;
export const PROFILES = [
  'single-malt',
  'non-chill-filtered',
  'peated',
  'single-pot-still',
  'maple-sugar-filtered',
  'premium-expression',
  'cask-strength',
] as const;
export const ERAS = ['ancient', 'medieval', 'early-modern', 'revolutions', 'modern'] as const;

/** What a red event does to whoever turned it up (D-9). */
export const RED_EFFECTS = [
  'replace-guest',
  'lose-glass',
  'lose-bottle',
  'lose-resources',
  'lose-tokens',
  'lose-draw-points',
  'sweep-markets',
  'sweep-guests',
  'give-left',
] as const;
/** What a green event does for whoever plays it (D-9). */
export const GREEN_EFFECTS = [
  'bonus',
  'wild-glass',
  'wild-mixer',
  'draw-resources',
  'choose-bottle',
  'cheap-swap',
  'gain-tokens',
  'fetch-resource',
] as const;
export type RedEffect = (typeof RED_EFFECTS)[number];
export type GreenEffect = (typeof GREEN_EFFECTS)[number];

/** The kinds of card that there are. */
export const KINDS: readonly string[] = [
  'guest',
  'bottle',
  'glass',
  'mixer',
  'flavour',
  ...RED_EFFECTS,
  ...GREEN_EFFECTS,
];

// Types of resource card: glasses, mixers, flavours, green events, red events, in this order.
export const FIRST_MIXER: Resource = GLASSES.length;
export const FIRST_FLAVOUR: Resource = FIRST_MIXER + MIXERS.length;
export const FIRST_GREEN: Resource = FIRST_FLAVOUR + PROFILES.length;
export const MOST_GREENS = 10;
/** Red events are never held, so hands have types below this one only. */
export const FIRST_RED: Resource = FIRST_GREEN + MOST_GREENS;
export const MOST_REDS = 16;
export const TYPES = FIRST_RED + MOST_REDS;
export const HELD_TYPES = FIRST_RED;

export const MOST_GUESTS = 128;
/** Bottles in a hand are bits of so many words. */
export const WORDS = 3;
export const MOST_BOTTLES = WORDS * 32;

/** No card here. */
export const NONE = 255;

const bitsFrom = (first: number, count: number): number => ((1 << count) - 1) << first;
export const GLASS_BITS = bitsFrom(0, GLASSES.length);
export const MIXER_BITS = bitsFrom(FIRST_MIXER, MIXERS.length);
export const FLAVOUR_BITS = bitsFrom(FIRST_FLAVOUR, PROFILES.length);
export const GREEN_BITS = bitsFrom(FIRST_GREEN, MOST_GREENS);

export const isRed = (type: Resource): boolean => type >= FIRST_RED;
export const isGreen = (type: Resource): boolean => type >= FIRST_GREEN && type < FIRST_RED;
export const isEvent = (type: Resource): boolean => type >= FIRST_GREEN;
export const isFlavour = (type: Resource): boolean => type >= FIRST_FLAVOUR && type < FIRST_GREEN;

/** D-7: what so many different profiles under one drink are worth together. */
export const FLAVOUR_POINTS: readonly number[] = [0, 2, 7, 15, 25];
/** Profiles of one bottle, and so flavours under one drink. */
export const MOST_PROFILES = 4;

/** What a card file says in German beside its English; empty where it says nothing. */
export interface German {
  readonly name: string;
  readonly sentence: string;
}

/** A guest as its row in guests.csv says. Icons and bottles count from 0 here. */
export interface GuestCard {
  readonly slug: string;
  readonly name: string;
  readonly lived: string;
  readonly era: (typeof ERAS)[number];
  readonly groups: readonly string[];
  readonly about: string;
  readonly bottle: Bottle;
  readonly glass: Resource;
  readonly ingredients: readonly Resource[];
  readonly perfect: number;
  readonly substitute: number;
  readonly giftPreferred: number;
  readonly giftRegion: number;
  readonly marketIcon: number;
  readonly guestIcon: number;
  readonly companion: Companion | undefined;
  readonly german?: German;
}

export type Companion = { readonly guest: string } | { readonly group: string };

export interface BottleCard {
  readonly number: number;
  readonly name: string;
  readonly region: number;
  /** Numbers of its profiles in PROFILES. */
  readonly profiles: readonly number[];
  readonly note: string;
  readonly german?: German;
}

export type ResourceKind = 'glass' | 'mixer' | 'flavour' | 'green' | 'red';

export interface ResourceCard {
  readonly type: Resource;
  readonly slug: string;
  readonly kind: ResourceKind;
  readonly name: string;
  readonly copies: number;
  readonly effect: RedEffect | GreenEffect | undefined;
  readonly amount: number;
  readonly text: string;
  readonly german?: German;
}

/** The three card lists, and the same once more as numbers for the rules. */
export interface Cards {
  readonly guests: readonly GuestCard[];
  readonly bottles: readonly BottleCard[];
  readonly resources: readonly ResourceCard[];

  readonly regionOf: Uint8Array;
  /** The profiles of a bottle, as bits of flavour cards that fit it. */
  readonly flavoursOf: Int32Array;
  /** The bottles of a region: WORDS words each. */
  readonly regionBottles: Int32Array;
  readonly preferred: Uint8Array;
  readonly favoured: Uint8Array;
  readonly glassOf: Int32Array;
  readonly mixersOf: Int32Array;
  readonly perfect: Uint8Array;
  readonly substitute: Uint8Array;
  readonly giftPreferred: Uint8Array;
  readonly giftRegion: Uint8Array;
  readonly marketIcon: Uint8Array;
  readonly guestIcon: Uint8Array;
  /** 1 at `guest * guests + other` where the pair pays (WT-13); the same both ways. */
  readonly pays: Uint8Array;
  readonly copies: Uint8Array;
  readonly amount: Uint8Array;
  /** Number of the effect of each green or red event in its list. */
  readonly effect: Uint8Array;
  readonly reds: number;
  /** Green events by what they do, as bits of types. */
  readonly bonuses: number;
  readonly wildGlasses: number;
  readonly wildMixers: number;
  readonly largestRegions: readonly number[];
  readonly texts: CardTexts;
}

/** Cards as text and back. */
export interface CardTexts {
  readonly guest: readonly string[];
  /** Guests as they lie face down, for those who may know them. */
  readonly faceDown: readonly string[];
  readonly bottle: readonly string[];
  /** By type; a type that is not in this deck is an empty text. */
  readonly resource: readonly string[];
  readonly guests: ReadonlyMap<string, Guest>;
  readonly bottles: ReadonlyMap<string, Bottle>;
  readonly resources: ReadonlyMap<string, Resource>;
}

/** D-5: with 60 bottles, one of each of the six largest regions stays in the box. */
export const REGIONS_THINNED = 6;

export function compile(
  guests: readonly GuestCard[],
  bottles: readonly BottleCard[],
  resources: readonly ResourceCard[],
): Cards {
  const regionBottles = new Int32Array(REGIONS.length * WORDS);
  bottles.forEach(({ region }, bottle) => {
    regionBottles[region * WORDS + (bottle >> 5)] |= 1 << (bottle & 31);
  });
  const byType = (of: (card: ResourceCard) => number): Uint8Array => {
    const numbers = new Uint8Array(TYPES);
    for (const card of resources) numbers[card.type] = of(card);
    return numbers;
  };
  const greensWith = (effect: GreenEffect): number =>
    resources.reduce((bits, card) => (card.effect === effect ? bits | (1 << card.type) : bits), 0);
  const sizes = REGIONS.map((_, region) => bottles.filter((bottle) => bottle.region === region).length);
  const bySize = REGIONS.map((_, region) => region).sort((a, b) => sizes[b]! - sizes[a]! || a - b);
  return {
    guests,
    bottles,
    resources,
    regionOf: Uint8Array.from(bottles, ({ region }) => region),
    flavoursOf: Int32Array.from(bottles, ({ profiles }) =>
      profiles.reduce((bits, profile) => bits | (1 << (FIRST_FLAVOUR + profile)), 0),
    ),
    regionBottles,
    preferred: Uint8Array.from(guests, ({ bottle }) => bottle),
    favoured: Uint8Array.from(guests, ({ bottle }) => bottles[bottle]!.region),
    glassOf: Int32Array.from(guests, ({ glass }) => 1 << glass),
    mixersOf: Int32Array.from(guests, ({ ingredients }) => ingredients.reduce((bits, type) => bits | (1 << type), 0)),
    perfect: Uint8Array.from(guests, ({ perfect }) => perfect),
    substitute: Uint8Array.from(guests, ({ substitute }) => substitute),
    giftPreferred: Uint8Array.from(guests, ({ giftPreferred }) => giftPreferred),
    giftRegion: Uint8Array.from(guests, ({ giftRegion }) => giftRegion),
    marketIcon: Uint8Array.from(guests, ({ marketIcon }) => marketIcon),
    guestIcon: Uint8Array.from(guests, ({ guestIcon }) => guestIcon),
    pays: pairsThatPay(guests),
    copies: byType(({ copies }) => copies),
    amount: byType(({ amount }) => amount),
    effect: byType(effectNumber),
    reds: resources.reduce((count, { kind, copies }) => (kind === 'red' ? count + copies : count), 0),
    bonuses: greensWith('bonus'),
    wildGlasses: greensWith('wild-glass'),
    wildMixers: greensWith('wild-mixer'),
    largestRegions: bySize.slice(0, REGIONS_THINNED),
    texts: textsOf(guests, bottles, resources),
  };
}

function effectNumber({ kind, effect }: ResourceCard): number {
  const effects: readonly (string | undefined)[] = kind === 'red' ? RED_EFFECTS : kind === 'green' ? GREEN_EFFECTS : [];
  return effects.indexOf(effect) < 0 ? NONE : effects.indexOf(effect);
}

export const names = (one: GuestCard, other: GuestCard): boolean => {
  const { companion } = one;
  if (companion === undefined || one === other) return false;
  return 'guest' in companion ? companion.guest === other.slug : other.groups.includes(companion.group);
};

function pairsThatPay(guests: readonly GuestCard[]): Uint8Array {
  const pays = new Uint8Array(guests.length * guests.length);
  guests.forEach((one, i) => {
    guests.forEach((other, j) => {
      if (names(one, other) || names(other, one)) pays[i * guests.length + j] = 1;
    });
  });
  return pays;
}

function textsOf(
  guests: readonly GuestCard[],
  bottles: readonly BottleCard[],
  resources: readonly ResourceCard[],
): CardTexts {
  const resource = new Array<string>(TYPES).fill('');
  for (const { type, slug } of resources) resource[type] = slug;
  const guest = guests.map(({ slug }) => slug);
  const bottle = bottles.map(({ number }) => `bottle-${number}`);
  return {
    guest,
    faceDown: guest.map((text) => `${FACE_DOWN_TEXT} ${text}`),
    bottle,
    resource,
    guests: new Map(guest.map((text, number) => [text, number])),
    bottles: new Map(bottle.map((text, number) => [text, number])),
    resources: new Map(resources.map(({ slug, type }) => [slug, type])),
  };
}
