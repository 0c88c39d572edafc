import { KNOWN_BINS, MARKS } from '../../simulate/course.js';
import { momentsIn, type Tally } from '../../simulate/tally.js';
import { WIN } from '../../simulate/watcher.js';
import { meanOf } from '../../statistics/mean.js';
import { type Dot, fact, type Section } from '../model.js';
import { percent, plain } from '../wording.js';

/** Whether it stays exciting. */
export function tensionSection(tally: Tally, seats: number, lead: string): Section {
  const games = tally.at('watched');
  const known = Array.from({ length: KNOWN_BINS }, (_, bin) => (tally.get('lead/known')[bin] ?? 0) / games);
  const early = known.slice(0, 5).reduce((sum, share) => sum + share, 0);
  const late = known.slice(9).reduce((sum, share) => sum + share, 0);
  const leaders = MARKS.map((mark) => row(tally, `lead/leader/${mark}`, MARK_NAMES[mark]));
  const comebacks = MARKS.map((mark) => row(tally, `lead/comeback/${mark}`, MARK_NAMES[mark]));
  const half = leaders[1] as Dot;
  return {
    id: 'tension',
    title: 'Does it stay open?',
    says: `Who is ahead as the game goes on, and whether they win. In the lead is whoever has the ${lead}.`,
    findings: [
      fact(`The lead changes ${plain(momentsIn(tally.get('lead/changes')).mean)} times a game.`),
      fact(
        `Whoever leads at half-time wins ${percent(half.value, 0)} of the games; by luck it would be ${percent(1 / seats, 0)}.`,
      ),
      fact(`In ${percent((comebacks[1] as Dot).value, 0)} of the games the winner was last at half-time.`),
      fact(
        `The winner is ahead for good before half-time in ${percent(early, 0)} of the games, and only in the last tenth or with the last move in ${percent(late, 0)}.`,
      ),
    ],
    figures: [
      {
        kind: 'histogram',
        title: 'Since when was the winner ahead for good?',
        axis: 'part of the game that was over by then',
        unit: 'share',
        bins: known.map((share, bin) => ({ from: bin, to: bin + 1, share })),
        names: known.map((_, bin) => (bin === KNOWN_BINS - 1 ? 'end' : `${bin * 10}%`)),
      },
      {
        kind: 'dots',
        title: 'The leader goes on to win',
        axis: 'games won by the leader of that moment',
        unit: 'share',
        expected: 1 / seats,
        expectedSays: 'luck alone',
        rows: leaders,
      },
      {
        kind: 'dots',
        title: 'Comebacks: the winner was last',
        axis: 'games won from the last place',
        unit: 'share',
        expected: 0,
        expectedSays: 'never',
        rows: comebacks,
      },
    ],
  };
}

const MARK_NAMES: Readonly<Record<number, string>> = {
  25: 'After a quarter of the game',
  50: 'At half-time',
  75: 'After three quarters',
};

function row(tally: Tally, name: string, label = name): Dot {
  const { mean, margin, count } = meanOf(momentsIn(tally.get(name), WIN));
  return { label, value: mean, low: Math.max(0, mean - margin), high: Math.min(1, mean + margin), real: false, count };
}
