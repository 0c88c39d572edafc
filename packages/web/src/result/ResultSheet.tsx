import type { Game, GameRecord, Outcome } from '@taproom/engine';
import { Suspense, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { saveFile, shareLink } from '../device/files.js';
import { breakdownOf } from '../entries.js';
import { Icon } from '../parts/Icon.js';
import { Sheet } from '../parts/Sheet.js';
import { pathToDeal } from '../play/deal.js';
import type { DrawnTable } from '../play/session.js';
import { linkToRecord } from '../replay/link.js';
import { useLanguage, usePageWords, wordsOf } from '../words/index.js';
import { Chart } from './Chart.js';
import { Cheer } from './Cheer.js';
import { Places } from './Places.js';
import { storyOf } from './story.js';

interface Props {
  readonly state: DrawnTable;
  readonly replayAt: string;
  readonly verifyAt: string;
  /** Where others find the replay; without it the link carries the record itself. */
  readonly shareAt?: string;
  onClose(): void;
  onRematch?(): void;
}

/** After the last card: who won, how it came about, and what now. */
export function ResultSheet({ state, replayAt, verifyAt, shareAt, onClose, onRematch }: Props) {
  const t = usePageWords();
  const language = useLanguage();
  const { game, setting, view, outcome, players, seat, record } = state;
  if (!game || !outcome) return null;
  const words = wordsOf(game, language);
  const names = players.map((player) => player.name);
  const Breakdown = breakdownOf(game.name);
  return (
    <Sheet title={t.result.title} onClose={onClose}>
      {outcome.places[seat] === 1 && <Cheer shared={outcome.places.filter((place) => place === 1).length > 1} />}
      <p>{words.outcome(outcome, { names, seat, ...(setting && { setting }) })}</p>
      <Places outcome={outcome} players={players} view={view} />
      <p className="row">
        {onRematch && (
          <button type="button" className="button primary" onClick={onRematch}>
            <Icon name="again" /> {t.result.rematch}
          </button>
        )}
        <Link className="button" href={replayAt}>
          <Icon name="play" /> {t.result.replay}
        </Link>
        {record && (
          <Link className="button" href={`${replayAt}?review`}>
            <Icon name="bulb" /> {t.result.review}
          </Link>
        )}
        <button type="button" className="button" onClick={onClose}>
          {t.result.hide}
        </button>
      </p>
      {Breakdown && view && (
        <section className="stack" aria-labelledby="breakdown">
          <h3 id="breakdown">{t.result.breakdown}</h3>
          <Suspense>
            <Breakdown view={view} record={record} players={players} words={words} language={language} />
          </Suspense>
        </section>
      )}
      {record && <StoryOfGame game={game} record={record} outcome={outcome} names={names} />}
      {record && (
        <RecordButtons record={record} title={words.title} verifyAt={verifyAt} {...(shareAt && { shareAt })} />
      )}
    </Sheet>
  );
}

export function StoryOfGame({
  game,
  record,
  outcome,
  names,
}: {
  game: Game;
  record: GameRecord;
  outcome: Outcome;
  names: readonly string[];
}) {
  const t = usePageWords();
  const words = wordsOf(game, useLanguage());
  const story = useMemo(() => storyOf(game, record, outcome), [game, record, outcome]);
  if (!story) return null;
  const { by, leadChanges, longest, swing, turning, last } = story;
  const nameOf = (seat: number) => names[seat] ?? '';
  const lines = [
    longest ? t.result.leads(nameOf(longest.seat), leadChanges) : t.result.neverLed,
    longest && leadChanges > 0 && t.result.longestLead(nameOf(longest.seat), longest.share),
    swing && (by === 'cards' ? t.result.hardest : t.result.bestGain)(nameOf(swing.seat), swing.amount, swing.move),
    leadChanges > 0 && turning && t.result.turning(nameOf(turning.seat), turning.move),
    // How somebody got rid of the last card is worth telling; "done" is not.
    by === 'cards' && last?.card && t.result.last(nameOf(last.seat), words.card(last.card)),
  ];
  return (
    <section className="stack" aria-labelledby="story">
      <h3 id="story">{t.result.story}</h3>
      <ul className="stack" style={{ gap: '0.3rem' }}>
        {lines.map((line) => line && <li key={line}>{line}</li>)}
      </ul>
      <Chart series={story.series} names={names} label={by === 'cards' ? t.result.chartCards : t.result.chartScores} />
    </section>
  );
}

interface ButtonProps {
  readonly record: GameRecord;
  readonly title: string;
  readonly verifyAt?: string;
  readonly shareAt?: string;
}

/** What can be done with a record: keep it, share it, check it. */
export function RecordButtons({ record, title, verifyAt, shareAt }: ButtonProps) {
  const t = usePageWords();
  const [said, setSaid] = useState<string>();
  const deal = pathToDeal(record);
  async function share(link: string) {
    const done = await shareLink(title, link);
    if (done === 'copied') setSaid(t.result.shared);
  }
  return (
    <div className="stack">
      <p className="row">
        <button
          type="button"
          className="button"
          onClick={() =>
            saveFile(`${record.game}.taproom.json`, `${JSON.stringify(record, undefined, 2)}\n`, 'application/json')
          }
        >
          <Icon name="download" /> {t.result.download}
        </button>
        <button type="button" className="button" onClick={async () => share(shareAt ?? (await linkToRecord(record)))}>
          <Icon name="share" /> {t.result.share}
        </button>
        {verifyAt && (
          <Link className="button" href={verifyAt}>
            <Icon name="check" /> {t.result.verify}
          </Link>
        )}
        {deal && (
          <>
            <Link className="button" href={deal}>
              <Icon name="cards" /> {t.result.sameDeal}
            </Link>
            <button type="button" className="button" onClick={() => share(location.origin + deal)}>
              <Icon name="share" /> {t.result.shareDeal}
            </button>
          </>
        )}
      </p>
      <p role="status" className="small">
        {said}
      </p>
    </div>
  );
}
