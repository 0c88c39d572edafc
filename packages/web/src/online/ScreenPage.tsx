import type { TableConnection } from '@taproom/client';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { tableOf } from '../entries.js';
import { sentencesOf } from '../frame/LogList.js';
import { turnText } from '../frame/turn.js';
import { Avatar, glassOf } from '../parts/Avatar.js';
import { announce } from '../parts/announce.js';
import { Loading, LoadingPage } from '../parts/Loading.js';
import { Qr } from '../parts/Qr.js';
import { Podium } from '../result/Podium.js';
import { useReducedMotion } from '../settings/settings.js';
import { useGame } from '../setup/useGame.js';
import { playSound } from '../sound/sound.js';
import { ONLY_TO_LOOK_AT } from '../tables/props.js';
import { useLanguage, usePageWords, useTitles, wordsOf } from '../words/index.js';
import { Clocks } from './Clocks.js';
import { linkTo } from './LobbyPage.js';
import { Passing } from './Passing.js';
import { OnlineSession } from './session.js';
import { useConnection } from './TablePage.js';
import '../style/table.css';
import '../style/lobby.css';
import '../style/screen.css';

const LINES = 3;
/** How long everybody may look at the last card before the podium takes its place. */
const LAST_LOOK = 3500;

/** The table for a TV or a laptop: what everybody may see, large, and how to join. Phones are the hands. */
export function ScreenPage({ table }: { table: string }) {
  const connection = useConnection(table, true);
  return connection ? <ScreenAt connection={connection} /> : <LoadingPage />;
}

function ScreenAt({ connection }: { connection: TableConnection }) {
  const t = usePageWords();
  const titleOf = useTitles();
  const state = useStore(connection.store);
  const { lobby } = state;
  const game = useGame(lobby?.game ?? '');
  const [, go] = useLocation();
  const next = lobby?.next;
  useEffect(() => {
    if (next) go(`/t/${next}/screen`);
  }, [next, go]);
  if (state.status === 'closed') return <p className="content problem">{state.problem ?? t.lobby.gone}</p>;
  if (!lobby || !game.value) return <LoadingPage />;
  const link = linkTo(lobby);
  const title = titleOf(lobby.game);
  if (lobby.status === 'open') {
    return (
      <main className="screen-lobby">
        <h1>{title}</h1>
        <div className="screen-invite">
          <Qr text={`${link}?hand`} label={t.lobby.qr(link)} size={320} />
          <div className="stack">
            <h2>{t.screen.join}</h2>
            <p className="code-big">{lobby.code}</p>
            <p className="dim">{t.screen.hint}</p>
          </div>
        </div>
        <ul className="screen-seats">
          {lobby.seats.map(({ seat, name, kind, reserved }) => (
            <li key={seat}>
              <Avatar glass={glassOf(seat)} size={72} empty={kind === 'open'} />
              <span>{kind !== 'open' ? name : reserved === undefined ? t.lobby.free : t.lobby.keptFor(reserved)}</span>
            </li>
          ))}
        </ul>
        <Passing state={state} />
      </main>
    );
  }
  return <ScreenTable connection={connection} link={link} />;
}

function ScreenTable({ connection, link }: { connection: TableConnection; link: string }) {
  const t = usePageWords();
  const [session, setSession] = useState<OnlineSession>();
  useEffect(() => {
    const opened = new OnlineSession(connection, true);
    setSession(opened);
    return () => opened.close();
  }, [connection]);
  return session ? <Shown session={session} connection={connection} link={link} /> : <LoadingPage label={t.loading} />;
}

function Shown({ session, connection, link }: { session: OnlineSession; connection: TableConnection; link: string }) {
  const t = usePageWords();
  const language = useLanguage();
  const reducedMotion = useReducedMotion();
  const online = useStore(connection.store);
  const { game, setting, view, seat, players, news, log, outcome, connection: status } = useStore(session.store);
  const names = useMemo(() => players.map((player) => player.name), [players]);
  const ended = useAfter(outcome !== undefined, LAST_LOOK);
  if (!game || !setting || !view) return <LoadingPage />;
  const words = wordsOf(game, language);
  const sentences = sentencesOf(log, words, { names, seat, setting }).slice(-LINES);
  const Table = tableOf(game.name);
  return (
    <div className="screen-page">
      <header className="screen-head">
        <div className="stack screen-said">
          <h1>{words.title}</h1>
          <p className="turn">
            <span>{status === 'lost' ? t.table.connectionLost : turnText(t, view, seat, names, outcome)}</span>
          </p>
        </div>
        <Clocks state={online} />
        <LogAndCode sentences={sentences} code={online.lobby?.code} link={link} />
      </header>
      <main className="table-area" aria-label={words.title}>
        <Suspense fallback={<Loading />}>
          {outcome && ended ? (
            <Podium
              outcome={outcome}
              players={players}
              view={view}
              sentence={words.outcome(outcome, { names, seat, setting })}
            />
          ) : (
            <Table
              game={game}
              setting={setting}
              view={view}
              seat={seat}
              players={players}
              names={names}
              {...ONLY_TO_LOOK_AT}
              words={words}
              language={language}
              news={news}
              mode="screen"
              reducedMotion={reducedMotion}
              outcome={outcome}
              help={() => undefined}
              sound={playSound}
              say={announce}
            />
          )}
        </Suspense>
        <Passing state={online} />
      </main>
    </div>
  );
}

interface LogAndCodeProps {
  readonly sentences: readonly { readonly id: number; readonly text: string }[];
  readonly code: string | undefined;
  readonly link: string;
}

/** What happened lately, and how a phone comes to the table. */
function LogAndCode({ sentences, code, link }: LogAndCodeProps) {
  const t = usePageWords();
  return (
    <>
      <ol className="screen-log" aria-label={t.table.log}>
        {sentences.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
      <div className="screen-join">
        <p className="code-small">{code}</p>
        <Qr text={`${link}?hand`} label={t.lobby.qr(link)} size={110} />
      </div>
    </>
  );
}

/** True so many milliseconds after something became true; at once when it was true from the start. */
function useAfter(isTrue: boolean, milliseconds: number): boolean {
  const [passed, setPassed] = useState(isTrue);
  useEffect(() => {
    if (!isTrue) return setPassed(false);
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isTrue, milliseconds]);
  return passed;
}
