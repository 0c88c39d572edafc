/**
 * The two Last Calls are one game in two editions. The rules are written once, in this folder; where the editions differ,
 * the rule reads one of the values below. Nothing else tells the editions apart.
 */
export const KIND_NAMES = [
  'standard',
  'take-that',
  'switch-it-up',
  'about-face',
  'cheers',
  'chaser',
  'lets-get-wild',
  'pass-the-bottle',
  'tough-break',
  'my-shout',
  'tell-me-your-woes',
  'trigger-troubles',
] as const;
export type KindName = (typeof KIND_NAMES)[number];

export const ATTRIBUTES = ['suit', 'colour', 'shape'] as const;
/** What a card may show. */
export type Attribute = (typeof ATTRIBUTES)[number];

/** What an edition says about one kind of card. */
export interface KindRule {
  /** R1  What it shows; the deck file must say what exactly. */
  readonly shows: readonly Attribute[];
  /** R1  The one colour this kind has, where it has only one. */
  readonly colour?: string;
  /** R7  A shared attribute of these lets it be played, or it goes on anything. */
  readonly goesOn: readonly Attribute[] | 'anything';
  /** R7  It goes on its own kind too, whatever is shown. */
  readonly goesOnItself?: true;
  /** R8  The suit that must be declared with it. */
  readonly declares?: 'any-suit' | 'another-suit';
  /** R27  A sidestep lies beside the pile. */
  readonly lies: 'on-the-pile' | 'beside-the-pile';
  /** R31 */
  readonly neverLast?: true;
}

export interface Edition {
  readonly name: 'closing-time' | 'last-call';
  readonly suits: readonly string[];
  readonly shapes: readonly string[];
  readonly colours: readonly string[];
  /** The column of the deck file that has the suit. */
  readonly suitColumn: string;
  readonly kinds: Readonly<Partial<Record<KindName, KindRule>>>;
  /** R9 */
  readonly drawnCard: 'ends-the-turn' | 'may-be-played';
  /** R27  What a new sidestep does to the one that lies there. */
  readonly newSidestep: 'joins-the-others' | 'replaces-the-last';
  /** R28 */
  readonly shoutNotCalled: 'spares-the-others' | 'spares-nobody';
}

/** Both editions have five suits. */
export const SUITS = 5;

const COLOURS = ['red', 'orange', 'yellow', 'lime', 'green', 'light-blue', 'navy', 'purple', 'pink', 'brown'] as const;

// CT-2, LC-2  The same in both editions.
const standard: KindRule = {
  shows: ['suit', 'colour', 'shape'],
  goesOn: ['suit', 'colour', 'shape'],
  lies: 'on-the-pile',
};
const wild: KindRule = { shows: [], goesOn: 'anything', declares: 'any-suit', lies: 'on-the-pile' };
const sidestep: KindRule = { shows: [], goesOn: 'anything', lies: 'beside-the-pile' };

export const CLOSING_TIME: Edition = {
  name: 'closing-time',
  suits: ['wine', 'rocks', 'cocktail', 'neat', 'beer'],
  shapes: ['circle', 'cross', 'pentagram', 'meeple', 'house', 'square', 'sword', 'star', 'tree', 'triangle'],
  colours: COLOURS,
  suitColumn: 'suit',
  kinds: {
    standard,
    'take-that': { shows: ['suit'], goesOn: ['suit'], lies: 'on-the-pile' },
    'switch-it-up': {
      shows: ['suit'],
      goesOn: ['suit'],
      goesOnItself: true,
      declares: 'another-suit',
      lies: 'on-the-pile',
    },
    'about-face': { shows: ['suit'], goesOn: ['suit'], lies: 'on-the-pile' },
    cheers: { shows: ['colour'], colour: 'red', goesOn: ['colour'], lies: 'on-the-pile' },
    chaser: { shows: ['colour'], colour: 'yellow', goesOn: ['colour'], lies: 'on-the-pile' },
    'lets-get-wild': wild,
    'pass-the-bottle': { ...wild, neverLast: true },
    'tough-break': wild,
    'my-shout': { ...sidestep, neverLast: true },
    'tell-me-your-woes': { ...sidestep, neverLast: true },
  },
  drawnCard: 'ends-the-turn', // CT-6
  newSidestep: 'joins-the-others', // CT-19
  shoutNotCalled: 'spares-the-others', // CT-17
};

export const LAST_CALL: Edition = {
  name: 'last-call',
  suits: ['wine', 'rocks', 'copita', 'cocktail', 'beer'],
  shapes: ['circle', 'diamond', 'cross', 'shield', 'tree', 'meeple', 'triangle', 'pentagram', 'star', 'sword'],
  colours: COLOURS,
  suitColumn: 'lc_suit',
  kinds: {
    standard,
    'take-that': { shows: ['suit', 'colour'], goesOn: ['suit'], lies: 'on-the-pile' },
    'switch-it-up': { shows: ['suit', 'colour'], goesOn: ['suit'], declares: 'another-suit', lies: 'on-the-pile' }, // LC-3
    'about-face': sidestep, // LC-4
    cheers: { shows: ['suit', 'colour'], goesOn: ['suit', 'colour'], lies: 'on-the-pile' }, // LC-3
    'lets-get-wild': wild,
    'pass-the-bottle': wild, // LC-5
    'tough-break': wild,
    'my-shout': { ...sidestep, neverLast: true },
    'trigger-troubles': sidestep, // LC-5, LC-7
  },
  drawnCard: 'may-be-played', // LC-1
  newSidestep: 'replaces-the-last', // LC-4
  shoutNotCalled: 'spares-nobody', // LC-6
};

export const EDITIONS: readonly Edition[] = [CLOSING_TIME, LAST_CALL];
