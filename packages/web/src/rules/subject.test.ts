import { expect, test } from 'vitest';
import { subjectOf } from './subject.js';

const ENGLISH =
  'A standard card shows wine. Take That owes. A Mixer is the 13; a Bar Card. A bottle of your choice, twice.';
const GERMAN =
  'Eine Karte zeigt Wein. Take That kostet. Ein Mixer ist die 13; eine Bar-Karte. Eine Flasche und Aromakarten.';

test.each([
  ['take-that/wine', 'take that', 'take that'],
  ['wine/red/star', 'wine', 'wein'],
  ['wine-7', 'wine', 'wein'],
  ['wine-mixer', 'mixer', 'mixer'],
  ['bar', 'bar', 'bar'],
  ['bottle-12', 'bottle', 'flasche'],
  ['flavour-peated', '', 'aroma'],
  ['ice', '', ''],
  ['ada-lovelace', '', ''],
])('%s is searched as "%s", in German as "%s"', (card, english, german) => {
  expect([subjectOf(card, ENGLISH), subjectOf(card, GERMAN)]).toEqual([english, german]);
});
