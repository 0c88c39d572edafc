import type { AnyView, CardFiles, Move, Options } from '@taproom/engine';

/** A decision for a bot: what its seat may see, and nothing else. Plain data, so that it can travel to another thread. */
export interface Task {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly files?: CardFiles;
  readonly level: string;
  readonly view: AnyView;
  readonly moves: readonly Move[];
  /** `choose` when the game waits for the bot, `interrupt` when it could do something out of turn. */
  readonly ask: 'choose' | 'interrupt';
  readonly seed: number;
}

/** Where bots think. Never on the event loop of the server. */
export interface Thinker {
  /** One of the moves; undefined lets the moment pass. */
  think(task: Task): Promise<Move | undefined>;
  /** The kinds of bot there are for a game, weakest first. */
  levels(game: string): readonly string[];
  /** Tasks that wait or are being thought about. */
  readonly queue: number;
  /** How many it can think about at the same time. */
  readonly threads: number;
  close(): Promise<void>;
}
