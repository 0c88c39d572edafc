import type { Game, Setting, Words } from '@taproom/engine';
import { Sheet } from '../parts/Sheet.js';
import { usePageWords } from '../words/index.js';
import { RulesList } from './RulesList.js';

interface Props {
  readonly game: Game;
  readonly setting: Setting;
  readonly words: Words;
  /** In notation. */
  readonly card?: string;
  onClose(): void;
}

/** Help at the table: the rules, narrowed to the card that was asked about. */
export function HelpSheet({ game, setting, words, card, onClose }: Props) {
  const t = usePageWords();
  return (
    <Sheet title={card === undefined ? t.table.help : words.card(card, setting)} side onClose={onClose}>
      <RulesList game={game} words={words} {...(card !== undefined && { card })} />
    </Sheet>
  );
}
