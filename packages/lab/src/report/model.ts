/** A report as data. The page, the JSON, the CSV and the terminal are all made from it. */
export interface Report {
  readonly format: 'taproom report 1';
  readonly game: string;
  readonly title: string;
  readonly rulesVersion: number;
  readonly made: Made;
  /** What a hurried reader should know: differences in order of their size, then what else there is to say. */
  readonly summary: readonly Finding[];
  readonly sections: readonly Section[];
}

/** How it was made: enough to make it again. */
export interface Made {
  readonly command: string;
  readonly players: number;
  readonly bots: readonly string[];
  /** Which version of them, in words. */
  readonly botsOf: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly games: number;
  /** Games looked at closely: all of them, unless only random bots play. */
  readonly watched: number;
  readonly ownCards: readonly string[];
}

export interface Section {
  /** For links and for programs; never shown. */
  readonly id: string;
  readonly title: string;
  /** One sentence: what this shows. */
  readonly says: string;
  readonly findings: readonly Finding[];
  readonly figures: readonly Figure[];
}

/**
 * A sentence a designer can act on. `real`: chance is ruled out at the stated level; `nothing`: it is not; `fact`: a
 * figure that needs no test.
 */
export interface Finding {
  readonly kind: 'real' | 'nothing' | 'fact';
  readonly text: string;
  /** Of what is real: how large the largest difference is, as a share of games won or of points. */
  readonly size?: number;
  /** Of what is real: players chose it, so it may be a sign of how they stood. */
  readonly chosen?: true;
}

/** A point of the score, beside shares of games won: for the order of findings only. */
export const A_POINT = 0.05;

export const real = (text: string, size: number): Finding => ({ kind: 'real', text, size });
export const nothing = (text: string): Finding => ({ kind: 'nothing', text });
export const fact = (text: string): Finding => ({ kind: 'fact', text });

export type Figure = Dots | Bars | Histogram;

/** What the numbers of a figure are. Shares are of 1 and shown as percent; points are added or taken away. */
export type Unit = 'share' | 'gain' | 'points' | 'number';

interface Drawn {
  readonly title: string;
  /** What the axis counts. */
  readonly axis: string;
  readonly unit: Unit;
}

/** Estimates with intervals, beside what is to be expected. */
export interface Dots extends Drawn {
  readonly kind: 'dots';
  readonly expected: number;
  readonly expectedSays: string;
  readonly rows: readonly Dot[];
  /** So many of the rows are drawn, the first and the last of them; all are in the table. */
  readonly draw?: number;
}

export interface Dot {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Differs from what is expected by more than chance explains, all comparisons of the figure considered. */
  readonly real: boolean;
  readonly count: number;
}

/** Amounts side by side. */
export interface Bars extends Drawn {
  readonly kind: 'bars';
  readonly rows: readonly { readonly label: string; readonly value: number }[];
  readonly draw?: number;
}

/** How often a quantity lies where. */
export interface Histogram extends Drawn {
  readonly kind: 'histogram';
  readonly bins: readonly { readonly from: number; readonly to: number; readonly share: number }[];
  /** Names instead of numbers under the bars, where there are any. */
  readonly names?: readonly string[];
}
