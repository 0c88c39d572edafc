import { useCallback, useEffect, useRef, useState } from 'react';
import type { CardSet } from '../set/set.js';
import type { Desk } from '../useDesk.js';
import type { Answer } from './ask.js';
import type { Question } from './questions.js';

/** One question: what was asked about which set, and what is known by now. */
export interface Asking {
  readonly question: Question;
  /** The set that was asked about; it may have been changed since. */
  readonly about: CardSet;
  readonly running: boolean;
  readonly answer?: Answer;
  readonly problem?: string;
}

export interface WhatIf {
  readonly asking: Asking | undefined;
  ask(question: Question, seats: number, other?: CardSet): void;
  stop(): void;
}

/** The lab in workers: it goes on while the set is edited, and ends when the page is left. */
export function useWhatIf(desk: Desk): WhatIf {
  const [asking, setAsking] = useState<Asking>();
  const stopping = useRef<AbortController>(undefined);
  const stop = useCallback(() => stopping.current?.abort(), []);
  useEffect(() => stop, [stop]);
  function ask(question: Question, seats: number, other?: CardSet): void {
    stop();
    const mine = new AbortController();
    stopping.current = mine;
    const { game, set, shipped } = desk;
    setAsking({ question, about: set, running: true });
    // An answer to an older question comes too late.
    const note = (part: Partial<Asking>) =>
      setAsking((now) => (now && stopping.current === mine ? { ...now, ...part } : now));
    const asked = { game, seats, signal: mine.signal, hear: (answer: Answer) => note({ answer }) };
    void import('./ask.js')
      .then(({ askCompare, askLook }) => {
        if (question === 'change') return askCompare(shipped, set, asked);
        if (question === 'option') return askCompare(set, other ?? set, asked);
        return askLook(question, set, asked);
      })
      .catch((error: unknown) => note({ problem: error instanceof Error ? error.message : String(error) }))
      .then(() => note({ running: false }));
  }
  return { asking, ask, stop };
}
