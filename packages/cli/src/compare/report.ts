import { type Comparison, type Finding, SKILL } from '@taproom/lab';
import { pad } from '../paint.js';
import type { Side } from './side.js';

/** A comparison that was played. */
export interface Compared {
  readonly a: Side;
  readonly b: Side;
  readonly comparison: Comparison;
  readonly deals: number;
  readonly wanted: number;
  readonly planned: number;
  readonly findings: readonly Finding[];
}

/** For people. `chosen` is that the number of deals was chosen by a trial. */
export function printComparison(
  { a, b, comparison, deals, wanted, planned, findings }: Compared,
  { chosen }: { readonly chosen: boolean },
): void {
  const players = a.wish.seats === b.wish.seats ? `, ${a.wish.seats} players` : '';
  console.log(`${comparison.game}${players}, ${comparison.bot} bots, seed ${comparison.seed}`);
  console.log(`  A  ${a.title}\n  B  ${b.title}`);
  console.log(`${deals} deals, each played both ways; the intervals are true together 95 times in 100.\n`);
  console.log(`${pad('', 16)}${['A', 'B', 'B less A'].map((word) => word.padStart(10)).join('')}`);
  for (const finding of findings) {
    const { figure, difference, verdict } = finding;
    const cells = [shown(finding, finding.a), shown(finding, finding.b), signed(finding, difference.mean)];
    const margin = marginOf(finding);
    console.log(
      `${pad(figure, 16)}${cells.map((cell) => cell.padStart(10)).join('')} ${pad(margin, 11)} ${saysOf(finding, verdict)}`,
    );
  }
  const skill = findings.find(({ figure }) => figure === SKILL);
  if (skill) console.log(`\n${skillSays(skill, comparison)}`);
  const alike = findings.filter(({ verdict }) => verdict !== 'real').map(({ figure }) => figure);
  if (alike.length === findings.length) console.log('\nNo detectable difference.');
  else if (alike.length > 0) console.log(`\nNo detectable difference in ${alike.join(', ')}.`);
  if (chosen && wanted > planned)
    console.log(
      `Finding every difference that was asked for would take ${wanted} deals; --most ${planned} was the limit.`,
    );
}

/** Skill against luck, either way. */
function skillSays({ a, b, ...rest }: Finding, { skilled, bot, a: wish }: Comparison): string {
  const finding = { a, b, ...rest };
  return `Skill against luck: one ${skilled} among ${bot} bots wins ${shown(finding, a)} with A and ${shown(finding, b)} with B; luck alone wins ${(100 / wish.seats).toFixed(1)} %.`;
}

const marginOf = (finding: Finding): string =>
  Number.isFinite(finding.difference.margin) ? `± ${shown(finding, finding.difference.margin)}` : '';

/** What B changes, figure by figure, for each number of players. */
export function printEachPlayers(results: readonly Compared[]): void {
  const [{ a, b, comparison, findings }] = results as [Compared];
  console.log(
    `${comparison.game}, ${comparison.bot} bots, seed ${comparison.seed}: B less A for each number of players`,
  );
  console.log(`  A  ${a.title}\n  B  ${b.title}`);
  console.log('The intervals are true together 95 times in 100, all numbers of players considered; * is real.\n');
  console.log(`${pad('players', 14)}${results.map((each) => pad(String(each.a.wish.seats), COLUMN)).join('')}`);
  console.log(`${pad('deals', 14)}${results.map(({ deals }) => pad(String(deals), COLUMN)).join('')}`);
  findings.forEach(({ figure }, i) => {
    const cells = results.map((each) => {
      const finding = each.findings[i] as Finding;
      return pad(
        `${signed(finding, finding.difference.mean)} ${marginOf(finding)}${finding.verdict === 'real' ? ' *' : ''}`,
        COLUMN,
      );
    });
    console.log(`${pad(figure, 14)}${cells.join('')}`);
  });
}

const COLUMN = 22;

function saysOf(finding: Finding, verdict: Finding['verdict']): string {
  const { p, smallest, findable } = finding;
  switch (verdict) {
    case 'same':
      return 'the same in every deal';
    case 'real':
      return `real (p ${p < 0.0001 ? '< 0.0001' : p.toFixed(4)})`;
    case 'none':
      return `none as large as ${shown(finding, smallest)}`;
    case 'open':
      return `none found; ${shown(finding, findable)} or more would have been`;
  }
}

function shown({ unit }: Finding, value: number): string {
  if (!Number.isFinite(value)) return '?';
  if (unit === 'share') return `${(100 * value).toFixed(1)} %`;
  return Math.abs(value) >= 1000 ? value.toFixed(0) : value.toFixed(2);
}

const signed = (finding: Finding, value: number): string => `${value > 0 ? '+' : ''}${shown(finding, value)}`;

export const forPrograms = ({ a, b, ...rest }: Compared): object => ({ a: a.title, b: b.title, ...rest });
