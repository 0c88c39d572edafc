import type { Hint } from '@taproom/bots';
import type { AnyView, CardFiles, Game, Setting } from '@taproom/engine';
import { useEffect, useState } from 'react';
import { announce } from '../parts/announce.js';
import { Icon } from '../parts/Icon.js';
import type { PageLanguage } from '../tables/props.js';
import { usePageWords, wordsOf } from '../words/index.js';
import { askForHint } from './ask.js';
import './hint.css';

interface Props {
  readonly game: Game;
  readonly setting: Setting;
  readonly view: AnyView;
  readonly seat: number;
  readonly names: readonly string[];
  readonly moves: readonly string[];
  readonly language: PageLanguage;
  /** The table's own card files, where it brought some. */
  readonly files?: CardFiles | undefined;
}

/** "What would you do?": the Landlord's move and why, until the table has changed. */
export function HintButton({ game, setting, view, seat, names, moves, language, files }: Props) {
  const t = usePageWords();
  const [hint, setHint] = useState<Hint | 'thinking' | 'none'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint is about one view; the next one asks anew.
  useEffect(() => setHint(undefined), [view]);
  const ask = async (): Promise<void> => {
    setHint('thinking');
    const { seats, options } = setting;
    const wish = { seats, options, ...(files && { files }) };
    const found = await askForHint({ game: game.name, wish, view, moves, language, reader: { names, seat } });
    setHint((now) => (now === 'thinking' ? (found ?? 'none') : now));
  };
  const words = wordsOf(game, language);
  const reader = { names, seat, setting };
  const says = typeof hint === 'object' ? sentenceOf(hint, (line) => words.move(line, reader), t.hint) : undefined;
  useEffect(() => {
    if (says !== undefined) announce(says);
  }, [says]);
  if (moves.length < 2) return null;
  return (
    <div className="hint">
      {hint === undefined && (
        <button type="button" className="hint-ask" onClick={() => void ask()}>
          <Icon name="bulb" size={18} /> {t.hint.ask}
        </button>
      )}
      {hint === 'thinking' && <p className="hint-says">{t.hint.thinking}</p>}
      {hint === 'none' && <p className="hint-says">{t.hint.none}</p>}
      {typeof hint === 'object' && (
        <p className="hint-says">
          <span data-testid="hint">{says}</span>
          <button type="button" className="icon-button" aria-label={t.close} onClick={() => setHint(undefined)}>
            <Icon name="close" size={16} />
          </button>
        </p>
      )}
    </div>
  );
}

interface HintWords {
  says(move: string, because: readonly string[]): string;
  close(rival: string): string;
}

export function sentenceOf({ move, because, rival }: Hint, text: (line: string) => string, t: HintWords): string {
  const said = t.says(text(move), because);
  return rival === undefined ? said : `${said} ${t.close(text(rival))}`;
}
