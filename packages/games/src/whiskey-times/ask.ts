import type { Seat, Setting } from '@taproom/engine';
import { type Cards, isGreen } from './cards.js';
import { FACE_DOWN_TEXT } from './events.js';
import { houseOf } from './options.js';
import { CAUGHT_DOWN_TO } from './strike.js';
import { EMPTY, type View } from './view.js';

/** What the rules ask of a seat now. Every sentence about a turn, and what every refusal offers instead, is made from this. */
export type Ask =
  /** R4 - R6  What there is to take with the points left. */
  | {
      readonly ask: 'draw';
      readonly points: number;
      readonly bottles: boolean;
      readonly resources: boolean;
      readonly greens: boolean;
    }
  /** R18  Guests that can be served; whether a guest can be sent off or swapped; green events that can be played. */
  | {
      readonly ask: 'act';
      readonly serve: readonly string[];
      readonly gift: boolean;
      readonly swap: boolean;
      readonly events: readonly string[];
    }
  /** R37, R44 */
  | { readonly ask: 'discard'; readonly count: number; readonly keep: number }
  /** R12 */
  | { readonly ask: 'lose'; readonly what: 'glass' | 'bottle' | 'resource'; readonly count: number }
  /** R17 */
  | { readonly ask: 'give'; readonly to: Seat }
  /** R48 */
  | { readonly ask: 'stack'; readonly cards: readonly string[] }
  /** R20 */
  | { readonly ask: 'blind'; readonly guest: string }
  /** R23 */
  | { readonly ask: 'replace'; readonly deck: boolean; readonly market?: string }
  | { readonly ask: 'choose'; readonly bottles: readonly string[] }
  /** R45, R46  Whose offers can be answered, to whom one can be made, whether the trade can be ended. */
  | {
      readonly ask: 'trade';
      readonly answer: readonly Seat[];
      readonly offer: readonly Seat[];
      readonly drafting: boolean;
      readonly end: boolean;
    }
  | { readonly ask: 'wait'; readonly for: readonly Seat[]; readonly offer: readonly Seat[] }
  | { readonly ask: 'over' };

/** What is asked of the viewer, given the lines that the viewer may play. */
export function askOf(setting: Setting, view: View, moves: readonly string[]): Ask {
  const { phase, viewer: seat } = view;
  if (phase === 'over') return { ask: 'over' };
  if (!view.waiting.includes(seat)) {
    return { ask: 'wait', for: view.waiting, offer: seatsAfter(moves, 'offer') };
  }
  switch (phase) {
    case 'draw':
      return askToDraw(setting, view, moves);
    case 'act':
      return askToAct(view, moves);
    case 'limit': {
      const { handLimit } = houseOf(setting.options);
      return { ask: 'discard', count: (view.handSizes[seat] ?? 0) - handLimit, keep: handLimit };
    }
    case 'caught':
      return { ask: 'discard', count: view.owed[seat] ?? 0, keep: CAUGHT_DOWN_TO };
    case 'lose':
      return { ask: 'lose', what: lostIn(view.agenda), count: view.owed[seat] ?? 0 };
    case 'give':
      return { ask: 'give', to: (seat + 1) % view.handSizes.length };
    case 'stack':
      return { ask: 'stack', cards: view.placing };
    case 'blind':
      return { ask: 'blind', guest: view.drawnGuest ?? FACE_DOWN_TEXT };
    case 'replace':
      return askToReplace(view, moves);
    case 'choose':
      return { ask: 'choose', bottles: view.looked };
    default:
      return {
        ask: 'trade',
        answer: seatsAfter(moves, 'decline'),
        offer: seatsAfter(moves, 'offer'),
        drafting: moves.some((line) => line.startsWith('give ') || line.startsWith('want ')),
        end: moves.includes('end-trade'),
      };
  }
}

function askToDraw(setting: Setting, { points, resourceMarket }: View, moves: readonly string[]): Ask {
  const { texts } = setting.cards as Cards;
  const taken = moves.flatMap((line) => (line.startsWith('take resource ') ? [line.slice(14)] : []));
  const isGreenAt = (place: string): boolean => {
    const type = texts.resources.get(resourceMarket[Number(place) - 1] ?? '');
    return type !== undefined && isGreen(type);
  };
  return {
    ask: 'draw',
    points,
    bottles: moves.some((line) => line.startsWith('take bottle ')),
    resources: taken.some((place) => !isGreenAt(place)),
    greens: taken.some(isGreenAt),
  };
}

function askToAct({ guests, viewer }: View, moves: readonly string[]): Ask {
  const words = moves.map((line) => line.split(' '));
  const guestAt = (place: string): string => nameless(guests[viewer]?.[Number(place) - 1] ?? EMPTY);
  return {
    ask: 'act',
    serve: unique(words.flatMap(([verb, , place]) => (verb === 'serve' ? [guestAt(place ?? '')] : []))),
    gift: words.some(([verb]) => verb === 'gift'),
    swap: words.some(([verb]) => verb === 'swap'),
    events: unique(words.flatMap(([verb, event]) => (verb === 'play' ? [event ?? ''] : []))),
  };
}

/** A guest without the way it lies: `face-down ada-lovelace` is `ada-lovelace`. */
export const nameless = (text: string): string =>
  text.startsWith(`${FACE_DOWN_TEXT} `) ? text.slice(FACE_DOWN_TEXT.length + 1) : text;

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** R12  The agenda's `lose`, `lose 1`, `lose 2`. */
function lostIn(agenda: readonly string[]): 'glass' | 'bottle' | 'resource' {
  const about = agenda.at(-1);
  return about === 'lose' ? 'glass' : about === 'lose 1' ? 'bottle' : 'resource';
}

/** R23  The agenda's `replace 9` has the place of the market in its higher bits. */
function askToReplace({ agenda, guestMarket }: View, moves: readonly string[]): Ask {
  const slot = Number(agenda.at(-1)?.split(' ')[1] ?? 0) >> 2;
  return {
    ask: 'replace',
    deck: moves.includes('replace from deck'),
    ...(moves.includes('replace from market') && { market: guestMarket[slot] ?? EMPTY }),
  };
}

const seatsAfter = (moves: readonly string[], verb: string): Seat[] =>
  moves.flatMap((line) => {
    const [, seat] = new RegExp(`^${verb} seat-(\\d+)$`).exec(line) ?? [];
    return seat === undefined ? [] : [Number(seat) - 1];
  });

/** What a guest asks for that the viewer does not hold, glass first: the rules' reason why a drink cannot be served. */
export function lacking(setting: Setting, { hand }: View, guest: string): string[] {
  const { guests, texts } = setting.cards as Cards;
  const found = guests.find(({ slug }) => slug === nameless(guest));
  if (!found) return [];
  return [found.glass, ...found.ingredients]
    .map((type) => texts.resource[type] ?? '')
    .filter((card) => !hand.includes(card));
}
