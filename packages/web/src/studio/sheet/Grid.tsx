import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useStudioWords } from '../words/index.js';
import { GridRow, naming } from './GridRow.js';
import { sheetKey, stepFrom } from './keys.js';
import { type Order, sortedNext } from './order.js';
import { blockOf, copied, just, pasted, placesIn, type Selection } from './selection.js';
import type { Fault, Place, Sheet } from './sheet.js';

interface Props {
  readonly name: string;
  readonly sheet: Sheet;
  /** Which rows of the file are on the screen, in which order. */
  readonly shown: readonly number[];
  readonly order: Order;
  readonly selection: Selection;
  readonly faults: readonly Fault[];
  onOrder(order: Order): void;
  onSelect(selection: Selection): void;
  onChange(changes: readonly (Place & { readonly text: string })[]): void;
  onUndo(): void;
  onRedo(): void;
}

/** What is being written into a cell, what goes to the clipboard and comes from it, and what keys do. */
function useWriting(props: Props, table: React.RefObject<HTMLTableElement | null>) {
  const { sheet, shown, selection, onSelect, onChange, onUndo, onRedo } = props;
  const { head } = selection;
  const [written, setWritten] = useState<string>();
  function fill(text: string) {
    onChange(placesIn(selection, shown).map((place) => ({ ...place, text })));
  }
  function commit(text: string, step: readonly [number, number]) {
    setWritten(undefined);
    fill(text);
    if (step[0] !== 0 || step[1] !== 0) onSelect(just(stepFrom(head, step, sizeOf(props))));
    table.current?.querySelector<HTMLElement>(cellAt(head))?.focus();
  }
  function startWriting(text?: string) {
    const row = shown[head.row];
    if (row !== undefined) setWritten(text ?? sheet.rows[row]?.[head.column] ?? '');
  }
  function copy(event: ClipboardEvent) {
    if (written !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copied(sheet, selection, shown));
    if (event.type === 'cut') fill('');
  }
  function paste(event: ClipboardEvent) {
    if (written !== undefined) return;
    event.preventDefault();
    onChange(pasted(event.clipboardData.getData('text/plain'), sheet, selection, shown));
  }
  function press(event: KeyboardEvent) {
    if (written !== undefined || (event.target as Element).closest('td') === null) return;
    sheetKey(event, {
      selection,
      ...sizeOf(props),
      select: onSelect,
      write: startWriting,
      empty: () => fill(''),
      undo: onUndo,
      redo: onRedo,
    });
  }
  return { written, setWritten, commit, copy, paste, press };
}

const sizeOf = ({ shown, sheet }: Props) => ({ rows: shown.length, columns: sheet.columns.length });

/**
 * Cards as a sheet, with the keys and the clipboard of a spreadsheet. A plain table: some 150 rows need no library that
 * draws only what is in sight, and a screen reader knows what to do with it.
 */
export function Grid(props: Props) {
  const { name, sheet, shown, order, selection, faults, onOrder, onSelect } = props;
  const table = useRef<HTMLTableElement>(null);
  const { written, setWritten, commit, copy, paste, press } = useWriting(props, table);
  const lists = useId();
  const { head } = selection;
  const faultsByRow = useMemo(() => byRow(faults), [faults]);
  useFocusOn(table, head, written);

  const block = blockOf(selection);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the clipboard are the cells'; they bubble up to here.
    <div className="studio-grid" onCopy={copy} onCut={copy} onPaste={paste} onKeyDown={press}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is walked by cell is a grid. */}
      <table ref={table} role="grid" aria-label={name} aria-multiselectable="true" aria-rowcount={shown.length + 1}>
        <GridHead sheet={sheet} order={order} onOrder={onOrder} />
        <tbody>
          {shown.map((row, place) => {
            const inside = place >= block.top && place <= block.bottom;
            const focused = place === head.row;
            return (
              <GridRow
                key={row}
                line={row + 2}
                place={place}
                columns={sheet.columns}
                cells={sheet.rows[row] ?? NOTHING}
                faults={faultsByRow.get(row) ?? NO_FAULTS}
                left={inside ? block.left : -1}
                right={inside ? block.right : -1}
                focus={focused ? head.column : -1}
                written={focused ? written : undefined}
                lists={lists}
                onSelect={onSelect}
                onWrite={setWritten}
                onCommit={commit}
                selection={inside ? selection : undefined}
              />
            );
          })}
        </tbody>
      </table>
      {written !== undefined && <KnownWords id={lists} sheet={sheet} column={head.column} />}
    </div>
  );
}

function GridHead({ sheet, order, onOrder }: Pick<Props, 'sheet' | 'order' | 'onOrder'>) {
  const words = useStudioWords();
  return (
    <thead>
      <tr>
        <th scope="col" className="studio-line">
          <span className="unseen">{words.sheet.line}</span>
        </th>
        {sheet.columns.map((column, i) => (
          <th
            key={column}
            scope="col"
            className={naming(column)}
            aria-sort={order.by === i ? (order.down ? 'descending' : 'ascending') : 'none'}
          >
            <button type="button" className="studio-sort" onClick={() => onOrder(sortedNext(order, i))}>
              {column}
              <span aria-hidden="true">{order.by === i ? (order.down ? ' ▾' : ' ▴') : ''}</span>
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** What may be meant, for whoever writes into a cell. */
function KnownWords({ id, sheet, column }: { id: string; sheet: Sheet; column: number }) {
  return (
    <datalist id={id}>
      {knownIn(sheet, column).map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}

const NOTHING: readonly string[] = [];
const NO_FAULTS: readonly Fault[] = [];

export const cellAt = ({ row, column }: Place): string => `[data-cell="${row}.${column}"]`;

/** What stands in a column already, where it is one of a few words. */
function knownIn({ rows }: Sheet, column: number): string[] {
  const words = [...new Set(rows.map((row) => row[column] ?? ''))].filter((word) => word !== '');
  return words.length <= 40 ? words.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })) : [];
}

/** The cell with the focus keeps it when the selection walks; it never takes the focus from somewhere else. */
function useFocusOn(
  table: React.RefObject<HTMLTableElement | null>,
  { row, column }: Place,
  written: string | undefined,
): void {
  useEffect(() => {
    const { activeElement } = document;
    if (written !== undefined || !activeElement || !table.current?.contains(activeElement)) return;
    if (activeElement.closest('td') === null) return;
    const cell = table.current.querySelector<HTMLElement>(cellAt({ row, column }));
    cell?.focus();
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [table, row, column, written]);
}

function byRow(faults: readonly Fault[]): ReadonlyMap<number | undefined, readonly Fault[]> {
  const found = new Map<number | undefined, Fault[]>();
  for (const fault of faults) found.set(fault.row, [...(found.get(fault.row) ?? []), fault]);
  return found;
}
