import { useEffect, useState } from 'react';
import { useLanguage, useTitles } from '../words/index.js';
import { DifferenceList } from './DifferenceList.js';
import type { StudioEntry } from './entry.js';
import type { CardSet } from './set/set.js';
import { allVersions, forgetVersion, keepVersion, type Version } from './set/versions.js';
import type { Desk } from './useDesk.js';
import { useStudioWords } from './words/index.js';

const SHIPPED = 'shipped';
const NOW = 'now';

/** What was kept of this game, and what differs between any two of them. */
export function VersionsTab({ desk, entry }: { desk: Desk; entry: StudioEntry }) {
  const words = useStudioWords();
  const [versions, setVersions] = useState<readonly Version[]>([]);
  const [note, setNote] = useState('');
  const [said, setSaid] = useState('');
  const game = desk.game.name;
  const look = () => allVersions().then((all) => setVersions(all.filter(({ set }) => set.game === game)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once; later by who changes something.
  useEffect(() => void look(), []);
  async function keep() {
    try {
      await keepVersion(desk.set, note.trim());
      setSaid(words.versions.keptNow);
      setNote('');
      await look();
    } catch {
      setSaid(words.versions.refused);
    }
  }
  return (
    <div className="studio-narrow stack">
      <section className="panel stack">
        <label className="field">
          {words.versions.note}
          <input
            className="input"
            maxLength={200}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </label>
        <button type="button" className="button primary" onClick={() => void keep()}>
          {words.versions.keep}
        </button>
        <p role="status">{said}</p>
        <VersionList desk={desk} versions={versions} onForgotten={() => void look()} />
      </section>
      <Comparing desk={desk} versions={versions} entry={entry} />
    </div>
  );
}

function useVersionTitle(): (version: Version) => string {
  const words = useStudioWords();
  const titleOf = useTitles();
  const language = useLanguage();
  return ({ set, note, at }) =>
    [set.title || words.unnamed(titleOf(set.game)), note, new Date(at).toLocaleString(language)]
      .filter((part) => part !== '')
      .join(' · ');
}

interface ListProps {
  readonly desk: Desk;
  readonly versions: readonly Version[];
  onForgotten(): void;
}

function VersionList({ desk, versions, onForgotten }: ListProps) {
  const words = useStudioWords();
  const titleOf = useVersionTitle();
  if (versions.length === 0) return <p className="dim">{words.keptEmpty}</p>;
  return (
    <ul className="list">
      {versions.map((version) => (
        <li key={version.id} className="list-row">
          <span className="grow">{titleOf(version)}</span>
          <button type="button" className="button" onClick={() => desk.change(version.set)}>
            {words.versions.open('').trim()}
            <span className="unseen"> {titleOf(version)}</span>
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={words.versions.forget(titleOf(version))}
            onClick={() => void forgetVersion(version.id).then(onForgotten)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

function Comparing({ desk, versions, entry }: { desk: Desk; versions: readonly Version[]; entry: StudioEntry }) {
  const words = useStudioWords();
  const titleOf = useVersionTitle();
  const [[before, after], setPair] = useState([SHIPPED, NOW]);
  const setOf = (id: string | undefined): CardSet =>
    id === NOW ? desk.set : (versions.find((version) => version.id === id)?.set ?? desk.shipped);
  const choices = [
    { id: SHIPPED, title: words.asShipped },
    { id: NOW, title: words.versions.now },
    ...versions.map((version) => ({ id: version.id, title: titleOf(version) })),
  ];
  const chooser = (label: string, chosen: string | undefined, choose: (id: string) => void) => (
    <label className="field">
      {label}
      <select className="input" value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
        {choices.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <section className="panel stack">
      <h2>{words.versions.compare}</h2>
      {chooser(words.versions.before, before, (id) => setPair([id, after ?? NOW]))}
      {chooser(words.versions.after, after, (id) => setPair([before ?? SHIPPED, id]))}
      <DifferenceList before={setOf(before)} after={setOf(after)} nameOf={entry.nameOf} />
    </section>
  );
}
