import type { Seat, Setting } from '@taproom/engine';
import type { Cards } from './cards.js';
import type { Edition, KindName } from './edition.js';
import type { View } from './view.js';

/** What can be matched: what the top card shows, with a declared suit in place of the printed one. */
export interface Match {
  readonly suit?: string;
  readonly colour?: string;
  readonly shape?: string;
}

/** What a kind of card goes on: any of these, or everything. */
export interface GoesOn extends Match {
  readonly anything?: true;
  /** R7  Another of its kind. */
  readonly itself?: KindName;
}

/** What the rules ask of a seat now. Every sentence about a turn, and what every refusal offers instead, is made from this. */
export type Ask =
  | {
      readonly ask: 'play';
      readonly match: Match;
      /** Whether a card of the hand matches, and may be played. */
      readonly canMatch: boolean;
      /** Kinds of the hand that may be played without a match: wilds, sidesteps, Switch It Up on its own kind. */
      readonly besides: readonly KindName[];
      /** R31  The one card left that would go, and may not be the last. */
      readonly barred?: string;
      /** R9, R11 */
      readonly draw: 'a-card' | 'nothing-there' | 'not-allowed';
    }
  | { readonly ask: 'drawn'; readonly card: string }
  | { readonly ask: 'take-that'; readonly owed: number; readonly canAnswer: boolean }
  | { readonly ask: 'chaser'; readonly suit: string; readonly canMatch: boolean; readonly besides: readonly KindName[] }
  | { readonly ask: 'cheers'; readonly canSip: boolean }
  | { readonly ask: 'pass'; readonly to: Seat }
  | { readonly ask: 'declare'; readonly suits: readonly string[] }
  | { readonly ask: 'wait'; readonly for: readonly Seat[]; readonly chosen: boolean }
  | { readonly ask: 'over' };

const editionOf = (setting: Setting): Edition => (setting.cards as Cards).edition;

/** What is printed on a card, from its notation. */
export function printedOn(edition: Edition, card: string): Match & { readonly kind: KindName } {
  const parts = card.split('/');
  const kind = parts[0] as KindName;
  const rule = edition.kinds[kind];
  if (rule === undefined || kind === 'standard') {
    return { kind: 'standard', ...found('suit', parts[0]), ...found('colour', parts[1]), ...found('shape', parts[2]) };
  }
  return { kind, ...found('suit', parts[1]), ...found('colour', rule.colour ?? parts[2]) };
}

const found = (name: keyof Match, word: string | undefined): Match =>
  word === undefined || word === 'none' ? {} : { [name]: word };

// R6  A declared suit takes the place of the printed one.
export function matchOf(setting: Setting, { top, suit }: Pick<View, 'top' | 'suit'>): Match {
  const { colour, shape } = top === 'none' ? {} : printedOn(editionOf(setting), top);
  return { ...found('suit', suit), ...found('colour', colour), ...found('shape', shape) };
}

// R7
export function goesOnOf(setting: Setting, card: string): GoesOn {
  const edition = editionOf(setting);
  const { kind, ...shown } = printedOn(edition, card);
  const rule = edition.kinds[kind];
  if (!rule || rule.goesOn === 'anything') return { anything: true };
  const shared = rule.goesOn.map((attribute) => found(attribute, shown[attribute]));
  return Object.assign({}, ...shared, rule.goesOnItself ? { itself: kind } : {}) as GoesOn;
}

const MATCHED = ['suit', 'colour', 'shape'] as const;

/** Whether a card shares something that counts with what can be matched. */
export function matches(setting: Setting, card: string, match: Match): boolean {
  const goesOn = goesOnOf(setting, card);
  return MATCHED.some((name) => goesOn[name] !== undefined && goesOn[name] === match[name]);
}

/** What is asked of the viewer, given the lines that the viewer may play. */
export function askOf(setting: Setting, view: View, moves: readonly string[]): Ask {
  const { phase, viewer, waiting } = view;
  if (phase === 'over') return { ask: 'over' };
  if (!waiting.includes(viewer)) return { ask: 'wait', for: waiting, chosen: view.chosen.includes(viewer) };
  const cards = playedIn(moves);
  switch (phase) {
    case 'drawn':
      return { ask: 'drawn', card: view.drawn };
    case 'answer-take-that':
      return { ask: 'take-that', owed: view.owed, canAnswer: cards.length > 0 };
    case 'answer-chaser':
      return { ask: 'chaser', suit: view.chaser, ...sorted(setting, cards, { suit: view.chaser }, 'shown') };
    case 'answer-cheers':
      return { ask: 'cheers', canSip: moves.includes('sip') };
    case 'pass':
      return { ask: 'pass', to: nextSeat(view) };
    case 'declare':
      return { ask: 'declare', suits: moves.flatMap((line) => (line.startsWith('declare ') ? [line.slice(8)] : [])) };
    default:
      return askToPlay(setting, view, moves, cards);
  }
}

function askToPlay(setting: Setting, view: View, moves: readonly string[], cards: readonly string[]): Ask {
  const match = matchOf(setting, view);
  const [only] = view.hand;
  const barred = view.hand.length === 1 && only !== undefined && cards.length === 0 && isBarredLast(setting, only);
  return {
    ask: 'play',
    match,
    ...sorted(setting, cards, match, 'counts'),
    ...(barred && { barred: only }),
    draw: !moves.includes('draw') ? 'not-allowed' : canDraw(view) ? 'a-card' : 'nothing-there',
  };
}

const playedIn = (moves: readonly string[]): string[] => [
  ...new Set(moves.flatMap((line) => (line.startsWith('play ') ? [line.split(' ')[1] as string] : []))),
];

/** Cards that may be played, by why: they match, or they go without. For a Chaser, what a card shows is enough. */
function sorted(setting: Setting, cards: readonly string[], match: Match, by: 'counts' | 'shown') {
  const edition = editionOf(setting);
  const isMatch = (card: string) =>
    by === 'shown' ? printedOn(edition, card).suit === match.suit : matches(setting, card, match);
  const besides = cards.filter((card) => !isMatch(card)).map((card) => printedOn(edition, card).kind);
  return { canMatch: cards.some(isMatch), besides: [...new Set(besides)] };
}

const isBarredLast = (setting: Setting, card: string): boolean => {
  const edition = editionOf(setting);
  return edition.kinds[printedOn(edition, card).kind]?.neverLast === true;
};

// R10, R11
const canDraw = ({ draw, discard, beside }: View): boolean => draw + discard.length + beside.length > 0;

/** R25  The seat that gets what the viewer passes on. */
function nextSeat({ viewer, direction, hands }: View): Seat {
  return (viewer + (direction === 'clockwise' ? 1 : hands.length - 1)) % hands.length;
}
