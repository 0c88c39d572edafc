import type { Choice } from '../play/screen.js';

/** What can be chosen: a move in notation, and how it is shown. */
export type MenuItem = Omit<Choice, 'move'>;

/** An entry of the menu: an item to choose, or items that begin alike and are opened together. */
export type Entry =
  | { readonly kind: 'item'; readonly item: MenuItem }
  | { readonly kind: 'group'; readonly begin: readonly string[]; readonly label: string; readonly count: number };

/**
 * The items that begin with `begin`: all of them where there is room, otherwise gathered by the next words of their
 * notation, which say what they do (take, serve, swap) and then to what.
 */
export function menuOf(items: readonly MenuItem[], begin: readonly string[], room: number): Entry[] {
  const within = items.filter(({ line }) => startsWith(wordsOf(line), begin));
  const asEntry = (item: MenuItem): Entry => ({ kind: 'item', item });
  if (within.length <= Math.max(room, FEW)) return within.map(asEntry);
  const groups = groupsBy(within, begin.length + 1);
  if (groups.length === 1 && groups[0]) return menuOf(items, groups[0].begin, room);
  return groups.map(({ begin: start, items: alike }) =>
    alike.length === 1 && alike[0]
      ? asEntry(alike[0])
      : { kind: 'group', begin: start, label: labelOf(alike, start), count: alike.length },
  );
}

/** So few are never worth a group. */
const FEW = 5;

/** The items that have every word that was typed, or begun to be typed. */
export function narrowed(items: readonly MenuItem[], typed: string): readonly MenuItem[] {
  const exact = items.filter(({ line }) => line === typed);
  if (exact.length > 0) return exact;
  return items.filter(({ line, label }) => hasWords(`${line} ${label}`, typed));
}

export const hasWords = (text: string, typed: string): boolean =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

const wordsOf = (text: string): string[] => text.split(' ');

const startsWith = (words: readonly string[], begin: readonly string[]): boolean =>
  begin.every((word, index) => words[index] === word);

function groupsBy(items: readonly MenuItem[], length: number): { begin: readonly string[]; items: MenuItem[] }[] {
  const groups = new Map<string, { begin: readonly string[]; items: MenuItem[] }>();
  for (const item of items) {
    const begin = wordsOf(item.line).slice(0, length);
    const key = begin.join(' ');
    const group = groups.get(key);
    if (group) group.items.push(item);
    else groups.set(key, { begin, items: [item] });
  }
  return [...groups.values()];
}

/** What the labels have in common, as far as that says anything; the notation otherwise. */
function labelOf(items: readonly MenuItem[], begin: readonly string[]): string {
  const [first = [], ...rest] = items.map(({ label }) => wordsOf(label));
  const differs = first.findIndex((word, index) => rest.some((words) => words[index] !== word));
  const common = differs < 0 ? first : first.slice(0, differs);
  const text = common.length > 0 ? common.join(' ') : begin.join(' ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1).replace(/[,:]$/, '')} …`;
}
