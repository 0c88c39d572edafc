import type { AnyView, Outcome } from '@taproom/engine';
import type { CSSProperties } from 'react';
import { Avatar } from '../parts/Avatar.js';
import { useReducedMotion } from '../settings/settings.js';
import type { Player } from '../tables/props.js';
import { usePageWords } from '../words/index.js';
import { standingOf } from './standing.js';

const STEPS = 3;

interface Props {
  readonly outcome: Outcome;
  readonly players: readonly Player[];
  readonly view: AnyView;
  /** Who won, in the game's own words. */
  readonly sentence: string;
}

/** The end of a game for a whole room: steps for the first three places, one more when the third is shared, the others in a row below. */
export function Podium({ outcome, players, view, sentence }: Props) {
  const t = usePageWords();
  const still = useReducedMotion();
  const order = players
    .map((_, seat) => seat)
    .sort((a, b) => (outcome.places[a] as number) - (outcome.places[b] as number));
  const steps = order.filter((seat) => (outcome.places[seat] as number) <= STEPS).slice(0, STEPS + 1);
  const others = order.filter((seat) => !steps.includes(seat));
  return (
    <section className="podium" data-still={still} aria-label={t.result.title}>
      <h2>{sentence}</h2>
      <ol className="podium-steps">
        {steps.map((seat, i) => (
          <li
            key={seat}
            data-place={outcome.places[seat]}
            style={{ '--height': 4 - (outcome.places[seat] as number), '--order': [1, 0, 2, 3][i] } as CSSProperties}
          >
            <Avatar glass={players[seat]?.glass ?? 'water'} size={96} />
            <strong>{players[seat]?.name}</strong>
            <span>{standingOf(t, outcome, view, seat)}</span>
            <span className="podium-step">{t.result.place(outcome.places[seat] as number)}</span>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <ul className="podium-others">
          {others.map((seat) => (
            <li key={seat}>
              {t.result.place(outcome.places[seat] as number)} {players[seat]?.name},{' '}
              {standingOf(t, outcome, view, seat)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
