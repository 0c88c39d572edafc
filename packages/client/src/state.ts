import type { AnyEvent, AnyView, Outcome, Seat } from '@taproom/engine';
import type { ChatLine, FromClient, Lobby, UndoState } from '@taproom/protocol';
import type { StoreApi } from 'zustand/vanilla';

/** Anything a client sends after it has said hello; `ref` is added on the way. */
export type Message = FromClient extends infer Any
  ? Any extends { type: 'hello' }
    ? never
    : Any extends unknown
      ? Omit<Any, 'ref'>
      : never
  : never;

/** Time as it stood when the message came, with when that was on this device's own clock. */
export interface ClockState {
  readonly received: number;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly running: boolean;
    readonly left: number;
    readonly bank: number;
  }[];
}

/** Who called first, and by how many milliseconds the others came later. */
export interface CallRace {
  readonly first: Seat;
  readonly later: readonly { readonly seat: Seat; readonly behind: number }[];
}

/** Something this device was shown; `id` rises from one to the next. */
export interface LogLine {
  readonly id: number;
  readonly event: AnyEvent;
  readonly race?: CallRace;
}

/** What was refused last. `id` rises, so that the same one can be shown twice. */
export interface LastRefusal {
  readonly id: number;
  readonly name: string;
  readonly says: string;
  /** The move, when it was one. */
  readonly line?: string;
}

/** A table elsewhere, as far as this device knows: the one place where that is kept. */
export interface RemoteTable {
  readonly status: 'connecting' | 'open' | 'lost' | 'closed';
  /** Why the server closed for good, or did not take the keys. */
  readonly problem?: string;
  readonly seat: Seat;
  readonly host: boolean;
  readonly version: number;
  readonly lobby?: Lobby;
  readonly view?: AnyView;
  readonly moves: readonly string[];
  /** Kinds of call this game knows; they can be made at any time. */
  readonly calls: readonly string[];
  /** What the latest version brought; `id` rises with it. */
  readonly news: {
    readonly id: number;
    readonly events: readonly AnyEvent[];
    readonly said: readonly string[];
    readonly race?: CallRace;
  };
  /** Everything this device was shown since it came, and what it remembers from before it was loaded again. */
  readonly log: readonly LogLine[];
  /** A move was sent and has not been answered. */
  readonly pending: boolean;
  readonly refused?: LastRefusal;
  readonly clocks?: ClockState;
  readonly outcome?: Outcome;
  readonly seed?: string;
  /** What happened while this device was away, in sentences. */
  readonly missed: readonly string[];
  /** Without the lines of those this device has muted. */
  readonly chat: readonly ChatLine[];
  readonly here: readonly Seat[];
  readonly watching: number;
  readonly undo?: UndoState;
  /** The server cannot write at the moment; why. */
  readonly paused?: string;
}

/** What became of a message. */
export type Answer =
  | { readonly ok: true; readonly version: number; readonly ticket?: string }
  | { readonly ok: false; readonly name: string; readonly says: string };

/** The connection to a table: what is known, and a way to say something. */
export interface TableConnection {
  readonly store: StoreApi<RemoteTable>;
  /** Sent again after a cut until it is answered. A refusal is kept in `refused`, too. */
  send(message: Message): Promise<Answer>;
  /** A move on what this device has seen. */
  move(line: string): Promise<Answer>;
  /** Nothing this seat says reaches this device any more; or does again. */
  mute(seat: Seat, muted: boolean): void;
  /** Connects at once when it is lost, as when a device wakes up. */
  wake(): void;
  close(): void;
}
