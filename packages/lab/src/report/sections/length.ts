import { momentsIn, type Tally } from '../../simulate/tally.js';
import type { Pace } from '../../simulate/watcher.js';
import { barsOf, quantileOf } from '../figures.js';
import { fact, type Section } from '../model.js';
import { percent, plain, whole } from '../wording.js';

const MOST_BARS = 16;

export function lengthSection(tally: Tally, pace: Pace): Section {
  const minutes = tally.get('length/minutes/bins');
  const decisions = tally.get('length/decisions/bins');
  const range = (bins: readonly number[]): string =>
    `${whole(quantileOf(bins, 0.1))} to ${whole(quantileOf(bins, 0.9))}`;
  const mean = (name: string): number => momentsIn(tally.get(name)).mean;
  const isFixed = momentsIn(tally.get('length/decisions')).squares === 0;
  return {
    id: 'length',
    title: 'How long does it take?',
    says: `Turns, decisions and minutes of a game. A minute is a guess: ${pace.choice} seconds for a choice, ${pace.forced} for a move without one, ${pace.deal} to shuffle and deal.`,
    findings: [
      fact(
        `A game takes about ${plain(mean('length/seconds') / 60, 0)} minutes; four in five take ${range(minutes)} minutes.`,
      ),
      fact(
        isFixed
          ? `That is ${plain(mean('length/turns'))} turns, and always ${plain(mean('length/decisions'))} decisions.`
          : `That is ${plain(mean('length/turns'))} turns and ${plain(mean('length/decisions'))} decisions (four in five games: ${range(decisions)} decisions).`,
      ),
    ],
    figures: [
      barsOf(minutes, { title: 'Minutes a game', axis: 'estimated minutes' }),
      barsOf(decisions, { title: 'Decisions a game', axis: 'decisions of all players together' }),
      barsOf(tally.get('length/turns/bins'), { title: 'Turns a game', axis: 'turns' }),
    ],
  };
}

export function choicesSection(tally: Tally): Section {
  const choices = tally.get('choices');
  const total = choices.reduce((sum, count) => sum + count, 0);
  const mean = choices.reduce((sum, count, moves) => sum + count * moves, 0) / total;
  const last = Math.min(MOST_BARS, choices.length - 1);
  const bins = Array.from({ length: last }, (_, i) => {
    const moves = i + 1;
    const beyond = moves === last ? choices.slice(last).reduce((sum, count) => sum + count, 0) : (choices[moves] ?? 0);
    return { from: moves, to: moves + 1, share: beyond / total };
  });
  const forced = (choices[1] ?? 0) / total;
  return {
    id: 'choices',
    title: 'Is there something to decide?',
    says: 'How many moves the rules allow whenever somebody has to move. One means there is no choice.',
    findings: [
      fact(`${percent(forced)} of all decisions are none: only one move is allowed.`),
      fact(`On average ${plain(mean)} moves are allowed.`),
    ],
    figures: [
      {
        kind: 'histogram',
        title: 'Moves to choose from',
        axis: choices.length - 1 > last ? `moves allowed (the last bar: ${last} or more)` : 'moves allowed',
        unit: 'share',
        bins,
        names: bins.map(({ from }) => (from === last && choices.length - 1 > last ? `${from}+` : String(from))),
      },
    ],
  };
}
