import { type ReactNode, useRef, useState } from 'react';
import { useTableWords } from '../words/index.js';

/**
 * On a phone the bar (markets and the viewer's guests, side by side with what they need) and the room (who waits outside, and the
 * others' guests) are two pages, one swipe apart. Where there is room for both, they are one.
 */
export function Pages({ bar, room }: { readonly bar: ReactNode; readonly room: ReactNode }) {
  const { whiskey: words } = useTableWords();
  const board = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
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
        <div className="w-page w-room">{room}</div>
      </div>
      <button type="button" className="w-turn" data-key="o" data-away={away} onClick={turn}>
        {away ? words.toBar : words.toRoom}
      </button>
    </div>
  );
}
