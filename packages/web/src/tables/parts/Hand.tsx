import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useRoom } from './room.js';

export interface HandCard {
  /** Unique in the hand: two cards alike have different keys. */
  readonly key: string;
  readonly card: string;
}

/** Gives every card of a hand a key of its own. */
export function keyed(cards: readonly string[]): HandCard[] {
  const counts = new Map<string, number>();
  return cards.map((card) => {
    const nth = counts.get(card) ?? 0;
    counts.set(card, nth + 1);
    return { key: `${card}#${nth}`, card };
  });
}

interface HandProps {
  /** What it is called: "Your hand". */
  readonly label: string;
  readonly cards: readonly HandCard[];
  readonly draw: (card: string) => ReactNode;
  readonly name: (card: HandCard) => string;
  /** Stands out. Undefined when nothing can be played at all, so that nothing looks forbidden either. */
  readonly playable?: ((card: HandCard) => boolean) | undefined;
  readonly selected: readonly string[];
  readonly onPress: (card: HandCard) => void;
  /** What a press does is up to whoever holds the hand; in a replay nothing. */
  readonly idle?: boolean;
  /** The part of the table's height that a card may be wide. */
  readonly share?: number;
}

/** How much of a card must show, as a part of its width: the spine. */
const SPINE = 0.43;
/** Pixels between two cards that need not overlap; the style sheet has the same. */
const GAP = 5;

/**
 * A fanned hand: as many rows as it takes for every spine to be seen and touched. Arrows move, Enter presses. The cards are one
 * list whatever their rows, so that sorting moves them instead of drawing them anew.
 */
export function Hand({ label, cards, draw, name, playable, selected, onPress, idle = false, share = 0.17 }: HandProps) {
  const [ref, width, height] = useRoom<HTMLDivElement>();
  const card = cardWidth(width, height * share);
  const room = Math.max(1, width - 8);
  const perRow = Math.max(1, Math.floor((room - card) / (card * SPINE)) + 1);
  const rows = Math.max(1, Math.ceil(cards.length / perRow));
  // Rows of nearly equal length; what the last one lacks is divided between its two ends.
  const inRow = Math.max(1, Math.ceil(cards.length / rows));
  const full = cards.length - (cards.length % inRow);
  const step = inRow > 1 ? Math.min(card + GAP, (room - card) / (inRow - 1)) : 0;
  const indent = ((inRow - (cards.length - full)) * step) / 2;
  const [at, setAt] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const current = Math.min(at, cards.length - 1);

  const go = (event: KeyboardEvent) => {
    const next = nextFrom(event.key, current, cards.length, inRow);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    buttons.current[next]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form.
    <div
      className="tt-hand"
      ref={ref}
      role="group"
      aria-label={label}
      data-place="hand"
      data-rows={rows > 2 ? 'many' : 'few'}
      style={{ '--card-width': `${card}px`, '--before-last': inRow - 1 } as never}
      onKeyDown={go}
    >
      {cards.map((item, place) => (
        <button
          key={item.key}
          type="button"
          ref={(element) => {
            buttons.current[place] = element;
          }}
          className="hand-card"
          data-card={item.card}
          data-playable={playable?.(item)}
          aria-pressed={selected.includes(item.key)}
          aria-label={name(item)}
          tabIndex={place === current ? 0 : -1}
          disabled={idle}
          style={place < full ? undefined : { left: indent }}
          onFocus={() => setAt(place)}
          onClick={() => onPress(item)}
        >
          {draw(item.card)}
        </button>
      ))}
    </div>
  );
}

/** Cards grow with the table, from 56 pixels on the smallest phone. */
const cardWidth = (width: number, most: number): number =>
  Math.round(Math.max(56, Math.min(120, width * 0.1 + 26, most)));

function nextFrom(key: string, at: number, count: number, row: number): number | undefined {
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + row, ArrowUp: at - row, Home: 0, End: count - 1 }[
    key
  ];
  return to === undefined || to < 0 || to >= count ? undefined : to;
}
