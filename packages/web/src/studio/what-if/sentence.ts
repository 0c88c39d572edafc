import type { Finding } from '@taproom/lab/browser';
import type { StudioWords } from '../words/en.js';

/** A number as people read it: of a share so many of 100. */
export function shown({ unit }: Pick<Finding, 'unit'>, value: number, language: string): string {
  if (!Number.isFinite(value)) return '?';
  const digits = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });
  if (unit === 'share') return (100 * value).toLocaleString(language, digits(1));
  return value.toLocaleString(language, digits(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2));
}

/** What a figure counts, in the language of the page; what nobody translated, as the lab says it. */
export function labelOf(
  { figure, says }: Finding,
  words: StudioWords['whatIf'],
  cardName: (card: string) => string,
): string {
  if (figure.startsWith('card:')) return words.card(cardName(figure.slice('card:'.length)));
  return words.figures[figure] ?? says;
}

/** One finding as a sentence with its interval. */
export function sentenceOf(
  finding: Finding,
  words: StudioWords['whatIf'],
  language: string,
  cardName: (card: string) => string,
): string {
  const label = labelOf(finding, words, cardName);
  const value = (number: number): string => shown(finding, number, language);
  const { a, b, difference, verdict, smallest, findable } = finding;
  const { mean, margin } = difference;
  const unit = finding.unit === 'share' ? words.ofHundred : '';
  switch (verdict) {
    case 'real':
      return words.real(label, value(b) + unit, value(a), value(mean - margin), value(mean + margin));
    case 'same':
      return words.same(label, value(a) + unit);
    case 'none':
      return words.none(label, value(a) + unit, value(smallest));
    case 'open':
      return words.open(label, value(a) + unit, value(b), value(findable));
  }
}

/** The largest differences first, measured by what would have been worth knowing; then what is the same. */
export function bySize(findings: readonly Finding[]): Finding[] {
  const size = ({ verdict, difference, smallest }: Finding): number =>
    verdict === 'real' ? Math.abs(difference.mean) / smallest : -1;
  const rank = { real: 0, open: 1, none: 2, same: 3 } as const;
  return [...findings].sort((x, y) => rank[x.verdict] - rank[y.verdict] || size(y) - size(x));
}
