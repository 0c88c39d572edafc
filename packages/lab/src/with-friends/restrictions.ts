import type { Restriction } from '../probe/restriction.js';

export const RESTRICTIONS: readonly Restriction[] = [
  { name: 'always-zero', says: 'always bids nothing', always: /^bid 0$/ },
  { name: 'never-zero', says: 'never bids nothing', never: /^bid 0$/ },
  { name: 'modest', says: 'never bids more than one', never: /^bid (?![01]$)/ },
  { name: 'bold', says: 'never bids less than two', never: /^bid [01]$/ },
  { name: 'bar-first', says: 'plays a Bar Card as soon as it may', always: /^play bar$/ },
  { name: 'bar-last', says: 'plays a Bar Card when nothing else is left', never: /^play bar$/ },
  { name: 'mixers-first', says: 'plays a Mixer as soon as it may', always: /^play \w+-mixer$/ },
  { name: 'mixers-last', says: 'plays a Mixer when nothing else is left', never: /^play \w+-mixer$/ },
];
