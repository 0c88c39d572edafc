import type { AnyTable, Game, Seat, Setting } from '@taproom/engine';
import { Net, type Shape } from '../net/net.js';
import { loadNet, type SavedNet } from '../net/weights.js';

/** What a game says of each seat of a whole table, all hands open, for its chance to win. */
export interface Appraisal<Table extends AnyTable = AnyTable> {
  readonly shape: Shape;
  /** Writes the inputs of every seat, row by row; all of them are written. Where a pile's order lies makes no difference. */
  look(table: Table, rows: Float32Array): void;
}

/** A net over all hands in a file, with what calms it down. */
export interface WorthFile {
  readonly format: number;
  readonly game: string;
  /** The command that makes this file again. */
  readonly made: string;
  readonly nets: Readonly<Record<string, SavedNet>>;
  /** By number of players, from two on: what its scores are multiplied with, fitted on games it was not trained on. */
  readonly calm: readonly number[];
}

const FEWEST = 2;

/**
 * The chance of every seat to win from a whole table. Each seat gets a score from one net, and chances go by the
 * exponentials of the scores, so that they add up to one whatever the number of seats. For charts and for luck; it sees
 * all hands, so never at a table in play.
 */
export class Worth {
  /** What `ask` found, by seat. */
  readonly chances: Float64Array;
  readonly rows: Float32Array;
  readonly scores: Float64Array;
  private readonly calm: number;
  private readonly row: Float32Array;

  constructor(
    private readonly game: Game,
    private readonly appraisal: Appraisal,
    readonly net: Net,
    setting: Setting,
    calm: readonly number[],
  ) {
    const { seats } = setting;
    this.chances = new Float64Array(seats);
    this.scores = new Float64Array(seats);
    this.row = new Float32Array(appraisal.shape.features.length);
    this.rows = new Float32Array(this.row.length * seats);
    this.calm = calm[seats - FEWEST] ?? 1;
  }

  ask(table: AnyTable): Float64Array {
    const { chances } = this;
    const outcome = this.game.outcome(table);
    if (outcome) {
      outcome.places.forEach((_, seat) => {
        chances[seat] = shareOf(outcome.places, seat);
      });
      return chances;
    }
    this.appraisal.look(table, this.rows);
    const { row, rows, scores, net } = this;
    for (let seat = 0; seat < scores.length; seat++) {
      row.set(rows.subarray(seat * row.length, (seat + 1) * row.length));
      net.look(row);
      net.rate(row);
      scores[seat] = net.out[0];
    }
    softmax(scores, this.calm, chances);
    return chances;
  }

  of(table: AnyTable, seat: Seat): number {
    return this.ask(table)[seat];
  }
}

/** The chances that scores stand for: they add up to one. */
export function softmax(scores: Float64Array, calm: number, chances: Float64Array): void {
  const most = Math.max(...scores);
  let sum = 0;
  for (let seat = 0; seat < scores.length; seat++) sum += chances[seat] = Math.exp(calm * (scores[seat] - most));
  for (let seat = 0; seat < scores.length; seat++) chances[seat] /= sum;
}

/** A win shared by k is a k-th of a win. */
export const shareOf = (places: readonly number[], seat: Seat): number =>
  places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;

/** Ready to be asked about tables of this setting; throws where the file does not fit this code, which tests see to. */
export function worthFrom(game: Game, appraisal: Appraisal, file: WorthFile, setting: Setting): Worth {
  const net = loadNet(file, appraisal.shape);
  if (!net.ok) throw new Error(net.problem);
  return new Worth(game, appraisal, new Net(appraisal.shape, net.value.weights), setting, file.calm);
}
