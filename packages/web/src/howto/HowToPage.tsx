import { Link } from 'wouter';
import { otherEditionOf } from '../entries.js';
import { factsOf } from '../games.js';
import { NotFoundPage } from '../pages/NotFoundPage.js';
import { Broken } from '../parts/Catching.js';
import { LoadingPage } from '../parts/Loading.js';
import { PageFrame } from '../parts/PageFrame.js';
import { useGame } from '../setup/useGame.js';
import { useLanguage, usePageWords, wordsOf } from '../words/index.js';
import { HowTo } from './HowTo.js';

/** The quick reference of a game, to read here and to print. */
export function HowToPage({ name }: { readonly name: string }) {
  return factsOf(name) !== undefined ? <HowToOf name={name} /> : <NotFoundPage />;
}

function HowToOf({ name }: { readonly name: string }) {
  const t = usePageWords();
  const language = useLanguage();
  const game = useGame(name);
  const otherEdition = otherEditionOf(name);
  if (game.problem) return <Broken reason={game.problem} />;
  if (!game.value) return <LoadingPage />;
  return (
    <PageFrame title={`${t.howTo.title}: ${wordsOf(game.value, language).title}`}>
      <p className="row not-printed">
        <button type="button" className="button" onClick={() => window.print()}>
          {t.howTo.print}
        </button>
        <Link className="button" href={`/rules/${name}`}>
          {t.howTo.rules}
        </Link>
        {otherEdition && (
          <Link className="button" href={`/how-to/${otherEdition}`}>
            {t.howTo.edition(factsOf(otherEdition)?.title[language] ?? otherEdition)}
          </Link>
        )}
      </p>
      <HowTo game={game.value} />
    </PageFrame>
  );
}
