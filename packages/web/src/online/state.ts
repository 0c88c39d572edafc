import type { AnyEvent, AnyView, Outcome, Seat } from '@taproom/engine';
import type { ChatLine, FromClient, Lobby, UndoState } from '@taproom/protocol';
import type { StoreApi } from 'zustand/vanilla';

/** Anything a page sends after it has said hello; `ref` is added on the way. */
export type Message = FromClient extends infer Any
  ? Any extends { type: 'hello' }
    ? never
    : Any extends unknown
      ? Omit<Any, 'ref'>
      : never
  : never;

/** Time as it stood when the message came, with when that was. */
export interface ClockState {
  readonly received: number;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly running: boolean;
    readonly left: number;
    readonly bank: number;
  }[];
}

/** A table elsewhere, as far as this device knows. */
export interface OnlineState {
  readonly status: 'connecting' | 'open' | 'lost' | 'closed';
  /** Why the server closed for good, or refused the keys. */
  readonly problem?: string;
  readonly seat: Seat;
  readonly host: boolean;
  readonly version: number;
  readonly lobby?: Lobby;
  readonly view?: AnyView;
  readonly moves: readonly string[];
  readonly news: { readonly id: number; readonly events: readonly AnyEvent[] };
  readonly log: readonly { readonly id: number; readonly event: AnyEvent }[];
  readonly clocks?: ClockState;
  readonly outcome?: Outcome;
  readonly seed?: string;
  /** What happened while this device was away, in sentences. */
  readonly missed: readonly string[];
  readonly chat: readonly ChatLine[];
  readonly here: readonly Seat[];
  readonly watching: number;
  readonly undo?: UndoState;
  readonly paused?: string;
  readonly pending: boolean;
  readonly refused?: { readonly id: number; readonly says: string };
}

/** The line to a table: what is known, and a way to say something. */
export interface TableLine {
  readonly store: StoreApi<OnlineState>;
  /** Resolves with the answer; a refusal is also in the state. */
  send(message: Message): Promise<{ readonly ok: boolean; readonly ticket?: string }>;
  move(line: string): void;
  close(): void;
}
