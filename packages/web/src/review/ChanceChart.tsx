import { chanceLine, type Decision, hundredths, SEAT_COLOURS } from '@taproom/bots/review';
import type { PointerEvent } from 'react';
import { useReviewWords } from './words/index.js';

const WIDTH = 600;
const HEIGHT = 160;
/** Lines told apart without their colour. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '4 2', '1 2', '11 2', '3 5'];

interface Props {
  readonly names: readonly string[];
  /** By move, the deal first; then by seat. */
  readonly rows: readonly (readonly number[])[];
  readonly at: number;
  readonly decisions: readonly Decision[];
  go(at: number): void;
}

/** Everybody's chance to win over the game. A finger on it goes to that move, as the slider of the replay does. */
export function ChanceChart({ names, rows, at, decisions, go }: Props) {
  const { t } = useReviewWords();
  const last = rows.length - 1;
  const x = (move: number): number => (move / Math.max(1, last)) * WIDTH;
  const now = rows[Math.min(at, last)] ?? [];
  const said = names.map((name, seat) => `${name} ${hundredths(now[seat] ?? 0)} %`).join(', ');
  const point = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    go(Math.round(((event.clientX - left) / width) * last));
  };
  return (
    <figure className="chance-chart">
      {[100, 50].map((percent) => (
        <span key={percent} className={`chance-scale at-${percent}`} aria-hidden="true">
          {percent} %
        </span>
      ))}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${t.chart}. ${t.chances(said)}`}
        onPointerDown={point}
        onPointerMove={point}
      >
        <rect width={WIDTH} height={HEIGHT} fill="#1b120d" />
        <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} stroke="#f3e9d8" strokeOpacity="0.25" />
        {names.map((name, seat) => (
          <polyline
            key={name}
            points={chanceLine(
              rows.map((row) => row[seat] ?? 0),
              WIDTH,
              HEIGHT,
            )}
            fill="none"
            stroke={SEAT_COLOURS[seat % SEAT_COLOURS.length]}
            strokeWidth="2.500"
            strokeDasharray={DASHES[seat % DASHES.length]}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {decisions.map(({ step, line, seat, mark }) => (
          <path
            key={step}
            className={`chance-dot mark-${mark}`}
            d={`M${x(line + 1)} ${(1 - (rows[line + 1]?.[seat] ?? 0)) * HEIGHT}h0.01`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path d={`M${x(Math.min(at, last))} 0V${HEIGHT}`} stroke="#f3e9d8" strokeWidth="1.500" />
      </svg>
      <Legend names={names} now={now} />
    </figure>
  );
}

/** Whose curve is whose, with their chances at this move. */
function Legend({ names, now }: { names: readonly string[]; now: readonly number[] }) {
  return (
    <figcaption className="chance-legend">
      {names.map((name, seat) => (
        <span key={name}>
          <svg width="26" height="10" viewBox="0 0 26 10" aria-hidden="true">
            <rect width="26" height="10" rx="3" fill="#1b120d" />
            <path
              d="M2 5h22"
              stroke={SEAT_COLOURS[seat % SEAT_COLOURS.length]}
              strokeWidth="3"
              strokeDasharray={DASHES[seat % DASHES.length]}
            />
          </svg>{' '}
          {name} <b>{hundredths(now[seat] ?? 0)} %</b>
        </span>
      ))}
    </figcaption>
  );
}
