import type { AnyEvent, Asked, Explained, FirstNote } from '@taproom/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { read, write } from '../device/storage.js';
import { announce } from '../parts/announce.js';
import { useSettings } from '../settings/settings.js';
import type { News } from '../tables/props.js';
import { usePageWords } from '../words/index.js';
import './explain.css';

/** How long a note stays when nobody puts it away; it never waits for anybody. */
const READING_TIME = 12_000;

const keyOf = (game: string): string => `noted:${game}`;
/** Both editions of Last Call share their notes: what is the same there need not be said again. */
const FAMILY: Readonly<Record<string, string>> = { 'closing-time': 'shedding', 'last-call': 'shedding' };

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
    if (note) return;
    const found = firstNew(FAMILY[game] ?? game, news.events, explained, asked);
    if (!found) return;
    setNote(found);
    announce(found.text);
  }, [news.id, wanted]);
  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => setNote(undefined), READING_TIME);
    return () => clearTimeout(timer);
  }, [note]);
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
    const [frame, box] = [room.getBoundingClientRect(), place.getBoundingClientRect()];
    const height = card.offsetHeight;
    const below = box.bottom + 8 - frame.top;
    const above = box.top - 8 - height - frame.top;
    const fits = below + height <= frame.height ? below : Math.max(4, above);
    setTop(Math.max(4, Math.min(fits, frame.height - height - 4)));
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
