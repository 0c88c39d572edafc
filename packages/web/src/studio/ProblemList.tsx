import { useProblemText } from '../problems/useProblemText.js';
import type { CardSet, Faults } from './set/set.js';
import { useStudioWords } from './words/index.js';

interface Props {
  readonly set: CardSet;
  readonly faults: Faults;
  /** The way to a cell, where the sheet is on the screen. */
  onGo?(file: string, row: number, column?: number): void;
}

const MOST = 12;

/** All that is wrong, each with the way to its cell. */
export function ProblemList({ set, faults, onGo }: Props) {
  const words = useStudioWords();
  const textOf = useProblemText();
  if (faults.count === 0)
    return (
      <p className="small studio-fine" role="status">
        {words.fine}
      </p>
    );
  const cellOf = (file: string, row: number, column = 0): string =>
    `${file}, ${words.sheet.cell(set.sheets[file]?.columns[column] ?? '', row + 2)}`;
  const all = Object.entries(faults.cells).flatMap(([file, found]) => found.map((fault) => ({ file, ...fault })));
  return (
    <div className="problem" role="alert">
      <p>{words.notYet}</p>
      <ul className="problems small">
        {faults.whole.map((reason) => (
          <li key={reason}>{textOf({ reason })}</li>
        ))}
        {all.slice(0, MOST).map(({ file, row, column, reason }) => (
          <li key={`${file} ${row} ${column} ${reason}`}>
            {row === undefined || !onGo ? (
              <code>{row === undefined ? file : cellOf(file, row, column)}</code>
            ) : (
              <button type="button" className="button bare" onClick={() => onGo(file, row, column)}>
                {cellOf(file, row, column)}
              </button>
            )}{' '}
            {textOf({ reason })}
          </li>
        ))}
      </ul>
      {faults.count > MOST && <p className="small">{words.problems(faults.count)}</p>}
    </div>
  );
}
