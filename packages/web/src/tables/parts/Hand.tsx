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

/** A fanned hand: as many rows as it takes for every spine to be seen and touched. Arrows move, Enter presses. */
export function Hand({ label, cards, draw, name, playable, selected, onPress, idle = false, share = 0.17 }: HandProps) {
  const [ref, width, height] = useRoom<HTMLDivElement>();
  const card = cardWidth(width, height * share);
  const room = Math.max(1, width - 8);
  const perRow = Math.max(1, Math.floor((room - card) / (card * SPINE)) + 1);
  const rows = split(cards, perRow);
  const [at, setAt] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const current = Math.min(at, cards.length - 1);

  const go = (event: KeyboardEvent) => {
    const next = nextFrom(event.key, current, cards.length, rows[0]?.length ?? 1);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    buttons.current[next]?.focus();
  };
  let index = -1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form.
    <div
      className="tt-hand"
      ref={ref}
      role="group"
      aria-label={label}
      data-spot="hand"
      data-rows={rows.length > 2 ? 'many' : 'few'}
      style={{ '--card-width': `${card}px` } as never}
      onKeyDown={go}
    >
      {rows.map((row) => (
        <div className="hand-row" key={row[0]?.key}>
          {row.map((item) => {
            index += 1;
            const place = index;
            const may = playable?.(item);
            return (
              <button
                key={item.key}
                type="button"
                ref={(element) => {
                  buttons.current[place] = element;
                }}
                className="hand-card"
                data-card={item.card}
                data-playable={may}
                aria-pressed={selected.includes(item.key)}
                aria-label={name(item)}
                tabIndex={place === current ? 0 : -1}
                disabled={idle}
                onFocus={() => setAt(place)}
                onClick={() => onPress(item)}
              >
                {draw(item.card)}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Cards grow with the table, from 56 pixels on the smallest phone. */
const cardWidth = (width: number, most: number): number =>
  Math.round(Math.max(56, Math.min(120, width * 0.1 + 26, most)));

/** Rows of nearly equal length, the longer ones first. */
function split(cards: readonly HandCard[], most: number): HandCard[][] {
  const rows = Math.max(1, Math.ceil(cards.length / most));
  const length = Math.ceil(cards.length / rows);
  return Array.from({ length: rows }, (_, row) => cards.slice(row * length, (row + 1) * length)).filter(
    (row) => row.length > 0,
  );
}

function nextFrom(key: string, at: number, count: number, row: number): number | undefined {
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + row, ArrowUp: at - row, Home: 0, End: count - 1 }[
    key
  ];
  return to === undefined || to < 0 || to >= count ? undefined : to;
}
