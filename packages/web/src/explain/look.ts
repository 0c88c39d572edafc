import { type RefObject, useEffect } from 'react';

/** How long a finger rests on a card before it is shown large, and how far it may stray meanwhile. */
const LONG_PRESS = 480;
const STRAY = 10;

const FACES = '[data-face], [data-card]';
const cardOf = (element: Element): string | undefined =>
  element.getAttribute('data-face') ?? element.getAttribute('data-card') ?? undefined;

/** The card under a point. Pictures let the pointer through, so they are looked for in what was hit, from the inside out. */
function cardAt(target: EventTarget | null, root: Element, x: number, y: number): string | undefined {
  for (
    let element = target instanceof Element ? target : null;
    element && root.contains(element);
    element = element.parentElement
  ) {
    const own = cardOf(element);
    if (own !== undefined) return own;
    const inside = [...element.querySelectorAll(FACES)].filter((face) => {
      const { left, right, top, bottom } = face.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    const last = inside.at(-1);
    if (last) return cardOf(last);
  }
  return undefined;
}

/** The card of what has the focus. */
function focusedCard(root: Element): string | undefined {
  const { activeElement } = document;
  if (!activeElement || !root.contains(activeElement) || activeElement.matches('input, textarea, select'))
    return undefined;
  const last = [...activeElement.querySelectorAll(FACES)].at(-1);
  return cardOf(activeElement) ?? (last && cardOf(last));
}

/** A long press, a right click or `i` on any card that lies anywhere inside. */
export function useCardLook(root: RefObject<HTMLElement | null>, onLook: (card: string) => void): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let pressed = false;
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      pressed = false;
      stop();
      if (event.pointerType === 'mouse') return;
      from = { x: event.clientX, y: event.clientY };
      const card = cardAt(event.target, element, from.x, from.y);
      if (card === undefined) return;
      timer = setTimeout(() => {
        pressed = true;
        onLook(card);
      }, LONG_PRESS);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY) stop();
    };
    const menu = (event: MouseEvent) => {
      const card = cardAt(event.target, element, event.clientX, event.clientY);
      if (card === undefined) return;
      event.preventDefault();
      stop();
      if (!pressed) onLook(card);
    };
    // The click that ends a long press is not a click.
    const click = (event: MouseEvent) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
      const card = focusedCard(element);
      if (card === undefined) return;
      event.preventDefault();
      onLook(card);
    };
    const listening = new AbortController();
    const options = { signal: listening.signal };
    element.addEventListener('pointerdown', down, options);
    element.addEventListener('pointermove', move, options);
    element.addEventListener('pointerup', stop, options);
    element.addEventListener('pointercancel', stop, options);
    element.addEventListener('contextmenu', menu, options);
    element.addEventListener('click', click, { ...options, capture: true });
    element.addEventListener('keydown', key, options);
    return () => {
      stop();
      listening.abort();
    };
  }, [root, onLook]);
}
