/** The regulars of the house, weakest first. */
export const LEVELS = ['tourist', 'local', 'regular', 'landlord'] as const;
export type Level = (typeof LEVELS)[number];

/** What a table gets when nobody says how good its bots should be. */
export const DEFAULT_LEVEL: Level = 'regular';

export interface LevelKnobs {
  readonly title: string;
  /** One sentence for the people who choose. */
  readonly says: string;
  /** How likely it is to notice each move it would like, best first. */
  readonly notices: number;
  /** How often it forgets to say what is due with its own card. */
  readonly forgets: number;
  /** How often it sees that somebody else forgot. */
  readonly alert: number;
  /** Reaction to a chance out of turn: median in milliseconds, and the spread of its logarithm. */
  readonly reaction: { readonly median: number; readonly spread: number };
  /** A decision takes at least this long for the others to see, and so much more where there is something to think about. */
  readonly thinking: { readonly least: number; readonly most: number };
}

export const LEVEL_KNOBS: Readonly<Record<Level, LevelKnobs>> = {
  tourist: {
    title: 'Tourist',
    says: 'Knows the rules from the flight over: overlooks things, forgets to call, and enjoys it all the same.',
    notices: 0.45,
    forgets: 0.25,
    alert: 0.2,
    reaction: { median: 2600, spread: 0.5 },
    thinking: { least: 900, most: 3200 },
  },
  local: {
    title: 'Local',
    says: 'Plays sensibly and chats in between: no plans, but few silly mistakes.',
    notices: 1,
    forgets: 0,
    alert: 0.6,
    reaction: { median: 1900, spread: 0.4 },
    thinking: { least: 700, most: 2400 },
  },
  regular: {
    title: 'Regular',
    says: 'Here every night: counts the cards, plans ahead and rarely misses a call.',
    notices: 0.8,
    forgets: 0,
    alert: 0.85,
    reaction: { median: 1400, spread: 0.35 },
    thinking: { least: 600, most: 2000 },
  },
  landlord: {
    title: 'Landlord',
    says: 'Owns the place: imagines your hand from how you play, and takes every moment it is given.',
    notices: 1,
    forgets: 0,
    alert: 1,
    reaction: { median: 1000, spread: 0.3 },
    thinking: { least: 600, most: 1800 },
  },
};

export const isLevel = (kind: string): kind is Level => (LEVELS as readonly string[]).includes(kind);
