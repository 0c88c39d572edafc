import type { Cells, Reading } from '../entry.js';

/** Where the sentence of a card stands in each file. */
const SENTENCES: Readonly<Record<string, string>> = {
  'guests.csv': 'about',
  'bottles.csv': 'note',
  'resources.csv': 'text',
};

/** What a set says in the reader's language: its own translation, else ours as long as the set kept our English. */
function inLanguage(
  column: string,
  cells: Cells,
  language: string,
  ours: { readonly english: string | undefined; readonly translated: string | undefined },
): string {
  const own = cells[column] ?? '';
  if (language === 'en') return own;
  const translated = cells[`${column}-${language}`];
  if (translated) return translated;
  return (own === ours.english ? ours.translated : undefined) ?? own;
}

/** What a card is called, for this reader. A bottle's name is on its label, in any language. */
export function nameIn(file: string, cells: Cells, { language, words, english }: Reading): string {
  const { slug = '' } = cells;
  if (file === 'bottles.csv') return cells.name ?? '';
  return inLanguage('name', cells, language, { english: english.card(slug), translated: words.card(slug) });
}

/** The sentence that is printed on a card, for this reader. */
export function textIn(file: string, cells: Cells, { language, words, english }: Reading): string {
  const card = file === 'bottles.csv' ? `bottle-${cells.number}` : (cells.slug ?? '');
  const ours = { english: english.printed?.(card), translated: words.printed?.(card) };
  return inLanguage(SENTENCES[file] ?? '', cells, language, ours);
}
