import { type Game, type GameRecord, type Seat, SPECTATOR } from '@taproom/engine';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { tableOf } from '../entries.js';
import { useCardLook } from '../explain/look.js';
import { Lately, LogList, sentencesOf } from '../frame/LogList.js';
import { glassOf } from '../parts/Avatar.js';
import { announce } from '../parts/announce.js';
import { Icon } from '../parts/Icon.js';
import { Loading } from '../parts/Loading.js';
import { useReducedMotion } from '../settings/settings.js';
import { playSound } from '../sound/sound.js';
import { ONLY_TO_LOOK_AT, type Player, type TableProps } from '../tables/props.js';
import { useLanguage, usePageWords, wordsOf } from '../words/index.js';
import { calledIn } from './called.js';
import { Hands } from './Hands.js';
import { type ReplayPanel, ReplaySheets } from './ReplaySheets.js';
import type { ReplayStep } from './steps.js';
import { SpeedChoice, TapeBar } from './TapeBar.js';
import { useTape } from './tape.js';
import { logUntil, useNews } from './told.js';
import '../style/table.css';
import '../style/replay.css';
import '../style/result.css';

/** Thinks a lot, so it comes when it is asked for. */
const ReviewPanel = lazy(() => import('../review/ReviewPanel.js').then((m) => ({ default: m.ReviewPanel })));

interface Props {
  readonly game: Game;
  readonly record: GameRecord;
  readonly steps: readonly ReplayStep[];
  readonly viewer: Seat;
  readonly glasses?: readonly string[];
  readonly verifyAt?: string;
  /** Who of the players uses this device, where that is known. */
  readonly own?: number;
}

/** The positions of a record under a bar like that of a tape: step, play, jump; from any seat. */
export function ReplayTable({ game, record, steps, viewer: first, glasses, verifyAt, own }: Props) {
  const t = usePageWords();
  const words = wordsOf(game, useLanguage());
  const tape = useTape(steps.length - 1);
  const [viewer, setViewer] = useState(first);
  const [panel, setPanel] = useState<ReplayPanel>();
  const [reviewed, setReviewed] = useState(() => new URLSearchParams(location.search).has('review'));
  const look = useCallback((card: string) => setPanel({ card }), []);
  const page = useRef<HTMLDivElement>(null);
  useCardLook(page, look);
  const step = steps[tape.at] as ReplayStep;
  const table = useTableProps({ game, record, steps, at: tape.at, viewer, glasses, look });
  const { setting, view, names } = table;
  const log = useMemo(() => logUntil(game, steps, tape.at, viewer), [game, steps, tape.at, viewer]);
  const reader = useMemo(() => ({ names, seat: viewer, setting }), [names, viewer, setting]);
  const sentences = useMemo(() => sentencesOf(log, words, reader), [log, words, reader]);
  const isOver = game.outcome((steps.at(-1) as ReplayStep).table) !== undefined;
  useEffect(() => {
    document.title = `${t.replay.title}: ${words.title}`;
  }, [t, words]);
  const review = {
    game,
    setting,
    record,
    ...(own !== undefined && { own }),
    at: tape.at,
    go: tape.go,
    onClose: () => setReviewed(false),
  };
  return (
    <div className="table-page replay-page" ref={page}>
      <ReplayHead title={`${t.replay.title}: ${words.title}`} onShare={() => setPanel('record')}>
        {isOver && !reviewed && <ReviewButton onPress={() => setReviewed(true)} />}
      </ReplayHead>
      <Lately sentences={sentences} onOpen={() => setPanel('log')} />
      <Position key={viewer} table={table} title={words.title} sentences={sentences} />
      <Suspense fallback={<Loading />}>{isOver && reviewed && <ReviewPanel {...review} />}</Suspense>
      {isOver && !reviewed && <Hands game={game} table={step.table} names={names} words={words} />}
      <TapeBar tape={tape}>
        <ViewerChoice names={names} viewer={viewer} onChoose={setViewer} />
        <SpeedChoice tape={tape} />
      </TapeBar>
      <ReplaySheets
        panel={panel}
        game={game}
        record={record}
        steps={steps}
        step={step}
        seen={{ ...reader, view }}
        sentences={sentences}
        verifyAt={verifyAt}
        onClose={() => setPanel(undefined)}
      />
    </div>
  );
}

interface PositionProps {
  readonly table: TableProps;
  readonly title: string;
  readonly sentences: ReturnType<typeof sentencesOf>;
}

/** The table as it stood, and the log until then. */
function Position({ table, title, sentences }: PositionProps) {
  const t = usePageWords();
  const Table = tableOf(table.game.name);
  return (
    <div className="table-main">
      <main className="table-area" aria-label={title}>
        <Suspense fallback={<Loading />}>
          <Table {...table} />
        </Suspense>
      </main>
      <aside className="side-panel" aria-label={t.table.log}>
        <LogList sentences={sentences} />
      </aside>
    </div>
  );
}

function ReplayHead({ title, children, onShare }: { title: string; children: ReactNode; onShare(): void }) {
  const t = usePageWords();
  return (
    <header className="table-head">
      <Link className="icon-button" href="/" aria-label={t.home}>
        <Icon name="back" />
      </Link>
      <h1>{title}</h1>
      <span className="grow" />
      {children}
      <button type="button" className="icon-button" aria-label={t.result.story} onClick={onShare}>
        <Icon name="share" />
      </button>
    </header>
  );
}

function ReviewButton({ onPress }: { onPress(): void }) {
  const t = usePageWords();
  return (
    <button type="button" className="button small" onClick={onPress}>
      <Icon name="bulb" size={18} /> {t.result.review}
    </button>
  );
}

/** Whose eyes the replay is looked at with. */
function ViewerChoice(props: { names: readonly string[]; viewer: Seat; onChoose(viewer: Seat): void }) {
  const { names, viewer, onChoose } = props;
  const t = usePageWords();
  return (
    <select aria-label={t.replay.view} value={viewer} onChange={(event) => onChoose(Number(event.currentTarget.value))}>
      <option value={SPECTATOR}>{t.replay.spectator}</option>
      {names.map((name, seat) => (
        <option key={name} value={seat}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface At extends Pick<Props, 'game' | 'record' | 'steps'> {
  readonly at: number;
  readonly viewer: Seat;
  readonly glasses: readonly string[] | undefined;
  look(card: string): void;
}

/** What the game's own table gets: everything to draw, nothing to play. */
function useTableProps({ game, record, steps, at, viewer, glasses, look }: At): TableProps {
  const language = useLanguage();
  const t = usePageWords();
  const names = useMemo(() => calledIn(record.players, glasses, t), [record.players, glasses, t]);
  const players = useMemo<Player[]>(
    () => names.map((name, seat) => ({ name, glass: glasses?.[seat] ?? glassOf(seat), bot: false, away: false })),
    [names, glasses],
  );
  const { table } = steps[at] as ReplayStep;
  return {
    game,
    setting: table.setting,
    view: game.view(table, viewer),
    seat: viewer,
    players,
    names,
    ...ONLY_TO_LOOK_AT,
    words: wordsOf(game, language),
    language,
    news: useNews(game, steps, at, viewer),
    mode: 'replay',
    reducedMotion: useReducedMotion(),
    outcome: game.outcome(table),
    help: look,
    sound: playSound,
    say: announce,
  };
}
