import type { Review } from './review.js';

/** Colours of the seats: told apart by those who see few colours too, on dark and on light. */
export const SEAT_COLOURS = ['#d9822b', '#3f8efc', '#2fa36b', '#c2509b', '#8a6df0', '#b3a01f', '#d14b4b', '#3aa6a6'];
const INK = '#f3e9d8';
const SOFT = '#b9a98d';
const WOOD = '#241a14';
const FELT = '#32251c';
const WIDTH = 1200;
const HEIGHT = 630;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Where the chance of a seat goes over a game, as the points of a line in a box of this size. */
export function chanceLine(chances: readonly number[], width: number, height: number): string {
  const last = Math.max(1, chances.length - 1);
  return chances.map((chance, i) => `${rounded((i / last) * width)},${rounded((1 - chance) * height)}`).join(' ');
}

/** The chances of a seat before the deal and after every step, all hands open. */
export const openChances = ({ before, steps }: Pick<Review, 'before' | 'steps'>, seat: number): number[] => [
  before[seat] as number,
  ...steps.map(({ chances }) => chances[seat] as number),
];

export interface Pictured {
  readonly title: string;
  /** What the lines are: whoever gets the picture has seen no review. */
  readonly chart: string;
  readonly says: string;
  /** Which step is pointed at; none for the whole game. */
  readonly step?: number;
}

/** A moment, or a whole game, as a picture to share: a chart, and a sentence. It needs nothing else to be shown. */
export function picture(
  review: Pick<Review, 'before' | 'steps' | 'players'>,
  { title, chart: label, says, step }: Pictured,
): string {
  const chart = { x: 70, y: 150, width: 1060, height: 270 };
  const lines = review.players.map(
    (_, seat) =>
      `<polyline points="${chanceLine(openChances(review, seat), chart.width, chart.height)}" fill="none" stroke="${SEAT_COLOURS[seat % SEAT_COLOURS.length]}" stroke-width="4" stroke-linejoin="round"/>`,
  );
  const at = step === undefined ? undefined : rounded(((step + 1) / review.steps.length) * chart.width);
  const mark =
    at === undefined
      ? ''
      : `<line x1="${at}" y1="0" x2="${at}" y2="${chart.height}" stroke="${INK}" stroke-width="2" stroke-dasharray="6 6"/>`;
  const names = review.players.map((name, seat) => {
    const x = 70 + (seat % 4) * 270;
    const y = 462 + Math.floor(seat / 4) * 34;
    return `<circle cx="${x + 8}" cy="${y - 7}" r="8" fill="${SEAT_COLOURS[seat % SEAT_COLOURS.length]}"/><text x="${x + 26}" y="${y}" font-size="24" fill="${INK}">${escaped(short(name, 16))}</text>`;
  });
  const scale = [100, 50].map(
    (percent, i) =>
      `<text x="8" y="${i === 0 ? 22 : chart.height / 2 - 8}" font-size="18" fill="${SOFT}">${percent} %</text>`,
  );
  const said = wrapped(says, 78).slice(0, 3);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${escaped(`${title}. ${says}`)}" font-family="Georgia, 'Times New Roman', serif"><rect width="${WIDTH}" height="${HEIGHT}" fill="${WOOD}"/><text x="70" y="96" font-size="46" fill="${INK}">${escaped(short(title, 46))}</text><text x="1130" y="96" font-size="24" fill="${SOFT}" text-anchor="end">Taproom</text><text x="70" y="136" font-size="22" fill="${SOFT}">${escaped(label)}</text><g transform="translate(${chart.x} ${chart.y})"><rect width="${chart.width}" height="${chart.height}" fill="${FELT}"/><line x1="0" y1="${chart.height / 2}" x2="${chart.width}" y2="${chart.height / 2}" stroke="${SOFT}" stroke-opacity=".4"/>${scale.join('')}${lines.join('')}${mark}</g>${names.join('')}${said.map((line, i) => `<text x="70" y="${536 + i * 34}" font-size="26" fill="${INK}">${escaped(line)}</text>`).join('')}</svg>`;
}

const short = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

function wrapped(text: string, most: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string;
    if (line.length + word.length + 1 > most) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}
