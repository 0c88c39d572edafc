import { useState } from 'react';
import type { Reading, StudioEntry } from './entry.js';
import type { CardSet } from './set/set.js';
import { columnsToGroupBy, groupsBy } from './sheet/groups.js';
import { cellsOf, type Sheet } from './sheet/sheet.js';
import { useStudioWords } from './words/index.js';

interface Props {
  readonly set: CardSet;
  readonly file: string;
  readonly shown: readonly number[];
  readonly chosen: number | undefined;
  readonly entry: StudioEntry;
  readonly reading: Reading;
  onChoose(place: number): void;
}

/** Every card that is shown, drawn; those that have something in common side by side, if one likes. */
export function Wall(props: Props) {
  const { sheet: words } = useStudioWords();
  const { set, file, shown, entry } = props;
  const sheet = set.sheets[file] as Sheet;
  const [wanted, setWanted] = useState('');
  const columns = columnsToGroupBy(sheet);
  const by = columns.includes(wanted) ? wanted : '';
  const titleOf = (value: string): string => (value === '' ? words.empty : (entry.sayOf?.(set, by, value) ?? value));
  return (
    <>
      <label className="studio-together small">
        {words.together}
        <select className="input" value={by} onChange={(event) => setWanted(event.currentTarget.value)}>
          <option value="">{words.notAtAll}</option>
          {columns.map((column) => (
            <option key={column}>{column}</option>
          ))}
        </select>
      </label>
      {by === '' ? (
        <Cards {...props} rows={shown} />
      ) : (
        <div className="studio-groups">
          {groupsBy(sheet, shown, by).map(({ value, rows }) => (
            <section key={value} className="studio-group" aria-label={titleOf(value)}>
              <h2>
                {titleOf(value)} <span className="dim">({words.cards(rows.length)})</span>
              </h2>
              <Cards {...props} rows={rows} />
            </section>
          ))}
        </div>
      )}
    </>
  );
}

function Cards({ set, file, shown, chosen, entry, reading, onChoose, rows }: Props & { rows: readonly number[] }) {
  return (
    <ul className="studio-wall">
      {rows.map((row) => {
        const cells = cellsOf(set.sheets[file] as Sheet, row);
        return (
          <li key={row}>
            <button
              type="button"
              aria-pressed={row === chosen}
              aria-label={entry.nameOf(file, cells)}
              onClick={() => onChoose(shown.indexOf(row))}
            >
              {entry.draw(set, file, cells, reading)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
