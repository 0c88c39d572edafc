import { useState } from 'react';
import { Icon } from '../parts/Icon.js';
import type { Order } from './sheet/order.js';
import { copied, pasted, placesIn, type Selection } from './sheet/selection.js';
import { type Sheet, withCells, withColumns, withCopyOf, withoutRows } from './sheet/sheet.js';
import type { Desk } from './useDesk.js';
import { useStudioWords } from './words/index.js';

interface Props {
  readonly desk: Desk;
  readonly sheet: Sheet;
  readonly shown: readonly number[];
  readonly order: Order;
  readonly selection: Selection;
  /** Drawn, cards leave no room for what is done with cells. */
  readonly view: 'sheet' | 'cards';
  onOrder(order: Order): void;
  onSheet(sheet: Sheet): void;
}

/** What can be done with the sheet by finger and mouse; the keyboard has all of it too. */
export function Toolbar({ desk, sheet, shown, order, selection, view, onOrder, onSheet }: Props) {
  const words = useStudioWords();
  const [refused, setRefused] = useState(false);
  const places = placesIn(selection, shown);
  const rows = [...new Set(places.map(({ row }) => row))];
  async function paste() {
    try {
      const text = await navigator.clipboard.readText();
      onSheet(withCells(sheet, pasted(text, sheet, selection, shown)));
      setRefused(false);
    } catch {
      setRefused(true);
    }
  }
  return (
    <div className="studio-tools" role="toolbar" aria-label={words.tabs.cards}>
      <button type="button" className="button" disabled={!desk.canUndo} onClick={desk.undo}>
        <Icon name="undo" /> {words.undo}
      </button>
      <button type="button" className="button" disabled={!desk.canRedo} onClick={desk.redo}>
        <Icon name="again" /> {words.redo}
      </button>
      <label className="studio-filter">
        <span className="unseen">{words.sheet.filter}</span>
        <input
          className="input"
          type="search"
          placeholder={`${words.sheet.filter}: ${words.sheet.filterHint}`}
          value={order.filter}
          onChange={(event) => onOrder({ ...order, filter: event.currentTarget.value })}
        />
      </label>
      {view === 'sheet' && (
        <>
          <button
            type="button"
            className="button"
            onClick={() =>
              void navigator.clipboard.writeText(copied(sheet, selection, shown)).catch(() => setRefused(true))
            }
          >
            <Icon name="copy" /> {words.sheet.copy}
          </button>
          <button type="button" className="button" onClick={() => void paste()}>
            {words.sheet.paste}
          </button>
          <RowButtons sheet={sheet} rows={rows} onSheet={onSheet} />
        </>
      )}
      <p className="dim small" role="status">
        {words.sheet.shown(shown.length, sheet.rows.length)}
        {places.length > 1 && ` · ${words.sheet.selected(places.length)}`}
        {refused && ` · ${words.sheet.pasteRefused}`}
      </p>
    </div>
  );
}

/** Rows more and fewer, and columns for words. */
function RowButtons({ sheet, rows, onSheet }: Pick<Props, 'sheet' | 'onSheet'> & { rows: readonly number[] }) {
  const words = useStudioWords();
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={rows.length !== 1}
        onClick={() => onSheet(withCopyOf(sheet, rows[0] as number))}
      >
        <Icon name="add" /> {words.sheet.duplicate}
      </button>
      <button
        type="button"
        className="button"
        disabled={rows.length === 0}
        onClick={() => onSheet(withoutRows(sheet, rows))}
      >
        {words.sheet.remove}
      </button>
      {wordColumns(sheet).some((name) => !sheet.columns.includes(name)) && (
        <button type="button" className="button" onClick={() => onSheet(withColumns(sheet, wordColumns(sheet)))}>
          {words.sheet.words}
        </button>
      )}
    </>
  );
}

/** Columns of words, each with one in German beside it. A deck that brings no words yet may bring names and texts. */
function wordColumns({ columns }: Sheet): string[] {
  const spoken = ['name', 'about', 'note', 'text'].filter((name) => columns.includes(name));
  return (spoken.length > 0 ? spoken : ['name', 'text']).flatMap((name) => [name, `${name}-de`]);
}
