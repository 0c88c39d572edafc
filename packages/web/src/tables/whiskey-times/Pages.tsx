import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { useTableWords } from '../words/index.js';

/**
 * On a phone the bar (markets and the viewer's guests, side by side with what they need) and the room (who waits outside, and the
 * others' guests) are two pages, one swipe apart. Where there is room for both, they are one. The room's dozen portraits are drawn once
 * the hand has been seen: on a slow phone they kept everybody waiting for what is not in sight.
 */
export function Pages({ bar, room }: { readonly bar: ReactNode; readonly room: ReactNode }) {
  const { whiskey: words } = useTableWords();
  const board = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const isSeen = useIsSeen();
  const turn = () => {
    const { current } = board;
    current?.scrollTo({ left: away ? 0 : current.clientWidth, behavior: 'smooth' });
  };
  return (
    <div className="w-pages">
      <div
        className="w-board"
        ref={board}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAway(scrollLeft > clientWidth / 2)}
      >
        <div className="w-page w-bar">{bar}</div>
        <div className="w-page w-room">{isSeen && room}</div>
      </div>
      <button type="button" className="w-turn" data-key="o" data-away={away} onClick={turn}>
        {away ? words.toBar : words.toRoom}
      </button>
    </div>
  );
}

/** Whether the browser has painted what was drawn first. */
function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    // The second frame begins when the first has been painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setSeen(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isSeen;
}
