import type { Figure, Report } from './model.js';

/** What the report found, in words, for a terminal. */
export function toText({ title, made, summary, sections }: Report): string {
  const lines = [`${title}, ${made.players} players, ${made.games} games, seed ${made.seed}`];
  for (const { title: name, findings } of [{ title: 'In short', findings: summary }, ...sections]) {
    lines.push('', name);
    for (const { text, kind } of findings)
      lines.push(`  ${kind === 'real' ? '! ' : kind === 'nothing' ? '= ' : '  '}${text}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Every number of every figure, a line each. */
export function toCsv({ sections }: Report): string {
  const lines = ['section,figure,name,value,low,high,real,count'];
  for (const { id, figures } of sections) {
    for (const figure of figures)
      for (const cells of rowsOf(figure)) lines.push([id, figure.title, ...cells].map(cell).join(','));
  }
  return `${lines.join('\n')}\n`;
}

function rowsOf(figure: Figure): (string | number)[][] {
  if (figure.kind === 'histogram')
    return figure.bins.map(({ from, share }, i) => [figure.names?.[i] ?? from, share, '', '', '', '']);
  if (figure.kind === 'bars') return figure.rows.map(({ label, value }) => [label, value, '', '', '', '']);
  return figure.rows.map(({ label, value, low, high, real, count }) => [
    label,
    value,
    low,
    high,
    real ? 'yes' : 'no',
    count,
  ]);
}

const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
