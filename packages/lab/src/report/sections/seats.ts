import { momentsIn, type Tally } from '../../simulate/tally.js';
import { WIN } from '../../simulate/watcher.js';
import { holm, levelOfEach } from '../../statistics/many.js';
import { LEVEL } from '../../statistics/mean.js';
import { smallestFound } from '../../statistics/power.js';
import { proportionTest, wilson } from '../../statistics/proportion.js';
import { type Dot, type Finding, nothing, real, type Section } from '../model.js';
import { ordinal, percent, points, whole } from '../wording.js';

/** Where it is good to sit. A fair game is called unfair in at most one report of twenty (Holm). */
export function seatsSection(tally: Tally, seats: number, isMixed: boolean): Section {
  const rows = winRows(tally, 'position', seats, (i) => `${i === 0 ? 'Begins' : `Acts ${ordinal(i)}`}`);
  const mixed = isMixed ? ' The bots differ, but who begins is drawn by lot, so this is still about the seat.' : '';
  return {
    id: 'seats',
    title: 'Does it matter who begins?',
    says: `How often each player wins, counted from whoever makes the first decision; a shared win counts in part.${mixed}`,
    findings: findingsIn(rows, tally, seats),
    figures: [
      {
        kind: 'dots',
        title: 'Games won, by order of play',
        axis: 'games won, with 95% intervals',
        unit: 'share',
        expected: 1 / seats,
        expectedSays: 'fair',
        rows,
      },
    ],
  };
}

function findingsIn(rows: readonly Dot[], tally: Tally, seats: number): Finding[] {
  const games = tally.at('games');
  const found = rows.flatMap(({ value, real: isReal }, i) => {
    if (!isReal) return [];
    const gain = value - 1 / seats;
    return [
      real(
        `The ${ordinal(i)} player wins ${percent(value)} of the games, ${points(gain)} ${gain > 0 ? 'more' : 'less'} often than fair: real.`,
        Math.abs(gain),
      ),
    ];
  });
  if (found.length > 0) return found;
  const smallest = smallestFound(games, fairDeviation(seats), levelOfEach(LEVEL, seats));
  const power = games < FEWEST ? '' : ` One of ${points(smallest)} or more would have been found nine times in ten.`;
  return [nothing(`Who begins makes no difference that ${whole(games)} games could show.${power}`)];
}

/** With fewer games there is nothing that could be found. */
const FEWEST = 20;

/** Of winning or not, when all are equal. */
const fairDeviation = (seats: number): number => Math.sqrt((1 / seats) * (1 - 1 / seats));

/** When the bots differ: who of them wins. */
export function botsSection(tally: Tally, bots: readonly string[]): Section {
  const seats = bots.length;
  const rows = winRows(tally, 'seat', seats, (seat) => `Seat ${seat + 1}: ${bots[seat]}`);
  return {
    id: 'bots',
    title: 'Who wins?',
    says: 'How often each seat wins, with the bot that sits there.',
    findings: rows
      .filter((row) => row.real)
      .map(({ label, value }) =>
        real(
          `${label} wins ${percent(value)}, ${points(value - 1 / seats)} ${value > 1 / seats ? 'more' : 'less'} than its share: real.`,
          Math.abs(value - 1 / seats),
        ),
      ),
    figures: [
      {
        kind: 'dots',
        title: 'Games won, by seat',
        axis: 'games won, with 95% intervals',
        unit: 'share',
        expected: 1 / seats,
        expectedSays: 'an equal share',
        rows,
      },
    ],
  };
}

function winRows(tally: Tally, by: string, seats: number, labelOf: (index: number) => string): Dot[] {
  const all = Array.from({ length: seats }, (_, i) => momentsIn(tally.get(`wins/${by}/${i}`), WIN));
  // Shared wins vary less than whole ones, so with them the test is a little too careful, never too bold.
  const chances = holm(all.map(({ mean, count }) => proportionTest(Math.round(mean * count), count, 1 / seats)));
  return all.map(({ mean, count }, i) => {
    const { low, high } = wilson(mean * count, count);
    return { label: labelOf(i), value: mean, low, high, real: (chances[i] as number) < 1 - LEVEL, count };
  });
}
