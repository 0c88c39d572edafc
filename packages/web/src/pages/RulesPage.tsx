import { Link } from 'wouter';
import { entryOf } from '../entries.js';
import { Broken } from '../parts/Catching.js';
import { LoadingPage } from '../parts/Loading.js';
import { PageFrame } from '../parts/PageFrame.js';
import { Sign } from '../parts/Sign.js';
import { RulesList } from '../rules/RulesList.js';
import { useGame } from '../setup/useGame.js';
import { useGames, useIsGame } from '../setup/useGames.js';
import { useLanguage, usePageWords, wordsOf } from '../words/index.js';
import { NotFoundPage } from './NotFoundPage.js';

export function RulesPage({ name }: { name?: string }) {
  if (name === undefined) return <ChooseRules />;
  return <KnownRules name={name} />;
}

function KnownRules({ name }: { name: string }) {
  return useIsGame(name) === false ? <NotFoundPage /> : <RulesOf name={name} />;
}

function ChooseRules() {
  const t = usePageWords();
  const language = useLanguage();
  const games = useGames();
  return (
    <PageFrame title={t.rules.title}>
      <p>{t.rules.choose}</p>
      <ul className="signs">
        {games.map(({ name, title }) => (
          <li key={name} className={`game-card sign-${entryOf(name).sign}`}>
            <div className="art">
              <Sign name={entryOf(name).sign} />
            </div>
            <div className="actions">
              <Link className="button primary" style={{ gridColumn: '1 / -1' }} href={`/how-to/${name}`}>
                {title[language]}
              </Link>
              <Link className="button" style={{ gridColumn: '1 / -1' }} href={`/rules/${name}`}>
                {t.howTo.rules}
                <span className="unseen">: {title[language]}</span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}

function RulesOf({ name }: { name: string }) {
  const t = usePageWords();
  const language = useLanguage();
  const game = useGame(name);
  if (game.problem) return <Broken reason={game.problem} />;
  if (!game.value) return <LoadingPage />;
  const words = wordsOf(game.value, language);
  return (
    <PageFrame title={`${t.rules.title}: ${words.title}`} narrow>
      <p>
        <Link className="button" href={`/how-to/${name}`}>
          {t.howTo.title}
        </Link>
      </p>
      <RulesList key={name} game={game.value} words={words} />
    </PageFrame>
  );
}
