import { type ChangeEvent, useState } from 'react';
import { saveFile } from '../device/files.js';
import { Icon } from '../parts/Icon.js';
import { useProblemText } from '../problems/useProblemText.js';
import { fileText, withFiles } from './set/set.js';
import { formatSet, linkToSet, readSet } from './set/share.js';
import type { Desk } from './useDesk.js';
import { useStudioWords } from './words/index.js';

/** Sets and card files, out of the studio and into it. */
export function ShareTab({ desk }: { desk: Desk }) {
  const { share: words } = useStudioWords();
  const { game, set } = desk;
  const [said, setSaid] = useState('');
  const files = Object.entries(set.sheets);
  const slug = (set.title || game.name).toLowerCase().replace(/[^a-z0-9]+/g, '-');

  async function copyLink() {
    const link = await linkToSet(game, set);
    if (link === undefined) return setSaid(words.tooLong);
    try {
      await navigator.clipboard.writeText(link);
      setSaid(words.copied);
    } catch {
      setSaid(words.link_(link));
    }
  }
  return (
    <div className="studio-narrow stack">
      <section className="panel stack">
        <h2>{words.export}</h2>
        <div className="row">
          {files.map(([file, sheet]) => (
            <button
              key={file}
              type="button"
              className="button"
              onClick={() => saveFile(file, fileText(sheet), 'text/csv')}
            >
              <Icon name="download" /> {words.csv(file)}
            </button>
          ))}
          <button
            type="button"
            className="button"
            onClick={() => saveFile(`${slug}.taproom-set.json`, formatSet(game, set), 'application/json')}
          >
            <Icon name="download" /> {words.one}
          </button>
          <button type="button" className="button" onClick={() => void copyLink()}>
            <Icon name="share" /> {words.link}
          </button>
        </div>
        <p className="dim small">{words.linkHint}</p>
        <p role="status">{said}</p>
        <p className="dim small">
          {words.terminal}{' '}
          <code>
            taproom deck {game.name} {files[0]?.[0]}
          </code>
        </p>
      </section>
      <Import desk={desk} onSaid={setSaid} />
    </div>
  );
}

/** Card files and sets from elsewhere; what became of each is said. */
function Import({ desk, onSaid }: { desk: Desk; onSaid(sentence: string): void }) {
  const { share: words } = useStudioWords();
  const textOf = useProblemText();
  const { game, set } = desk;
  const files = Object.entries(set.sheets);
  async function bring(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const chosen = [...(input.files ?? [])];
    for (const file of chosen) onSaid(take(file.name, await file.text()));
    input.value = '';
  }
  /** Puts a file on the desk, and says what became of it. */
  function take(name: string, text: string): string {
    if (name.endsWith('.json')) {
      const read = readSet(game, text);
      if (!read.ok) return textOf({ reason: read.problem });
      desk.change(read.value);
      return words.imported(name);
    }
    const known = files.find(([file]) => name === file) ?? (files.length === 1 ? files[0] : undefined);
    if (!known) return words.unknown(name, files.map(([file]) => file).join(', '));
    desk.change(withFiles(set, { [known[0]]: text }));
    return words.imported(name);
  }
  return (
    <section className="panel stack">
      <label className="field">
        {words.import}
        <input
          className="input"
          type="file"
          multiple
          accept=".csv,.json,text/csv,application/json"
          onChange={(event) => void bring(event)}
        />
      </label>
    </section>
  );
}
