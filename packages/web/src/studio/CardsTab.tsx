import { useMemo, useState } from 'react';
import { Segments } from '../setup/OptionsForm.js';
import type { Reading, StudioEntry } from './entry.js';
import { Preview } from './Preview.js';
import { ProblemList } from './ProblemList.js';
import { withSheet } from './set/set.js';
import { cellAt, Grid } from './sheet/Grid.js';
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

/** The sheet at hand: which file, in which order, what is chosen in it. */
function useSheet(desk: Desk) {
  const { set } = desk;
  const files = Object.keys(set.sheets);
  const [file, setFile] = useState(files[0] ?? '');
  const [order, setOrder] = useState(AS_IN_THE_FILE);
  const [selection, setSelection] = useState<Selection>(FIRST);
  const sheet = set.sheets[file] as Sheet;
  const shown = useMemo(() => rowsShown(sheet, order), [sheet, order]);
  const row = shown[Math.min(selection.head.row, shown.length - 1)];

  function reorder(next: Order) {
    setOrder(next);
    setSelection(FIRST);
  }
  function putBack(next: Sheet) {
    desk.change(withSheet(set, file, next));
  }
  function goTo(where: string, line: number, column = 0) {
    setOrder(AS_IN_THE_FILE);
    setFile(where);
    setSelection(just({ row: line, column }));
  }
  return { files, file, sheet, shown, row, order, setOrder, selection, setSelection, reorder, putBack, goTo };
}

/** Whoever asks for the way to a cell wants to see it, and to write there. */
const focusOnceDrawn = (cell: string): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>(cell)?.focus());

/** All cards of a set: as a sheet to change, or drawn; beside it the one at hand, and what it has to do with others. */
export function CardsTab({ desk, entry, reading }: { desk: Desk; entry: StudioEntry; reading: Reading }) {
  const words = useStudioWords();
  const { set, faults } = desk;
  const [view, setView] = useState<View>('sheet');
  const { files, file, sheet, shown, row, order, setOrder, selection, setSelection, reorder, putBack, goTo } =
    useSheet(desk);
  function goToCell(where: string, line: number, column = 0) {
    setView('sheet');
    goTo(where, line, column);
    focusOnceDrawn(cellAt({ row: line, column }));
  }
  return (
    <div className="studio-cards">
      <div className="studio-work stack">
        <div className="row">
          {files.length > 1 && <FileChoice files={files} file={file} onChange={(name) => goTo(name, 0)} />}
          <ViewChoice view={view} onChange={setView} />
        </div>
        <Toolbar
          desk={desk}
          sheet={sheet}
          shown={shown}
          order={order}
          selection={selection}
          view={view}
          onOrder={reorder}
          onSheet={putBack}
        />
        <ProblemList set={set} faults={faults} onGo={goToCell} />
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
            onChange={(changes) => putBack(withCells(sheet, changes))}
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

type View = 'sheet' | 'cards';

function ViewChoice({ view, onChange }: { view: View; onChange(view: View): void }) {
  const words = useStudioWords();
  return (
    <fieldset className="studio-view">
      <legend className="unseen">{words.sheet.view}</legend>
      <Segments
        group="studio-view"
        chosen={view}
        choices={[
          { value: 'sheet', label: words.sheet.asSheet },
          { value: 'cards', label: words.sheet.asCards },
        ]}
        onChange={(chosen) => onChange(chosen as View)}
      />
    </fieldset>
  );
}

function FileChoice({
  files,
  file,
  onChange,
}: {
  files: readonly string[];
  file: string;
  onChange(file: string): void;
}) {
  const choices = files.map((name) => ({ value: name, label: name }));
  return <Segments group="studio-file" chosen={file} choices={choices} onChange={onChange} />;
}
