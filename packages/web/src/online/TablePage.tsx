import type { RemoteTable, TableConnection } from '@taproom/client';
import { SPECTATOR } from '@taproom/engine';
import type { Lobby } from '@taproom/protocol';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useStore } from 'zustand';
import { TableFrame } from '../frame/TableFrame.js';
import { Icon } from '../parts/Icon.js';
import { LoadingPage } from '../parts/Loading.js';
import { PageFrame } from '../parts/PageFrame.js';
import { Sheet } from '../parts/Sheet.js';
import { ResultSheet } from '../result/ResultSheet.js';
import { useGame } from '../setup/useGame.js';
import { usePageWords } from '../words/index.js';
import { ChatBox, LastSaid } from './ChatBox.js';
import { Clocks } from './Clocks.js';
import { openConnection } from './connection.js';
import { LobbyPage } from './LobbyPage.js';
import { OnlineMenu } from './OnlineMenu.js';
import { OnlineSession } from './session.js';

/** A table elsewhere: its lobby, then the game, then the result. */
export function TablePage({ table }: { table: string }) {
  const connection = useConnection(table, false);
  return connection ? <TableAt connection={connection} /> : <LoadingPage />;
}

/** The connection to a table for as long as the page shows it. */
export function useConnection(table: string, watching: boolean): TableConnection | undefined {
  const [connection, setConnection] = useState<TableConnection>();
  useEffect(() => {
    const opened = openConnection(table, { watching });
    setConnection(opened);
    return () => opened.close();
  }, [table, watching]);
  return connection;
}

function TableAt({ connection }: { connection: TableConnection }) {
  const state = useStore(connection.store);
  const { lobby } = state;
  const game = useGame(lobby?.game ?? '');
  if (state.status === 'closed' || (!lobby && state.status === 'lost')) return <Closed state={state} />;
  if (!lobby || !game.value) return <LoadingPage />;
  if (lobby.status === 'open')
    return <LobbyPage game={game.value} lobby={lobby} state={state} connection={connection} />;
  return <InPlay connection={connection} state={state} />;
}

function Closed({ state }: { state: RemoteTable }) {
  const t = usePageWords();
  return (
    <PageFrame title={t.name} narrow>
      <p className="problem" role="alert">
        {state.problem ?? t.lobby.noServer}
      </p>
      <p>
        <Link className="button primary" href="/">
          {t.home}
        </Link>
      </p>
    </PageFrame>
  );
}

function InPlay({ connection, state }: { connection: TableConnection; state: RemoteTable }) {
  const [session, setSession] = useState<OnlineSession>();
  const [, go] = useLocation();
  useEffect(() => {
    const opened = new OnlineSession(connection, false);
    setSession(opened);
    return () => opened.close();
  }, [connection]);
  const handOnly = new URLSearchParams(useSearch()).has('hand');
  const { lobby, missed, undo } = state;
  const next = lobby?.next;
  const [wasOver] = useState(lobby?.next);
  useEffect(() => {
    // Whoever sits at the table when a rematch is called goes along; whoever comes later to look at the old one does not.
    if (next && next !== wasOver && state.seat !== SPECTATOR) go(`/t/${next}${handOnly ? '?hand' : ''}`);
  }, [next, wasOver, state.seat, handOnly, go]);
  if (!session || !lobby) return <LoadingPage />;
  const own = lobby.seats[state.seat];
  return (
    <>
      <TableFrame
        session={session}
        mode={handOnly && state.seat !== SPECTATOR ? 'hand' : 'seat'}
        head={<Clocks state={state} />}
        hints={lobby.hints ?? false}
        over={<OverTable state={state} isStoodIn={own?.standIn !== undefined} connection={connection} />}
        aside={<ChatBox state={state} connection={connection} />}
        menu={<OnlineMenu state={state} lobby={lobby} connection={connection} handOnly={handOnly} />}
        result={(table, hide) => (
          <ResultSheet
            state={table}
            onClose={hide}
            replayAt={`/replay/table/${lobby.table}`}
            verifyAt={`/verify/table/${lobby.table}`}
            shareAt={`${location.origin}/replay/table/${lobby.table}`}
            {...(next
              ? { onRematch: () => go(`/t/${next}`) }
              : state.seat !== SPECTATOR && { onRematch: () => void connection.send({ type: 'rematch' }) })}
          />
        )}
      />
      <Missed sentences={missed} />
      <AskedUndo state={state} onDrop={(to) => void connection.send({ type: 'decline', to })} />
      {undo?.missing.includes(state.seat) && <UndoQuestion undo={undo} lobby={lobby} connection={connection} />}
    </>
  );
}

