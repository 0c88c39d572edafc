import { memo, useEffect, useRef } from 'react';
import { useProblemText } from '../../problems/useProblemText.js';
import { useStudioWords } from '../words/index.js';
import { just, type Selection } from './selection.js';
import type { Fault } from './sheet.js';

interface Props {
  /** Where it stands in its file, and on the screen. */
  readonly line: number;
  readonly place: number;
  readonly columns: readonly string[];
  readonly cells: readonly string[];
  readonly faults: readonly Fault[];
  /** The selected columns, or -1. */
  readonly left: number;
  readonly right: number;
  readonly focus: number;
  /** What is being written into the cell with the focus. */
  readonly written: string | undefined;
  readonly lists: string;
  readonly selection: Selection | undefined;
  onSelect(selection: Selection): void;
  onWrite(text: string | undefined): void;
  onCommit(text: string, step: readonly [number, number]): void;
}

/** Whose row it is stays in sight however far one scrolls. */
export const naming = (column: string): string => (column === 'name' ? ' naming' : '');

/** One card of the sheet. Only rows that something happens to are drawn anew. */
export const GridRow = memo(
  function GridRow(props: Props) {
    const { line, place, columns, cells, faults, left, right, focus, written, selection, onSelect, onWrite } = props;
    const words = useStudioWords();
    const textOf = useProblemText();
    const whole = faults.filter(({ column }) => column === undefined);
    return (
      <tr>
        <th scope="row" className="studio-line">
          {line}
          {whole.map(({ reason }) => (
            <span key={reason} className="studio-fault">
              {textOf({ reason })}
            </span>
          ))}
        </th>
        {columns.map((name, column) => {
          const wrong = faults.filter((fault) => fault.column === column);
          const isFocus = focus === column;
          const at = { row: place, column };
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the whole grid are heard by the grid.
            <td
              key={name}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: in a grid, a td is a gridcell; some readers want it said.
              role="gridcell"
              data-cell={`${place}.${column}`}
              tabIndex={isFocus ? 0 : -1}
              aria-selected={column >= left && column <= right}
              aria-invalid={wrong.length > 0}
              className={`studio-cell${naming(name)}${isFocus ? ' focus' : ''}${wrong.length > 0 ? ' wrong' : ''}`}
              onClick={(event) => {
                if (event.shiftKey && selection) onSelect({ ...selection, head: at });
                else if (isFocus && written === undefined && document.activeElement === event.currentTarget)
                  onWrite(cells[column] ?? '');
                else if (!isFocus) onSelect(just(at));
                if (!isFocus) event.currentTarget.focus();
              }}
              onDoubleClick={() => onWrite(cells[column] ?? '')}
            >
              {isFocus && written !== undefined ? (
                <Writing {...props} label={words.sheet.cell(name, line)} text={written} />
              ) : (
                <span className="studio-text">{cells[column]}</span>
              )}
              {wrong.map(({ reason }) => (
                <span key={reason} className="studio-fault">
                  {textOf({ reason })}
                </span>
              ))}
            </td>
          );
        })}
      </tr>
    );
  },
  (before, after) =>
    (Object.keys(after) as (keyof Props)[]).every(
      // What a row calls is made anew each time; only rows in the selection ever call it with what they knew.
      (key) => before[key] === after[key] || (after.left < 0 && before.left < 0 && typeof after[key] === 'function'),
    ),
);

function Writing({ label, text, lists, onWrite, onCommit }: Props & { readonly label: string; readonly text: string }) {
  const input = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useEffect(() => {
    const field = input.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  const commit = (step: readonly [number, number]) => {
    if (done.current) return;
    done.current = true;
    onCommit((input.current?.value ?? '').trim(), step);
  };
  return (
    <input
      ref={input}
      className="studio-input"
      aria-label={label}
      list={lists}
      value={text}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onWrite(event.currentTarget.value)}
      onBlur={() => commit([0, 0])}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit([event.shiftKey ? -1 : 1, 0]);
        else if (event.key === 'Tab') commit([0, event.shiftKey ? -1 : 1]);
        else if (event.key === 'Escape') {
          done.current = true;
          onWrite(undefined);
        } else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
