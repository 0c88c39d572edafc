import {
  type CardFiles,
  columnOf,
  instead,
  no,
  ok,
  type Problem,
  type Result,
  type Row,
  readCsv,
} from '@taproom/engine';
import { type OwnWords, ownWordsIn } from '../own-words.js';
import { type Cards, compile, type Printed, textOf } from './cards.js';
import { ATTRIBUTES, type Attribute, type Edition, KIND_NAMES, type KindName } from './edition.js';

export const DECK_FILE = 'deck.csv';
/** More cards than any table could want; a slip in `copies` should not make a deck of millions. */
const MOST_CARDS = 1000;

// R1, D-1  The deck is a file, one line a card with its copies, and it is checked before anything starts.
export function readCards(edition: Edition, files: CardFiles): Result<Cards, readonly Problem[]> {
  const text = files[DECK_FILE] ?? '';
  const suitColumn = hasColumn(text, edition.suitColumn) ? edition.suitColumn : 'suit';
  const rows = readCsv(DECK_FILE, text, ['copies', 'kind', suitColumn, 'colour', 'shape']);
  if (!rows.ok) return rows;
  const reading = new Reading(edition, suitColumn);
  for (const row of rows.value) reading.row(row);
  reading.finish(rows.value);
  return reading.problems.length > 0 ? no(reading.problems) : ok(compile(edition, reading.printed(), reading.own));
}

/** The two-game deck has a suit for each of its games; a deck for this game alone has one `suit`. */
const hasColumn = (text: string, column: string): boolean =>
  text
    .split('\n')
    .find((line) => line.trim() !== '' && !line.startsWith('#'))
    ?.toLowerCase()
    .split(',')
    .some((name) => name.trim() === column) ?? false;

/** One pass over the rows of a deck file. */
class Reading {
  readonly problems: Problem[] = [];
  readonly own = new Map<string, OwnWords>();
  private readonly faces = new Map<string, Printed>();

  constructor(
    private readonly edition: Edition,
    private readonly suitColumn: string,
  ) {}

  row(row: Row): void {
    const kind = this.word(
      row,
      'kind',
      KIND_NAMES.filter((name) => this.edition.kinds[name]),
      'kind of card',
    );
    const copies = this.copies(row);
    if (kind === undefined || copies === undefined) return;
    const shown = ATTRIBUTES.map((attribute) => this.attribute(row, kind as KindName, attribute));
    const [suit, colour, shape] = shown;
    if (suit === undefined || colour === undefined || shape === undefined || copies === 0) return;
    const printed = { kind: kind as KindName, suit, colour, shape, copies };
    const text = textOf(this.edition, printed);
    this.faces.set(text, { ...printed, copies: copies + (this.faces.get(text)?.copies ?? 0) });
    this.words(row, text);
  }

  /** Copies of a card are alike in every way, so they are called alike. */
  private words(row: Row, text: string): void {
    const own = ownWordsIn(row);
    const known = this.own.get(text);
    if (own && known && JSON.stringify(own) !== JSON.stringify(known))
      this.fault(row, 'name', `${text} is called "${known.name.en}" in another line; copies of a card are alike`);
    else if (own) this.own.set(text, own);
  }

  finish(rows: readonly Row[]): void {
    if (this.problems.length > 0) return;
    const printed = this.printed();
    const count = printed.reduce((sum, { copies }) => sum + copies, 0);
    const [row] = rows;
    if (!row) this.problems.push({ file: DECK_FILE, line: 1, reason: 'there is no card in this deck' });
    else if (!printed.some(({ suit }) => suit !== '')) {
      this.fault(
        row,
        this.suitColumn,
        'no card of this deck shows a suit, so there is nothing to begin with; give some cards a suit',
      );
    } else if (count > MOST_CARDS) {
      this.fault(row, 'copies', `this deck has ${count} cards; ${MOST_CARDS} is the most that a table can hold`);
    }
  }

  /** Every face with its copies, in an order that does not depend on the order of the file. */
  printed(): Printed[] {
    const { suits, colours, shapes } = this.edition;
    const order = ({ kind, suit, colour, shape }: Printed) => [
      KIND_NAMES.indexOf(kind),
      suits.indexOf(suit),
      colours.indexOf(colour),
      shapes.indexOf(shape),
    ];
    return [...this.faces.values()].sort((a, b) => {
      const [x, y] = [order(a), order(b)];
      const differs = x.findIndex((value, i) => value !== y[i]);
      return differs < 0 ? 0 : (x[differs] as number) - (y[differs] as number);
    });
  }

  // CT-2, LC-2  What a kind of card shows is the edition's; which suit, colour and shape, the deck's.
  private attribute(row: Row, kind: KindName, attribute: Attribute): string | undefined {
    const column = attribute === 'suit' ? this.suitColumn : attribute;
    const word = row.cells[column] as string;
    const rule = this.edition.kinds[kind];
    if (!rule?.shows.includes(attribute)) {
      if (word === '') return '';
      return this.fault(row, column, `${kind} shows no ${attribute}; leave this cell empty instead of "${word}"`);
    }
    if (word === '') return this.fault(row, column, `${kind} shows a ${attribute}, and this one has none`);
    const known = this.word(row, column, this.edition[`${attribute}s`], attribute);
    if (attribute === 'colour' && rule.colour !== undefined && known !== undefined && known !== rule.colour) {
      return this.fault(row, column, `${kind} is always ${rule.colour}, not ${known}`);
    }
    return known;
  }

  private word(row: Row, column: string, known: readonly string[], noun: string): string | undefined {
    const word = row.cells[column] as string;
    if (known.includes(word)) return word;
    return this.fault(row, column, `there is no ${noun} "${word}" in ${this.edition.name}; ${instead(word, known)}`);
  }

  private copies(row: Row): number | undefined {
    const copies = Number(row.cells.copies);
    if (row.cells.copies !== '' && Number.isInteger(copies) && copies >= 0) return copies;
    return this.fault(row, 'copies', `copies must be a whole number, 0 or more, not "${row.cells.copies}"`);
  }

  private fault(row: Row, column: string, reason: string): undefined {
    this.problems.push({ file: DECK_FILE, line: row.line, column: columnOf(row, column), reason });
    return undefined;
  }
}
