import { accountOf, type Decision, momentsOf, tellDecision } from '@taproom/bots/review';
import { type Game, type GameRecord, parseStep, type Setting, SPECTATOR } from '@taproom/engine';
import { useEffect, useMemo, useState } from 'react';
import { Icon } from '../parts/Icon.js';
import { useLanguage, wordsOf } from '../words/index.js';
import { ChanceChart } from './ChanceChart.js';
import { Habits } from './Habits.js';
import { Moments } from './Moments.js';
import { note } from './noted.js';
import { usePlayOn } from './playOn.js';
import { type ReviewSoFar, useReview } from './useReview.js';
import { useReviewWords } from './words/index.js';
import './review.css';

interface Props {
  readonly game: Game;
  readonly setting: Setting;
  readonly record: GameRecord;
  /** Who of the players uses this device, where that is known. */
  readonly own?: number;
  readonly at: number;
  go(at: number): void;
  onClose(): void;
}

/** What decided a finished game, beside its replay: both show the same move. */
export function ReviewPanel({ game, setting, record, own, at, go, onClose }: Props) {
  const { t } = useReviewWords();
  const found = useReview(record);
  const { rows, split, problem, decisions, total, stopped, stop } = found;
  const isWhole = split !== undefined && decisions.length === total;
  const [isNoted, setNoted] = useState(false);
  useEffect(() => {
    if (!isWhole || !split || own === undefined) return;
    note(game.name, record.seed, accountOf(split, own), decisions, own);
    setNoted(true);
  }, [isWhole, split, own, game, record, decisions]);
  return (
    <section className="review-panel" aria-label={t.title}>
      <header>
        <h2>{t.title}</h2>
        <p className="small" role="status">
          {problem !== undefined
            ? t.broken(problem)
            : !split
              ? t.beginning
              : isWhole
                ? t.done(total)
                : t.thinking(decisions.length, total)}
        </p>
        {split && !isWhole && !stopped && (
          <button type="button" className="button small" onClick={stop}>
            {t.stop}
          </button>
        )}
        <button type="button" className="icon-button" aria-label={t.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {rows && (
        <Found
          found={found}
          rows={rows}
          game={game}
          setting={setting}
          record={record}
          own={own}
          at={at}
          go={go}
          isWhole={isWhole}
          isNoted={isNoted}
        />
      )}
    </section>
  );
}

interface FoundProps extends Omit<Props, 'onClose' | 'own'> {
  readonly own: number | undefined;
  readonly found: ReviewSoFar;
  readonly rows: NonNullable<ReviewSoFar['rows']>;
  readonly isWhole: boolean;
  /** Whether this game is among those that habits are told from. */
  readonly isNoted: boolean;
}

function Found({ found, rows, game, setting, record, own, at, go, isWhole, isNoted }: FoundProps) {
  const { t } = useReviewWords();
  const [reading, setReading] = useState<'cards' | 'known'>('cards');
  const names = record.players;
  const { split, known, decisions } = found;
  const moments = useMemo(() => split && momentsOf(split), [split]);
  const marked = decisions.filter(({ mark }) => mark).sort((a, b) => a.step - b.step);
  return (
    <div className="review-found">
      <div className="stack">
        <label className="small">
          {t.reading}{' '}
          <select value={reading} onChange={(event) => setReading(event.currentTarget.value as 'cards' | 'known')}>
            <option value="cards">{t.cards}</option>
            <option value="known" disabled={!known}>
              {t.known}
            </option>
          </select>
        </label>
        <ChanceChart
          names={names}
          rows={reading === 'known' && known ? known : rows}
          at={at}
          decisions={marked}
          go={go}
        />
        <PlayOnButton record={record} own={own} at={at} />
        {split && (
          <LuckAndSkill split={split} decisions={marked} names={names} first={own ?? winnerOf(rows)} own={own} />
        )}
      </div>
      {split && moments && (
        <div className="stack">
          <Moments game={game} setting={setting} record={record} split={split} moments={moments} own={own} go={go} />
          <h3>{t.decisions}</h3>
          {marked.length === 0 && <p>{isWhole ? t.none : t.noneYet}</p>}
          <ol className="review-decisions">
            {marked.map((decision) => (
              <Judged
                key={decision.step}
                decision={decision}
                game={game}
                setting={setting}
                names={names}
                own={own}
                go={go}
              />
            ))}
          </ol>
          {isNoted && <Habits game={game.name} />}
        </div>
      )}
    </div>
  );
}

/** Any moment is a puzzle: what would you have done? */
function PlayOnButton({ record, own, at }: { record: GameRecord; own: number | undefined; at: number }) {
  const { t } = useReviewWords();
  const playOn = usePlayOn(record, own);
  const step = parseStep(record.moves[at] ?? '', record.players.length);
  if (!step.ok) return null;
  return (
    <button type="button" className="button small" onClick={() => void playOn(at, step.value.seat)}>
      <Icon name="play" size={16} /> {t.playOnAt(at + 1)}
    </button>
  );
}

interface LuckAndSkillProps {
  readonly split: NonNullable<ReviewSoFar['split']>;
  readonly decisions: readonly Decision[];
  readonly names: readonly string[];
  /** Of whom it is told until somebody else is asked for. */
  readonly first: number;
  readonly own: number | undefined;
}

function LuckAndSkill({ split, decisions, names, first, own }: LuckAndSkillProps) {
  const { t, says } = useReviewWords();
  const [about, setAbout] = useState(first);
  return (
    <>
      <h3>{t.account}</h3>
      <label className="small">
        {t.of}{' '}
        <select value={about} onChange={(event) => setAbout(Number(event.currentTarget.value))}>
          {names.map((name, seat) => (
            <option key={name} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p data-testid="account">
        {says.account(accountOf(split, about), about, { names, seat: own ?? SPECTATOR }, decisions)}
      </p>
    </>
  );
}

interface JudgedProps {
  readonly decision: Decision;
  readonly game: Game;
  readonly setting: Setting;
  readonly names: readonly string[];
  readonly own: number | undefined;
  go(at: number): void;
}

function Judged({ decision, game, setting, names, own, go }: JudgedProps) {
  const { t, says } = useReviewWords();
  const words = wordsOf(game, useLanguage());
  const { mark, line, seat } = decision;
  const text = tellDecision(decision, words, says, { names, seat: own ?? SPECTATOR, setting });
  return (
    <li className={`mark-${mark}`}>
      <button type="button" className="link" onClick={() => go(line)}>
        {t.move(line + 1, names[seat] ?? '')}
      </button>
      <p>{text}</p>
    </li>
  );
}

const winnerOf = (rows: NonNullable<ReviewSoFar['rows']>): number => {
  const end = rows.at(-1) ?? [];
  return Math.max(0, end.indexOf(Math.max(...end)));
};
