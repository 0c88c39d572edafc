import { type Figure, number, ofType } from '../compare/figure.js';

interface Drew {
  readonly cards: readonly string[];
}

export const FIGURES: readonly Figure[] = [
  ofType('sips', 'sips in a game', 'sipped'),
  number('drawn', 'cards drawn in a game', ({ events }) =>
    events.reduce((sum, event) => sum + (event.type === 'drew' ? (event as unknown as Drew).cards.length : 0), 0),
  ),
];
