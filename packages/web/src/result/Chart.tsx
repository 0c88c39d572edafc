/** Eight lines that can be told apart without their colour: each has a dash of its own, and a letter at its end. */
const STYLES = [
  { colour: '#f0b44a', dash: '' },
  { colour: '#6cb6ff', dash: '6 3' },
  { colour: '#8fdc9a', dash: '2 3' },
  { colour: '#ff8fa3', dash: '9 3 2 3' },
  { colour: '#c9a5ff', dash: '4 2' },
  { colour: '#ff9d5c', dash: '1 2' },
  { colour: '#6fdde0', dash: '10 2' },
  { colour: '#e6e28a', dash: '3 5' },
] as const;

const WIDTH = 600;
const HEIGHT = 200;
const EDGE = 8;
const COLUMNS = 240;

/** How each player stood over the game. */
export function Chart({
  series,
  names,
  label,
}: {
  series: readonly (readonly number[])[];
  names: readonly string[];
  label: string;
}) {
  const every = Math.max(1, Math.ceil(series.length / COLUMNS));
  const rows = series.filter((_, i) => i % every === 0 || i === series.length - 1);
  const most = Math.max(1, ...rows.flat());
  const least = Math.min(0, ...rows.flat());
  const x = (i: number) => EDGE + (i * (WIDTH - 2 * EDGE)) / Math.max(1, rows.length - 1);
  const y = (value: number) => HEIGHT - EDGE - ((value - least) * (HEIGHT - 2 * EDGE)) / (most - least);
  return (
    <figure style={{ margin: 0 }}>
      <svg
        className="chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${label}: ${summary(series, names)}`}
      >
        <rect width={WIDTH} height={HEIGHT} rx="8" fill="#1b120d" />
        {names.map((name, seat) => {
          const style = STYLES[seat % STYLES.length] ?? STYLES[0];
          const points = rows.map((row, i) => `${x(i).toFixed(1)},${y(row[seat] as number).toFixed(1)}`).join(' ');
          return (
            <polyline
              key={name}
              points={points}
              fill="none"
              stroke={style.colour}
              strokeWidth="2.500"
              strokeDasharray={style.dash}
              strokeLinejoin="round"
            />
          );
        })}
      </svg>
      <figcaption className="legend">
        {names.map((name, seat) => {
          const style = STYLES[seat % STYLES.length] ?? STYLES[0];
          return (
            <span key={name}>
              <svg width="34" height="12" viewBox="0 0 34 12" aria-hidden="true">
                <rect width="34" height="12" rx="3" fill="#1b120d" />
                <path d="M2 6h30" stroke={style.colour} strokeWidth="2.500" strokeDasharray={style.dash} />
              </svg>{' '}
              {name}
            </span>
          );
        })}
      </figcaption>
    </figure>
  );
}

const summary = (series: readonly (readonly number[])[], names: readonly string[]): string =>
  names.map((name, seat) => `${name} ${series.at(-1)?.[seat] ?? 0}`).join(', ');
