/** Colours as the cards name them, in the 256 colours every terminal of this century has. */
const INKS: Readonly<Record<string, number>> = {
  red: 203,
  orange: 208,
  yellow: 220,
  lime: 155,
  green: 71,
  'light-blue': 117,
  navy: 69,
  purple: 141,
  pink: 212,
  brown: 137,
  grey: 245,
};

/** The colours that `ink` knows. */
export const COLOURS: readonly string[] = Object.keys(INKS);

/** Puts colour on text, or nothing at all where colour is not wanted. What a colour says is always in the words too. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  /** In one of the colours of the cards (`light-blue`); a name that is none of them leaves the text alone. */
  ink(colour: string, text: string): string;
}

const wrap = (open: string, close: string, text: string): string => `\x1b[${open}m${text}\x1b[${close}m`;

const COLOURED: Paint = {
  bold: (text) => wrap('1', '22', text),
  dim: (text) => wrap('2', '22', text),
  ink: (colour, text) => (Object.hasOwn(INKS, colour) ? wrap(`38;5;${INKS[colour]}`, '39', text) : text),
};

const PLAIN: Paint = { bold: (text) => text, dim: (text) => text, ink: (_colour, text) => text };

/** Colour on a terminal that has it (which heeds NO_COLOR), or through a pipe where FORCE_COLOR asks for it. */
function isColourWanted({ FORCE_COLOR, NO_COLOR }: NodeJS.ProcessEnv): boolean {
  if (process.stdout.isTTY) return process.stdout.hasColors();
  return Boolean(FORCE_COLOR) && FORCE_COLOR !== '0' && !NO_COLOR;
}

export const paint: Paint = isColourWanted(process.env) ? COLOURED : PLAIN;

// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what it looks for
const PAINTED = /(\x1b\[[\d;]*m)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what it looks for
const EVERY_PAINTED = /\x1b\[[\d;]*m/g;

/** How many columns a text takes, colours aside. */
export const widthOf = (text: string): number => [...text.replace(EVERY_PAINTED, '')].length;

/** Fills up with spaces to a width, colours aside. */
export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Parts one after the other, in lines no wider than `width`; a part that is too wide gets a line of its own. */
export function flow(parts: readonly string[], width: number, between = '  '): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + widthOf(between) + widthOf(part) <= width) {
      lines[lines.length - 1] = last + between + part;
    } else {
      lines.push(part);
    }
  }
  return lines;
}

/** Text cut to a width, with a sign that something is missing; colours are not cut. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let room = width - 1;
  const parts = text.split(PAINTED).map((part) => {
    // Colour takes no room, so it is passed over.
    if (PAINTED.test(part)) return part;
    const letters = [...part].slice(0, Math.max(0, room));
    room -= letters.length;
    return letters.join('');
  });
  return `${parts.join('')}…`;
}
