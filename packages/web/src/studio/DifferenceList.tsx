import type { StudioEntry } from './entry.js';
import { differencesOf, optionDifferences } from './set/differences.js';
import type { CardSet } from './set/set.js';
import { useStudioWords } from './words/index.js';

interface Props {
  readonly before: CardSet;
  readonly after: CardSet;
  readonly nameOf: StudioEntry['nameOf'];
}

/** What differs between two sets, card by card. */
export function DifferenceList({ before, after, nameOf }: Props) {
  const { versions: words } = useStudioWords();
  const cards = differencesOf(before, after);
  const options = optionDifferences(before, after);
  const said = (value: unknown): string => (value === undefined ? words.byTheBook : String(value));
  if (cards.length === 0 && options.length === 0) return <p>{words.same}</p>;
  return (
    <ul className="studio-differences">
      {options.map(({ option, before: was, after: is }) => (
        <li key={option}>{words.option(option, said(was), said(is))}</li>
      ))}
      {cards.map(({ file, card, kind, cells, cardCells }) => (
        <li key={`${file} ${kind} ${card}`}>
          <strong>{nameOf(file, cardCells)}</strong> <span className="chip">{words[kind]}</span>{' '}
          <span className="dim small">{file}</span>
          {cells.length > 0 && (
            <ul className="small">
              {cells.map(({ column, before: was, after: is }) => (
                <li key={column}>{words.was(column, was, is)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
