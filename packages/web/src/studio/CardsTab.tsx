import { useMemo, useState } from 'react';
import { Segments } from '../setup/OptionsForm.js';
import type { Reading, StudioEntry } from './entry.js';
import { Preview } from './Preview.js';
import { ProblemList } from './ProblemList.js';
import { withSheet } from './set/set.js';
import { Grid } from './sheet/Grid.js';
import { type Order, rowsShown } from './sheet/order.js';
import { just, type Selection } from './sheet/selection.js';
import type { Sheet } from './sheet/sheet.js';
import { withCells } from './sheet/sheet.js';
import { Toolbar } from './Toolbar.js';
import type { Desk } from './useDesk.js';
import { Wall } from './Wall.js';
import { useStudioWords } from './words/index.js';

const FIRST = just({ row: 0, column: 0 });
const AS_IN_THE_FILE: Order = { filter: '' };

/** All cards of a set: as a sheet to change, or drawn; beside it the one at hand, and what it has to do with others. */
export function CardsTab({ desk, entry, reading }: { desk: Desk; entry: StudioEntry; reading: Reading }) {
  const words = useStudioWords();
  const { set, faults } = desk;
  const files = Object.keys(set.sheets);
  const [file, setFile] = useState(files[0] ?? '');
  const [order, setOrder] = useState(AS_IN_THE_FILE);
  const [selection, setSelection] = useState<Selection>(FIRST);
  const [view, setView] = useState<'sheet' | 'cards'>('sheet');
  const sheet = set.sheets[file] as Sheet;
  const shown = useMemo(() => rowsShown(sheet, order), [sheet, order]);
  const row = shown[Math.min(selection.head.row, shown.length - 1)];

  function goTo(where: string, line: number, column = 0) {
    setOrder(AS_IN_THE_FILE);
    setFile(where);
    setSelection(just({ row: line, column }));
  }
  return (
    <div className="studio-cards">
      <div className="studio-work stack">
        <div className="row">
          {files.length > 1 && (
            <Segments
              group="studio-file"
              chosen={file}
              choices={files.map((name) => ({ value: name, label: name }))}
              onChange={(name) => goTo(name, 0)}
            />
          )}
          <fieldset className="studio-view">
            <legend className="unseen">{words.sheet.view}</legend>
            <Segments
              group="studio-view"
              chosen={view}
              choices={[
                { value: 'sheet', label: words.sheet.asSheet },
                { value: 'cards', label: words.sheet.asCards },
              ]}
              onChange={(chosen) => setView(chosen as 'sheet' | 'cards')}
            />
          </fieldset>
        </div>
        <Toolbar
          desk={desk}
          sheet={sheet}
          shown={shown}
          order={order}
          selection={selection}
          onOrder={(next) => {
            setOrder(next);
            setSelection(FIRST);
          }}
          onSheet={(next) => desk.change(withSheet(set, file, next))}
        />
        <ProblemList set={set} faults={faults} onGo={goTo} />
        {view === 'cards' ? (
          <Wall
            set={set}
            file={file}
            shown={shown}
            chosen={row}
            entry={entry}
            reading={reading}
            onChoose={(place) => setSelection(just({ row: place, column: 0 }))}
          />
        ) : (
          <Grid
            name={file}
            sheet={sheet}
            shown={shown}
            order={order}
            selection={selection}
            faults={faults.cells[file] ?? []}
            onOrder={setOrder}
            onSelect={setSelection}
            onChange={(changes) => desk.change(withSheet(set, file, withCells(sheet, changes)))}
            onUndo={desk.undo}
            onRedo={desk.redo}
          />
        )}
        {view === 'sheet' && <p className="dim small">{words.sheet.keys}</p>}
      </div>
      <Preview set={set} file={file} row={row} entry={entry} reading={reading} onGo={goTo} />
    </div>
  );
}
