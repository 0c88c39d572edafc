import { useEffect, useState } from 'react';
import { announce } from '../parts/announce.js';
import { usePageWords } from '../words/index.js';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_TIME = 1400;

/** Where a replay is, and how it moves: like a tape. */
export interface Tape {
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: number;
  /** Jumps, and stops there. */
  go(to: number): void;
  toggle(): void;
  setSpeed(speed: number): void;
}

export function useTape(last: number): Tape {
  const t = usePageWords();
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => (at < last ? setAt(at + 1) : setPlaying(false)), STEP_TIME / speed);
    return () => clearTimeout(timer);
  }, [playing, at, last, speed]);
  const toggle = () => setPlaying(!playing);
  useTapeKeys(at, last, setAt, toggle);
  const go = (wanted: number) => {
    const to = Math.min(last, Math.max(0, wanted));
    setPlaying(false);
    setAt(to);
    announce(t.replay.position(to, last));
  };
  return { at, last, playing, speed, go, toggle, setSpeed };
}

/** Arrow keys step, space plays; where nothing else wants those keys. */
function useTapeKeys(at: number, last: number, setAt: (at: number) => void, toggle: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target !== document.body) return;
      if (event.key === 'ArrowRight') setAt(Math.min(last, at + 1));
      else if (event.key === 'ArrowLeft') setAt(Math.max(0, at - 1));
      else if (event.key === ' ') toggle();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
