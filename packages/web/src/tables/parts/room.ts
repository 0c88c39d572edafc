import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How wide an element is drawn, and how high the table is that it lies on, in pixels; 0 before the first layout. */
export function useRoom<E extends HTMLElement>(): [RefObject<E | null>, number, number] {
  const ref = useRef<E>(null);
  const [room, setRoom] = useState<readonly [number, number]>([0, 0]);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const area = element.closest<HTMLElement>('.table-area') ?? document.documentElement;
    const measure = () => setRoom([element.clientWidth, area.clientHeight]);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(area);
    return () => observer.disconnect();
  }, []);
  return [ref, ...room];
}
