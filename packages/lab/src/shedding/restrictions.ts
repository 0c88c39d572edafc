import type { Restriction } from '../probe/restriction.js';

const WILDS = /^play (lets-get-wild|pass-the-bottle|tough-break)\b/;
const ANY_PLAY = /^play /;

/** What can be done without in both Last Calls. */
export const SHEDDING: readonly Restriction[] = [
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
