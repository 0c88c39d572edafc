import type { Player } from '../props.js';
import { useTableWords } from '../words/index.js';
import type { FriendsView } from './view.js';

interface Props {
  readonly view: FriendsView;
  readonly players: readonly Player[];
}

/** The score sheet over the rounds, as somebody would keep it on a beer mat. */
export function ScoreSheet({ view, players }: Props) {
  const { friends: words } = useTableWords();
  const rows = view.sheet;
  if (rows.length === 0) return <p>{words.sheetEmpty}</p>;
  return (
    <div className="sheet-scroll">
      <table className="score-sheet">
        <thead>
          <tr>
            <th scope="col">{words.sheetRound}</th>
            {players.map((player, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is a seat.
              <th scope="col" key={seat}>
                {player.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.round}>
              <th scope="row">
                {row.round} <small>({row.cards})</small>
              </th>
              {row.points.map((points, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is a seat.
                <td key={seat} data-made={points > 0}>
                  <b>{points}</b>{' '}
                  <small aria-hidden="true">
                    {row.tricks[seat]}/{row.bids[seat]}
                  </small>
                  <span className="unseen">{words.sheetCell(row.tricks[seat] ?? 0, row.bids[seat] ?? 0)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.sheetTotal}</th>
            {view.scores.map((score, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is a seat.
              <td key={seat}>
                <b>{score}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

export function SheetButton({ onOpen }: { readonly onOpen: () => void }) {
  const { friends: words } = useTableWords();
  return (
    <button type="button" className="button sheet-button" data-place="scores" data-key="t" onClick={onOpen}>
      {words.sheet}
    </button>
  );
}
