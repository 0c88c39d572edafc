import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** In pixels. */
export interface Room {
  /** How wide the element is drawn; and how high, where it fills the room there is. */
  readonly width: number;
  readonly own: number;
  /** How high the table is that it lies on. */
  readonly table: number;
}

/**
 * How much room an element has, and the table around it; undefined before the first layout. Whoever draws nothing until then is laid
 * out once and not twice.
 */
export function useRoom<E extends HTMLElement>(fills: boolean): [RefObject<E | null>, Room | undefined] {
  const ref = useRef<E>(null);
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const area = element.closest<HTMLElement>('.table-area') ?? document.documentElement;
    const measure = () =>
      setRoom((before) => {
        const own = fills ? element.clientHeight : 0;
        const now = { width: element.clientWidth, own, table: area.clientHeight };
        return before?.width === now.width && before.own === now.own && before.table === now.table ? before : now;
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(area);
    return () => observer.disconnect();
  }, [fills]);
  return [ref, room];
}
