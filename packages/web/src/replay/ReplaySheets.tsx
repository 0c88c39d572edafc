import { type Asked, type Game, type GameRecord, linesOf } from '@taproom/engine';
import { CardSheet } from '../explain/CardSheet.js';
import { explainedIn } from '../explain/explained.js';
import { LogList, type Sentence } from '../frame/LogList.js';
import { Sheet } from '../parts/Sheet.js';
import { whyNot } from '../play/why.js';
import { RecordButtons, StoryOfGame } from '../result/ResultSheet.js';
import { usePromise } from '../setup/useGame.js';
import { useLanguage, usePageWords, wordsOf } from '../words/index.js';
import type { ReplayStep } from './steps.js';

/** What can lie open in front of a replay. */
export type ReplayPanel = 'log' | 'record' | { readonly card: string };

interface Props {
  readonly panel: ReplayPanel | undefined;
  readonly game: Game;
  readonly record: GameRecord;
  readonly steps: readonly ReplayStep[];
  readonly step: ReplayStep;
  /** What the viewer sees at this step. */
  readonly seen: Omit<Asked, 'moves'>;
  readonly sentences: readonly Sentence[];
  readonly verifyAt: string | undefined;
  onClose(): void;
}

/** The log, the record or a card, in front of a replay. */
export function ReplaySheets({ panel, game, record, steps, step, seen, sentences, verifyAt, onClose }: Props) {
  const t = usePageWords();
  const language = useLanguage();
  const words = wordsOf(game, language);
  const explained = usePromise(() => explainedIn(game.name, language), `${game.name} ${language}`).value;
  if (panel === undefined) return null;
  if (panel === 'log')
    return (
      <Sheet title={t.table.log} side onClose={onClose}>
        <LogList sentences={sentences} />
      </Sheet>
    );
  if (panel === 'record')
    return (
      <Sheet title={words.title} onClose={onClose}>
        <StoryAtEnd game={game} record={record} steps={steps} names={seen.names} />
        <RecordButtons record={record} title={words.title} {...(verifyAt && { verifyAt })} />
      </Sheet>
    );
  return (
    <CardSheet
      game={game}
      card={panel.card}
      explained={explained}
      asked={{ ...seen, moves: seen.seat < 0 ? [] : linesOf(game, step.table, seen.seat) }}
      whyNot={(line) => whyNot({ game, words, ...seen }, line)}
      onClose={onClose}
      more={`/how-to/${game.name}`}
    />
  );
}

function StoryAtEnd({ game, record, steps, names }: Pick<Props, 'game' | 'record' | 'steps'> & Pick<Asked, 'names'>) {
  const table = steps.at(-1)?.table;
  const outcome = table && game.outcome(table);
  return outcome ? <StoryOfGame game={game} record={record} outcome={outcome} names={names} /> : null;
}
