/** What a search in German looks for, where the notation has an English word. */
const GERMAN: Readonly<Record<string, string>> = {
  bottle: 'flasche',
  flavour: 'aroma',
  wine: 'wein',
  rocks: 'tumbler',
  beer: 'bier',
};

/** What the rules call a card: `take-that/wine` is searched as "take that", `wine-mixer` as "mixer". */
export function subjectOf(card: string, text: string): string {
  const rules = text.toLowerCase();
  const [head = ''] = card.split('/');
  const words = head.split('-').filter((word) => !/^\d+$/.test(word));
  const whole = words.join(' ');
  const asWord = (word: string) => new RegExp(`(?<!\\p{L})${word}`, 'u').test(rules);
  if (asWord(whole)) return whole;
  const german = words.map((word) => GERMAN[word]).findLast((word) => word !== undefined && asWord(word));
  return words.findLast((word) => word.length > 2 && asWord(word)) ?? german ?? '';
}
