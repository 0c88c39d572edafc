import { LIMITS } from './limits.js';

/** What people may write: names and chat, which are shown beside what other people write. */

/** Emoji that are made of several: a family, a profession, a flag. Joined, they need characters that are hidden elsewhere. */
const JOINED =
  /\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)+|\u{1F3F4}[\u{E0061}-\u{E007A}]+\u{E007F}/gu;
/** Control and direction characters, what is kept for private use, and ends of lines. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Letters and signs that are drawn as nothing. */
const EMPTY = /[\u115F\u1160\u2800\u3164\uFFA0]|[\u17B4\u17B5]|[\u180B-\u180F]|[\uFE00-\uFE0F]|\p{Z}|\p{C}/gu;
/** A heap of marks on one letter covers the lines above and below. */
const HEAP = /\p{M}{4,}/u;

/** As it is kept: composed, without blanks around it and with single ones inside. */
export const tidyName = (name: string): string =>
  name
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');

/** Whether a tidy name can be seen, and only be seen as what it is. */
export function isName(name: string): boolean {
  if (name.length > 4 * LIMITS.name || lettersOf(name) > LIMITS.name || HEAP.test(name)) return false;
  const plain = name.replace(JOINED, 'x');
  return plain.search(HIDDEN) < 0 && plain.replace(EMPTY, '').replace(/^\p{M}+/u, '') !== '';
}

/** Letters as people count them: an accented one is one, a family of emoji too. */
function lettersOf(text: string): number {
  let letters = 0;
  for (const _ of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) letters += 1;
  return letters;
}

/** Chat as it is told: ends of lines are blanks, and what would change the direction of other people's text is gone. */
export function tidyChat(text: string): string {
  const joined: string[] = [];
  const kept = text
    .normalize('NFC')
    .replace(JOINED, (emoji) => `\uE000${String.fromCodePoint(0xe100 + (joined.push(emoji) - 1))}`);
  const plain = kept
    .replace(/[\n\r\t\u2028\u2029]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cn}]/gu, '')
    .replace(/\uE000([\uE100-\uF8FF])/gu, (_, at: string) => joined[(at.codePointAt(0) as number) - 0xe100] ?? '')
    .replace(/\p{Co}/gu, '');
  return plain.replace(EMPTY, '') === '' ? '' : plain.trim();
}
