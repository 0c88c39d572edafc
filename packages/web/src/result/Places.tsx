import type { AnyView, Outcome } from '@taproom/engine';
import { Avatar } from '../parts/Avatar.js';
import type { Player } from '../tables/props.js';
import { usePageWords } from '../words/index.js';
import { standingOf } from './standing.js';

/** Who came in where, and with what: points, or the cards they were left with. */
export function Places({
  outcome,
  players,
  view,
}: {
  outcome: Outcome;
  players: readonly Player[];
  view: AnyView | undefined;
}) {
  const t = usePageWords();
  const order = players
    .map((_, seat) => seat)
    .sort((a, b) => (outcome.places[a] as number) - (outcome.places[b] as number));
  return (
    <ol className="places">
      {order.map((seat) => (
        <li key={seat} className={outcome.places[seat] === 1 ? 'place first' : 'place'}>
          <span className="rank">{t.result.place(outcome.places[seat] as number)}</span>
          <Avatar glass={players[seat]?.glass ?? 'water'} size={34} />
          <span>{players[seat]?.name}</span>
          <span className="dim small">{standingOf(t, outcome, view, seat)}</span>
        </li>
      ))}
    </ol>
  );
}
