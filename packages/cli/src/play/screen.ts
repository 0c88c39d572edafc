import type { AnyEvent, AnyView, Move, Outcome } from '@taproom/engine';

/** One thing the player could do: the move in notation, and in words. */
export interface Choice {
  readonly move: Move;
  readonly line: string;
  readonly label: string;
  /** The colour of its card, or nothing. */
  readonly ink: string;
}

/** Cards of the player's hand that cannot be used now, and why. */
export interface Stuck {
  readonly cards: readonly string[];
  readonly reason: string;
}

export interface Question {
  readonly view: AnyView;
  /** What can be done, in a sentence. */
  readonly turn: string;
  readonly choices: readonly Choice[];
  readonly stuck: readonly Stuck[];
  /** What a typed line means, or a sentence why it is not a move that can be made. */
  read(line: string): { readonly moves: readonly Move[] } | { readonly problem: string };
  /** What the Landlord would do; thought about when it is asked for, and left out where there is nothing to choose. */
  hint?(): string;
}

/** The player got up and left. */
export const LEFT = Symbol('left');

/** Where the game is shown and the player is asked: a terminal, a pipe, a program. */
export interface Screen {
  /** What happened, as the player may know it. */
  tell(events: readonly AnyEvent[], view: AnyView): Promise<void>;
  /** What happened before the player came back, where it can be scrolled to. */
  recall?(events: readonly AnyEvent[]): void;
  /** A decision the game waits for. */
  ask(question: Question): Promise<readonly Move[] | typeof LEFT>;
  /** A chance to do something out of turn; undefined lets it pass. */
  offer(question: Question): Promise<readonly Move[] | undefined | typeof LEFT>;
  over(outcome: Outcome, view: AnyView): void;
  close(): void;
}
