import type { AnyEvent } from '@taproom/engine';
import type { Act } from '../parts/acts.js';
import type { Flight } from '../parts/Flights.js';
import { holdingPlace } from '../parts/place.js';
import type { SoundName } from '../props.js';

type Told = AnyEvent & {
  readonly seat?: number;
  readonly to?: number;
  readonly card?: string;
  readonly from?: string;
  readonly market?: string;
  readonly slot?: number;
  readonly guest?: string;
  readonly bottle?: string;
  readonly event?: string;
};

const backOf = (card: string | undefined, kind: string): string =>
  card === undefined || card === 'hidden' ? `back-${kind}` : card;
const deckOf = (card: string | undefined): string => (card?.startsWith('bottle-') ? 'bottle-deck' : 'resource-deck');

/** What flies where for each event, as the viewer saw it. */
export function flightsOf(events: readonly AnyEvent[], viewer: number): Flight[] {
  const spot = (seat: number | undefined): string => holdingPlace(seat, viewer);
  return events.flatMap((event): Flight[] => {
    const told = event as Told;
    switch (event.type) {
      case 'took':
        return [{ from: deckOf(told.card), to: spot(told.seat), card: backOf(told.card, 'resources') }];
      case 'filled':
        return [{ from: `${told.market}-deck`, to: `${told.market}-market-${told.slot}`, card: told.card as string }];
      case 'discarded':
        return [{ from: spot(told.seat), to: deckOf(told.card), card: told.card as string }];
      case 'gave':
        return [{ from: spot(told.seat), to: spot(told.to), card: told.card as string }];
      case 'fetched':
        return [{ from: 'resource-deck', to: spot(told.seat), card: told.card as string }];
      case 'served':
      case 'gifted':
        return [{ from: spot(told.seat), to: 'bottle-deck', card: told.bottle as string }];
      default:
        return [];
    }
  });
}

/** What each host did last: the card they took, poured, played, gave or let go. */
export const actsIn = (events: readonly AnyEvent[]): Act[] =>
  events.flatMap((event): Act[] => {
    const { seat = 0, card, bottle } = event as Told;
    switch (event.type) {
      case 'took':
        return [{ seat, card: backOf(card, 'resources') }];
      case 'served':
      case 'gifted':
        return bottle === undefined ? [] : [{ seat, card: bottle }];
      case 'played':
      case 'discarded':
      case 'gave':
      case 'fetched':
        return card === undefined ? [] : [{ seat, card }];
      default:
        return [];
    }
  });

const SOUNDS: readonly (readonly [string, SoundName])[] = [
  ['served', 'good'],
  ['struck', 'bad'],
  ['caught', 'bad'],
  ['dealt', 'deal'],
  ['gifted', 'good'],
  ['traded', 'pass'],
  ['swapped', 'pass'],
  ['played', 'play'],
  ['took', 'draw'],
  ['discarded', 'tap'],
];

export function soundOf(events: readonly AnyEvent[]): SoundName | undefined {
  const types = new Set(events.map(({ type }) => type));
  return SOUNDS.find(([type]) => types.has(type))?.[1];
}
