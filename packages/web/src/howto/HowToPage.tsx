import { Link } from 'wouter';
import { factsOf } from '../games.js';
import { NotFoundPage } from '../pages/NotFoundPage.js';
import { Broken } from '../parts/Catching.js';
import { Loading } from '../parts/Loading.js';
import { PageFrame } from '../parts/PageFrame.js';
import { useGame } from '../setup/useGame.js';
import { useLanguage, usePageWords, wordsOf } from '../words/index.js';
import { HowTo } from './HowTo.js';

/** The quick reference of a game, to read here and to print. */
export function HowToPage({ name }: { readonly name: string }) {
  return factsOf(name) !== undefined ? <HowToOf name={name} /> : <NotFoundPage />;
}

/** One game in two editions: what differs is worth a page of its own. */
const EDITIONS: readonly string[] = ['closing-time', 'last-call'];

function HowToOf({ name }: { readonly name: string }) {
  const t = usePageWords();
  const language = useLanguage();
  const game = useGame(name);
  if (game.problem) return <Broken reason={game.problem} />;
  if (!game.value) return <Loading />;
  return (
    <PageFrame title={`${t.howTo.title}: ${wordsOf(game.value, language).title}`}>
      <p className="row not-printed">
        <button type="button" className="button" onClick={() => window.print()}>
          {t.howTo.print}
        </button>
        <Link className="button" href={`/rules/${name}`}>
          {t.howTo.rules}
        </Link>
        {EDITIONS.filter((other) => EDITIONS.includes(name) && other !== name).map((other) => (
          <Link key={other} className="button" href={`/how-to/${other}`}>
            {t.howTo.edition(factsOf(other)?.title[language] ?? other)}
          </Link>
        ))}
      </p>
      <HowTo game={game.value} />
    </PageFrame>
  );
}
