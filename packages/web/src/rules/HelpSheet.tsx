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
      <RulesList game={game} words={words} asked={card === undefined ? '' : subjectOf(card, game)} />
    </Sheet>
  );
}

/** What the rules call a card: `take-that/wine` is searched as "take that", `wine-mixer` as "mixer". */
function subjectOf(card: string, game: Game): string {
  const [head = ''] = card.split('/');
  const spaced = head.replaceAll('-', ' ');
  const rules = game.rules.toLowerCase();
  if (rules.includes(spaced) && card !== head) return spaced;
  const word = spaced.split(' ').findLast((part) => !/^\d+$/.test(part) && rules.includes(part));
  return rules.includes(spaced) ? spaced : (word ?? '');
}
