import type { Setting } from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import { coin, type Loaded } from '../simulate/coin.js';
import { Sitting } from '../simulate/sitting.js';
import { binOf, Tally } from '../simulate/tally.js';
import { WIN } from '../simulate/watcher.js';
import { effectsIn } from './effects.js';
import { barsOf, quantileOf } from './figures.js';
import { toHtml } from './html.js';
import { fact, nothing, type Report, real, type Section } from './model.js';
import { shown } from './numbers.js';
import { seatsSection } from './sections/seats.js';
import { skillSection } from './sections/skill.js';
import { summaryOf } from './summary.js';
import { drawing, onlyValue } from './svg.js';
import { toCsv } from './text.js';

const SEATS = 4;
const setting: Setting = { seats: SEATS, options: {}, cards: undefined };

/** So many games of a coin that is loaded by a known amount. */
function tossed(loaded: Loaded, games: number, seed: string): Tally {
  const { game, study } = coin(loaded);
  const tally = new Tally();
  const bots = new Array<string>(SEATS).fill('random');
  const sitting = new Sitting(game, setting, study, { bots, seed, iterations: 0 }, tally);
  for (let number = 0; number < games; number++) sitting.watch(number);
  return tally;
}

/** How many false alarms so many fair reports may have at 5%, before it is worse than bad luck (once in a thousand). */
const tolerable = (reports: number): number => 0.05 * reports + 3.1 * Math.sqrt(0.05 * 0.95 * reports);

describe('a seat that is favoured by a known amount', () => {
  test('is found, by about that amount, whatever the seed', () => {
    for (let seed = 0; seed < 10; seed++) {
      const { findings, figures } = seatsSection(
        tossed({ first: 0.08, charm: 0 }, 4000, `rigged ${seed}`),
        SEATS,
        false,
      );
      expect(findings[0]?.text).toMatch(/^The first player wins .* points more often than fair: real\.$/);
      expect(figures[0]?.kind === 'dots' && figures[0].rows[0]?.value).toBeCloseTo(0.33, 1);
    }
  });

  test('is not found where there is none, in all but the stated share of reports', () => {
    const reports = 200;
    let alarms = 0;
    for (let seed = 0; seed < reports; seed++) {
      const [finding] = seatsSection(tossed({ first: 0, charm: 0 }, 400, `fair ${seed}`), SEATS, false).findings;
      if (finding?.kind === 'real') alarms++;
      else expect(finding?.text).toMatch(/no difference that 400 games could show/);
    }
    expect(alarms).toBeLessThanOrEqual(tolerable(reports));
  });

  test('is not seen in a handful of games, whoever happens to win them', () => {
    for (let games = 1; games < 8; games++) {
      const { findings } = seatsSection(tossed({ first: 0, charm: 0 }, games, `few ${games}`), SEATS, false);
      expect(findings.map(({ text }) => text)).toEqual([
        expect.stringMatching(/^Who begins makes no difference that \d games could show\.$/),
      ]);
    }
  });

  test('is found as often as the report says it would be', () => {
    // One of 400 games and four seats: the report says how large a difference it finds nine times in ten.
    const [finding] = seatsSection(tossed({ first: 0, charm: 0 }, 400, 'fair 0'), SEATS, false).findings;
    const smallest = Number(/One of ([\d.]+) points/.exec(finding?.text ?? '')?.[1]) / 100;
    let found = 0;
    for (let seed = 0; seed < 60; seed++) {
      const { findings } = seatsSection(tossed({ first: smallest, charm: 0 }, 400, `power ${seed}`), SEATS, false);
      if (findings[0]?.kind === 'real') found++;
    }
    expect(found).toBeGreaterThanOrEqual(60 * 0.9 - 3.1 * Math.sqrt(60 * 0.09));
  });
});

describe('a card that is worth a known amount', () => {
  test('is found among many that are worth nothing', () => {
    const { rows } = effectsIn(tossed({ first: 0, charm: 0.1 }, 4000, 'charm'), 'charms', String, WIN);
    expect(rows).toHaveLength(20);
    expect(rows[0]).toMatchObject({ label: '0', real: true });
    expect(rows[0]?.low).toBeLessThan(0.1);
    expect(rows[0]?.high).toBeGreaterThan(0.1);
  });

  test('is not found where there is none, in all but the stated share of reports', () => {
    const reports = 120;
    let alarms = 0;
    for (let seed = 0; seed < reports; seed++) {
      const { rows } = effectsIn(tossed({ first: 0, charm: 0 }, 200, `plain ${seed}`), 'charms', String, WIN);
      if (rows.some((row) => row.real)) alarms++;
    }
    expect(alarms).toBeLessThanOrEqual(tolerable(reports));
  });

  test('says nothing about what was hardly ever seen', () => {
    const tally = tossed({ first: 0, charm: 0 }, 20, 'few');
    expect(effectsIn(tally, 'charms', String, WIN)).toEqual({ rows: [], rare: 20 });
  });

  test('is held against others like it: a card that only long hands see is not blamed for their length', () => {
    const tally = new Tally();
    for (let n = 0; n < 4000; n++) {
      const isLong = n % 2 === 0;
      const wins = n % (isLong ? 10 : 4) === (isLong ? 0 : 1) ? WIN : 0;
      tally.note(`effect/held/all/${isLong ? 9 : 3}`, wins);
      if (isLong && n % 4 === 0) tally.note('effect/held/of/anchor/9', n % 20 === 0 ? WIN : 0);
    }
    const [anchor] = effectsIn(tally, 'held', String, WIN).rows;
    expect(anchor?.value).toBeCloseTo(0, 6);
    expect(anchor?.real).toBe(false);
  });
});

