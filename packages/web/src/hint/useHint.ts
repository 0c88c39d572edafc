import type { Hint } from '@taproom/bots';
import type { AnyView, CardFiles, Game, Setting } from '@taproom/engine';
import { useEffect, useState } from 'react';
import { announce } from '../parts/announce.js';
import type { PageLanguage } from '../tables/props.js';
import type { PageWords } from '../words/en.js';
import { usePageWords, wordsOf } from '../words/index.js';
import { askForHint } from './ask.js';

interface Asking {
  readonly game: Game;
  readonly setting: Setting;
  readonly view: AnyView;
  readonly seat: number;
  readonly names: readonly string[];
  readonly moves: readonly string[];
  readonly language: PageLanguage;
  /** The table's own card files, where it brought some. */
  readonly files: CardFiles | undefined;
  /** What a lesson asks for. */
  readonly among?: readonly string[] | undefined;
}

/** What the Landlord has to say, as long as nobody has moved since; and how to ask, where there is something to choose. */
export function useHint({ game, setting, view, seat, names, moves, language, files, among }: Asking): {
  readonly says: string | undefined;
  readonly ask: (() => void) | undefined;
  forget(): void;
} {
  const t = usePageWords();
  const [found, setFound] = useState<Hint | 'thinking' | 'none'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint is about one view; the next one is asked for anew.
  useEffect(() => setFound(undefined), [view]);
  const ask = async (): Promise<void> => {
    setFound('thinking');
    const { seats, options } = setting;
    const wish = { seats, options, ...(files && { files }) };
    const reader = { names, seat };
    const hint = await askForHint({ game: game.name, wish, view, moves, language, reader, ...(among && { among }) });
    setFound((now) => (now === 'thinking' ? (hint ?? 'none') : now));
  };
  const words = wordsOf(game, language);
  const says = saidBy(found, (line) => words.move(line, { names, seat, setting }), t);
  useEffect(() => {
    if (says !== undefined) announce(says);
  }, [says]);
  return { says, ask: moves.length > 1 ? () => void ask() : undefined, forget: () => setFound(undefined) };
}

function saidBy(
  found: Hint | 'thinking' | 'none' | undefined,
  text: (line: string) => string,
  t: PageWords,
): string | undefined {
  if (found === undefined) return undefined;
  if (typeof found === 'string') return t.hint[found];
  const move = text(found.move);
  const said = found.because.length === 0 ? t.hint.would(move) : t.hint.says(move, t.and(found.because));
  return found.rival === undefined ? said : `${said} ${t.hint.close(text(found.rival))}`;
}
