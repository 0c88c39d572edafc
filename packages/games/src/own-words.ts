import type { Row, Setting, Words } from '@taproom/engine';

/** Languages in which a card file may bring words. */
type WordLanguage = 'en' | 'de';

/** What a card of somebody's own is called, and the sentence on it. A language that is left out reads the other. */
export interface OwnWords {
  readonly name: Readonly<Record<WordLanguage, string>>;
  readonly text: Readonly<Record<WordLanguage, string>>;
}

/** Cards that may be called otherwise than ours, by their notation. */
export interface BringsWords {
  readonly own?: ReadonlyMap<string, OwnWords>;
}

/** The words that a row brings in its columns `name`, `text`, `name-de` and `text-de`; undefined where it brings none. */
export function ownWordsIn({ cells }: Pick<Row, 'cells'>): OwnWords | undefined {
  const both = (column: string) => {
    const [en, de] = [cells[column] ?? '', cells[`${column}-de`] ?? ''];
    return { en: en || de, de: de || en };
  };
  const own = { name: both('name'), text: both('text') };
  return own.name.en === '' && own.text.en === '' ? undefined : own;
}

const ownOf = (setting: Setting | undefined, card: string): OwnWords | undefined =>
  (setting?.cards as BringsWords | undefined)?.own?.get(card);

/** What a table's own cards call a card; undefined where it is called as ever. */
export const ownName = (setting: Setting | undefined, card: string, language: WordLanguage): string | undefined =>
  ownOf(setting, card)?.name[language] || undefined;

/** The table that the sentence being written is about. Sentences name cards deep inside, and none is written meanwhile. */
let about: Setting | undefined;

/** What the table at hand calls a card. */
export const spokenName = (card: string, language: WordLanguage): string | undefined => ownName(about, card, language);

/** The same words, with a table's own names for its cards. */
export function speakingOwn(words: Words, language: WordLanguage): Words {
  const told = <Sentence>(setting: Setting | undefined, write: () => Sentence): Sentence => {
    about = setting;
    return write();
  };
  return {
    ...words,
    event: (shown, reader) => told(reader.setting, () => words.event(shown, reader)),
    turn: (asked) => told(asked.setting, () => words.turn(asked)),
    refusal: (name, asked) => told(asked.setting, () => words.refusal(name, asked)),
    card: (card, setting) => told(setting, () => words.card(card, setting)),
    printed: (card, setting) => ownOf(setting, card)?.text[language] || words.printed?.(card, setting),
    move: (move, reader) => told(reader.setting, () => words.move(move, reader)),
    outcome: (outcome, reader) => told(reader.setting, () => words.outcome(outcome, reader)),
  };
}
