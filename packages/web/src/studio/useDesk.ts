import type { Game } from '@taproom/engine';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type CardSet, type Faults, faultsOf, shippedSet } from './set/set.js';
import { leaveOnDesk } from './set/versions.js';
import { beginWith, changed, redone, undone } from './sheet/history.js';

/** What somebody works on: the set, what is wrong with it, and the way back. */
export interface Desk {
  readonly game: Game;
  readonly set: CardSet;
  readonly shipped: CardSet;
  readonly faults: Faults;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  change(next: CardSet): void;
  undo(): void;
  redo(): void;
}

/** Long enough after the last change that nobody waits for it, short enough that nothing gets lost. */
const REST = 400;

export function useDesk(game: Game, first: CardSet): Desk {
  const [history, setHistory] = useState(() => beginWith(first));
  const { now: set } = history;
  const shipped = useMemo(() => shippedSet(game, ''), [game]);
  const faults = useMemo(() => faultsOf(game, set), [game, set]);
  useEffect(() => {
    const timer = setTimeout(() => void leaveOnDesk(set), REST);
    return () => clearTimeout(timer);
  }, [set]);
  const change = useCallback(
    (next: CardSet) => setHistory((before) => (next === before.now ? before : changed(before, next))),
    [],
  );
  const undo = useCallback(() => setHistory(undone), []);
  const redo = useCallback(() => setHistory(redone), []);
  const [canUndo, canRedo] = [history.past.length > 0, history.future.length > 0];
  return { game, set, shipped, faults, canUndo, canRedo, change, undo, redo };
}
