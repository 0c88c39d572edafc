import type { AnyTable, Game, Seat } from '@taproom/engine';
import { additionsTo, isSame } from '@taproom/protocol';

/** A list shorter than this, in characters, is sent whole when it grows. */
const SHORT = 40;

/** A view, or a part of one. */
type Fields = Record<string, unknown>;

/** What differs between two parts: the insides of two JSON objects, perhaps empty. */
interface Difference {
  readonly changed: string;
  readonly added: string;
  /** A field is there no more, which no change can say. */
  readonly lost: boolean;
}

const NOTHING: Fields = {};

/** The views of one position, looked up once: what all see, and what is a seat's own. */
export class ViewTexts {
  private readonly own = new Map<Seat, Fields>();
  private openFields: Fields | undefined;
  private openText: string | undefined;

  constructor(
    private readonly game: Game,
    readonly table: AnyTable,
  ) {}

  /** The whole view. */
  whole(seat: Seat): string {
    this.openText ??= insideOf(this.open());
    return braced(joined(insideOf(this.ownOf(seat)), this.openText));
  }

  open(): Fields {
    const { game, table } = this;
    this.openFields ??= game.openView && game.ownView ? (game.openView(table) as Fields) : NOTHING;
    return this.openFields;
  }

  ownOf(seat: Seat): Fields {
    const known = this.own.get(seat);
    if (known) return known;
    const { game, table } = this;
    const fields = (game.openView && game.ownView ? game.ownView(table, seat) : game.view(table, seat)) as Fields;
    this.own.set(seat, fields);
    return fields;
  }
}

/**
 * From one position to the next: what changed for each viewer, which is most of what travels. Only that is written out,
 * and what all see once for all. The views themselves know nothing of those before them: they would keep each other alive.
 */
export class ViewChange {
  private openDifference: Difference | undefined;

  constructor(
    private readonly before: ViewTexts | undefined,
    readonly now: ViewTexts,
  ) {}

  /** What changed for a viewer, or the whole view: as fields of a message. */
  changesFor(seat: Seat): string {
    const { before, now } = this;
    this.openDifference ??= difference(before?.open() ?? NOTHING, now.open());
    const open = this.openDifference;
    const own = difference(before?.ownOf(seat) ?? NOTHING, now.ownOf(seat));
    if (own.lost || open.lost) return `,"view":${now.whole(seat)}`;
    const changed = joined(own.changed, open.changed);
    const added = joined(own.added, open.added);
    return `,"changed":${braced(changed)}${added === '' ? '' : `,"added":${braced(added)}`}`;
  }
}

/** Parts that did not change are the old ones from then on: most die young, and the next look finds them the same sooner. */
function difference(before: Fields, after: Fields): Difference {
  let changed = '';
  let added = '';
  for (const field in after) {
    const value = after[field];
    const old = before[field];
    if (value === undefined || value === old) continue;
    if (isSame(old, value)) {
      after[field] = old;
      continue;
    }
    const text = JSON.stringify(value);
    const grown = text.length > SHORT ? grownText(old, value) : undefined;
    if (grown !== undefined && grown.length < text.length) added = joined(added, `"${field}":${grown}`);
    else changed = joined(changed, `"${field}":${text}`);
  }
  let lost = false;
  for (const field in before) if (before[field] !== undefined && after[field] === undefined) lost = true;
  return { changed, added, lost };
}

/** What came to a list, if that is all that happened to it. */
function grownText(old: unknown, value: unknown): string | undefined {
  const grown = Array.isArray(old) && Array.isArray(value) ? additionsTo(old, value) : undefined;
  return grown && JSON.stringify(grown);
}

const insideOf = (fields: Fields): string => JSON.stringify(fields).slice(1, -1);
const joined = (a: string, b: string): string => (a === '' ? b : b === '' ? a : `${a},${b}`);
const braced = (fields: string): string => `{${fields}}`;
