import { type Game, readSetting, type Setting, type Words } from '@taproom/engine';
import type { Finding, Section } from '@taproom/lab/browser';
import { lazy, Suspense, useMemo } from 'react';
import { saveFile } from '../../device/files.js';
import { Icon } from '../../parts/Icon.js';
import { useLanguage } from '../../words/index.js';
import { filesOf } from '../set/set.js';
import type { Desk } from '../useDesk.js';
import { useStudioWords } from '../words/index.js';
import { cardNames, germanSections } from './german.js';
import { bySize, labelOf, sentenceOf, shown } from './sentence.js';
import type { Asking } from './useWhatIf.js';

/** The lab's charts come with the lab. */
const Charts = lazy(() => import('./Charts.js').then((m) => ({ default: m.Charts })));

interface Props {
  readonly desk: Desk;
  readonly asking: Asking;
  readonly words: Words;
  onStop(): void;
}

/** The answer so far: sentences with intervals first, charts below, and how to get the same in the terminal. */
export function Answered({ desk, asking, words: spoken, onStop }: Props) {
  const { whatIf: words } = useStudioWords();
  const { question, about, running, answer, problem } = asking;
  const { game } = desk;
  const setting = useMemo(
    () => readSetting(game, { seats: game.seats({}).min, options: {}, files: filesOf(about) }),
    [game, about],
  );
  const cardName = (card: string): string => spoken.card(card, setting.ok ? setting.value : undefined);
  const [done, all] = [answer?.done ?? 0, answer?.of ?? 1];
  const told = answer?.findings ?? (answer?.sections?.length ? answer.sections : undefined);
  // In the terminal the ladder of bots counts when all have climbed it: part of it has no command.
  const isRepeatable = question !== 'skill' || done === all;
  return (
    <section className="panel stack" aria-labelledby="studio-answer">
      <h2 id="studio-answer">{words.questions[question]}</h2>
      <div className="row">
        <progress value={done} max={all} aria-label={words.progress(done, all)} />
        <span className="small" role="status">
          {running ? words.progress(done, all) : words.ended(done, all)}
        </span>
        {running && (
          <button type="button" className="button" onClick={onStop}>
            {words.stop}
          </button>
        )}
      </div>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {about !== desk.set && <p className="small dim">{words.since}</p>}
      {running && !told && <p className="dim">{words.wait}</p>}
      {answer?.findings && <Differences findings={answer.findings} running={running} cardName={cardName} />}
      {answer?.sections && setting.ok && (
        <Sections sections={answer.sections} game={game} setting={setting.value} words={spoken} />
      )}
      {answer && told && !running && (
        <>
          {isRepeatable && (
            <p className="small dim">
              {words.terminal} <code className="studio-command">{answer.command}</code>
            </p>
          )}
          <button
            type="button"
            className="button"
            onClick={() => saveFile(`${game.name}-what-if.json`, JSON.stringify(told), 'application/json')}
          >
            <Icon name="download" /> {words.save}
          </button>
        </>
      )}
    </section>
  );
}

interface DifferencesProps {
  readonly findings: readonly Finding[];
  readonly running: boolean;
  cardName(card: string): string;
}

function Differences({ findings, running, cardName }: DifferencesProps) {
  const { whatIf: words } = useStudioWords();
  const language = useLanguage();
  const sorted = bySize(findings);
  const isReal = sorted.some(({ verdict }) => verdict === 'real');
  return (
    <>
      {!isReal && <p>{words.nothing}</p>}
      <ul className="studio-findings">
        {sorted.map((finding) => (
          <li key={finding.figure} data-verdict={finding.verdict}>
            {sentenceOf(finding, words, language, cardName)}
          </li>
        ))}
      </ul>
      <p className="small dim">
        {words.together(findings.length)} {running && words.peeking}
      </p>
      <Intervals findings={sorted} label={(finding) => labelOf(finding, words, cardName)} />
    </>
  );
}

const WIDE = 360;

/** Every difference with its interval, each measured by what would have been worth knowing. */
function Intervals({ findings, label }: { findings: readonly Finding[]; label(finding: Finding): string }) {
  const { whatIf: words } = useStudioWords();
  const language = useLanguage();
  const drawn = findings.filter(({ verdict }) => verdict !== 'same');
  const ends = drawn.map(({ difference: { mean, margin }, smallest }) => (Math.abs(mean) + margin) / smallest);
  const most = Math.max(1.5, ...ends.filter(Number.isFinite));
  const x = (value: number): number => WIDE / 2 + (Math.max(-most, Math.min(most, value)) / most) * (WIDE / 2 - 6);
  if (drawn.length === 0) return null;
  return (
    <figure className="studio-chart">
      <figcaption className="small">{words.chart}</figcaption>
      <ul>
        {drawn.map((finding) => {
          const { mean, margin } = finding.difference;
          const at = (value: number) => x(value / finding.smallest);
          return (
            <li key={finding.figure}>
              <span className="small">
                {label(finding)}: {mean > 0 ? '+' : ''}
                {shown(finding, mean, language)}
                {Number.isFinite(margin) && ` ± ${shown(finding, margin, language)}`}
              </span>
              <svg viewBox={`0 0 ${WIDE} 16`} aria-hidden="true">
                <rect x={x(-1)} y="0" width={x(1) - x(-1)} height="16" className="band" />
                <line x1={x(0)} x2={x(0)} y1="0" y2="16" className="zero" />
                <line x1={at(mean - margin)} x2={at(mean + margin)} y1="8" y2="8" className={finding.verdict} />
                <circle cx={at(mean)} cy="8" r="4" className={finding.verdict} />
              </svg>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}

interface SectionsProps {
  readonly sections: readonly Section[];
  readonly game: Game;
  readonly setting: Setting;
  readonly words: Words;
}

function Sections({ sections, game, setting, words: spoken }: SectionsProps) {
  const { whatIf: words } = useStudioWords();
  const language = useLanguage();
  const read = useMemo(
    () => (language === 'de' ? germanSections(sections, cardNames(game, spoken, setting)) : sections),
    [language, sections, game, spoken, setting],
  );
  return (
    <>
      <p className="dim small">{words.labSays}</p>
      {read.map(({ id, title, says, findings, figures }) => (
        <section key={id} className="stack">
          <h3>{title}</h3>
          <p className="small dim">{says}</p>
          <ul className="studio-findings">
            {findings.map(({ kind, text }) => (
              <li key={text} data-verdict={kind}>
                {text}
              </li>
            ))}
          </ul>
          <Suspense>
            <Charts figures={figures} />
          </Suspense>
        </section>
      ))}
    </>
  );
}
