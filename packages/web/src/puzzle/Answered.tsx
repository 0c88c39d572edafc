import type { Puzzle } from '@taproom/bots/puzzles';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useHint } from '../hint/useHint.js';
import { Icon } from '../parts/Icon.js';
import { Sheet } from '../parts/Sheet.js';
import type { DrawnTable } from '../play/session.js';
import { useLanguage, wordsOf } from '../words/index.js';
import type { Answer } from './session.js';
import { usePuzzleWords } from './words/index.js';

interface Props {
  readonly puzzle: Puzzle;
  readonly given: Answer;
  readonly day: string;
  readonly state: DrawnTable;
  onAgain(): void;
  onPlayOn(): void;
}

/** Right or not, and why: the house looks at the table once more and says it in its own words. */
export function Answered(props: Props) {
  const { game, setting, view } = props.state;
  return game && setting && view ? <Said {...props} at={{ game, setting, view }} /> : null;
}

type At = { readonly [K in 'game' | 'setting' | 'view']-?: NonNullable<DrawnTable[K]> };

function Said({ puzzle, given, day, state, at, onAgain, onPlayOn }: Props & { readonly at: At }) {
  const words = usePuzzleWords();
  const language = useLanguage();
  const [shown, setShown] = useState(given.right);
  const names = state.players.map(({ name }) => name);
  const { seat, moves } = state;
  const hint = useHint({ ...at, seat, names, moves, language, files: undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the solution is on the table.
  useEffect(() => {
    if (shown) hint.ask?.();
  }, [shown]);
  const texts = wordsOf(at.game, language);
  const text = (line: string): string => texts.move(line, { names, seat, setting: at.setting });
  const figure = (value: number): string =>
    puzzle.unit === 'chance' ? words.chance((100 * value).toFixed(1)) : words.points(value.toFixed(1));
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
          <p className="dim">{words.ahead(figure(puzzle.margin), figure(2 * puzzle.error))}</p>
          {!isTempting && <p className="dim">{words.tempting(text(puzzle.tempting))}</p>}
          <p data-testid="why">{hint.says}</p>
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
