import type { DealResult, Duel } from './arena.js';
import { type Adjusted, withoutLuck } from './luck.js';
import { type Estimate, eloOf, estimate, quantile, strengthOf } from './statistics.js';

/** What a duel showed. */
export interface DuelReport {
  readonly duel: Duel;
  readonly deals: number;
  readonly games: number;
  /** Wins of the challenger, shared wins in part; luck alone gives `par`. */
  readonly share: Estimate;
  readonly par: number;
  /** The same less the luck of the challenger's seats, where that can be told. */
  readonly withoutLuck?: Adjusted;
  /** Points more than the reference got in the same seat of the same deal. */
  readonly gain: Estimate;
  readonly strength: number;
  readonly elo: number;
  readonly eloRange: readonly [number, number];
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
  /** Of the challenger's decisions, in milliseconds. */
  readonly times: {
    readonly mean: number;
    readonly p50: number;
    readonly p95: number;
    readonly p99: number;
    readonly most: number;
    readonly count: number;
  };
  /** Shares of bids met: by the challenger, by a table of references; with Wingman both hands. Where there are bids. */
  readonly met?: { readonly challenger: Estimate; readonly reference: Estimate; readonly both: Estimate };
}

export function reportOf(duel: Duel, results: readonly DealResult[], seconds: number): DuelReport {
  const players = duel.wish.seats;
  const share = estimate(results.map((result) => result.share));
  const games = results.reduce((sum, result) => sum + result.games, 0);
  const moves = results.reduce((sum, result) => sum + result.moves, 0);
  const eloAt = (value: number): number => eloOf(strengthOf(Math.min(0.9999, Math.max(0.0001, value)), players));
  const bids = results[0]?.bids ?? 0;
  const lucks = results.flatMap(({ luck }) => luck ?? []);
  const adjusted =
    lucks.length === results.length
      ? withoutLuck(
          results.map((result) => result.share),
          lucks,
        )
      : undefined;
  return {
    duel,
    deals: results.length,
    games,
    share,
    par: 1 / players,
    ...(adjusted && { withoutLuck: adjusted }),
    gain: estimate(results.map((result) => result.score - result.referenceScore)),
    strength: strengthOf(share.mean, players),
    elo: eloAt(share.mean),
    eloRange: [eloAt(share.mean - share.margin), eloAt(share.mean + share.margin)],
    gamesPerSecond: games / seconds,
    movesPerSecond: moves / seconds,
    times: timesOf(results),
    ...(bids > 0 && {
      met: {
        challenger: estimate(results.map((result) => result.met / bids)),
        reference: estimate(results.map((result) => result.referenceMet / bids)),
        both: estimate(results.map((result) => result.both)),
      },
    }),
  };
}

function timesOf(results: readonly DealResult[]): DuelReport['times'] {
  const all = new Float32Array(results.reduce((sum, { times }) => sum + times.length, 0));
  let at = 0;
  for (const { times } of results) {
    all.set(times, at);
    at += times.length;
  }
  all.sort();
  const mean = all.reduce((sum, time) => sum + time, 0) / Math.max(1, all.length);
  return {
    mean,
    p50: quantile(all, 0.5),
    p95: quantile(all, 0.95),
    p99: quantile(all, 0.99),
    most: quantile(all, 1),
    count: all.length,
  };
}
