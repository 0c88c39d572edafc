import type { Reading, StudioEntry } from './entry.js';
import type { CardSet } from './set/set.js';
import { cellsOf, type Sheet } from './sheet/sheet.js';

interface Props {
  readonly set: CardSet;
  readonly file: string;
  readonly shown: readonly number[];
  readonly chosen: number | undefined;
  readonly entry: StudioEntry;
  readonly reading: Reading;
  onChoose(place: number): void;
}

/** Every card that is shown, drawn. */
export function Wall({ set, file, shown, chosen, entry, reading, onChoose }: Props) {
  return (
    <ul className="studio-wall">
      {shown.map((row, place) => {
        const cells = cellsOf(set.sheets[file] as Sheet, row);
        return (
          <li key={row}>
            <button
              type="button"
              aria-pressed={row === chosen}
              aria-label={entry.nameOf(file, cells)}
              onClick={() => onChoose(place)}
            >
              {entry.draw(set, file, cells, reading)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
