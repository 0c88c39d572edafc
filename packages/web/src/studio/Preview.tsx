import type { Cells, Reading, StudioEntry } from './entry.js';
import type { CardSet } from './set/set.js';
import { cellsOf, type Sheet } from './sheet/sheet.js';
import { useStudioWords } from './words/index.js';

interface Props {
  readonly set: CardSet;
  readonly file: string;
  readonly row: number | undefined;
  readonly entry: StudioEntry;
  readonly reading: Reading;
  onGo(file: string, row: number): void;
}

/** The card at hand, large, and the cards it has to do with. */
export function Preview({ set, file, row, entry, reading, onGo }: Props) {
  const words = useStudioWords();
  if (row === undefined) return <aside className="studio-preview dim">{words.noCard}</aside>;
  const cells: Cells = cellsOf(set.sheets[file] as Sheet, row);
  return (
    <aside className="studio-preview stack" aria-label={words.preview}>
      <figure className="studio-large">
        {entry.draw(set, file, cells, reading)}
        {entry.sentence && <p className="studio-printed">{entry.sentence(file, cells, reading)}</p>}
        <figcaption>
          <strong>{entry.nameOf(file, cells)}</strong>
          {cells.copies !== undefined && <span className="dim small"> · {words.copies(cells.copies)}</span>}
        </figcaption>
      </figure>
      {entry.related?.(set, file, row).map(({ why, about, cards }) => (
        <section key={`${why} ${about}`} className="studio-related">
          <h2>
            {words.relations[why]?.(about ?? '') ?? why} <span className="dim">({cards.length})</span>
          </h2>
          <ul>
            {cards.map((card) => (
              <li key={`${card.file} ${card.row}`}>
                <button type="button" className="chip" onClick={() => onGo(card.file, card.row)}>
                  {card.name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <details>
        <summary>{words.beyondTitle}</summary>
        <p className="small">{words.beyondHint}</p>
        <ul className="small">
          {entry.beyond.map(({ what, where }) => (
            <li key={what}>
              {words.beyond[what] ?? what}: <code>{where}</code>
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}