interface UndoProps {
  readonly undo: NonNullable<RemoteTable['undo']>;
  readonly lobby: Lobby;
  readonly connection: TableConnection;
}

/** Somebody wants to take a move back, and this player has yet to agree. */
function UndoQuestion({ undo, lobby, connection }: UndoProps) {
  const t = usePageWords();
  return (
    <Sheet title={t.undo.title} onClose={() => void connection.send({ type: 'decline', to: undo.to })}>
      <p>{t.undo.asks(lobby.seats[undo.by]?.name ?? '')}</p>
      <p className="row">
        <button
          type="button"
          className="button primary"
          onClick={() => void connection.send({ type: 'agree', to: undo.to })}
        >
          <Icon name="undo" /> {t.undo.agree}
        </button>
        <button type="button" className="button" onClick={() => void connection.send({ type: 'decline', to: undo.to })}>
          {t.undo.decline}
        </button>
      </p>
    </Sheet>
  );
}

/** What is said over the table for a moment: chat, a server that cannot write, a bot in one's own seat. */
function OverTable(props: { state: RemoteTable; isStoodIn: boolean; connection: TableConnection }) {
  const { state, isStoodIn, connection } = props;
  const t = usePageWords();
  return (
    <>
      <LastSaid state={state} />
      {state.paused && <p className="notice calm high">{state.paused}</p>}
      {isStoodIn && (
        <p className="notice calm">
          {t.menu.botPlays}{' '}
          <button type="button" className="button primary" onClick={() => void connection.send({ type: 'back' })}>
            {t.menu.back}
          </button>
        </p>
      )}
    </>
  );
}

const DECLINED_TIME = 5000;

/** For whoever asked to take a move back: who has yet to agree, and what came of it. */
function AskedUndo({ state, onDrop }: { state: RemoteTable; onDrop(to: number): void }) {
  const t = usePageWords();
  const { undo, lobby, view, seat } = state;
  const asked = undo?.by === seat ? undo : undefined;
  const before = useRef<typeof view>(undefined);
  const [declined, setDeclined] = useState(false);
  useEffect(() => {
    if (asked) {
      before.current = view;
      return setDeclined(false);
    }
    // A move taken back brings another view; a question that ends without one was answered with no.
    if (before.current !== undefined && before.current === view) setDeclined(true);
    before.current = undefined;
  }, [asked, view]);
  useEffect(() => {
    if (!declined) return;
    const timer = setTimeout(() => setDeclined(false), DECLINED_TIME);
    return () => clearTimeout(timer);
  }, [declined]);
  if (!asked && !declined) return null;
  const names = t.and((asked?.missing ?? []).map((other) => lobby?.seats[other]?.name ?? ''));
  return (
    <p className="notice calm high fixed" role="status">
      {asked ? t.undo.waiting(names) : t.undo.declined}{' '}
      {asked && (
        <button type="button" className="button" onClick={() => onDrop(asked.to)}>
          {t.undo.drop}
        </button>
      )}
    </p>
  );
}

/** Less than this is said in passing: a phone that slept for a second should not cover the table. */
const WORTH_A_SHEET = 3;

/** What happened in one's absence, said once. */
function Missed({ sentences }: { sentences: readonly string[] }) {
  const t = usePageWords();
  const [seen, setSeen] = useState<readonly string[]>();
  if (sentences.length === 0 || seen === sentences) return null;
  if (sentences.length < WORTH_A_SHEET) {
    return (
      <p className="notice calm high fixed" role="status">
        {sentences.join(' ')}
      </p>
    );
  }
  return (
    <Sheet title={t.table.missedTitle} onClose={() => setSeen(sentences)}>
      <ol className="stack" style={{ gap: '0.3rem' }}>
        {sentences.map((sentence, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was missed is a list that does not change.
          <li key={i}>{sentence}</li>
        ))}
      </ol>
      <p>
        <button type="button" className="button primary" onClick={() => setSeen(sentences)}>
          {t.table.gotIt}
        </button>
      </p>
    </Sheet>
  );
}
