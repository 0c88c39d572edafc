import { type AnyView, type Asked, type Game, type Setting, SPECTATOR } from '@taproom/engine';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { tableOf } from '../entries.js';
import { explainedIn } from '../explain/explained.js';
import { useCardLook } from '../explain/look.js';
import { HintNote } from '../hint/HintNote.js';
import { useHint } from '../hint/useHint.js';
import { announce } from '../parts/announce.js';
import { Broken } from '../parts/Catching.js';
import { Icon } from '../parts/Icon.js';
import { Sheet } from '../parts/Sheet.js';
import { TableSkeleton } from '../parts/Skeleton.js';
import type { DrawnTable, Session } from '../play/session.js';
import { refusalSentence, whyNot } from '../play/why.js';
import { change, useReducedMotion, useSettings } from '../settings/settings.js';
import { usePromise } from '../setup/useGame.js';
import { buzz, playSound } from '../sound/sound.js';
import type { TableMode, TableProps } from '../tables/props.js';
import { useLanguage, usePageWords, wordsOf } from '../words/index.js';
import { Curtain } from './Curtain.js';
import { KeysSheet } from './KeysSheet.js';
import { useKeys } from './keys.js';
import { Lately, LogList, type Sentence, sentencesOf } from './LogList.js';
import { isMine, turnText } from './turn.js';
import '../style/table.css';
import '../style/curtain.css';
import '../style/chat.css';
import '../style/result.css';

/** Fetched when somebody asks. */
const CardSheet = lazy(() => import('../explain/CardSheet.js').then((m) => ({ default: m.CardSheet })));
const FirstNotes = lazy(() => import('../explain/Note.js').then((m) => ({ default: m.FirstNotes })));
const HelpSheet = lazy(() => import('../rules/HelpSheet.js').then((m) => ({ default: m.HelpSheet })));

interface Props {
  readonly session: Session;
  readonly mode: TableMode;
  /** What is shown when the game is over; `hide` gives the table back to look at. */
  result(state: DrawnTable, hide: () => void): ReactNode;
  /** More for the menu: who is here, moving the seat, taking back. */
  readonly menu?: ReactNode;
  /** More beside the log: chat. */
  readonly aside?: ReactNode;
  /** What lies over the table for a moment. */
  readonly over?: ReactNode;
  /** More for the head: a clock. */
  readonly head?: ReactNode;
  /** Whether the Landlord may be asked what to do: against bots, and where the host allows it. */
  readonly hints?: boolean;
  /** Whether things are noted the first time they happen; a lesson has a coach for that. */
  readonly notes?: boolean;
  /** Where the way out leads, when that is not the front page. */
  readonly leaveTo?: string;
}

/** The table page around a game's own table: whose turn, log, help, refusals, announcements, curtain, result. */
export function TableFrame(props: Props) {
  const state = useStore(props.session.store);
  if (state.status === 'broken') return <Broken reason={state.problem ?? ''} />;
  const { game, setting, view } = state;
  if (state.status === 'loading' || !game || !setting || !view) return <TableSkeleton />;
  return <OpenTable {...props} state={state} game={game} setting={setting} view={view} />;
}

type Panel = 'log' | 'menu' | 'help' | 'keys' | { readonly card: string };
type OpenProps = Props & {
  readonly state: DrawnTable;
  readonly game: Game;
  readonly setting: Setting;
  readonly view: AnyView;
};

