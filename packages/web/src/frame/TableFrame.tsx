import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useCardLook } from '../explain/look.js';
import { HintOffer } from '../hint/HintOffer.js';
import { useHint } from '../hint/useHint.js';
import { announce } from '../parts/announce.js';
import { Broken } from '../parts/Catching.js';
import { TableSkeleton } from '../parts/Skeleton.js';
import type { DrawnTable, Session } from '../play/session.js';
import { whyNot } from '../play/why.js';
import { useReducedMotion } from '../settings/settings.js';
import { playSound } from '../sound/sound.js';
import type { Player, TableMode, TableProps } from '../tables/props.js';
import { usePageWords } from '../words/index.js';
import { useAnnouncements } from './announcements.js';
import { Curtain } from './Curtain.js';
import { useKeys } from './keys.js';
import { Lately } from './LogList.js';
import { type OpenedTable, type Reading, useReading } from './reading.js';
import { useRefusal } from './refusal.js';
import { TableArea } from './TableArea.js';
import { TableHead } from './TableHead.js';
import { MissedSheet, type Panel, TableLog, TableSheets } from './TableSheets.js';
import '../style/table.css';
import '../style/curtain.css';
import '../style/chat.css';
import '../style/result.css';

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
  /** What is offered before the first move; it lies over what happened, so that it covers nothing of the table. */
  readonly offer?: ReactNode;
  /** More for the head: a clock. */
  readonly head?: ReactNode;
  /** Whether the Landlord may be asked what to do: against bots, and where the host allows it. */
  readonly hints?: boolean;
  /** Whether whoever hesitates is offered that: newcomers are. */
  readonly offerHints?: boolean;
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

function OpenTable(props: Props & OpenedTable) {
  const { session, mode, result, menu, aside, over, head, hints, offerHints, notes = true, leaveTo = '/' } = props;
  const t = usePageWords();
  const reading = useReading(props);
  const { state, game, words, names, asked, sentences, turn, mine, prompt, language } = reading;
  const { players, outcome, curtain } = state;
  const [panel, setPanel] = useState<Panel>();
  const [resultHidden, setResultHidden] = useState(false);
  const look = useCallback((card: string) => setPanel({ card }), []);
  const page = useRef<HTMLDivElement>(null);
  const refusal = useRefusal(state, reading.questioned);
  const hint = useHint({ game, ...asked, names, language, files: state.record?.files });
  const table = useTableProps(reading, { mode, look, play: (line) => session.play(line) });
  useAnnouncements(state, sentences, mine ? `${turn}. ${prompt}` : turn, mine);
  useTitle(mine ? `${turn} · ${words.title}` : words.title);
  useKeys(useCallback(() => setPanel('keys'), []));
  useCardLook(page, look);
  return (
    <div className="table-page" ref={page}>
      <TableHead
        reading={reading}
        leaveTo={leaveTo}
        takeBack={state.undoable && session.takeBack ? () => session.takeBack?.() : undefined}
        askHint={hints && mine ? hint.ask : undefined}
        onHelp={() => setPanel('help')}
        onMenu={() => setPanel('menu')}
      >
        {head}
      </TableHead>
      {curtain === undefined && <Lately sentences={sentences} onOpen={() => setPanel('log')} />}
      {hints && offerHints && mine && curtain === undefined && <HintOffer decision={reading.view} hint={hint} />}
      {props.offer}
      {curtain !== undefined ? (
        <Curtain player={players[curtain] ?? (players[0] as Player)} onReady={() => session.look(curtain)} />
      ) : (
        <div className="table-main">
          <TableArea
            reading={reading}
            table={table}
            notes={notes}
            refusal={refusal}
            hint={hint}
            showResult={outcome && resultHidden ? () => setResultHidden(false) : undefined}
          >
            {over}
          </TableArea>
          <aside className="side-panel" aria-label={t.table.log}>
            <TableLog reading={reading} />
            {aside}
          </aside>
        </div>
      )}
      <TableSheets reading={reading} panel={panel} menu={menu} aside={aside} onClose={() => setPanel(undefined)} />
      <MissedSheet reading={reading} />
      {outcome && !resultHidden && result(state, () => setResultHidden(true))}
    </div>
  );
}

/** What the game's own table gets from the page. */
function useTableProps(
  reading: Reading,
  { mode, look, play }: Pick<TableProps, 'mode' | 'play'> & { look(card: string): void },
): TableProps {
  const { state, game, setting, view, names, words, language, prompt, asked, questioned, explained } = reading;
  const { seat, players, moves, pending, news, outcome } = state;
  return {
    game,
    setting,
    view,
    seat,
    players,
    names,
    moves,
    play,
    whyNot: (line) => state.whyNot?.(line) ?? whyNot(questioned, line),
    prompt,
    pending,
    words,
    language,
    news,
    mode,
    reducedMotion: useReducedMotion(),
    outcome,
    hint: (card) => {
      const sheet = explained?.sheet(card, asked);
      return sheet?.brief ?? sheet?.does;
    },
    help: look,
    sound: playSound,
    say: announce,
  };
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
