import { useEffect } from 'react';

/** Everything that a key presses says so with `data-key`; what is on the table just now is all there is to know about keys. */
const KEYED = '[data-key]';

/** What a key would press, and what that is called. */
export interface KeyHint {
  readonly key: string;
  readonly name: string;
}

const isLive = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 && !(element as HTMLButtonElement).disabled;

const liveIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(KEYED)].filter(isLive);

/** The keys that do something now, each once, as they stand on the page. */
export function keysIn(root: ParentNode): KeyHint[] {
  const hints = new Map<string, string>();
  for (const element of liveIn(root)) {
    const { key = '' } = element.dataset;
    const name = element.getAttribute('aria-label') ?? element.dataset.keyName ?? element.textContent ?? '';
    if (!hints.has(key)) hints.set(key, name.trim().replace(/\s+/g, ' '));
  }
  return [...hints].map(([key, name]) => ({ key, name }));
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Lets keys press what carries them. `?` asks for the list; digits choose cards of the hand, or bids. */
export function useKeys(onList: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isWriting(event.target) || document.querySelector('dialog[open]')) return;
      if (event.key === '?') return onList();
      const wanted = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const found = liveIn(document).find(({ dataset }) => dataset.key === wanted) ?? cardFor(wanted);
      if (!found) return;
      event.preventDefault();
      found.focus({ preventScroll: true });
      found.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onList]);
}

/** 1 is the first card of the hand, 0 the tenth. */
function cardFor(key: string): HTMLElement | undefined {
  if (!/^\d$/.test(key)) return undefined;
  const cards = [...document.querySelectorAll<HTMLElement>('.hand-card')];
  return cards[key === '0' ? 9 : Number(key) - 1];
}
