import type { Moments } from '../statistics/moments.js';
import type { Figure } from './figure.js';

/** The smallest difference that somebody would want to know of. */
export interface Effect {
  /** Of what the figure is without the change; of a share it is so much of 100. */
  readonly relative: number;
  /** In the unit of the figure instead, by its name; of a share it is so much of 1. */
  readonly absolute: Readonly<Record<string, number>>;
}

/** 5% more decisions, or five wins more in a hundred. */
export const USUAL_EFFECT: Effect = { relative: 0.05, absolute: {} };

export function smallestOf(effect: Effect, figure: Figure, before: Moments): number {
  const absolute = effect.absolute[figure.name];
  if (absolute !== undefined) return absolute;
  // Of a figure that is next to nothing, some per cent are nothing.
  return figure.unit === 'share' ? effect.relative : Math.max(Math.abs(before.mean), 0.2) * effect.relative;
}
