import type { CardFiles, Game } from '@taproom/engine';
import { type Editions, loadEditions } from '@taproom/games/editions';
import { useLanguage, wordsOf } from '../words/index.js';
import { usePromise } from './useGame.js';

/** An edition that is shipped beside the first, in the reader's language. */
export interface Edition {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  readonly files: CardFiles;
}

const NONE: Editions = {};

export function useEditions(game: Game): readonly Edition[] {
  const { editions: called } = wordsOf(game, useLanguage());
  const editions = usePromise(() => loadEditions(game.name), game.name).value ?? NONE;
  return Object.entries(editions).map(([id, files]) => ({ id, files, name: id, says: '', ...called?.[id] }));
}

/** Which edition these card files are, if they are one. */
export const editionWith = (editions: readonly Edition[], files: CardFiles): Edition | undefined =>
  editions.find(({ files: its }) => {
    const names = Object.keys(its);
    return names.length === Object.keys(files).length && names.every((name) => its[name] === files[name]);
  });
