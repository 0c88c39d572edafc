/** Where long words may be broken, as they stand on cards; English and German. Letters only: case does not matter. */
const SYLLABLES = [
  'Auchter|lately',
  'Ballin|fettle',
  'Cairn|pudding',
  'Gesund|heits|amt',
  'Keller|schlüssel',
  'Knock|anevery',
  'kühl|filtriert',
  'Lili|’uokalani',
  "Lili|'uokalani",
  'Nezahual|coyotl',
  'Sonder|abfüllung',
  'Speise|kammer',
  'Stadt|gespräch',
  'Steuer|eintreiber',
  'Strath|morrow',
  'Trink|geld|glas',
  'Uner|warteter',
  'Verun|glückte',
  'Wollstone|craft',
];
const PARTS = new Map(SYLLABLES.map((word) => [word.replaceAll('|', '').toUpperCase(), word.toUpperCase().split('|')]));

/** Words of so many letters are set whole, however narrow the card. */
const WHOLE = 11;

/** A long word in parts, with hyphens: by the list, else in halves after a vowel. */
function partsOf(word: string): string[] {
  if (word.length <= WHOLE) return [word];
  const known = PARTS.get(word.toUpperCase());
  if (known) return hyphened(known.length > 2 ? [known[0] ?? '', known.slice(1).join('')] : known);
  const middle = word.length >> 1;
  const vowel = [0, 1, -1, 2, -2].find((off) => /[aeiouyäöüAEIOUYÄÖÜ]/.test(word[middle + off - 1] ?? '')) ?? 0;
  return hyphened([word.slice(0, middle + vowel), word.slice(middle + vowel)]);
}

const hyphened = (parts: readonly string[]): string[] =>
  parts.map((part, i) => (i < parts.length - 1 && !part.endsWith('-') ? `${part}-` : part));

/** Breaks a name into lines of about `most` letters, at spaces and hyphens, and inside words that no card is wide enough for. */
export function linesOf(name: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+|(?<=-)/)) {
    const [first = '', ...more] = partsOf(word);
    const last = lines.at(-1);
    if (more.length === 0 && last !== undefined && last.length + first.length + 1 <= most)
      lines[lines.length - 1] = last.endsWith('-') ? last + first : `${last} ${first}`;
    else lines.push(first, ...more);
  }
  return lines;
}

/** A box for words, in the units of a card, which is 100 by 140. */
export interface Plate {
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Lines are as tall as they can be, but not taller than this. */
  readonly tallest: number;
}

export interface SetLine {
  readonly line: string;
  readonly size: number;
  /** The line it stands on. */
  readonly y: number;
  readonly length: number;
}

/** Letters of a wood-type poster are about as wide as this part of their height. */
const WIDE = 0.78;
const LEADING = 0.92;
/** How much of a letter's height is above the line it stands on. */
const CAPS = 0.74;

/** Sets lines like a wood-type poster into a plate: every line as wide as the others, all of them inside, in the middle. */
export function setType(lines: readonly string[], { y, width, height, tallest }: Plate): SetLine[] {
  const wished = lines.map((line) => Math.min(tallest, (width / Math.max(3, line.length)) * 1.5));
  const leading = wished.slice(1).reduce((sum, size) => sum + size * LEADING, 0);
  const total = (wished[0] ?? 0) * CAPS + leading;
  const scale = Math.min(1, height / total);
  let at = y + (height - total * scale) / 2;
  return lines.map((line, i) => {
    const size = (wished[i] as number) * scale;
    at += i === 0 ? size * CAPS : size * LEADING;
    return { line, size, y: at, length: Math.min(width, line.length * size * WIDE) };
  });
}
