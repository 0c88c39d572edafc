import type { AnyTable, Game, Seat } from '@taproom/engine';
import { additionsTo } from '@taproom/protocol';

/** A list shorter than this, in characters, is sent whole when it grows. */
const SHORT = 40;

/** The fields of a view, or of a part of one, with the JSON of each. */
type Part = ReadonlyMap<string, { readonly value: unknown; readonly text: string }>;

/** What differs between two parts: the insides of two JSON objects, perhaps empty. */
interface Difference {
  readonly changed: string;
  readonly added: string;
  /** A field is there no more, which no change can say. */
  readonly lost: boolean;
}

const NOTHING: Part = new Map();

/**
 * The views of one position as JSON, field by field: what all see is written once, and only what is a seat's own for each.
 * From two positions in a row follows what changed for a viewer, which is most of what travels.
 */
export class ViewTexts {
  private readonly own = new Map<Seat, Part>();
  private openPart: Part | undefined;
  private openText: string | undefined;
  private openDifference: { readonly before: ViewTexts | undefined; readonly difference: Difference } | undefined;

  constructor(
    private readonly game: Game,
    readonly table: AnyTable,
  ) {}

  /** The whole view. */
  whole(seat: Seat): string {
    this.openText ??= fieldsText(this.open());
    return braced(joined(fieldsText(this.ownOf(seat)), this.openText));
  }

  /** What changed for a viewer since the position before, or the whole view: as fields of a message. */
  since(before: ViewTexts | undefined, seat: Seat): string {
    if (this.openDifference?.before !== before || !this.openDifference)
      this.openDifference = { before, difference: difference(before?.open() ?? NOTHING, this.open()) };
    const open = this.openDifference.difference;
    const own = difference(before?.ownOf(seat) ?? NOTHING, this.ownOf(seat));
    if (own.lost || open.lost) return `,"view":${this.whole(seat)}`;
    const changed = joined(own.changed, open.changed);
    const added = joined(own.added, open.added);
    return `,"changed":${braced(changed)}${added === '' ? '' : `,"added":${braced(added)}`}`;
  }

  private open(): Part {
    this.openPart ??= this.game.openView && this.game.ownView ? partOf(this.game.openView(this.table)) : NOTHING;
    return this.openPart;
  }

  private ownOf(seat: Seat): Part {
    const known = this.own.get(seat);
    if (known) return known;
    const { game, table } = this;
    const part = partOf(game.openView && game.ownView ? game.ownView(table, seat) : game.view(table, seat));
    this.own.set(seat, part);
    return part;
  }
}

function partOf(view: object): Part {
  const part = new Map<string, { value: unknown; text: string }>();
  for (const [field, value] of Object.entries(view)) {
    const text = JSON.stringify(value) as string | undefined;
    if (text !== undefined) part.set(field, { value, text });
  }
  return part;
}

function difference(before: Part, after: Part): Difference {
  let changed = '';
  let added = '';
  for (const [field, { value, text }] of after) {
    const old = before.get(field);
    if (old?.text === text) continue;
    const grown =
      text.length > SHORT && Array.isArray(old?.value) && Array.isArray(value)
        ? additionsTo(old.value, value)
        : undefined;
    const grownText = grown && JSON.stringify(grown);
    if (grownText !== undefined && grownText.length < text.length) added = joined(added, `"${field}":${grownText}`);
    else changed = joined(changed, `"${field}":${text}`);
  }
  let lost = false;
  for (const field of before.keys()) if (!after.has(field)) lost = true;
  return { changed, added, lost };
}

const fieldsText = (part: Part): string => {
  let text = '';
  for (const [field, { text: json }] of part) text = joined(text, `"${field}":${json}`);
  return text;
};

const joined = (a: string, b: string): string => (a === '' ? b : b === '' ? a : `${a},${b}`);
const braced = (fields: string): string => `{${fields}}`;
