import type { Chance } from '@taproom/engine';
import type { Net, Shape } from '../net/net.js';
import type { Teacher } from '../net/teacher.js';

/** Who learns: the nets of a game, each with its teacher. */
export interface Pupil {
  readonly nets: readonly Net[];
  readonly teachers: readonly Teacher[];
}

/** What a stretch of training was like, for the progress line: sums by name, divided by `decisions` or `games` there. */
export interface Tally {
  games: number;
  decisions: number;
  readonly sums: Record<string, number>;
}

/** How a game's nets are trained: by playing matches against themselves and others, and remembering how they ended. */
export interface Training {
  readonly game: string;
  readonly shapes: readonly Shape[];
  /**
   * Plays one match and learns from it. `progress` goes from 0 to 1 over the whole training. With rivals, one seat of four
   * learns and the others play by the rivals' nets, which do not learn: what comes out exploits them, if anything can.
   */
  begin(pupil: Pupil, tally: Tally, rivals?: readonly Net[]): (chance: Chance, progress: number) => void;
}

export const freshTally = (): Tally => ({ games: 0, decisions: 0, sums: {} });

export const count = (tally: Tally, name: string, by = 1): void => {
  tally.sums[name] = (tally.sums[name] ?? 0) + by;
};

/** Inputs of decisions whose worth is not known yet. */
export class Notes {
  readonly x: Float32Array;
  readonly net: Uint8Array;
  readonly who: Uint8Array;
  count = 0;

  constructor(
    readonly width: number,
    readonly most: number,
  ) {
    this.x = new Float32Array(width * most);
    this.net = new Uint8Array(most);
    this.who = new Uint8Array(most);
  }

  add(net: number, who: number, x: Float32Array): void {
    if (this.count === this.most) return;
    this.net[this.count] = net;
    this.who[this.count] = who;
    this.x.set(x, this.count * this.width);
    this.count++;
  }
}
