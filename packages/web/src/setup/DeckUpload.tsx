import type { CardFiles, Game, Problem } from '@taproom/engine';
import { reasonIn } from '@taproom/protocol';
import { type ChangeEvent, useId, useState } from 'react';
import { saveFile } from '../device/files.js';
import { Icon } from '../parts/Icon.js';
import { useLanguage, usePageWords } from '../words/index.js';
import { EditionField } from './EditionField.js';
import { editionWith, useEditions } from './editions.js';

interface Props {
  readonly game: Game;
  readonly files: CardFiles;
  onChange(files: CardFiles): void;
}

/** Cards of one's own instead of the shipped ones; what is wrong with them is said with line and column. */
export function DeckUpload({ game, files, onChange }: Props) {
  const t = usePageWords();
  const language = useLanguage();
  // An edition of ours is not somebody's own, and the field above says which it is.
  const isEdition = editionWith(useEditions(game), files) !== undefined;
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  function use(file: string, text: string) {
    const read = game.readCards({ ...game.files, ...files, [file]: text });
    setProblems(read.ok ? [] : read.problem);
    if (read.ok) onChange({ ...files, [file]: text });
  }
  return (
    <div className="stack">
      <EditionField game={game} files={files} onChange={onChange} />
      <p className="dim small">{t.setup.deckHint}</p>
      <ul className="list">
        {Object.keys(game.files).map((file) => (
          <DeckFile
            key={file}
            file={file}
            shipped={game.files[file] as string}
            own={isEdition ? undefined : files[file]}
            onUse={(text) => use(file, text)}
            onBack={() => onChange(without(files, file))}
          />
        ))}
      </ul>
      {problems.length > 0 && (
        <div className="problem" role="alert">
          <p>{t.setup.deckProblems(problems.length)}</p>
          <ul className="problems small">
            {problems.slice(0, 12).map(({ file, line, column, reason }) => (
              <li key={`${file}:${line}:${column}:${reason}`}>
                <code>{[file, line, column].filter((part) => part !== undefined).join(':')}</code>{' '}
                {reasonIn(language, reason)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function DeckFile({
  file,
  shipped,
  own,
  onUse,
  onBack,
}: {
  file: string;
  shipped: string;
  own: string | undefined;
  onUse(text: string): void;
  onBack(): void;
}) {
  const t = usePageWords();
  const id = useId();
  async function read(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const chosen = input.files?.[0];
    if (!chosen) return;
    onUse(await chosen.text());
    // So that the same file, mended, can be chosen again.
    input.value = '';
  }
  return (
    <li className="list-row">
      <span className="grow">
        <label htmlFor={id}>{own === undefined ? t.setup.deckUpload(file) : t.setup.deckOwn(file)}</label>
        <input id={id} className="input" type="file" accept=".csv,text/csv,text/plain" onChange={read} />
        {own !== undefined && (
          <span className="row small">
            {t.setup.deckFine}
            <button type="button" className="button bare" onClick={onBack}>
              {t.setup.deckBack}
            </button>
          </span>
        )}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={t.setup.deckDownload(file)}
        onClick={() => saveFile(file.replaceAll('/', '-'), shipped, 'text/csv')}
      >
        <Icon name="download" />
      </button>
    </li>
  );
}

function without(files: CardFiles, file: string): CardFiles {
  return Object.fromEntries(Object.entries(files).filter(([name]) => name !== file));
}
