import type { Choice } from '../play/screen.js';

/** What can be chosen: a line of notation, and how it is shown. */
export type Line = Omit<Choice, 'move'>;

/** An entry of the menu: a line to play, or lines that begin alike and are opened together. */
export type Entry =
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'group'; readonly begin: readonly string[]; readonly label: string; readonly count: number };

/**
 * The lines that begin with `begin`: all of them where there is room, otherwise gathered by the next words of their
 * notation, which say what they do (take, serve, swap) and then to what.
 */
export function menuOf(lines: readonly Line[], begin: readonly string[], room: number): Entry[] {
  const within = lines.filter(({ line }) => startsWith(wordsOf(line), begin));
  const asLine = (line: Line): Entry => ({ kind: 'line', line });
  if (within.length <= Math.max(room, FEW)) return within.map(asLine);
  const groups = groupsBy(within, begin.length + 1);
  if (groups.length === 1 && groups[0]) return menuOf(lines, groups[0].begin, room);
  return groups.map(({ begin: start, lines: alike }) =>
    alike.length === 1 && alike[0]
      ? asLine(alike[0])
      : { kind: 'group', begin: start, label: labelOf(alike, start), count: alike.length },
  );
}

/** So few are never worth a group. */
const FEW = 5;

/** The lines that have every word that was typed, or begun to be typed. */
export function narrowed(lines: readonly Line[], typed: string): readonly Line[] {
  const exact = lines.filter(({ line }) => line === typed);
  if (exact.length > 0) return exact;
  return lines.filter(({ line, label }) => hasWords(`${line} ${label}`, typed));
}

export const hasWords = (text: string, typed: string): boolean =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

const wordsOf = (text: string): string[] => text.split(' ');

const startsWith = (words: readonly string[], begin: readonly string[]): boolean =>
  begin.every((word, index) => words[index] === word);

function groupsBy(lines: readonly Line[], length: number): { begin: readonly string[]; lines: Line[] }[] {
  const groups = new Map<string, { begin: readonly string[]; lines: Line[] }>();
  for (const line of lines) {
    const begin = wordsOf(line.line).slice(0, length);
    const key = begin.join(' ');
    const group = groups.get(key);
    if (group) group.lines.push(line);
    else groups.set(key, { begin, lines: [line] });
  }
  return [...groups.values()];
}

/** What the labels have in common, as far as that says anything; the notation otherwise. */
function labelOf(lines: readonly Line[], begin: readonly string[]): string {
  const [first = [], ...rest] = lines.map(({ label }) => wordsOf(label));
  const differs = first.findIndex((word, index) => rest.some((words) => words[index] !== word));
  const common = differs < 0 ? first : first.slice(0, differs);
  const text = common.length > 0 ? common.join(' ') : begin.join(' ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1).replace(/[,:]$/, '')} …`;
}
