import type { AnyEvent, AnyView } from '@taproom/engine';
import type { Restriction } from '../probe/restriction.js';

const isServed = (drink: string) => (event: AnyEvent) =>
  event.type === 'served' && (event as AnyEvent & { drink: string }).drink === drink;
const holdsFewerThan = (cards: number) => (view: AnyView) =>
  (view as AnyView & { hand: unknown[] }).hand.length < cards;

export const RESTRICTIONS: readonly Restriction[] = [
  { name: 'never-swap', says: 'never swaps a guest', never: /^swap / },
  { name: 'never-gift', says: 'never gives a bottle away', never: /^gift / },
  { name: 'always-gift', says: 'gives a bottle away whenever there is somebody to give it to', always: /^gift / },
  {
    name: 'never-substitute',
    says: 'serves perfect drinks or none',
    never: /^serve /,
    causing: isServed('substitute'),
  },
  { name: 'race', says: 'serves whoever can be served, substitutes and all', always: /^serve / },
  { name: 'hoard', says: 'serves nobody before holding nine cards', never: /^serve /, when: holdsFewerThan(9) },
  { name: 'never-flavour', says: 'puts no card under a guest', never: /^serve guest \d with \S+ / },
  { name: 'never-green', says: 'never plays a green event', never: /^play / },
  {
    name: 'blind',
    says: 'draws from the decks only',
    always: /^take (bottle|resource) deck$/,
  },
  {
    name: 'market-only',
    says: 'draws nothing unseen while a market has something',
    never: /^take (bottle|resource) deck$/,
    whileThereIs: /^take (bottle|resource) \d/,
  },
  {
    name: 'no-bottles',
    says: 'spends draw points on resources only',
    never: /^take bottle /,
    whileThereIs: /^take resource /,
  },
  { name: 'never-trade', says: 'neither offers nor accepts', never: /^(offer|accept) /, needs: { trading: true } },
  { name: 'always-accept', says: 'accepts every offer', always: /^accept /, needs: { trading: true } },
];
