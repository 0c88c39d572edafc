import { escaped } from './markup.js';
import type { Bars, Dot, Dots, Figure, Histogram } from './model.js';
import { shown, ticked, ticksBetween } from './numbers.js';

// Plots as plain SVG: nothing to load, nothing to run. They are as wide as a phone and get no wider than is readable.

const WIDTH = 360;
const LEFT = 8;
const RIGHT = WIDTH - 8;
const ROW = 34;
const AXIS = 44;

const number = (value: number): string => String(Math.round(value * 100) / 100);
const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  `<line class="${kind}" x1="${number(x1)}" y1="${number(y1)}" x2="${number(x2)}" y2="${number(y2)}"/>`;
const text = (x: number, y: number, words: string, kind = '', anchor = 'start'): string =>
  `<text${kind && ` class="${kind}"`} x="${number(x)}" y="${number(y)}" text-anchor="${anchor}">${escaped(words)}</text>`;
const rect = (x: number, y: number, width: number, height: number, kind: string): string =>
  `<rect class="${kind}" x="${number(x)}" y="${number(y)}" width="${number(Math.max(0, width))}" height="${number(Math.max(0, height))}"/>`;

export function drawing(figure: Figure): string {
  if (figure.kind === 'dots') return dots(figure);
  return figure.kind === 'bars' ? bars(figure) : histogram(figure);
}

/** What a figure says that has nothing to compare: a chart of one block is a sentence. */
export function onlyValue(figure: Figure): string | undefined {
  if (figure.kind !== 'histogram') {
    const [first, ...others] = figure.rows;
    if (!first) return 'Nothing of the kind happened.';
    if (others.length > 0 || figure.kind === 'dots') return undefined;
    return `${first.label}: ${shown(first.value, figure.unit)}, and nothing else.`;
  }
  const taken = figure.bins.flatMap((bin, i) => (bin.share > 0 ? [{ ...bin, name: figure.names?.[i] }] : []));
  const [only, ...others] = taken;
  if (!only) return 'Nothing of the kind happened.';
  if (others.length > 0) return undefined;
  return `Always ${only.name ?? (only.to - only.from === 1 ? only.from : `${only.from} to ${only.to - 1}`)}.`;
}

/** The rows that are drawn: where there are too many, the first and the last. */
export function drawn<Row>(rows: readonly Row[], most = rows.length): readonly Row[] {
  return rows.length <= most ? rows : [...rows.slice(0, Math.ceil(most / 2)), ...rows.slice(-Math.floor(most / 2))];
}

const frame = (height: number, label: string, parts: readonly string[]): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(label)}">${parts.join('')}</svg>`;

type Scale = (value: number) => number;

function dots({ title, axis, unit, expected, expectedSays, rows: all, draw }: Dots): string {
  const rows = drawn(all, draw);
  let [low, high] = [expected, expected];
  for (const row of rows) [low, high] = [Math.min(low, lowOf(row)), Math.max(high, highOf(row))];
  const slack = (high - low) * 0.06 || 0.01;
  // Shares are never below nothing, so there is nothing to show there.
  const [from, to] = [unit === 'share' ? Math.max(0, low - slack) : low - slack, high + slack];
  const x: Scale = (value) => LEFT + ((value - from) / (to - from)) * (RIGHT - LEFT);
  const bottom = 20 + rows.length * ROW;
  const marks = rows.map((row, i) => dot(row, 20 + i * ROW, x, unit, expected));
  const isLeft = x(expected) < WIDTH / 2;
  return frame(bottom + AXIS, `${title}: ${describe(rows, unit)}`, [
    ...axisAt(bottom, from, to, x, unit, axis),
    line(x(expected), 16, x(expected), bottom, 'expected'),
    text(x(expected) + (isLeft ? 4 : -4), 11, expectedSays, 'small', isLeft ? 'start' : 'end'),
    ...marks,
  ]);
}

/** An interval of a single game has no end; what is drawn is the value alone. */
const lowOf = ({ low, value }: Dot): number => (Number.isFinite(low) ? low : value);
const highOf = ({ high, value }: Dot): number => (Number.isFinite(high) ? high : value);

