import { type Dot, type Dots, type Finding, fact, nothing, real, type Section } from '../report/model.js';
import { answer } from '../report/sections/effect.js';
import { listed, ordinal, percent, points, spoken, whole } from '../report/wording.js';
import { momentsIn, type Tally } from '../simulate/tally.js';
import { holm } from '../statistics/many.js';
import { LEVEL } from '../statistics/mean.js';
import { proportionTest, wilson } from '../statistics/proportion.js';
import { MOST_MISSED } from './study.js';

/** What only With Friends has: bids. */
export function withFriendsSections(tally: Tally, seats: number, labelOf: (card: string) => string): Section[] {
  return [bidsSection(tally, seats), cardsSection(tally, labelOf), pointsSection(tally)];
}

function bidsSection(tally: Tally, seats: number): Section {
  const overall = momentsIn(sumOf(tally, 'bid/size/')).mean;
  const figureOf = (by: string, title: string, labelOf: (name: string) => string, order = byNumber): Dots => ({
    kind: 'dots',
    title,
    axis: 'bids met, with 95% intervals',
    unit: 'share',
    expected: overall,
    expectedSays: 'all bids',
    rows: rowsOf(tally, by, overall, labelOf, order),
  });
  const sizes = figureOf('size', 'By cards in hand', (size) => `${size} cards`);
  const places = figureOf('position', 'By order of bidding', (place) =>
    Number(place) === seats - 1 ? 'Dealer, bids last' : `Bids ${ordinal(Number(place))}`,
  );
  const trumps = figureOf('trump', 'By trump', (trump) => (trump === 'none' ? 'No Trumps' : spoken(trump)), byName);
  const bids = figureOf('tricks', 'By the number bid', (tricks) => `Bid ${tricks}`);
  return {
    id: 'bids',
    title: 'Are bids met?',
    says: 'How often players win exactly as many tricks as they said: by the size of the round, by the order of bidding, by trump, by the bid itself.',
    findings: [
      fact(`${percent(overall)} of all bids are met.`),
      verdict(sizes, 'The size of the round'),
      verdict(places, 'The order of bidding'),
      verdict(trumps, 'Which suit is trump'),
      verdict(bids, 'How much is bid'),
    ],
    figures: [sizes, places, trumps, bids, missed(tally)],
  };
}

/** Bids of one match are made by the same bots but on fresh cards each round, so they are counted as independent. */
function rowsOf(
  tally: Tally,
  by: string,
  overall: number,
  labelOf: (name: string) => string,
  order: (a: string, b: string) => number,
): Dot[] {
  const names = tally.under(`bid/${by}/`).sort(order);
  const noted = names.map((name) => tally.get(`bid/${by}/${name}`));
  const chances = holm(noted.map(([count = 0, met = 0]) => proportionTest(met, count, overall)));
  return noted.map(([count = 0, met = 0], i) => {
    const { share, low, high } = wilson(met, count);
    return {
      label: labelOf(names[i] as string),
      value: share,
      low,
      high,
      real: (chances[i] as number) < 1 - LEVEL,
      count,
    };
  });
}

function verdict({ rows, expected }: Dots, cause: string): Finding {
  const different = rows
    .filter((row) => row.real)
    .sort((a, b) => Math.abs(b.value - expected) - Math.abs(a.value - expected));
  if (different.length === 0) {
    const fewest = Math.min(...rows.map(({ count }) => count));
    return nothing(`${cause} makes no difference that ${whole(fewest)} bids of each could show.`);
  }
  const said = different
    .slice(0, 3)
    .map(
      ({ label, value }) =>
        `${label} ${percent(value)} (${points(value - expected)} ${value > expected ? 'more' : 'less'})`,
    );
  return real(`${cause} matters: ${listed(said)}.`, Math.abs((different[0]?.value ?? expected) - expected));
}

function missed(tally: Tally): Section['figures'][number] {
  const counts = tally.get('bid/missed-by');
  const total = counts.reduce((sum, count) => sum + count, 0);
  const [from, to] = [MOST_MISSED - 4, MOST_MISSED + 4];
  const bins = Array.from({ length: to - from + 1 }, (_, i) => {
    const place = from + i;
    const edge = place === from ? counts.slice(0, from + 1) : place === to ? counts.slice(to) : [counts[place] ?? 0];
    return {
      from: place - MOST_MISSED,
      to: place - MOST_MISSED + 1,
      share: edge.reduce((sum, count) => sum + count, 0) / total,
    };
  });
  return {
    kind: 'histogram',
    title: 'How far off?',
    axis: 'tricks won beyond the bid (0: met)',
    unit: 'share',
    bins,
    names: bins.map(({ from: off }) => (off > 0 ? `+${off}` : String(off))),
  };
}

function cardsSection(tally: Tally, labelOf: (card: string) => string): Section {
  const shared = {
    unit: 'points',
    scale: 1,
    axis: 'points a round more or less than other hands of the same size',
    expectedSays: 'as all',
    dealt: true,
  } as const;
  const dealt = answer(tally, {
    ...shared,
    list: 'dealt',
    title: 'Dealt this card',
    had: 'cards to be dealt',
    labelOf,
  });
  const trump = answer(tally, {
    ...shared,
    list: 'trump',
    title: 'When this is trump',
    had: 'trumps',
    labelOf: (name) => (name === 'none' ? 'No Trumps' : spoken(name)),
  });
  return {
    id: 'cards',
    title: 'Which cards help, which hurt?',
    says: 'How many points a hand earns in its round when it has a card, against other hands of the same size. What is marked real allows for having asked about every card.',
    findings: [dealt.finding, trump.finding],
    figures: [dealt.figure, trump.figure],
  };
}

function pointsSection(tally: Tally): Section {
  const scores = tally.get('score')[0] ?? 0;
  const exact = tally.at('points/exact') / scores;
  const tricks = tally.at('points/tricks') / scores;
  return {
    id: 'points',
    title: 'Where do points come from?',
    says: 'What a player scores in a match on average, and for what.',
    findings: [
      fact(
        `${(exact + tricks).toFixed(0)} points a player and match; ${percent(exact / (exact + tricks), 0)} of them for being right, the rest for tricks.`,
      ),
    ],
    figures: [
      {
        kind: 'bars',
        title: 'Points by source',
        axis: 'points a player and match',
        unit: 'number',
        rows: [
          { label: 'Ten for a bid that was met', value: exact },
          { label: 'Tricks of bids that were met', value: tricks },
        ],
      },
    ],
  };
}

function sumOf(tally: Tally, prefix: string): number[] {
  const sums = [0, 0, 0];
  for (const name of tally.under(prefix))
    tally.get(prefix + name).forEach((value, i) => {
      sums[i] = (sums[i] as number) + value;
    });
  return sums;
}

const byNumber = (a: string, b: string): number => Number(a) - Number(b);
const byName = (a: string, b: string): number => (a < b ? -1 : 1);
