import type { Lesson } from '@taproom/engine/lesson';
import { isGameName } from '@taproom/games/facts';
import { loadLessons } from '@taproom/games/lessons';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { localGames } from '../device/games.js';
import { TableFrame } from '../frame/TableFrame.js';
import { NotFoundPage } from '../pages/NotFoundPage.js';
import { Broken } from '../parts/Catching.js';
import { LoadingPage } from '../parts/Loading.js';
import { Sheet } from '../parts/Sheet.js';
import { usePromise } from '../setup/useGame.js';
import { useLanguage, usePageWords } from '../words/index.js';
import { Coach } from './Coach.js';
import { LessonSession } from './session.js';
import { useLessonWords } from './words/index.js';

/** Instead of a name: the lesson to begin with. */
const FIRST = 'first';

/** A lesson at its table. */
export function LessonPage({ name, lesson }: { readonly name: string; readonly lesson: string }) {
  return isGameName(name) ? <Named game={name} lesson={lesson} /> : <NotFoundPage />;
}

function Named({ game, lesson }: { readonly game: string; readonly lesson: string }) {
  const lessons = usePromise(() => loadLessons(game), game);
  if (lessons.problem) return <Broken reason={lessons.problem} />;
  if (!lessons.value) return <LoadingPage />;
  const at = lesson === FIRST ? 0 : lessons.value.findIndex(({ name }) => name === lesson);
  const taught = lessons.value[at];
  if (!taught) return <NotFoundPage />;
  return <Taught game={game} lesson={taught} next={lessons.value[at + 1]} />;
}

interface TaughtProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly next: Lesson | undefined;
}

function Taught({ game, lesson, next }: TaughtProps) {
  const [session, setSession] = useState<LessonSession>();
  const [taken, setTaken] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more is another session.
  useEffect(() => {
    const opened = new LessonSession(game, lesson);
    setSession(opened);
    return () => opened.close();
  }, [game, lesson, taken]);
  if (!session) return null;
  return (
    <div className="lesson-table">
      <TableFrame
        key={taken}
        session={session}
        mode="seat"
        notes={false}
        leaveTo={`/learn/${game}`}
        result={() => null}
        over={
          <>
            <Coach session={session} />
            <Ending session={session} game={game} lesson={lesson} next={next} onAgain={() => setTaken(taken + 1)} />
          </>
        }
      />
    </div>
  );
}

type EndingProps = TaughtProps & { readonly session: LessonSession; onAgain(): void };

function Ending({ session, game, lesson, next, onAgain }: EndingProps) {
  const words = useLessonWords();
  const t = usePageWords();
  const language = useLanguage();
  const [, go] = useLocation();
  const done = useStore(session.lesson, (state) => state.now?.step === 'done');
  if (!done) return null;
  // Whoever was shown this from a table was dealt a hand there, which still lies there.
  const left = localGames().find((entry) => entry.game === game && !entry.over);
  const play = async () => {
    if (left) return go(`/local/${left.id}`);
    const { playBots } = await import('../play/start.js');
    go(`/local/${await playBots(game, t.setup.self)}`);
  };
  return (
    <Sheet title={`${lesson.title[language]}: ${words.finished}`} onClose={() => go(`/learn/${game}`)}>
      <p>{words.finishedText}</p>
      <div className="stack">
        {next && (
          <Link className="button primary" href={`/learn/${game}/${next.name}`}>
            {words.nextLesson(next.title[language])}
          </Link>
        )}
        <button type="button" className={next ? 'button' : 'button primary'} onClick={play}>
          {left ? words.back : words.play}
        </button>
        <Link className="button" href={`/learn/${game}`}>
          {words.allLessons}
        </Link>
        <button type="button" className="button" onClick={onAgain}>
          {words.again}
        </button>
      </div>
    </Sheet>
  );
}
