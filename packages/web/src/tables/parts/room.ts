import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** In pixels; 0 before the first layout. */
interface Measured {
  /** How wide and how high the element is drawn. */
  readonly width: number;
  readonly own: number;
  /** How high the table is that it lies on. */
  readonly table: number;
}

/** How much room an element has, and the table around it. */
export function useRoom<E extends HTMLElement>(): [RefObject<E | null>, Measured] {
  const ref = useRef<E>(null);
  const [room, setRoom] = useState<Measured>({ width: 0, own: 0, table: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const area = element.closest<HTMLElement>('.table-area') ?? document.documentElement;
    const measure = () =>
      setRoom((before) => {
        const now = { width: element.clientWidth, own: element.clientHeight, table: area.clientHeight };
        return before.width === now.width && before.own === now.own && before.table === now.table ? before : now;
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(area);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}
