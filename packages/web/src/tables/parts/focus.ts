import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard on the table. A card that is played takes the focus with it; whoever plays by keyboard then goes on
 * from the hand instead of from the top of the page.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, view: unknown): void {
  const inside = useRef(false);
  useEffect(() => {
    const note = () => {
      inside.current = root.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the table.
  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    const next = root.current?.querySelector<HTMLElement>('.hand-card[tabindex="0"]:not(:disabled)');
    next?.focus({ preventScroll: true });
  }, [view, root]);
}
