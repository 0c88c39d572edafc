import type { Game } from '@taproom/engine';
import { useEffect, useState } from 'react';
import { loadGame } from '../games.js';

export type Loaded<Value> = { readonly value?: Value; readonly problem?: string };

/** The rules of a game once they are here. */
export const useGame = (name: string): Loaded<Game> => usePromise(() => loadGame(name), name);

/** What a promise gave. `key` says when to ask again. */
export function usePromise<Value>(ask: () => Promise<Value>, key: string): Loaded<Value> {
  const [state, setState] = useState<Loaded<Value> & { key?: string }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what is asked.
  useEffect(() => {
    let wanted = true;
    ask().then(
      (value) => wanted && setState({ value, key }),
      (error: unknown) => wanted && setState({ problem: error instanceof Error ? error.message : String(error), key }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return state.key === key ? state : {};
}
