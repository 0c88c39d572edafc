import type { AnyView, Move } from '@taproom/engine';
import type { SenseOf } from '../sense.js';

/** The part of the view that it looks at; both Last Calls have it. */
interface Seen extends AnyView {
  readonly hand: readonly string[];
  readonly hands: readonly number[];
  readonly direction: 'clockwise' | 'anticlockwise';
}

/** A move taken apart: `play take-that/wine as beer calling last-call`. */
interface Option {
  readonly move: Move;
  readonly verb: string;
  readonly card: string;
  readonly as: string;
  readonly calls: number;
}

/** With so few cards left, the next player is about to go out. */
const NEARLY_OUT = 2;
/** More than any choice between cards but Tough Break, less than a card that can be played is worth. */
const SILLY = 8;

/** What a card is worth keeping for later: the higher, the later it is played. */
const KEEP: Readonly<Record<string, number>> = {
  standard: 0,
  'take-that': 1,
  cheers: 1,
  chaser: 1,
  'switch-it-up': 2,
  'about-face': 2,
  'my-shout': 2,
  'tell-me-your-woes': 3,
  'trigger-troubles': 3,
  'pass-the-bottle': 4,
  'lets-get-wild': 5,
  // It costs five cards, so almost anything is better.
  'tough-break': 20,
};

/** What hurts the next player. */
const ATTACKS = ['take-that', 'cheers', 'chaser', 'my-shout'];

/** Plain good sense: calls what is due, gets rid of ordinary cards first, keeps wilds, and hits whoever is nearly out. */
export const sensible: SenseOf = (game, setting) => {
  const known = new Map<Move, Option>();
  const read = (move: Move): Option => {
    const option = known.get(move) ?? optionOf(move, game.notation.formatMove(move, setting));
    known.set(move, option);
    return option;
  };
  return {
    silly: SILLY,
    rate(view, moves, worths) {
      moves.forEach((move, i) => {
        worths[i] = worthOf(read(move), view as Seen);
      });
    },
    forget(move, moves) {
      const { verb, card, as, calls } = read(move);
      const unsaid = moves
        .map(read)
        .find((other) => other.verb === verb && other.card === card && other.as === as && other.calls < calls);
      return unsaid?.move ?? move;
    },
    interrupt(_view, moves, alert, chance) {
      const caught = moves.map(read).find(({ verb }) => verb === 'catch');
      return caught !== undefined && chance.fraction() < alert ? caught.move : undefined;
    },
  };
};

function optionOf(move: Move, text: string): Option {
  const [verb = '', card = '', ...rest] = text.split(' ');
  const as = rest[0] === 'as' ? (rest[1] ?? '') : '';
  return { move, verb, card, as, calls: rest.filter((word) => word === 'calling').length };
}

function worthOf({ verb, card, as, calls }: Option, view: Seen): number {
  switch (verb) {
    case 'play':
      return goesOut(card, view) + 10 + 100 * calls - keepOf(card, view) + suitWorth(as, view, card);
    case 'pass':
      return kindOf(card) === 'tough-break' ? 50 : 10 - keepOf(card, view) - suitWorth(suitOf(card), view, card);
    case 'declare':
      return suitWorth(card, view, '');
    case 'sip':
      return 1;
    default:
      // To draw, to keep, to take: only when nothing better is there.
      return 0;
  }
}

/** Nobody overlooks that a card is the last one; a Tough Break is never that. */
const goesOut = (card: string, { hand }: Seen): number =>
  hand.length === 1 && kindOf(card) !== 'tough-break' ? 1000 : 0;

/** An attack is not worth keeping when the next player is nearly out. */
function keepOf(card: string, view: Seen): number {
  const kind = kindOf(card);
  const urgent = ATTACKS.includes(kind) && nextHand(view) <= NEARLY_OUT;
  return urgent ? -5 : (KEEP[kind] ?? 0);
}

/** The more cards of a suit are left in the hand, the better it is to have it asked for. */
const suitWorth = (suit: string, view: Seen, played: string): number =>
  suit === '' ? 0 : view.hand.filter((card) => card !== played && suitOf(card) === suit).length / 4;

function nextHand({ viewer, hands, direction }: Seen): number {
  const step = direction === 'clockwise' ? 1 : hands.length - 1;
  return hands[(viewer + step) % hands.length] as number;
}

/** `wine/red/star` is a standard card: it begins with its suit. */
function kindOf(card: string): string {
  const [word = ''] = card.split('/');
  return word in KEEP ? word : 'standard';
}

const suitOf = (card: string): string => card.split('/')[kindOf(card) === 'standard' ? 0 : 1] ?? '';
