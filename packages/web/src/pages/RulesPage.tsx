import { Link } from 'wouter';
import { CATALOGUE, isGame } from '../catalogue.js';
import { Broken } from '../parts/Catching.js';
import { Loading } from '../parts/Loading.js';
import { PageFrame } from '../parts/PageFrame.js';
import { Sign } from '../parts/Sign.js';
import { RulesList } from '../rules/RulesList.js';
import { useGame } from '../setup/useGame.js';
import { useLanguage, usePageWords, wordsOf } from '../words/index.js';
import { NotFoundPage } from './NotFoundPage.js';

export function RulesPage({ name }: { name?: string }) {
  if (name === undefined) return <ChooseRules />;
  return isGame(name) ? <RulesOf name={name} /> : <NotFoundPage />;
}

function ChooseRules() {
  const t = usePageWords();
  return (
    <PageFrame title={t.rules.title}>
      <p>{t.rules.choose}</p>
      <ul className="signs">
        {CATALOGUE.map(({ name, sign }) => (
          <li key={name} className={`game-card sign-${sign}`}>
            <div className="art">
              <Sign name={sign} />
            </div>
            <div className="actions">
              <Link className="button" style={{ gridColumn: '1 / -1' }} href={`/rules/${name}`}>
                {t.games[name].title}
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
  if (!game.value) return <Loading />;
  const words = wordsOf(game.value, language);
  return (
    <PageFrame title={`${t.rules.title}: ${words.title}`} narrow>
      <RulesList key={name} game={game.value} words={words} />
    </PageFrame>
  );
}
