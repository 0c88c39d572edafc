import { type Game, type GameRecord, type Outcome, readSetting, type Setting, SPECTATOR } from '@taproom/engine';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { saveFile, shareLink } from '../device/files.js';
import { Avatar } from '../parts/Avatar.js';
import { Icon } from '../parts/Icon.js';
import { Sheet } from '../parts/Sheet.js';
import { pathToDeal } from '../play/deal.js';
import type { DrawnTable } from '../play/session.js';
import { linkToRecord } from '../replay/link.js';
import type { Player } from '../tables/props.js';
import { useLanguage, usePageWords, wordsOf } from '../words/index.js';
import { Chart } from './Chart.js';
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
  const { game, setting, outcome, players, seat, record } = state;
  if (!game || !outcome) return null;
  const words = wordsOf(game, language);
  const names = players.map((player) => player.name);
  return (
    <Sheet title={t.result.title} onClose={onClose}>
      <p>{words.outcome(outcome, { names, seat, ...(setting && { setting }) })}</p>
      <Places outcome={outcome} players={players} />
      <p className="row">
        {onRematch && (
          <button type="button" className="button primary" onClick={onRematch}>
            <Icon name="again" /> {t.result.rematch}
          </button>
        )}
        <Link className="button" href={replayAt}>
          <Icon name="play" /> {t.result.replay}
        </Link>
        <button type="button" className="button" onClick={onClose}>
          {t.result.hide}
        </button>
      </p>
      {record && <StoryOfGame game={game} record={record} outcome={outcome} names={names} />}
      {record && (
        <RecordButtons record={record} title={words.title} verifyAt={verifyAt} {...(shareAt && { shareAt })} />
      )}
    </Sheet>
  );
}

function Places({ outcome, players }: { outcome: Outcome; players: readonly Player[] }) {
  const t = usePageWords();
  const order = players
    .map((_, seat) => seat)
    .sort((a, b) => (outcome.places[a] as number) - (outcome.places[b] as number));
  return (
    <ol className="places">
      {order.map((seat) => (
        <li key={seat} className={outcome.places[seat] === 1 ? 'place first' : 'place'}>
          <span className="rank">{t.result.place(outcome.places[seat] as number)}</span>
          <Avatar glass={players[seat]?.glass ?? 'water'} size={34} />
          <span>{players[seat]?.name}</span>
          <span className="dim small">
            {t.result.score} {outcome.scores[seat]}
          </span>
        </li>
      ))}
    </ol>
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
  const setting = useMemo(() => settingOf(game, record), [game, record]);
  const story = useMemo(() => storyOf(game, record, outcome), [game, record, outcome]);
  if (!story) return null;
  const { by, leadChanges, longest, swing, turning, last } = story;
  const nameOf = (seat: number) => names[seat] ?? '';
  const lines = [
    t.result.leadChanges(leadChanges),
    longest && t.result.longestLead(nameOf(longest.seat), longest.share),
    swing && (by === 'cards' ? t.result.hardest : t.result.bestGain)(nameOf(swing.seat), swing.amount, swing.move),
    turning && t.result.turning(nameOf(turning.seat), turning.move),
    last &&
      t.result.last(nameOf(last.seat), words.move(last.line, { names, seat: SPECTATOR, ...(setting && { setting }) })),
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

/** The setting of a record, for the names of its cards. */
function settingOf(game: Game, { players, options, files }: GameRecord): Setting | undefined {
  const setting = readSetting(game, { seats: players.length, options, ...(files && { files }) });
  return setting.ok ? setting.value : undefined;
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
