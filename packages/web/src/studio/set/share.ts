import { type CardFiles, type Game, no, type Options, ok, type Result } from '@taproom/engine';
import { pack, unpack } from '../../links/packed.js';
import type { Sheet } from '../sheet/sheet.js';
import { withCells } from '../sheet/sheet.js';
import { type CardSet, filesOf, ownFiles, ownOptions, shippedSet, withFiles } from './set.js';

const FORMAT = 'taproom set 1';

/** A set as one file: everything is in it, so it can still be read when the shipped cards have changed. */
interface OneFile {
  readonly format: string;
  readonly game: string;
  readonly title: string;
  readonly options: Options;
  readonly files: CardFiles;
}

export function formatSet(game: Game, set: CardSet): string {
  const { title } = set;
  const file: OneFile = {
    format: FORMAT,
    game: game.name,
    title,
    options: ownOptions(game, set.options),
    files: filesOf(set),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/** The name of the game that a file is a set of, if it is one. */
export function gameInFile(text: string): string | undefined {
  try {
    const { format, game } = JSON.parse(text) as Partial<OneFile>;
    return format === FORMAT ? game : undefined;
  } catch {
    return undefined;
  }
}

export function readSet(game: Game, text: string): Result<CardSet, string> {
  const named = gameInFile(text);
  if (named === undefined) return no('this is not a card set; the studio makes one with "As one file"');
  if (named !== game.name) return no(`this set is for ${named}, not for ${game.name}`);
  const { title, options, files } = JSON.parse(text) as OneFile;
  const set = { ...shippedSet(game, String(title ?? '')), options: ownOptions(game, options ?? {}) };
  return ok(withFiles(set, files ?? {}));
}

/** Longer links are cut by messengers and mail. */
const LONGEST_LINK = 2000;

/** One cell by its place in the shipped file. */
type CellChange = readonly [row: number, column: number, text: string];

interface InLink {
  readonly title: string;
  readonly options: Options;
  /** Cells that differ from the shipped file, where the rows are the same; otherwise the whole file. */
  readonly files: Readonly<Record<string, readonly CellChange[] | string>>;
}

function changesOf(shipped: Sheet, own: Sheet): CellChange[] | undefined {
  if (shipped.columns.join() !== own.columns.join() || shipped.rows.length !== own.rows.length) return undefined;
  return own.rows.flatMap((row, i) =>
    row.flatMap((text, column) => (shipped.rows[i]?.[column] === text ? [] : [[i, column, text] as const])),
  );
}

/** A link that carries the whole set after its `#`; undefined where it would be too long to send. */
export async function linkToSet(game: Game, set: CardSet): Promise<string | undefined> {
  const shipped = shippedSet(game, '');
  const files = Object.entries(ownFiles(game, set)).map(([file, text]) => {
    const changes = changesOf(shipped.sheets[file] as Sheet, set.sheets[file] as Sheet);
    return [file, changes ?? text] as const;
  });
  const carried: InLink = {
    title: set.title,
    options: ownOptions(game, set.options),
    files: Object.fromEntries(files),
  };
  const link = `${location.origin}/studio/${game.name}#set=${await pack(JSON.stringify(carried))}`;
  return link.length > LONGEST_LINK ? undefined : link;
}

export async function setInLink(game: Game, hash: string): Promise<Result<CardSet, string>> {
  try {
    const { title, options, files } = JSON.parse(await unpack(hash.replace(/^#set=/, ''))) as InLink;
    const bare = { ...shippedSet(game, title), options: ownOptions(game, options) };
    const whole = Object.entries(files).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const set = withFiles(bare, Object.fromEntries(whole));
    const sheets = Object.entries(files).flatMap(([file, changes]) => {
      const sheet = set.sheets[file];
      if (typeof changes === 'string' || !sheet) return [];
      return [
        [
          file,
          withCells(
            sheet,
            changes.map(([row, column, text]) => ({ row, column, text })),
          ),
        ] as const,
      ];
    });
    return ok({ ...set, sheets: { ...set.sheets, ...Object.fromEntries(sheets) } });
  } catch {
    return no('this link is incomplete; ask for it again');
  }
}
