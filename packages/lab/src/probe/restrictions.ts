import type { AnyEvent, AnyView, Game, Options } from '@taproom/engine';
import type { Restriction } from './restriction.js';

const WILDS = /^play (lets-get-wild|pass-the-bottle|tough-break)\b/;
const ANY_PLAY = /^play /;

const SHEDDING: readonly Restriction[] = [
  { name: 'never-call', says: 'never says "last call"', never: /calling last-call/ },
  { name: 'never-catch', says: 'never catches anybody', never: /^catch / },
  { name: 'never-stack', says: 'takes the cards instead of answering a Take That', always: /^take$/ },
  { name: 'never-sip', says: 'draws two instead of sipping', never: /^sip$/ },
  {
    name: 'hold-wilds',
    says: 'plays no wild while something else can be played',
    never: WILDS,
    whileThereIs: /^play (?!lets-get-wild|pass-the-bottle|tough-break)/,
  },
  { name: 'wilds-first', says: 'plays a wild whenever there is one, Tough Breaks too', always: WILDS },
  { name: 'rather-draw', says: 'draws rather than play a wild', never: WILDS },
  {
    name: 'hold-attacks',
    says: 'keeps Take Thats for an answer',
    never: /^play take-that/,
    whileThereIs: /^(draw|play (?!take-that))/,
  },
  { name: 'attack-first', says: 'plays a Take That whenever it can', always: /^play take-that/ },
  { name: 'never-shout', says: 'forgets to call My Shout', never: /calling my-shout/ },
  { name: 'rid-of-trouble', says: 'plays a Tough Break as soon as it can', always: /^play tough-break/ },
  { name: 'never-draw', says: 'never draws where a card can be played', never: /^draw$/, whileThereIs: ANY_PLAY },
];

const CLOSING_TIME: readonly Restriction[] = [
  ...SHEDDING,
  { name: 'never-sidestep', says: 'never plays a sidestep', never: /^play (my-shout|tell-me-your-woes)\b/ },
  { name: 'sidestep-first', says: 'plays a sidestep whenever it can', always: /^play (my-shout|tell-me-your-woes)\b/ },
  { name: 'never-chaser', says: 'never plays a Chaser', never: /^play chaser\b/ },
];

const LAST_CALL: readonly Restriction[] = [
  ...SHEDDING,
  { name: 'never-play-drawn', says: 'keeps every card that is drawn', always: /^keep$/ },
  { name: 'never-sidestep', says: 'never plays a sidestep', never: /^play (about-face|my-shout|trigger-troubles)\b/ },
  {
    name: 'sidestep-first',
    says: 'plays a sidestep whenever it can',
    always: /^play (about-face|my-shout|trigger-troubles)\b/,
  },
];

const WITH_FRIENDS: readonly Restriction[] = [
  { name: 'always-zero', says: 'always bids nothing', always: /^bid 0$/ },
  { name: 'never-zero', says: 'never bids nothing', never: /^bid 0$/ },
  { name: 'modest', says: 'never bids more than one', never: /^bid (?![01]$)/ },
  { name: 'bold', says: 'never bids less than two', never: /^bid [01]$/ },
  { name: 'bar-first', says: 'plays a Bar Card as soon as it may', always: /^play bar$/ },
  { name: 'bar-last', says: 'plays a Bar Card when nothing else is left', never: /^play bar$/ },
  { name: 'mixers-first', says: 'plays a Mixer as soon as it may', always: /^play \w+-mixer$/ },
  { name: 'mixers-last', says: 'plays a Mixer when nothing else is left', never: /^play \w+-mixer$/ },
];

const isServed = (drink: string) => (event: AnyEvent) =>
  event.type === 'served' && (event as AnyEvent & { drink: string }).drink === drink;
const holdsFewerThan = (cards: number) => (view: AnyView) =>
  (view as AnyView & { hand: unknown[] }).hand.length < cards;

const WHISKEY_TIMES: readonly Restriction[] = [
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

/** What can be done without in each game. One line a game. */
const RESTRICTIONS: Readonly<Record<string, readonly Restriction[]>> = {
  'closing-time': CLOSING_TIME,
  'last-call': LAST_CALL,
  'with-friends': WITH_FRIENDS,
  'whiskey-times': WHISKEY_TIMES,
};

export const restrictionsOf = (game: Pick<Game, 'name'>): readonly Restriction[] => RESTRICTIONS[game.name] ?? [];

/** Whether it means anything at a table with these options. */
export const isMeant = ({ needs = {} }: Restriction, options: Options): boolean =>
  Object.entries(needs).every(([name, value]) => options[name] === value);
