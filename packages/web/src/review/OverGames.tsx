import { FACTS } from '@taproom/games/facts';
import { useLanguage } from '../words/index.js';
import { Habits } from './Habits.js';
import { notedIn } from './noted.js';
import { useReviewWords } from './words/index.js';

/** What the reviews on this device say together, game by game; nothing before there is one. */
export function OverGames() {
  const { t } = useReviewWords();
  const language = useLanguage();
  const known = Object.values(FACTS).filter(({ name }) => notedIn(name).length > 0);
  if (known.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby="over-games">
      <h2 id="over-games">{t.overGames}</h2>
      {known.map(({ name, title }) => (
        <section key={name} className="stack" aria-label={title[language]}>
          <h3>{title[language]}</h3>
          <Habits game={name} />
        </section>
      ))}
    </section>
  );
}
