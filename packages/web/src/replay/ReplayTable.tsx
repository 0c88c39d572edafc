import { type Game, type GameRecord, linesOf, type Seat, SPECTATOR } from '@taproom/engine';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { tableOf } from '../entries.js';
import { CardSheet } from '../explain/CardSheet.js';
import { explainedIn } from '../explain/explained.js';
import { useCardLook } from '../explain/look.js';
import { Lately, LogList, sentencesOf } from '../frame/LogList.js';
import { glassOf } from '../parts/Avatar.js';
import { announce } from '../parts/announce.js';
import { Icon, type IconName } from '../parts/Icon.js';
import { Loading } from '../parts/Loading.js';
import { Sheet } from '../parts/Sheet.js';
import { whyNot } from '../play/why.js';
import { RecordButtons, StoryOfGame } from '../result/ResultSheet.js';
import { useReducedMotion } from '../settings/settings.js';
import { usePromise } from '../setup/useGame.js';
import { playSound } from '../sound/sound.js';
import type { News, Player, TableProps } from '../tables/props.js';
import { useLanguage, usePageWords, wordsOf } from '../words/index.js';
import { Hands } from './Hands.js';
import type { ReplayStep } from './steps.js';
import '../style/table.css';
import '../style/replay.css';
import '../style/result.css';

interface Props {
  readonly game: Game;
  readonly record: GameRecord;
  readonly steps: readonly ReplayStep[];
  readonly viewer: Seat;
  readonly glasses?: readonly string[];
  readonly verifyAt?: string;
}

const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_TIME = 1400;

/** The positions of a record under a bar like that of a tape: step, play, jump; from any seat. */
export function ReplayTable({ game, record, steps, viewer: first, glasses, verifyAt }: Props) {
  const t = usePageWords();
  const language = useLanguage();
  const words = wordsOf(game, language);
  const reducedMotion = useReducedMotion();
  const [at, setAt] = useState(0);
  const [viewer, setViewer] = useState(first);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [panel, setPanel] = useState<'log' | 'record' | { card: string }>();
  const look = useCallback((card: string) => setPanel({ card }), []);
  const last = steps.length - 1;
  const step = steps[at] as ReplayStep;
  const { setting } = step.table;
  const names = record.players;
  const players = useMemo<Player[]>(
    () => names.map((name, seat) => ({ name, glass: glasses?.[seat] ?? glassOf(seat), bot: false, away: false })),
    [names, glasses],
  );
  const log = useMemo(() => logUntil(game, steps, at, viewer), [game, steps, at, viewer]);
  const sentences = useMemo(
    () => sentencesOf(log, words, { names, seat: viewer, setting }),
    [log, words, names, viewer, setting],
  );
  const news = useNews(game, steps, at, viewer);
  const outcome = game.outcome(step.table);
  const isOver = game.outcome((steps[last] as ReplayStep).table) !== undefined;

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => (at < last ? setAt(at + 1) : setPlaying(false)), STEP_TIME / speed);
    return () => clearTimeout(timer);
  }, [playing, at, last, speed]);
  useKeys({ at, last, setAt, toggle: () => setPlaying(!playing) });
  useEffect(() => {
    document.title = `${t.replay.title}: ${words.title}`;
  }, [t, words]);

  function go(to: number) {
    setPlaying(false);
    setAt(Math.min(last, Math.max(0, to)));
    const line = steps[Math.min(last, Math.max(0, to))]?.line;
    if (line !== undefined) announce(t.replay.position(to, last));
  }
  const tableProps: TableProps = {
    game,
    setting,
    view: game.view(step.table, viewer),
    seat: viewer,
    players,
    names,
    moves: [],
    play: () => undefined,
    whyNot: () => undefined,
    prompt: '',
    hint: () => undefined,
    pending: false,
    words,
    language,
    news,
    mode: 'replay',
    reducedMotion,
    outcome,
    help: look,
    sound: playSound,
    say: announce,
  };
  const Table = tableOf(game.name);
  const page = useRef<HTMLDivElement>(null);
  useCardLook(page, look);
  const explained = usePromise(() => explainedIn(game.name, language), `${game.name} ${language}`).value;
  return (
    <div className="table-page replay-page" ref={page}>
      <header className="table-head">
        <Link className="icon-button" href="/" aria-label={t.home}>
          <Icon name="back" />
        </Link>
        <h1>
          {t.replay.title}: {words.title}
        </h1>
        <span className="grow" />
        <button type="button" className="icon-button" aria-label={t.result.story} onClick={() => setPanel('record')}>
          <Icon name="share" />
        </button>
      </header>
      <Lately sentences={sentences} onOpen={() => setPanel('log')} />
      <div className="table-main">
        <main className="table-area" aria-label={words.title}>
          <Suspense fallback={<Loading />}>
            <Table key={viewer} {...tableProps} />
          </Suspense>
        </main>
        <aside className="side-panel" aria-label={t.table.log}>
          <LogList sentences={sentences} />
        </aside>
      </div>
      {isOver && <Hands game={game} table={step.table} names={names} words={words} />}
      <footer className="replay-bar">
        <div className="jump">
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={t.replay.jump}
            aria-valuetext={t.replay.position(at, last)}
            onChange={(event) => go(event.currentTarget.valueAsNumber)}
          />
          <span className="position small" data-testid="position">
            {t.replay.position(at, last)}
          </span>
        </div>
        <div className="controls">
          <Control icon="first" label={t.replay.first} disabled={at === 0} onPress={() => go(0)} />
          <Control icon="previous" label={t.replay.previous} disabled={at === 0} onPress={() => go(at - 1)} />
          <Control
            icon={playing ? 'pause' : 'play'}
            label={playing ? t.replay.pause : t.replay.play}
            disabled={at === last}
            onPress={() => setPlaying(!playing)}
          />
          <Control icon="next" label={t.replay.next} disabled={at === last} onPress={() => go(at + 1)} />
          <Control icon="last" label={t.replay.last} disabled={at === last} onPress={() => go(last)} />
          <select
            aria-label={t.replay.view}
            value={viewer}
            onChange={(event) => setViewer(Number(event.currentTarget.value))}
          >
            <option value={SPECTATOR}>{t.replay.spectator}</option>
            {names.map((name, seat) => (
              <option key={name} value={seat}>
                {name}
              </option>
            ))}
          </select>
          <select
            aria-label={t.replay.speed}
            value={speed}
            onChange={(event) => setSpeed(Number(event.currentTarget.value))}
          >
            {SPEEDS.map((factor) => (
              <option key={factor} value={factor}>
                {factor}×
              </option>
            ))}
          </select>
        </div>
      </footer>
      {panel === 'log' && (
        <Sheet title={t.table.log} side onClose={() => setPanel(undefined)}>
          <LogList sentences={sentences} />
        </Sheet>
      )}
      {panel === 'record' && (
        <Sheet title={words.title} onClose={() => setPanel(undefined)}>
          <StoryAtEnd game={game} record={record} steps={steps} />
          <RecordButtons record={record} title={words.title} {...(verifyAt && { verifyAt })} />
        </Sheet>
      )}
      {typeof panel === 'object' && (
        <CardSheet
          game={game}
          card={panel.card}
          explained={explained}
          asked={{
            setting,
            view: tableProps.view,
            moves: viewer < 0 ? [] : linesOf(game, step.table, viewer),
            names,
            seat: viewer,
          }}
          whyNot={(line) => whyNot({ game, setting, view: tableProps.view, seat: viewer, names, words }, line)}
          onClose={() => setPanel(undefined)}
          more={`/how-to/${game.name}`}
        />
      )}
    </div>
  );
}

