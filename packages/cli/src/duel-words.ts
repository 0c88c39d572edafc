import type { Estimate } from '@taproom/lab';

/** Wider than this an interval of a share says nothing. */
const TELLS = 0.5;

/** Of a single deal nobody knows how far it is off, and of deals that all came out alike neither. */
export const spread = (margin: number, digits: number): string =>
  Number.isFinite(margin) && margin > 0 ? ` ± ${margin.toFixed(digits)}` : '';

export const percent = ({ mean, margin }: Estimate): string =>
  `${(100 * mean).toFixed(1)}${margin < TELLS ? spread(100 * margin, 1) : ''} %${margin === 0 ? ' in every deal' : ''}`;

interface Strength {
  readonly share: Estimate;
  readonly strength: number;
  readonly elo: number;
  readonly eloRange: readonly [number, number];
}

/** How much stronger somebody is, as far as so many games can say. */
export function strengthSays({ share: { mean, margin }, strength, elo, eloRange: [low, high] }: Strength): string {
  if (mean <= 0) return 'no game won: so few cannot say how much weaker that is';
  if (mean >= 1) return 'every game won: so few cannot say how much stronger that is';
  const range = margin > 0 && margin < TELLS ? ` (${signed(low)} to ${signed(high)})` : '';
  return `${strength.toFixed(2)} to 1, Elo ${signed(elo)}${range}`;
}

export const signed = (elo: number): string => `${elo >= 0 ? '+' : ''}${Math.round(elo)}`;
