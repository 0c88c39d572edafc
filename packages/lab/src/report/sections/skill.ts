import { AMONG, type Rung } from '../../simulate/ladder.js';
import type { Estimate } from '../../statistics/mean.js';
import { wilson } from '../../statistics/proportion.js';
import { type Dot, type Finding, nothing, real, type Section } from '../model.js';
import { percent, spoken } from '../wording.js';

/** How much it helps to play well. */
export function skillSection(ladder: readonly Rung[], players: number): Section {
  const par = 1 / players;
  const [first] = ladder as [Rung];
  const rows = ladder.map(({ bot, share, deals }): Dot => {
    // What the Locals played without it is for comparing points; it won or lost none of those.
    const games = deals * players;
    const [low, high] = share.margin > 0 ? within(share) : sureOf(share.mean, games);
    return { label: spoken(bot), value: share.mean, low, high, real: low > par || high < par, count: games };
  });
  return {
    id: 'skill',
    title: 'How much does skill count?',
    says: `One player of each kind, from the weakest to the strongest, alone among ${spoken(AMONG)}s: ${first.deals} deals each, played in every seat. If only luck counted, all would win ${percent(par, 0)}.`,
    findings: rows.map((row) => findingOf(row, par)),
    figures: [
      {
        kind: 'dots',
        title: `Games won among ${spoken(AMONG)}s`,
        axis: 'games won, with 95% intervals',
        unit: 'share',
        expected: par,
        expectedSays: 'luck alone',
        rows,
      },
    ],
  };
}

const within = ({ mean, margin }: Estimate): [number, number] => [
  Math.max(0, mean - margin),
  Math.min(1, mean + margin),
];

/** Where all deals came out alike they do not say how they vary, and "0.0% to 0.0%" would claim too much: the games are counted instead. */
function sureOf(share: number, games: number): [number, number] {
  const { low, high } = wilson(Math.round(share * games), games);
  return [low, high];
}

function findingOf({ label, value, low, high, real: isReal }: Dot, par: number): Finding {
  if (!isReal) return nothing(`${label}: ${percent(value)}, no difference from a Local that so few games could show.`);
  const times = value > par ? `${(value / par).toFixed(1)} times its share` : `less than its share`;
  return real(`${label}: ${percent(value)} (${percent(low)} to ${percent(high)}), ${times}.`, Math.abs(value - par));
}
