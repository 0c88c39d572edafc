import type { AnyView, GameRecord, Words } from '@taproom/engine';
import { type ComponentType, lazy } from 'react';
import type { PageLanguage, Player } from './props.js';

/** What it takes to say what the scores of a finished game are made of. */
export interface BreakdownProps {
  readonly view: AnyView;
  /** Once the whole record is known. */
  readonly record: GameRecord | undefined;
  readonly players: readonly Player[];
  readonly words: Words;
  readonly language: PageLanguage;
}

/** Games whose scores are sums. In the others the places say it all. */
const BREAKDOWNS: Readonly<Record<string, ComponentType<BreakdownProps> | undefined>> = {
  'with-friends': lazy(() => import('./with-friends/Breakdown.js').then((m) => ({ default: m.Breakdown }))),
  'whiskey-times': lazy(() => import('./whiskey-times/Breakdown.js').then((m) => ({ default: m.Breakdown }))),
};

export const breakdownOf = (game: string): ComponentType<BreakdownProps> | undefined => BREAKDOWNS[game];
