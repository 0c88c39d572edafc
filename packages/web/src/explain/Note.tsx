import type { AnyEvent, Asked, Explained, FirstNote } from '@taproom/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { read, write } from '../device/storage.js';
import { familyOf } from '../entries.js';
import { announce } from '../parts/announce.js';
import { useSettings } from '../settings/settings.js';
import type { News } from '../tables/props.js';
import { usePageWords } from '../words/index.js';
import './explain.css';

/** How long a note stays when nobody puts it away; it never waits for anybody. */
const READING_TIME = 12_000;

const keyOf = (game: string): string => `noted:${game}`;

interface Props {
  readonly game: string;
  readonly explained: Explained;
  readonly news: News;
  readonly asked: Asked;
  /** Where the table is drawn; the note lies near what it is about. */
  readonly area: RefObject<HTMLElement | null>;
}

/** The first time something happens, one calm note says what it is. Never two at once, never the same twice on this device. */
export function FirstNotes({ game, explained, news, asked, area }: Props) {
  const wanted = useSettings((settings) => settings.notes);
  const [note, setNote] = useState<FirstNote>();
  const seen = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each piece of news, with what was true then.
  useEffect(() => {
    if (!wanted || seen.current === news.id) return;
    seen.current = news.id;
    if (note) {
      const newer = latest(news.events, explained, asked, note.name);
      if (!newer || newer.text === note.text) return;
      setNote(newer);
      if (newer.at === 'hand') announce(newer.text);
      return;
    }
    // Editions of a game share their notes: what is the same there need not be said again.
    const found = firstNew(familyOf(game), news.events, explained, asked);
    if (!found) return;
    setNote(found);
    announce(found.text);
  }, [news.id, wanted]);
  const name = note?.name;
  useEffect(() => {
    if (name === undefined) return;
    const timer = setTimeout(() => setNote(undefined), READING_TIME);
    return () => clearTimeout(timer);
  }, [name]);
  return note && wanted ? <NoteCard note={note} area={area} onClose={() => setNote(undefined)} /> : null;
}

/** The latest of these that this device has not been told about: that is what somebody looks at. It is remembered at once. */
function firstNew(
  family: string,
  events: readonly AnyEvent[],
  explained: Explained,
  asked: Asked,
): FirstNote | undefined {
  const told = read<string[]>(keyOf(family)) ?? [];
  for (const event of [...events].reverse()) {
    const found = explained.note(event, asked);
    if (!found || told.includes(found.name)) continue;
    write(keyOf(family), [...told, found.name]);
    return found;
  }
  return undefined;
}

/** The same once more while its note is there, now about somebody else: a Take That that was passed on. Only what has come to the reader is said aloud again. */
function latest(events: readonly AnyEvent[], explained: Explained, asked: Asked, name: string): FirstNote | undefined {
  return events.flatMap((event) => explained.note(event, asked) ?? []).findLast((found) => found.name === name);
}

/** The note beside its place, inside the table, over nothing that can be pressed where that is possible. */
function NoteCard({ note, area, onClose }: { note: FirstNote; area: RefObject<HTMLElement | null>; onClose(): void }) {
  const t = usePageWords();
  const ref = useRef<HTMLElement>(null);
  const [top, setTop] = useState<number>();
  useLayoutEffect(() => {
    const [room, card] = [area.current, ref.current];
    const place =
      room?.querySelector(`[data-place="${CSS.escape(note.at)}"]`) ?? room?.querySelector('[data-place="hand"]');
    if (!room || !card || !place) return;
    setTop(quietest(room, card, place));
  }, [note, area]);
  return (
    <aside
      ref={ref}
      className="first-note"
      style={{ top: top ?? 0, visibility: top === undefined ? 'hidden' : 'visible' }}
      data-note={note.name}
      aria-label={t.explain.note}
    >
      <p>{note.text}</p>
      <button type="button" className="button small" onClick={onClose}>
        {t.explain.noteClose}
      </button>
    </aside>
  );
}

/** What somebody looks at on a table, besides what the note is about. */
const LOOKED_AT = '[data-place]:not(:has([data-place])), .to-match, .facts, .guest-row, .w-turn, .calls';
/** What says what can be done now: whoever cannot read that is stuck until the note is gone. */
const NEEDED = '.tell, .acts';
const NEEDED_MORE = 4;
const STEP = 6;
/** A note this much farther from its place is as bad as one that covers a line more of what is looked at. */
const FAR = 15;

/** How far down in the room the note covers least of what is looked at, as near to its place as that goes. */
function quietest(room: HTMLElement, card: HTMLElement, place: Element): number {
  const frame = room.getBoundingClientRect();
  const box = place.getBoundingClientRect();
  const { left, right, height } = card.getBoundingClientRect();
  const looked = [...room.querySelectorAll(`${LOOKED_AT}, ${NEEDED}`)].map((one) => ({
    box: one.getBoundingClientRect(),
    weight: one.matches(NEEDED) ? NEEDED_MORE : 1,
  }));
  const covered = (top: number): number =>
    looked.reduce((sum, { box: one, weight }) => {
      const high = Math.min(top + height, one.bottom) - Math.max(top, one.top);
      const wide = Math.min(right, one.right) - Math.max(left, one.left);
      return sum + (weight * Math.max(0, high) * Math.max(0, wide)) / (right - left);
    }, 0);
  const away = (top: number): number => Math.max(0, box.top - top - height, top - box.bottom);
  const worth = (top: number): number => covered(top) + away(top) / FAR;
  let best = frame.top + 4;
  for (let top = best; top + height <= frame.bottom - 4; top += STEP) if (worth(top) < worth(best)) best = top;
  return best - frame.top + room.scrollTop;
}
