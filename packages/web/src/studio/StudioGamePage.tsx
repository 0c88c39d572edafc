import type { Game } from '@taproom/engine';
import { useState } from 'react';
import { CardLanguage, cardWords } from '../cards/words/index.js';
import { entryOf } from '../entries.js';
import { NotFoundPage } from '../pages/NotFoundPage.js';
import { Broken } from '../parts/Catching.js';
import { LoadingPage } from '../parts/Loading.js';
import { PageFrame } from '../parts/PageFrame.js';
import { useEditions } from '../setup/editions.js';
import { useGame, usePromise } from '../setup/useGame.js';
import { useIsGame } from '../setup/useGames.js';
import { useLanguage, wordsOf } from '../words/index.js';
import { CardsTab } from './CardsTab.js';
import type { StudioEntry } from './entry.js';
import { PlayTab } from './PlayTab.js';
import { PrintTab } from './PrintTab.js';
import { plainStudio } from './plain.js';
import { RulesTab } from './RulesTab.js';
import { ShareTab } from './ShareTab.js';
import { differencesOf } from './set/differences.js';
import { type CardSet, shippedSet, withFiles } from './set/set.js';
import { setInLink } from './set/share.js';
import { allVersions, onDesk } from './set/versions.js';
import { useDesk } from './useDesk.js';
import { VersionsTab } from './VersionsTab.js';
import { WhatIfTab } from './WhatIfTab.js';
import { useWhatIf } from './what-if/useWhatIf.js';
import { useStudioWords } from './words/index.js';
import './studio.css';

interface Begun {
  readonly entry: StudioEntry;
  readonly set: CardSet;
}

/** What to begin with: a set in the link, the version asked for, what lay on the desk, or the shipped game. */
async function begin(game: Game): Promise<Begun> {
  const entry = (await entryOf(game.name).studio?.())?.studio ?? plainStudio;
  if (location.hash.startsWith('#set=')) {
    const linked = await setInLink(game, location.hash);
    if (!linked.ok) throw new Error(linked.problem);
    // From here on the set lies on the desk: to open the page again must not undo what was changed.
    history.replaceState(history.state, '', location.pathname);
    return { entry, set: linked.value };
  }
  const asked = new URLSearchParams(location.search).get('version');
  const version = asked ? (await allVersions()).find(({ id }) => id === asked) : undefined;
  return { entry, set: version?.set ?? (await onDesk(game.name)) ?? shippedSet(game, '') };
}

export function StudioGamePage({ name }: { name: string }) {
  const game = useGame(name);
  if (useIsGame(name) === false) return <NotFoundPage />;
  if (game.problem) return <Broken reason={game.problem} />;
  return game.value ? <Begin game={game.value} /> : <LoadingPage />;
}

function Begin({ game }: { game: Game }) {
  const begun = usePromise(() => begin(game), game.name);
  if (begun.problem) return <Broken reason={begun.problem} />;
  return begun.value ? <Studio game={game} {...begun.value} /> : <LoadingPage />;
}

const TABS = ['cards', 'rules', 'whatIf', 'play', 'print', 'versions', 'share'] as const;
type Tab = (typeof TABS)[number];

function Studio({ game, entry, set: first }: Begun & { game: Game }) {
  const words = useStudioWords();
  const language = useLanguage();
  const gameWords = wordsOf(game, language);
  const reading = { language, words: gameWords, english: game.words.en };
  const desk = useDesk(game, first);
  const whatIf = useWhatIf(desk);
  const [tab, setTab] = useState<Tab>('cards');
  const { set, shipped, faults } = desk;
  const editions = useEditions(game);
  const count = differencesOf(shipped, set).length;
  return (
    <CardLanguage value={cardWords(language)}>
      <PageFrame title={`${words.title}: ${gameWords.title}`}>
        <div className="studio-head row">
          <label className="studio-name">
            <span className="unseen">{words.name}</span>
            <input
              className="input"
              maxLength={60}
              placeholder={words.name}
              value={set.title}
              onChange={(event) => desk.change({ ...set, title: event.currentTarget.value })}
            />
          </label>
          <span className={count === 0 ? 'chip' : 'chip brass'}>{words.changedCards(count)}</span>
          {faults.count > 0 && <span className="chip studio-wrong">{words.problems(faults.count)}</span>}
          {(count > 0 || Object.keys(set.options).length > 0) && (
            <button type="button" className="button bare" onClick={() => desk.change({ ...shipped, title: set.title })}>
              {words.reset}
            </button>
          )}
          {editions.map(({ id, name, files }) => (
            <button
              key={id}
              type="button"
              className="button bare"
              onClick={() => desk.change({ ...withFiles(shipped, files), title: set.title || name })}
            >
              {words.beginWith(name)}
            </button>
          ))}
        </div>
        <Tabs tab={tab} onChoose={setTab} />
        <div id="studio-panel" role="tabpanel" aria-labelledby={`studio-tab-${tab}`} className="stack">
          {tab === 'cards' && <CardsTab desk={desk} entry={entry} reading={reading} />}
          {tab === 'rules' && <RulesTab desk={desk} words={gameWords} />}
          {tab === 'whatIf' && <WhatIfTab desk={desk} whatIf={whatIf} words={gameWords} />}
          {tab === 'play' && <PlayTab desk={desk} />}
          {tab === 'print' && <PrintTab desk={desk} entry={entry} />}
          {tab === 'versions' && <VersionsTab desk={desk} entry={entry} />}
          {tab === 'share' && <ShareTab desk={desk} />}
        </div>
      </PageFrame>
    </CardLanguage>
  );
}

function Tabs({ tab, onChoose }: { tab: Tab; onChoose(tab: Tab): void }) {
  const words = useStudioWords();
  return (
    <div className="studio-tabs" role="tablist" aria-label={words.title}>
      {TABS.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`studio-tab-${name}`}
          aria-selected={tab === name}
          aria-controls="studio-panel"
          className="button"
          onClick={() => onChoose(name)}
        >
          {words.tabs[name]}
        </button>
      ))}
    </div>
  );
}
