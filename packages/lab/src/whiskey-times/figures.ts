import type { AnyEvent } from '@taproom/engine';
import { type Figure, happens, ofType, POINTS } from '../compare/figure.js';

const isPerfect = (event: AnyEvent): boolean =>
  event.type === 'served' && (event as AnyEvent & { drink: string }).drink === 'perfect';

export const FIGURES: readonly Figure[] = [
  ...POINTS,
  ofType('served', 'drinks served in a game', 'served'),
  happens('perfect', 'of them perfect', isPerfect),
  ofType('gifts', 'bottles given away', 'gifted'),
  ofType('swaps', 'guests swapped', 'swapped'),
  ofType('struck', 'red events that struck', 'struck'),
];
