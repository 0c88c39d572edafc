import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import type { Session } from '../play/session.js';
import { decline, isFirstTime } from './offer.js';
import { useLessonWords } from './words/index.js';
import './lesson.css';

/** "First time? One minute.": offered at the first table of a game, until somebody answers or simply plays. */
export function FirstTime({ game, session }: { readonly game: string; readonly session: Session }) {
  const words = useLessonWords();
  const [offered, setOffered] = useState(() => isFirstTime(game));
  const played = useStore(session.store, ({ record, seat }) =>
    (record?.moves ?? []).some((line) => line.startsWith(`seat-${seat + 1}:`)),
  );
  // Whoever plays has answered.
  useEffect(() => {
    if (offered && played) decline(game);
  }, [offered, played, game]);
  if (!offered || played) return null;
  const no = () => {
    decline(game);
    setOffered(false);
  };
  return (
    <section className="first-time" aria-label={words.firstTime}>
      <b>{words.firstTime}</b>
      <Link className="button primary" href={`/learn/${game}/first`} onClick={() => decline(game)}>
        {words.showMe}
      </Link>
      <button type="button" className="button" onClick={no}>
        {words.noThanks}
      </button>
    </section>
  );
}
