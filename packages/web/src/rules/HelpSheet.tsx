import type { Game, Words } from '@taproom/engine';
import { Sheet } from '../parts/Sheet.js';
import { usePageWords } from '../words/index.js';
import { RulesList } from './RulesList.js';

interface Props {
  readonly game: Game;
  readonly words: Words;
  onClose(): void;
}

/** Help at the table: the rules. */
export function HelpSheet({ game, words, onClose }: Props) {
  const t = usePageWords();
  return (
    <Sheet title={t.table.help} side onClose={onClose}>
      <RulesList game={game} words={words} />
    </Sheet>
  );
}
