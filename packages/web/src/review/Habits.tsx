import { signed } from '@taproom/bots/review';
import { habitsOf, LEAST_GAMES, type Mean, notedIn } from './noted.js';
import { useReviewWords } from './words/index.js';

const MOST = 4;

/** What many games on this device have in common; nothing before there are enough of them. */
export function Habits({ game }: { game: string }) {
  const { t, says } = useReviewWords();
  const { games, luck, skill, slips } = habitsOf(notedIn(game));
  if (games < LEAST_GAMES) return <p className="small">{t.tooFew(games, LEAST_GAMES)}</p>;
  const text = ({ mean, off }: Mean): string => `${signed(mean)} ± ${Math.round(100 * off)}`;
  return (
    <>
      <h3>{t.habits(games)}</h3>
      <p>{t.balance(text(luck), text(skill))}</p>
      <ul>
        {slips.slice(0, MOST).map(({ kind, times, perGame: { mean, off } }) => (
          <li key={kind}>{t.habit(says.kind(kind), times, `${mean.toFixed(1)} ± ${off.toFixed(1)}`)}</li>
        ))}
      </ul>
    </>
  );
}
