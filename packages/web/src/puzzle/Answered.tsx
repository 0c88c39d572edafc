import type { Puzzle } from '@taproom/bots/puzzles';
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../parts/Icon.js';
import { Sheet } from '../parts/Sheet.js';
import type { DrawnTable } from '../play/session.js';
import { useLanguage, usePageWords, wordsOf } from '../words/index.js';
import type { Answer } from './session.js';
import { usePuzzleWords } from './words/index.js';

/** So many reasons people listen to. */
const MOST_REASONS = 2;

interface Props {
  readonly puzzle: Puzzle;
  readonly given: Answer;
  readonly day: string;
  readonly state: DrawnTable;
  onAgain(): void;
  onPlayOn(): void;
}

/** Right or not, and why: what made the difference when the puzzle was found, in the game's words. */
export function Answered(props: Props) {
  const { game, setting, view } = props.state;
  return game && setting && view ? <Said {...props} at={{ game, setting, view }} /> : null;
}

type At = { readonly [K in 'game' | 'setting' | 'view']-?: NonNullable<DrawnTable[K]> };

function Said({ puzzle, given, day, state, at, onAgain, onPlayOn }: Props & { readonly at: At }) {
  const words = usePuzzleWords();
  const t = usePageWords();
  const language = useLanguage();
  const [shown, setShown] = useState(given.right);
  const names = state.players.map(({ name }) => name);
  const { seat } = state;
  const texts = wordsOf(at.game, language);
  const text = (line: string): string => texts.move(line, { names, seat, setting: at.setting });
  const rounded = (value: number): string =>
    (puzzle.unit === 'chance' ? 100 * value : value).toLocaleString(language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  const figure = (value: number): string =>
    puzzle.unit === 'chance' ? words.chance(rounded(value)) : words.points(rounded(value));
  const why = puzzle.because
    .flatMap((reason) => texts.reason?.(reason, { names, seat, setting: at.setting }) ?? [])
    .slice(0, MOST_REASONS);
  const isTempting = given.line === puzzle.tempting;
  return (
    <Sheet title={given.right ? words.right : words.wrong} onClose={onAgain}>
      <p>
        <strong>{text(given.line)}</strong>
      </p>
      {isTempting && <p>{words.costs(figure(puzzle.cost))}</p>}
      {shown && (
        <>
          {!given.right && <p>{words.solutionIs(text(puzzle.solution))}</p>}
          <p className="dim">{words.ahead(figure(puzzle.margin), rounded(2 * puzzle.error))}</p>
          {!isTempting && <p className="dim">{words.tempting(text(puzzle.tempting))}</p>}
          {why.length > 0 && <p data-testid="why">{t.hint.says(text(puzzle.solution), t.and(why))}</p>}
        </>
      )}
      <div className="stack">
        {!given.right && (
          <button type="button" className="button primary" onClick={onAgain}>
            {words.again}
          </button>
        )}
        {!shown && (
          <button type="button" className="button" onClick={() => setShown(true)}>
            {words.solution}
          </button>
        )}
        <button type="button" className="button" onClick={onPlayOn}>
          {words.playOn}
        </button>
        <Share game={puzzle.record.game} day={day} />
        <Link className="button" href="/puzzle">
          {words.all}
        </Link>
      </div>
    </Sheet>
  );
}

/** The address says which puzzle it is, and nothing about the answer. */
function Share({ game, day }: { readonly game: string; readonly day: string }) {
  const words = usePuzzleWords();
  const [isCopied, setCopied] = useState(false);
  const url = `${location.origin}/puzzle/${game}/${day}`;
  const share = async (): Promise<void> => {
    if (navigator.share) await navigator.share({ title: words.title, url }).catch(() => undefined);
    else await navigator.clipboard.writeText(url).then(() => setCopied(true));
  };
  return (
    <button type="button" className="button" onClick={() => void share()}>
      <Icon name="share" /> {isCopied ? words.shared : words.share}
    </button>
  );
}
