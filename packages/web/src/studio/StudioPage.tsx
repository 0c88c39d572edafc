import { type ChangeEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { loadGame } from '../games.js';
import { PageFrame } from '../parts/PageFrame.js';
import { usePromise } from '../setup/useGame.js';
import { useGames } from '../setup/useGames.js';
import { useLanguage, useTitles } from '../words/index.js';
import { gameInFile, readSet } from './set/share.js';
import { allVersions, leaveOnDesk } from './set/versions.js';
import { useStudioWords } from './words/index.js';
import './studio.css';

/** Where a designer begins: with a shipped game, with what was kept, or with a file. */
export function StudioPage() {
  const words = useStudioWords();
  const titleOf = useTitles();
  const language = useLanguage();
  const games = useGames();
  const [, go] = useLocation();
  const kept = usePromise(allVersions, 'versions').value ?? [];
  const [refused, setRefused] = useState(false);
  async function open(event: ChangeEvent<HTMLInputElement>) {
    const text = await event.currentTarget.files?.[0]?.text();
    const name = gameInFile(text ?? '');
    const read = name === undefined ? undefined : readSet(await loadGame(name), text ?? '');
    if (!read?.ok) return setRefused(true);
    await leaveOnDesk(read.value);
    go(`/studio/${name}`);
  }
  return (
    <PageFrame title={words.title} narrow>
      <p>{words.hint}</p>
      <section className="panel stack">
        <h2>{words.choose}</h2>
        <ul className="list">
          {games.map(({ name, title }) => (
            <li key={name} className="list-row">
              <Link className="button wide" href={`/studio/${name}`} aria-label={words.begin(title[language])}>
                {title[language]}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel stack">
        <h2>{words.kept}</h2>
        {kept.length === 0 && <p className="dim">{words.keptEmpty}</p>}
        <ul className="list">
          {kept.map(({ id, set, note, at }) => (
            <li key={id} className="list-row">
              <Link className="grow" href={`/studio/${set.game}?version=${id}`}>
                {set.title || words.unnamed(titleOf(set.game))}
              </Link>
              <span className="dim small">
                {titleOf(set.game)} · {new Date(at).toLocaleString(language)} {note && `· ${note}`}
              </span>
            </li>
          ))}
        </ul>
        <label>
          {words.importAny}
          <input className="input" type="file" accept=".json,application/json" onChange={(event) => void open(event)} />
        </label>
        {refused && (
          <p className="problem" role="alert">
            {words.notASet}
          </p>
        )}
      </section>
    </PageFrame>
  );
}
