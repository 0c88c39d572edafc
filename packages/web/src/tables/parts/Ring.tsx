import type { CSSProperties, ReactNode } from 'react';
import { Avatar } from '../../parts/Avatar.js';
import type { Player, TableMode } from '../props.js';
import { useTableWords } from '../words/index.js';
import type { Act } from './acts.js';
import { seatPlace } from './place.js';
import './seats.css';

interface RingProps {
  readonly players: readonly Player[];
  /** Who looks, at the bottom of the table; SPECTATOR sees everybody. */
  readonly seat: number;
  readonly mode: TableMode;
  readonly waiting: readonly number[];
  /** Seats out of sight, for a phone that only shows what matters. */
  readonly hidden?: (seat: number) => boolean;
  /** What a game says about a seat, below its name. */
  readonly about: (seat: number) => ReactNode;
  /** More below that: a button. */
  readonly below?: (seat: number) => ReactNode;
  readonly mark?: (seat: number) => ReactNode;
  /** What each seat did last, and how its card is drawn. */
  readonly acts: ReadonlyMap<number, Act>;
  readonly draw: (card: string) => ReactNode;
}

/** From here on faces are smaller. */
const MANY = 4;
/** As many as a phone has beside each other. */
const MOST_IN_A_ROW = 5;
/** In how many columns so many others sit, where there is no room for a ring. */
export const columnsFor = (count: number): number => (count <= MOST_IN_A_ROW ? count : Math.ceil(count / 2));

/** Who sits no farther to a side than this sits above or below the middle of the table. */
const MIDDLE = 0.3;

/** Everyone at the table, in playing order from the viewer's left: a row of people on phones, a ring where there is room. */
export function Ring({ players, seat, mode, waiting, hidden, about, below, mark, acts, draw }: RingProps) {
  const words = useTableWords();
  const places = placesFor(players.length, seat, mode).filter((place) => !hidden?.(place.seat));
  return (
    <ul
      className="tt-ring"
      aria-label={words.players}
      data-mode={mode}
      data-many={places.length > MANY}
      data-count={places.length}
      style={{ '--columns': columnsFor(places.length) } as CSSProperties}
    >
      {places.map(({ seat: who, x, y }) => {
        const player = players[who] as Player;
        const turn = waiting.includes(who);
        return (
          <li
            key={who}
            className="tt-seat"
            data-seat={who}
            data-turn={turn}
            data-away={player.away}
            data-middle={Math.abs(x) < MIDDLE}
            data-place={seatPlace(who)}
            style={{ '--sx': x.toFixed(3), '--sy': y.toFixed(3) } as CSSProperties}
          >
            <span className="seat-face">
              <Avatar glass={player.glass} size={48} />
              <LastAct act={acts.get(who)} draw={draw} />
            </span>
            <span className="seat-text">
              <span className="seat-name">
                <span className="seat-who">{player.name}</span>
                {mark?.(who) && <span className="seat-mark">{mark(who)}</span>}
                {player.away && <span className="seat-away">{words.away}</span>}
              </span>
              <span className="seat-about">{about(who)}</span>
            </span>
            {turn && <span className="unseen">{words.onTurn}</span>}
            {below?.(who)}
          </li>
        );
      })}
    </ul>
  );
}

/** The log says it in words, so here it is only a picture. */
export function LastAct({ act, draw }: { readonly act: Act | undefined; readonly draw: (card: string) => ReactNode }) {
  if (!act) return null;
  return (
    <span className="seat-act" aria-hidden="true" key={`${act.card} ${act.count}`}>
      {draw(act.card)}
      {(act.count ?? 1) > 1 && <b>×{act.count}</b>}
    </span>
  );
}

interface Place {
  readonly seat: number;
  /** From -1 to 1, as on a clock face with y downwards. */
  readonly x: number;
  readonly y: number;
}

/** A viewer sits at the bottom and is not drawn; on a screen everyone is. Play goes clockwise. */
export function placesFor(count: number, seat: number, mode: TableMode): Place[] {
  if (seat < 0 || mode === 'screen') {
    return Array.from({ length: count }, (_, i) => at(i, Math.PI / 2 + (i * 2 * Math.PI) / count));
  }
  const others = count - 1;
  return Array.from({ length: others }, (_, i) => {
    const who = (seat + 1 + i) % count;
    return others > MANY ? along(who, i, others) : at(who, Math.PI + ((i + 0.5) * Math.PI) / others);
  });
}

const at = (seat: number, angle: number): Place => ({ seat, x: Math.cos(angle), y: Math.sin(angle) });

/** Many sit one at each end of the table and the others along its far side: on half a circle they would sit on each other's laps. */
function along(seat: number, i: number, others: number): Place {
  if (i === 0 || i === others - 1) return { seat, x: i === 0 ? -1 : 1, y: -0.4 };
  return { seat, x: ((2 * i - 1) / (others - 2) - 1) * 0.9, y: -1 };
}
