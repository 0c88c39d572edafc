import type { AnyEvent } from '@taproom/engine';
import type { Act } from '../parts/acts.js';
import type { Flight } from '../parts/Flights.js';
import { holdingPlace } from '../parts/place.js';
import type { SoundName } from '../props.js';

type Told = AnyEvent & {
  readonly seat?: number;
  readonly from?: number;
  readonly to?: number;
  readonly card?: string;
  readonly cards?: readonly string[] | number;
  readonly calls?: readonly string[];
  readonly count?: number;
};

/** More cards than this at once are a blur anyway. */
const MOST = 5;
const SIDESTEPS = ['my-shout', 'tell-me-your-woes', 'trigger-troubles', 'about-face'];

/** What flies where for each event, as the viewer saw it. */
export function flightsOf(events: readonly AnyEvent[], viewer: number): Flight[] {
  const spot = (seat: number | undefined): string => holdingPlace(seat, viewer);
  return events.flatMap((event): Flight[] => {
    const told = event as Told;
    switch (event.type) {
      case 'played': {
        const card = told.card as string;
        const aside = SIDESTEPS.includes(card);
        return [{ from: spot(told.seat), to: aside ? 'beside' : 'pile', card, sideways: aside }];
      }
      case 'dealt':
        return backs(told.cards, 2).map((card) => ({ from: 'draw', to: spot(told.seat), card }));
      case 'drew':
        return backs(told.cards, MOST).map((card) => ({ from: 'draw', to: spot(told.seat), card }));
      case 'turned-up':
      case 'flipped':
      case 'chaser-flipped':
        return backs(told.cards, MOST).map((card) => ({ from: 'draw', to: 'pile', card }));
      case 'passed':
        return [{ from: spot(told.from), to: spot(told.to), card: told.card ?? 'back' }];
      case 'gave-up-tough-breaks':
        return Array.from({ length: Math.min(MOST, told.count ?? 1) }, () => ({
          from: spot(told.seat),
          to: 'pile',
          card: 'tough-break',
        }));
      default:
        return [];
    }
  });
}

const backs = (cards: readonly string[] | number | undefined, most: number): string[] =>
  typeof cards === 'number'
    ? Array.from({ length: Math.min(most, cards) }, () => 'back')
    : (cards ?? []).slice(0, most);

/** What each seat did, as a card that can stand beside it. */
export const actsIn = (events: readonly AnyEvent[]): Act[] =>
  events.flatMap((event): Act[] => {
    const { seat = 0, from = 0, card = 'back', cards, count } = event as Told;
    switch (event.type) {
      case 'played':
        return [{ seat, card }];
      case 'drew':
        return [{ seat, card: 'back', count: typeof cards === 'number' ? cards : (cards?.length ?? 1) }];
      case 'passed':
        return [{ seat: from, card: 'back' }];
      case 'gave-up-tough-breaks':
        return [{ seat, card: 'tough-break', count: count ?? 1 }];
      default:
        return [];
    }
  });

/** The one sound that tells most of what happened. */
export function soundOf(events: readonly AnyEvent[]): SoundName | undefined {
  const types = new Set(events.map(({ type }) => type));
  if (events.some((event) => event.type === 'played' && ((event as Told).calls?.length ?? 0) > 0)) return 'call';
  const first = SOUNDS.find(([type]) => types.has(type));
  return first?.[1];
}

const SOUNDS: readonly (readonly [string, SoundName])[] = [
  ['caught', 'bad'],
  ['dealt', 'deal'],
  ['sipped', 'sip'],
  ['passed', 'pass'],
  ['played', 'play'],
  ['drew', 'draw'],
];
