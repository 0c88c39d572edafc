import { expect, test } from 'vitest';
import { LIMITS } from './limits.js';
import { isName, tidyChat, tidyName } from './text.js';

const named = (text: string) => isName(tidyName(text)) && tidyName(text) !== '';

test.each([
  ['a plain one', 'Ann'],
  ['with umlauts', 'Jörg Müßig'],
  ['in another script', 'Наташа'],
  ['in one that needs marks', 'प्रिया'],
  ['right to left', 'דניאל'],
  ['a joined emoji', '👩‍👩‍👧‍👦 Crew'],
  ['an emoji with a colour', '👍🏽'],
  ['a flag', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a heart', '❤️'],
  ['as long as can be', 'x'.repeat(LIMITS.name)],
  ['a dozen families', '👩‍👩‍👧'.repeat(12)],
])('a name may be %s', (_what, name) => {
  expect(named(name)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['a Hangul filler', '\u3164'],
  ['braille without dots', '\u2800\u2800'],
  ['fillers and blanks', '\u115f \uffa0 \u00a0'],
  ['a variation selector', '\ufe0f'],
  ['a joiner', '\u200d'],
  ['marks on nothing', '\u0301\u0302'],
  ['with a zero', 'An\u0000n'],
  ['with another direction', 'Ann\u202e'],
  ['with a hidden blank', 'An\u200bn'],
  ['with a joiner between letters', 'A\u200dnn'],
  ['on two lines', 'Ann\nBob'],
  ['a heap of marks', `A${'\u0301\u0316'.repeat(4)}`],
  ['too long', 'x'.repeat(LIMITS.name + 1)],
  ['few letters of far too many characters', '👩‍👩‍👧'.repeat(13)],
  ['for private use', '\ue000'],
])('a name may not be %s', (_what, name) => {
  expect(named(name)).toBe(false);
});

test('names are composed, and blanks in them are single', () => {
  expect(tidyName('  Jo\u0308rg \u00a0 M ')).toBe('J\u00f6rg M');
});

test.each([
  ['hello\u202e there', 'hello there'],
  ['two\nlines', 'two lines'],
  ['a\u0000b\u0007', 'ab'],
  ['cheers 👩‍👩‍👧‍👦!', 'cheers 👩‍👩‍👧‍👦!'],
  ['\u2066\u2069', ''],
  ['\u3164', ''],
  ['  שלום  ', 'שלום'],
])('chat %j is told as %j', (text, told) => {
  expect(tidyChat(text)).toBe(told);
});
