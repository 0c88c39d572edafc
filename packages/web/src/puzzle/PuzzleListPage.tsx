import { puzzleOn, puzzlesOf } from '@taproom/bots/puzzles';
import { Link } from 'wouter';
import { allGames } from '../games.js';
import { Broken } from '../parts/Catching.js';
import { PageFrame } from '../parts/PageFrame.js';
import { usePromise } from '../setup/useGame.js';
import { useLanguage } from '../words/index.js';
import { howItWent, streak, today } from './memory.js';
import { usePuzzleWords } from './words/index.js';

/** Tonight's puzzle of each game. */
export function PuzzleListPage() {
  const words = usePuzzleWords();
  const language = useLanguage();
  const day = today();
  const days = streak();
  const { value: found = [], problem } = usePromise(() => tonight(day), day);
  if (problem) return <Broken reason={problem} />;
  return (
    <PageFrame title={words.title} narrow>
      <p className="dim">{words.intro}</p>
      {days > 0 && <p>{words.streak(days)}</p>}
      <ul className="list">
        {found.map(({ facts, difficulty }) => {
          const went = howItWent(facts.name, day);
          return (
            <li key={facts.name} className="list-row">
              <span className="grow lines">
                <strong>{facts.title[language]}</strong>
                <span className="dim small">{words.difficulty[difficulty - 1]}</span>
              </span>
              {went && <span className="chip">{words[went]}</span>}
              <Link className="button" href={`/puzzle/${facts.name}/${day}`}>
                {words.task}
                <span className="unseen"> {facts.title[language]}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </PageFrame>
  );
}

async function tonight(day: string) {
  const found = await Promise.all(
    allGames().map(async (facts) => ({ facts, puzzle: puzzleOn(await puzzlesOf(facts.name), day) })),
  );
  return found.flatMap(({ facts, puzzle }) => (puzzle ? [{ facts, difficulty: puzzle.difficulty }] : []));
}
