import type { StoreApi } from 'zustand/vanilla';

/** A store that can be looked at, but not changed. */
export type Shown<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

/** What follows from two stores, made anew when one of them has changed; so there is nothing to keep in step by hand. */
export function derive<A, B, State>(a: Shown<A>, b: Shown<B>, make: (a: A, b: B) => State): Shown<State> {
  let from: { readonly a: A; readonly b: B } | undefined;
  let made: State;
  const getState = (): State => {
    const now = { a: a.getState(), b: b.getState() };
    if (!from || from.a !== now.a || from.b !== now.b) {
      from = now;
      made = make(now.a, now.b);
    }
    return made;
  };
  return {
    getState,
    getInitialState: getState,
    subscribe: (listener) => {
      let before = getState();
      const look = () => {
        const now = getState();
        if (now === before) return;
        const last = before;
        before = now;
        listener(now, last);
      };
      const stops = [a.subscribe(look), b.subscribe(look)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
