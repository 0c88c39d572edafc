import type { AnyEvent } from '@taproom/engine';
import { useRef } from 'react';
import type { Flight } from '../parts/Flights.js';
import { holdingPlace } from '../parts/place.js';
import type { News, SoundName } from '../props.js';
import type { FriendsView, PlayedTrick } from './view.js';

type Told = AnyEvent & {
  readonly seat?: number;
  readonly from?: number;
  readonly to?: number;
  readonly card?: string;
  readonly cards?: readonly string[] | number;
};

const countOf = (cards: readonly string[] | number | undefined): number =>
  typeof cards === 'number' ? cards : (cards?.length ?? 0);

/** What flies where for each event, as the viewer saw it. */
export function flightsOf(events: readonly AnyEvent[], viewer: number): Flight[] {
  const spot = (seat: number | undefined): string => holdingPlace(seat, viewer);
  return events.flatMap((event): Flight[] => {
    const told = event as Told;
    switch (event.type) {
      case 'played':
        return [{ from: spot(told.seat), to: `trick-${(told.seat ?? 0) + 1}`, card: told.card as string }];
      case 'dealt':
        return Array.from({ length: Math.min(3, countOf(told.cards)) }, () => ({
          from: 'trump',
          to: spot(told.seat),
          card: 'back',
        }));
      case 'passed':
        return Array.from({ length: Math.min(3, countOf(told.cards)) }, () => ({
          from: spot(told.from),
          to: spot(told.to),
          card: 'back',
        }));
      default:
        return [];
    }
  });
}

const SOUNDS: readonly (readonly [string, SoundName])[] = [
  ['scored', 'good'],
  ['passed', 'pass'],
  ['dealt', 'deal'],
  ['trick-won', 'trick'],
  ['played', 'play'],
  ['bid', 'tap'],
];

export function soundOf(events: readonly AnyEvent[]): SoundName | undefined {
  const types = new Set(events.map(({ type }) => type));
  return SOUNDS.find(([type]) => types.has(type))?.[1];
}

/** The trick before this one. The last trick of a round is gone from the view by the time it is won: it is pieced together. */
export function useLastTrick(view: FriendsView, news: News): PlayedTrick | undefined {
  const kept = useRef<{ view: FriendsView; trick: PlayedTrick | undefined }>({ view, trick: view.played.at(-1) });
  if (kept.current.view !== view) {
    const before = kept.current.view;
    const won = news.events.find((event) => event.type === 'trick-won') as Told | undefined;
    const laid = won ? news.events.slice(0, news.events.indexOf(won)).filter((event) => event.type === 'played') : [];
    const pieced =
      won && before.phase === 'playing'
        ? {
            leader: before.leader,
            cards: [...before.trick, ...laid.map((event) => (event as Told).card as string)],
            winner: won.seat as number,
          }
        : undefined;
    kept.current = {
      view,
      trick: view.played.at(-1) ?? pieced ?? (view.phase === 'bidding' ? kept.current.trick : undefined),
    };
  }
  return kept.current.trick;
}
