import type { CardFiles, Game } from '@taproom/engine';
import { usePageWords } from '../words/index.js';
import { editionWith, useEditions } from './editions.js';

interface Props {
  readonly game: Game;
  readonly files: CardFiles;
  onChange(files: CardFiles): void;
}

/** Which of the editions we ship is played; nothing for a game that has only one. */
export function EditionField({ game, files, onChange }: Props) {
  const t = usePageWords();
  const editions = useEditions(game);
  if (editions.length === 0) return null;
  const chosen = editionWith(editions, files);
  const isOwn = !chosen && Object.keys(files).length > 0;
  return (
    <label className="field">
      {t.setup.edition}
      <select
        className="input"
        value={isOwn ? 'own' : (chosen?.id ?? '')}
        onChange={({ currentTarget: { value } }) => onChange(editions.find(({ id }) => id === value)?.files ?? {})}
      >
        <option value="">{t.setup.firstEdition}</option>
        {editions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {isOwn && <option value="own">{t.setup.deck}</option>}
      </select>
      {chosen && <span className="dim small">{chosen.says}</span>}
    </label>
  );
}
