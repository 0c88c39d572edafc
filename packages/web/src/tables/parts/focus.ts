import { type RefObject, useEffect, useRef } from 'react';

/** What tells one thing on the table from another, best first: they stay the same when the table is drawn anew. */
const MARKS = ['data-place', 'data-card', 'data-key', 'data-call', 'data-move'] as const;

/**
 * Keeps the keyboard where the player was. A button that goes away, or cannot be pressed any more, takes the focus with it; then the
 * same thing is looked for again, and if it is gone, play goes on from the hand instead of from the top of the page.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, view: unknown): void {
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    const note = () => {
      const { activeElement } = document;
      last.current = activeElement && root.current?.contains(activeElement) ? selectorOf(activeElement) : undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the table.
  useEffect(() => {
    if (last.current === undefined || document.activeElement !== document.body) return;
    const same = root.current?.querySelector<HTMLElement>(`${last.current}:not(:disabled)`);
    const hand = root.current?.querySelector<HTMLElement>('.hand-card[tabindex="0"]:not(:disabled)');
    (same ?? hand)?.focus({ preventScroll: true });
  }, [view, root]);
}

const selectorOf = (element: Element): string => {
  const mark = MARKS.find((name) => element.hasAttribute(name));
  return mark ? `[${mark}="${CSS.escape(element.getAttribute(mark) ?? '')}"]` : '.hand-card[tabindex="0"]';
};
