import type { AnyEvent } from '@taproom/engine';
import type { Seen } from './seen.js';

/** Something that can be said of one game in a number. */
export interface Figure {
  readonly name: string;
  /** What it counts, for people. */
  readonly says: string;
  /** A share is shown in per cent. */
  readonly unit: 'share' | 'number';
  of(seen: Seen): number;
}

export const number = (name: string, says: string, of: Figure['of']): Figure => ({ name, says, unit: 'number', of });
export const share = (name: string, says: string, of: Figure['of']): Figure => ({ name, says, unit: 'share', of });
/** How often something happens in a game. */
export const happens = (name: string, says: string, is: (event: AnyEvent) => boolean): Figure =>
  number(name, says, ({ events }) => events.reduce((count, event) => count + (is(event) ? 1 : 0), 0));
export const ofType = (name: string, says: string, type: string): Figure =>
  happens(name, says, (event) => event.type === type);

/** Of every game that is played for points. */
export const POINTS: readonly Figure[] = [
  number('points', 'points of a player', ({ outcome: { scores } }) => meanOf(scores)),
  number('margin', 'points between the first and the second', ({ outcome: { scores } }) => {
    const [first = 0, second = 0] = [...scores].sort((a, b) => b - a);
    return first - second;
  }),
];

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