function dot(row: Dot, y: number, x: Scale, unit: Dots['unit'], expected: number): string {
  const { label, value, real } = row;
  const kind = real ? (value > expected ? 'more' : 'less') : 'open';
  return [
    text(LEFT, y + 12, label, 'label halo'),
    text(RIGHT, y + 12, `${shown(value, unit)}${real ? ' real' : ''}`, `label halo ${real ? 'strong' : ''}`, 'end'),
    line(x(lowOf(row)), y + 23, x(highOf(row)), y + 23, `whisker ${kind}`),
    `<circle class="${kind}" cx="${number(x(value))}" cy="${number(y + 23)}" r="5"/>`,
  ].join('');
}

function bars({ title, axis, unit, rows: all, draw }: Bars): string {
  const rows = drawn(all, draw);
  const high = Math.max(...rows.map(({ value }) => value), 1e-9);
  const x: Scale = (value) => LEFT + (value / high) * (RIGHT - LEFT);
  const bottom = 4 + rows.length * ROW;
  const marks = rows.map(({ label, value }, i) => {
    const y = 4 + i * ROW;
    return [
      text(LEFT, y + 12, label, 'label halo'),
      text(RIGHT, y + 12, shown(value, unit), 'label halo', 'end'),
      rect(LEFT, y + 18, x(value) - LEFT, 9, 'bar'),
    ].join('');
  });
  return frame(bottom + AXIS, `${title}: ${describe(rows, unit)}`, [
    ...axisAt(bottom, 0, high, x, unit, axis),
    ...marks,
  ]);
}

const PLOT_TOP = 10;
const PLOT_BOTTOM = 170;
const PLOT_LEFT = 38;

function histogram({ title, axis, bins, names }: Histogram): string {
  const high = Math.max(...bins.map(({ share }) => share), 1e-9);
  const y: Scale = (share) => PLOT_BOTTOM - (share / high) * (PLOT_BOTTOM - PLOT_TOP);
  const width = (RIGHT - PLOT_LEFT) / bins.length;
  const { ticks, step } = ticksBetween(0, high, 4);
  const every = Math.ceil(bins.length / 8);
  const parts = [
    ...ticks.flatMap((tick) => [
      line(PLOT_LEFT, y(tick), RIGHT, y(tick), 'grid'),
      text(PLOT_LEFT - 5, y(tick) + 4, ticked(tick, 'share', step), 'small', 'end'),
    ]),
    ...bins.map(({ share }, i) => rect(PLOT_LEFT + i * width + 1, y(share), width - 2, PLOT_BOTTOM - y(share), 'bar')),
    line(PLOT_LEFT, PLOT_BOTTOM, RIGHT, PLOT_BOTTOM, 'axis'),
    ...bins.flatMap(({ from }, i) => {
      if (names)
        return i % every === 0 || (i === bins.length - 1 && every < 3)
          ? [text(PLOT_LEFT + (i + 0.5) * width, PLOT_BOTTOM + 16, names[i] ?? '', 'small', 'middle')]
          : [];
      return i % every === 0 ? [text(PLOT_LEFT + i * width, PLOT_BOTTOM + 16, String(from), 'small', 'middle')] : [];
    }),
    text((PLOT_LEFT + RIGHT) / 2, PLOT_BOTTOM + 36, axis, 'small', 'middle'),
  ];
  const said = bins.map(({ from, share }, i) => `${names?.[i] ?? from}: ${shown(share, 'share')}`).join(', ');
  return frame(PLOT_BOTTOM + AXIS, `${title}: ${said}`, parts);
}

function axisAt(y: number, from: number, to: number, x: Scale, unit: Figure['unit'], says: string): string[] {
  const { ticks, step } = ticksBetween(from, to);
  return [
    ...ticks.map((tick) => line(x(tick), 18, x(tick), y, 'grid')),
    line(LEFT, y, RIGHT, y, 'axis'),
    ...ticks.map((tick) =>
      text(Math.min(RIGHT - 10, Math.max(LEFT + 10, x(tick))), y + 16, ticked(tick, unit, step), 'small', 'middle'),
    ),
    text(WIDTH / 2, y + 36, says, 'small', 'middle'),
  ];
}

const describe = (rows: readonly { label: string; value: number }[], unit: Figure['unit']): string =>
  rows.map(({ label, value }) => `${label} ${shown(value, unit)}`).join(', ');
