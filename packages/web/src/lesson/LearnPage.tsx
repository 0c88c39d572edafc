import { isGameName } from '@taproom/games/facts';
import { loadLessons } from '@taproom/games/lessons';
import { Link } from 'wouter';
import { factsOf } from '../games.js';
import { NotFoundPage } from '../pages/NotFoundPage.js';
import { Broken } from '../parts/Catching.js';
import { LoadingPage } from '../parts/Loading.js';
import { PageFrame } from '../parts/PageFrame.js';
import { usePromise } from '../setup/useGame.js';
import { useLanguage, usePageWords } from '../words/index.js';
import { learnt } from './learnt.js';
import { useLessonWords } from './words/index.js';
import './lesson.css';

/** The lessons of a game, and how far somebody is with them. */
export function LearnPage({ name }: { readonly name: string }) {
  return isGameName(name) ? <Lessons game={name} /> : <NotFoundPage />;
}

function Lessons({ game }: { readonly game: string }) {
  const t = usePageWords();
  const words = useLessonWords();
  const language = useLanguage();
  const lessons = usePromise(() => loadLessons(game), game);
  const { done, left } = learnt(game);
  if (lessons.problem) return <Broken reason={lessons.problem} />;
  if (!lessons.value) return <LoadingPage />;
  return (
    <PageFrame title={words.title(factsOf(game)?.title[language] ?? game)} narrow>
      <p className="dim">{words.intro}</p>
      <ol className="lesson-list">
        {lessons.value.map(({ name, title, about, steps }, i) => {
          const cursor = left[name];
          const read = steps.map((step) => 'say' in step || 'ask' in step);
          const at = cursor && read.slice(0, cursor.step).filter(Boolean).length;
          return (
            <li key={name}>
              <Link href={`/learn/${game}/${name}`}>
                <span className="lesson-number" aria-hidden="true">
                  {i + 1}
                </span>
                <span className="lesson-name">
                  <b>{title[language]}</b>
                  <span className="dim small">{about[language]}</span>
                </span>
                {at !== undefined && at > 0 ? (
                  <span className="chip">{words.goOn(at, read.filter(Boolean).length)}</span>
                ) : (
                  done.includes(name) && <span className="chip">✓ {words.done}</span>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
      <p className="row">
        <Link className="button" href={`/rules/${game}`}>
          {t.rules.title}
        </Link>
      </p>
    </PageFrame>
  );
}
