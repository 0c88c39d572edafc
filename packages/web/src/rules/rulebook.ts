/** A rule or a paragraph of RULES.md. */
export interface Passage {
  /** `R12` for a numbered rule. */
  readonly number?: string;
  readonly text: string;
}

export interface Chapter {
  readonly heading: string;
  readonly passages: readonly Passage[];
}

const HEADING = /^#{1,4}\s+(.*)$/;
const RULE = /^[-*]\s+\*\*(R\d+[a-z]?)\*\*\s+(.*)$/;
const ITEM = /^[-*]\s+(.*)$/;
/** Names of rulings in brackets are for those who write the rules, not for those who play. */
const CITATION = /\s*[[(](?:[A-Z]{1,3}-\d+(?:[,;]?\s*(?:and\s+)?)?)+[\])]/g;
/** So is the name an option has in files, after the one that stands on the page: „Wer anfängt“ (`first`). */
const NAME_IN_FILES = / \(`[^`]+`\)/g;

/** What RULES.md says to those who write code. */
const FOR_WRITERS = /`npm run|docs\/rulings\.md/;

/** Reads RULES.md: chapters with numbered rules and paragraphs. Tables stay as they are, one passage. */
export function readRulebook(text: string): Chapter[] {
  const chapters: { heading: string; passages: { number?: string; text: string }[] }[] = [];
  let open: { number?: string; text: string } | undefined;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) {
      chapters.push({ heading, passages: [] });
      open = undefined;
      continue;
    }
    const chapter = chapters.at(-1);
    if (!chapter) continue;
    const [, number, rule] = RULE.exec(line) ?? [];
    const item = ITEM.exec(line)?.[1];
    if (number !== undefined) open = add(chapter.passages, { number, text: rule as string });
    else if (item !== undefined && raw.startsWith(' ') && open) open.text += `\n- ${item}`;
    else if (item !== undefined) open = add(chapter.passages, { text: item });
    else if (line === '') open = undefined;
    else if (open) open.text += line.startsWith('|') ? `\n${line}` : ` ${line}`;
    else open = add(chapter.passages, { text: line });
  }
  return chapters
    .map(({ heading, passages }) => ({
      heading,
      passages: passages
        .filter((p) => !FOR_WRITERS.test(p.text))
        .map((p) => ({ ...p, text: p.text.replace(CITATION, '').replace(NAME_IN_FILES, '') })),
    }))
    .filter(({ passages }) => passages.length > 0);
}

function add<Item>(list: Item[], item: Item): Item {
  list.push(item);
  return item;
}

/** The chapters with only what mentions every word of the search. A chapter whose heading does is kept whole. */
export function search(chapters: readonly Chapter[], words: string): Chapter[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...chapters];
  const mentions = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  return chapters
    .map((chapter) => ({
      ...chapter,
      passages: chapter.passages.filter(({ number, text }) => mentions(`${chapter.heading} ${number ?? ''} ${text}`)),
    }))
    .filter(({ passages }) => passages.length > 0);
}
