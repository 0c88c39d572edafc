import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import './hand.css';
import { fan, filling, type Lay } from './hand-layout.js';
import { type Room, useRoom } from './room.js';

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
  /** The hand is all there is on this phone, and fills it. */
  readonly fills?: boolean;
  /** The part of the table's height that a card may be wide. */
  readonly share?: number;
}

/** Before the first layout, when no card is drawn yet. */
const UNKNOWN: Room = { width: 0, own: 0, table: 0 };

/** Above and below the cards, in pixels, as hand.css has it. */
const PADDING = 26;

/** The fan opens by this many degrees and dips by this many pixels at its ends, at most. */
const OPENS = 8;
const DIPS = 7;

/**
 * A fanned hand. Arrows move along it, Enter presses, digits choose. The cards are one list whatever their rows, so that
 * sorting moves them instead of drawing them anew.
 */
export function Hand(props: HandProps) {
  const { label, draw, name, playable, selected, onPress, idle = false, fills = false } = props;
  const [ref, room = UNKNOWN] = useRoom<HTMLDivElement>(fills);
  const cards = room === UNKNOWN ? [] : props.cards;
  const lay = layIn(room, cards.length, props);
  const [at, setAt] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const current = Math.min(at, cards.length - 1);

  const go = (event: KeyboardEvent) => {
    const next = nextFrom(event.key, current, cards.length, lay.inRow);
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
      data-rows={lay.rows}
      data-fills={fills}
      data-scrolls={lay.scrolls}
      style={laidOut(lay)}
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
          style={{ ...shifted(place, cards.length, lay), ...(!fills && fanned(place, cards.length, lay)) }}
          onFocus={() => setAt(place)}
          onClick={() => onPress(item)}
        >
          {draw(item.card)}
        </button>
      ))}
      {lay.scrolls && (
        <span className="hand-more" aria-hidden="true">
          ⟩
        </span>
      )}
    </div>
  );
}

const layIn = ({ width, own, table }: Room, count: number, { fills, share }: HandProps): Lay =>
  fills ? filling(count, { width, height: own - PADDING }) : fan(count, { width, height: table }, share);

const laidOut = ({ card, inRow, step }: Lay): CSSProperties =>
  ({ '--card-width': `${card}px`, '--before-last': inRow - 1, '--step': `${step.toFixed(2)}px` }) as CSSProperties;

/** What the last row lacks is divided between its two ends. */
function shifted(place: number, count: number, { inRow, step }: Lay): CSSProperties {
  const full = count - (count % inRow);
  return place < full || full === 0 ? {} : { left: ((inRow - (count - full)) * step) / 2 };
}

/** Held like a hand of cards: the middle stands up, the ends lean out. */
function fanned(place: number, count: number, { rows, inRow, scrolls }: Lay): CSSProperties {
  const inThis = rows === 1 ? count : inRow;
  if (rows > 1 || scrolls || inThis < 3) return {};
  const side = (place - (inThis - 1) / 2) / ((inThis - 1) / 2);
  const open = Math.min(OPENS, inThis * 1.2);
  return {
    '--lean': `${((side * open) / 2).toFixed(2)}deg`,
    '--dip': `${(side * side * DIPS).toFixed(1)}px`,
  } as CSSProperties;
}

function nextFrom(key: string, at: number, count: number, row: number): number | undefined {
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + row, ArrowUp: at - row, Home: 0, End: count - 1 }[
    key
  ];
  return to === undefined || to < 0 || to >= count ? undefined : to;
}