test('a player who won none of so few games may still win some', () => {
  const share = { mean: 0, margin: 0, count: 24 };
  const { findings, figures } = skillSection([{ bot: 'random', deals: 24, games: 120, share }], SEATS);
  expect(findings[0]?.text).toMatch(/^Random: 0\.0% \(0\.0% to 3\.8%\), less than its share/);
  expect(figures[0]).toMatchObject({ rows: [{ low: 0, high: expect.closeTo(0.0385, 3), count: 96 }] });
});

describe('the page', () => {
  const report: Report = {
    format: 'taproom report 1',
    game: 'coin',
    title: '<Coin> & "Co"',
    rulesVersion: 1,
    made: {
      command: 'taproom simulate coin',
      players: 4,
      bots: ['local', 'local', 'local', 'local'],
      botsOf: 'A Local is local-2',
      options: {},
      seed: '<script>',
      games: 400,
      watched: 400,
      ownCards: [],
    },
    summary: [],
    sections: [seatsSection(tossed({ first: 0.1, charm: 0 }, 400, 'page'), SEATS, false)],
  };

  test('needs nothing else: no script, no address, no style from elsewhere', () => {
    const html = toHtml(report);
    expect(html).not.toMatch(/<script|https?:|<link|@import|url\(/);
    expect(html).toContain('&lt;Coin&gt; &amp; &quot;Co&quot;');
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('prefers-color-scheme: dark');
  });

  test('says every plot in words too', () => {
    const html = toHtml(report);
    const plots = html.match(/<svg /g)?.length ?? 0;
    expect(plots).toBe(1);
    expect(html.match(/role="img" aria-label="[^"]{20,}"/g)).toHaveLength(plots);
    expect(html.match(/<details>/g)).toHaveLength(plots);
  });

  test('has its numbers for spreadsheets, a line each', () => {
    const lines = toCsv(report).trimEnd().split('\n');
    expect(lines).toHaveLength(1 + SEATS);
    expect(lines[1]).toMatch(/^seats,"Games won, by order of play",Begins,0\.\d+,0\.\d+,0\.\d+,yes,400$/);
  });
});

describe('bars', () => {
  test('hold every game once', () => {
    const bins: number[] = [];
    for (let value = 20; value < 900; value += 7) bins[binOf(value)] = (bins[binOf(value)] ?? 0) + (value % 5);
    for (let bin = 0; bin < bins.length; bin++) bins[bin] ??= 0;
    const { bins: bars } = barsOf(bins, { title: '', axis: '' });
    expect(bars.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(bars.length).toBeLessThanOrEqual(18);
    expect(quantileOf([0, 0, 5, 0, 5], 0.5)).toBe(2);
    expect(quantileOf([0, 0, 5, 0, 5], 0.51)).toBe(4);
  });
});

describe('the summary', () => {
  const section = (id: string, findings: Section['findings']): Section => ({
    id,
    title: id,
    says: '',
    findings,
    figures: [],
  });

  test('has every real difference, the largest first, what players chose after what chance dealt, then facts', () => {
    const summary = summaryOf([
      section('seats', [nothing('seats')]),
      section('length', [fact('length'), fact('left out')]),
      section('guests', [
        fact('guests'),
        real('a guest worth 15.7 points', 0.157),
        { ...real('chosen', 0.3), chosen: true },
      ]),
      section('events', [real('an event', 0.06)]),
      section('skill', [real('tourist', 0.2), real('landlord', 0.18)]),
    ]);
    expect(summary.map(({ text }) => text)).toEqual([
      'landlord',
      'a guest worth 15.7 points',
      'an event',
      'chosen',
      'seats',
      'length',
      'guests',
    ]);
  });
});

describe('a chart', () => {
  const stated = { title: 'Turns', axis: 'turns', unit: 'share' } as const;

  test('of one block is a sentence', () => {
    const one = { ...stated, kind: 'histogram', bins: [{ from: 4, to: 5, share: 1 }] } as const;
    expect(onlyValue(one)).toBe('Always 4.');
    expect(onlyValue({ ...one, bins: [...one.bins, { from: 5, to: 6, share: 0 }] })).toBe('Always 4.');
    expect(onlyValue({ ...one, bins: [...one.bins, { from: 5, to: 6, share: 0.5 }] })).toBeUndefined();
    expect(onlyValue({ ...stated, kind: 'bars', rows: [{ label: 'Out of cards', value: 1 }] })).toContain(
      'nothing else',
    );
  });

  test('of an interval without an end shows the value, and no infinity', () => {
    const row = { label: 'Once', value: 0.4, low: -Infinity, high: Infinity, real: false, count: 1 };
    const dots = { ...stated, kind: 'dots', expected: 0.25, expectedSays: 'fair', rows: [row] } as const;
    expect(drawing(dots)).not.toMatch(/NaN|Infinity/);
    expect(shown(Infinity, 'share')).toBe('unknown');
  });
});