function StoryAtEnd({ game, record, steps }: { game: Game; record: GameRecord; steps: readonly ReplayStep[] }) {
  const table = steps.at(-1)?.table;
  const outcome = table && game.outcome(table);
  return outcome ? <StoryOfGame game={game} record={record} outcome={outcome} names={record.players} /> : null;
}

function Control({
  icon,
  label,
  disabled,
  onPress,
}: {
  icon: IconName;
  label: string;
  disabled: boolean;
  onPress(): void;
}) {
  return (
    <button type="button" className="icon-button" aria-label={label} disabled={disabled} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}

const logUntil = (game: Game, steps: readonly ReplayStep[], at: number, viewer: Seat) =>
  steps
    .slice(0, at + 1)
    .flatMap(({ events }) => events)
    .map((event, id) => ({ id, event: game.show(event, viewer) }))
    .flatMap(({ id, event }) => (event ? [{ id, event }] : []));

/** Steps forward are news, so that cards move; jumps are not. */
function useNews(game: Game, steps: readonly ReplayStep[], at: number, viewer: Seat): News {
  const before = useRef({ at, viewer, news: { id: 0, events: [] } as News });
  const last = before.current;
  if (last.at !== at || last.viewer !== viewer) {
    const forward = at === last.at + 1 && viewer === last.viewer;
    const events = forward ? (steps[at]?.events ?? []).flatMap((event) => game.show(event, viewer) ?? []) : [];
    before.current = { at, viewer, news: { id: last.news.id + 1, events } };
  }
  return before.current.news;
}

/** Arrow keys step, space plays; where nothing else wants those keys. */
function useKeys({
  at,
  last,
  setAt,
  toggle,
}: {
  at: number;
  last: number;
  setAt(at: number): void;
  toggle(): void;
}): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target !== document.body) return;
      if (event.key === 'ArrowRight') setAt(Math.min(last, at + 1));
      else if (event.key === 'ArrowLeft') setAt(Math.max(0, at - 1));
      else if (event.key === ' ') toggle();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
