import { ALLOWED } from '../../simulate/sitting.js';
import type { Tally } from '../../simulate/tally.js';
import { type Bars, type Finding, fact, type Section } from '../model.js';
import { percent, spoken, whole } from '../wording.js';

/** Everything that can happen, and how often it does; also what never did. */
export function happeningsSection(tally: Tally, events: readonly string[], reasons: readonly string[]): Section {
  const watched = tally.at('watched');
  const rows = events
    .map((type) => ({ label: spoken(type), value: tally.at(`happened/times/${type}`) / watched }))
    .sort((a, b) => b.value - a.value);
  const never = rows.filter(({ value }) => value === 0).map(({ label }) => label);
  const rare = events.filter((type) => {
    const games = tally.at(`happened/games/${type}`);
    return games > 0 && games / watched < RARE;
  });
  return {
    id: 'happenings',
    title: 'What happens, and how often?',
    says: 'How games end, how often each thing in the rules occurs, and what players would try and the rules would not let them.',
    findings: [
      ...endings(tally, reasons),
      ...(rare.length > 0 ? [fact(`In fewer than one game of fifty: ${list(rare.map(spoken))}.`)] : []),
      ...(never.length > 0
        ? [fact(`Never, in ${whole(watched)} games looked at (some need a variant): ${list(never)}.`)]
        : []),
    ],
    figures: [endingBars(tally, reasons), { ...eventBars, rows, draw: 24 }, refusalBars(tally)],
  };
}

const RARE = 0.02;
const list = (parts: readonly string[]): string => parts.map((part) => part.toLowerCase()).join(', ');

const eventBars: Bars = { kind: 'bars', title: 'Things that happen', axis: 'times a game', unit: 'number', rows: [] };

function endings(tally: Tally, reasons: readonly string[]): Finding[] {
  const games = tally.at('games');
  const said = reasons.map(
    (reason) => `${spoken(reason).toLowerCase()} ${percent(tally.at(`ending/${reason}`) / games)}`,
  );
  return [
    fact(`How it ends: ${said.join(', ')}.`),
    fact(`The win is shared in ${percent(tally.at('shared') / games)} of the games.`),
  ];
}

const endingBars = (tally: Tally, reasons: readonly string[]): Bars => ({
  kind: 'bars',
  title: 'Endings',
  axis: 'share of games',
  unit: 'share',
  rows: reasons.map((reason) => ({ label: spoken(reason), value: tally.at(`ending/${reason}`) / tally.at('games') })),
});

/** What became of every move that a person might have thought of, at one decision in sixteen. */
function refusalBars(tally: Tally): Bars {
  const names = tally.under('tried/');
  const total = names.reduce((sum, name) => sum + tally.at(`tried/${name}`), 0);
  const rows = names
    .map((name) => ({
      label: name === ALLOWED ? 'Allowed' : `Refused: ${spoken(name).toLowerCase()}`,
      value: tally.at(`tried/${name}`) / total,
    }))
    .sort((a, b) => b.value - a.value);
  return {
    kind: 'bars',
    title: 'If they tried everything in their hand',
    axis: 'share of the moves a player might try',
    unit: 'share',
    rows,
  };
}
