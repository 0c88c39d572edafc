import type { AnyEvent, AnyView, Options } from '@taproom/engine';

/**
 * A habit that a player keeps to, as data: which of the legal moves it does without. Where nothing would be left, it has to
 * move as everyone does.
 */
export interface Restriction {
  readonly name: string;
  /** "One who ...", for people. */
  readonly says: string;
  /** Moves, in notation, that are not made. */
  readonly never?: RegExp;
  /** Moves that are made whenever there are some. */
  readonly always?: RegExp;
  /** Holds only while some move of this kind is left. */
  readonly whileThereIs?: RegExp;
  /** Only those of the moves above that make such a thing happen. */
  readonly causing?: (event: AnyEvent) => boolean;
  /** Holds only while the player sees this. */
  readonly when?: (view: AnyView) => boolean;
  /** Options without which it means nothing. */
  readonly needs?: Options;
}
