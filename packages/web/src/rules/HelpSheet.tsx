import type { Game } from '@taproom/engine';
import { HowTo } from '../howto/HowTo.js';
import { Sheet } from '../parts/Sheet.js';
import { usePageWords } from '../words/index.js';

interface Props {
  readonly game: Game;
  onClose(): void;
}

/** Help at the table: how to play, with the way to the full rules. They open beside the game, which goes on. */
export function HelpSheet({ game, onClose }: Props) {
  const t = usePageWords();
  return (
    <Sheet title={t.howTo.title} side onClose={onClose}>
      <p className="row">
        <a className="button" href={`/rules/${game.name}`} target="_blank" rel="noopener">
          {t.howTo.rules}
        </a>
        <a className="button" href={`/how-to/${game.name}`} target="_blank" rel="noopener">
          {t.howTo.print}
        </a>
      </p>
      <HowTo game={game} />
    </Sheet>
  );
}
