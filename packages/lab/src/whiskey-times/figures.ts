import type { AnyEvent } from '@taproom/engine';
import { companionPoints, type WhiskeyTable } from '@taproom/games/whiskey-times';
import { type Figure, happens, meanOf, number, ofType, POINTS } from '../compare/figure.js';

const isPerfect = (event: AnyEvent): boolean =>
  event.type === 'served' && (event as AnyEvent & { drink: string }).drink === 'perfect';

export const FIGURES: readonly Figure[] = [
  ...POINTS,
  number('companions', 'of them for drinking companions', ({ outcome: { scores }, table }) =>
    meanOf(scores.map((_, seat) => companionPoints(table as WhiskeyTable, seat))),
  ),
  ofType('served', 'drinks served in a game', 'served'),
  happens('perfect', 'of them perfect', isPerfect),
  ofType('gifts', 'bottles given away', 'gifted'),
  ofType('swaps', 'guests swapped', 'swapped'),
  ofType('struck', 'red events that struck', 'struck'),
];