function OpenTable({
  session,
  mode,
  result,
  menu,
  aside,
  over,
  head,
  hints,
  notes = true,
  leaveTo = '/',
  ...open
}: OpenProps) {
  const { state, game, setting, view } = open;
  const t = usePageWords();
  const language = useLanguage();
  const words = wordsOf(game, language);
  const reducedMotion = useReducedMotion();
  const { seat, players, moves, news, log, pending, outcome, curtain, missedFrom } = state;
  const [panel, setPanel] = useState<Panel>();
  const look = useCallback((card: string) => setPanel({ card }), []);
  const [resultHidden, setResultHidden] = useState(false);
  const [missedSeen, setMissedSeen] = useState<number>();
  const names = useMemo(() => players.map((player) => player.name), [players]);
  const reader = useMemo(() => ({ names, seat, setting }), [names, seat, setting]);
  const sentences = useMemo(() => sentencesOf(log, words, reader), [log, words, reader]);
  const turn = turnText(t, view, seat, names, outcome);
  const mine = isMine(view, seat, outcome);
  const notice = useRefusal(state, game, setting, view, names, words);
  const explained = usePromise(() => explainedIn(game.name, language), `${game.name} ${language}`).value;
  const prompt = usePrompt(words, { setting, view, moves, names, seat }, pending);
  useAnnouncements(state, sentences, mine ? `${turn}. ${prompt}` : turn, mine);
  const hint = useHint({ game, setting, view, seat, names, moves, language, files: state.record?.files });
  useTitle(mine ? `${turn} · ${words.title}` : words.title);

  useKeys(useCallback(() => setPanel('keys'), []));

  const asked = { game, setting, view, seat, names, words };
  const tableProps: TableProps = {
    game,
    setting,
    view,
    seat,
    players,
    names,
    moves,
    play: (line) => session.play(line),
    whyNot: (line) => state.whyNot?.(line) ?? whyNot(asked, line),
    prompt,
    pending,
    words,
    language,
    news,
    mode,
    reducedMotion,
    outcome,
    hint: (card) => {
      const sheet = explained?.sheet(card, { setting, view, moves, names, seat });
      return sheet?.brief ?? sheet?.does;
    },
    help: look,
    sound: playSound,
    say: announce,
  };
  const Table = tableOf(game.name);
  const page = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLElement>(null);
  useCardLook(page, look);
  const missed =
    missedFrom !== undefined && missedFrom !== missedSeen ? sentences.filter(({ id }) => id >= missedFrom) : [];
  return (
    <div className="table-page" ref={page}>
      <header className="table-head">
        <Link className="icon-button" href={leaveTo} aria-label={t.table.leave}>
          <Icon name="back" />
        </Link>
        <h1>{words.title}</h1>
        <span className="grow" />
        <p className={mine ? 'turn mine' : 'turn'} data-testid="turn">
          <span>{turn}</span>
        </p>
        {head}
        {seat === SPECTATOR && state.connection !== 'local' && <span className="chip">{t.table.watching}</span>}
        <span className="grow" />
        {state.undoable && session.takeBack && (
          <button
            type="button"
            className="icon-button undo"
            data-key="u"
            aria-label={t.table.takeBack}
            title={t.table.takeBack}
            onClick={() => session.takeBack?.()}
          >
            <Icon name="undo" />
          </button>
        )}
        {hints && mine && hint.ask && (
          <button
            type="button"
            className="icon-button"
            data-key="w"
            aria-label={t.hint.ask}
            title={t.hint.ask}
            onClick={hint.ask}
          >
            <Icon name="bulb" />
          </button>
        )}
        <button
          type="button"
          className="icon-button"
          data-key="h"
          aria-label={t.table.help}
          onClick={() => setPanel('help')}
        >
          <Icon name="help" />
        </button>
        <button
          type="button"
          className="icon-button"
          data-key="n"
          aria-label={t.table.menu}
          onClick={() => setPanel('menu')}
        >
          <Icon name="menu" />
        </button>
      </header>
      {curtain === undefined && <Lately sentences={sentences} onOpen={() => setPanel('log')} />}
      {curtain !== undefined ? (
        <Curtain
          player={players[curtain] ?? (players[0] as (typeof players)[number])}
          onReady={() => session.look(curtain)}
        />
      ) : (
        <div className="table-main">
          <main className="table-area" aria-label={words.title} ref={area}>
            <Suspense fallback={<TableSkeleton />}>
              <Table key={seat} {...tableProps} />
            </Suspense>
            {hint.says !== undefined && <HintNote says={hint.says} onClose={hint.forget} />}
            {notes && explained && seat !== SPECTATOR && mode !== 'replay' && (
              <Suspense fallback={null}>
                <FirstNotes
                  game={game.name}
                  explained={explained}
                  news={news}
                  asked={{ setting, view, moves, names, seat }}
                  area={area}
                />
              </Suspense>
            )}
            {notice && (
              <p className="notice" role="alert">
                {notice}
              </p>
            )}
            {over}
            {state.connection === 'lost' && (
              <p className="notice calm high" role="status">
                {t.table.connectionLost}
              </p>
            )}
            {outcome && resultHidden && (
              <p className="notice calm">
                <button type="button" className="button primary" onClick={() => setResultHidden(false)}>
                  {t.result.show}
                </button>
              </p>
            )}
          </main>
          <aside className="side-panel" aria-label={t.table.log}>
            <LogList sentences={sentences} {...(missedFrom !== undefined && { newFrom: missedFrom })} />
            {aside}
          </aside>
        </div>
      )}
      {panel === 'log' && (
        <Sheet title={t.table.log} side onClose={() => setPanel(undefined)}>
          <LogList sentences={sentences} {...(missedFrom !== undefined && { newFrom: missedFrom })} />
          {aside}
        </Sheet>
      )}
      {panel === 'keys' && <KeysSheet onClose={() => setPanel(undefined)} />}
      {panel === 'menu' && (
        <MenuSheet state={state} onClose={() => setPanel(undefined)}>
          {menu}
        </MenuSheet>
      )}
      {panel === 'help' && (
        <Suspense fallback={null}>
          <HelpSheet game={game} onClose={() => setPanel(undefined)} />
        </Suspense>
      )}
      {typeof panel === 'object' && (
        <Suspense fallback={null}>
          <CardSheet
            game={game}
            card={panel.card}
            asked={{ setting, view, moves, names, seat }}
            whyNot={(line) => whyNot(asked, line)}
            onClose={() => setPanel(undefined)}
            explained={explained}
            more={`/how-to/${game.name}`}
          />
        </Suspense>
      )}
      {missed.length > 0 && curtain === undefined && (
        <Sheet title={t.table.missedTitle} onClose={() => setMissedSeen(missedFrom)}>
          <ol className="stack">
            {missed.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ol>
          <p>
            <button type="button" className="button primary" onClick={() => setMissedSeen(missedFrom)}>
              {t.table.gotIt}
            </button>
          </p>
        </Sheet>
      )}
      {outcome && !resultHidden && result(state, () => setResultHidden(true))}
    </div>
  );
}

function MenuSheet({ state, children, onClose }: { state: DrawnTable; children: ReactNode; onClose(): void }) {
  const t = usePageWords();
  const sound = useSettings((settings) => settings.sound);
  return (
    <Sheet title={t.table.menu} side onClose={onClose}>
      <div className="row">
        <button type="button" className="button" aria-pressed={sound} onClick={() => change({ sound: !sound })}>
          <Icon name={sound ? 'sound' : 'silent'} /> {t.settings.soundOn}
        </button>
        <Link className="button" href="/settings">
          <Icon name="settings" /> {t.settings.title}
        </Link>
        <button
          type="button"
          className="button"
          onClick={() => void document.documentElement.requestFullscreen?.().catch(() => undefined)}
        >
          <Icon name="screen" /> {t.table.fullscreen}
        </button>
      </div>
      {children}
      {state.fingerprint && (
        <details className="stack">
          <summary>{t.table.aboutDeal}</summary>
          <h3>{t.table.fingerprint}</h3>
          <p className="mono small">{state.fingerprint}</p>
          <p className="dim small">{t.table.fingerprintHint}</p>
        </details>
      )}
      <p>
        <Link className="button" href="/">
          <Icon name="home" /> {t.table.leave}
        </Link>
      </p>
      {state.connection === 'local' && <p className="dim small">{t.table.leaveHint}</p>}
    </Sheet>
  );
}

/** What the rules ask of this seat. While a move is under way nothing is asked anew, so what was asked stands. */
function usePrompt(words: TableProps['words'], asked: Asked, pending: boolean): string {
  const said = useRef('');
  if (!pending && asked.seat !== SPECTATOR) said.current = words.turn(asked);
  return said.current;
}

const NOTICE_TIME = 5000;
/** How many lines of the log somebody hears who comes to the table. */
const FIRST_SAID = 4;

/** The last refusal as a sentence, for as long as it takes to read. */
function useRefusal(
  state: DrawnTable,
  game: Game,
  setting: Setting,
  view: AnyView,
  names: readonly string[],
  words: TableProps['words'],
): string | undefined {
  const [shown, setShown] = useState<string>();
  const { refusal, seat } = state;
  const id = refusal?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, with what was true then.
  useEffect(() => {
    if (!refusal) return;
    setShown(refusalSentence({ game, setting, view, seat, names, words }, refusal));
    playSound('bad');
    const timer = setTimeout(() => setShown(undefined), NOTICE_TIME);
    return () => clearTimeout(timer);
  }, [id]);
  return shown;
}

/** Says each new line of the log, and when it is the reader's turn; together, so that one does not cut off the other. */
function useAnnouncements(state: DrawnTable, sentences: readonly Sentence[], turn: string, mine: boolean): void {
  const said = useRef<number>(undefined);
  const wasMine = useRef(false);
  const { outcome, curtain } = state;
  useEffect(() => {
    if (curtain !== undefined) return;
    const last = sentences.at(-1)?.id ?? -1;
    const news =
      said.current === undefined
        ? sentences.slice(-FIRST_SAID).map(({ text }) => text)
        : sentences.filter(({ id }) => id > (said.current ?? -1)).map(({ text }) => text);
    said.current = last;
    const turned = mine && !wasMine.current;
    wasMine.current = mine;
    if (turned) {
      playSound('turn');
      buzz(40);
    }
    const text = [...news, ...(turned ? [turn] : [])].join(' ');
    if (text !== '') announce(text);
  }, [sentences, mine, turn, curtain]);
  const over = outcome !== undefined;
  const seat = state.seat;
  useEffect(() => {
    if (!over) return;
    const won = seat !== SPECTATOR && outcome?.places[seat] === 1;
    playSound(won ? 'win' : 'good');
    if (won) buzz([60, 40, 120]);
  }, [over, seat, outcome]);
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
