import type { BesideBare, Peak, Steady } from './measure.js';
import type { Sleeping } from './sleeping.js';

/** Everything one run has measured. */
export interface Report extends Partial<BesideBare> {
  readonly game: string;
  readonly tables: number;
  readonly every: number;
  readonly peakTables: number;
  readonly steady?: Steady;
  readonly sleeping?: Sleeping;
}

/** What ours does for each second of processor time, as a share of what a bare server does that sends whole frames. */
export const shareOfBare = ({ peak, bare }: Partial<BesideBare>): number | undefined =>
  peak && bare ? peak.perProcessorSecond / bare.perProcessorSecond : undefined;

export function reportText(report: Report): string {
  const rows = rowsOf(report);
  const width = Math.max(...rows.map(([what]) => what.length));
  const line = ([what, figure]: readonly [string, string]) => `| ${what.padEnd(width)} | ${figure} |`;
  return [line([report.game, 'measured']), `| ${'-'.repeat(width)} | --- |`, ...rows.map(line)].join('\n');
}

function rowsOf(report: Report): (readonly [string, string])[] {
  const { steady, peak, bare, sleeping, wholeFrameBytes, tables, every, peakTables } = report;
  const share = shareOfBare(report);
  const rows: (readonly [string, string])[] = [];
  if (steady)
    rows.push(
      [
        `${tables} tables of 4, a move every ${every} ms each`,
        `${whole(steady.movesPerSecond)} moves/s, p50 ${ms(steady.p50)}, p99 ${ms(steady.p99)}, ${steady.refused} refused`,
      ],
      ['cores the server kept busy meanwhile', steady.cores.toFixed(2)],
      [
        'memory a seated socket',
        `${steady.kilobytesSeated.toFixed(1)} KB before the deal, ${steady.kilobytesPlaying.toFixed(1)} KB in play`,
      ],
    );
  if (peak)
    rows.push(
      [`peak, ${peakTables} tables as fast as they can`, rate(peak, 'moves')],
      [
        'average frame',
        `${whole(peak.frameBytes)} bytes${wholeFrameBytes ? `, ${whole(wholeFrameBytes)} with whole views` : ''}`,
      ],
    );
  if (bare) rows.push([`bare ws, same rooms, frames of ${whole(bare.frameBytes)} bytes`, rate(bare, 'messages')]);
  if (share !== undefined) rows.push(['ours by processor time, of bare ws', `${(share * 100).toFixed(0)}%`]);
  if (sleeping)
    rows.push(
      [
        `${sleeping.tables} tables left for more than a minute`,
        `${sleeping.loaded} in memory, ${sleeping.kilobytesEach.toFixed(1)} KB each`,
      ],
      ['processor time meanwhile', `${(sleeping.processor * 100).toFixed(1)}% of a core`],
    );
  return rows;
}

const whole = (figure: number): string => Math.round(figure).toLocaleString('en');
const ms = (figure: number): string => `${figure.toFixed(1)} ms`;
const rate = ({ perSecond, perProcessorSecond, p99 }: Peak, what: string): string =>
  `${whole(perSecond)} ${what}/s, p99 ${ms(p99)}; ${Number.isFinite(perProcessorSecond) ? whole(perProcessorSecond) : 'unknown'} for each second of the server's processor time`;
