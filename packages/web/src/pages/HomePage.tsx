import { openTables } from '@taproom/client';
import type { Facts } from '@taproom/engine';
import { type FormEvent, useEffect, useLayoutEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type LocalEntry, localGames } from '../device/games.js';
import { entryOf } from '../entries.js';
import { seatsElsewhere } from '../online/keys.js';
import { Icon } from '../parts/Icon.js';
import { Lights } from '../parts/Lights.js';
import { PageFrame } from '../parts/PageFrame.js';
import { Sign } from '../parts/Sign.js';
import { TableSkeleton } from '../parts/Skeleton.js';
import { earlyWish, forgetWish } from '../play/early.js';
import { prepare, prepareInTime } from '../play/prepare.js';
import { usePromise } from '../setup/useGame.js';
import { useGames } from '../setup/useGames.js';
import { useLanguage, usePageWords, useTitles } from '../words/index.js';

export function HomePage() {
  const [wish, setWish] = useState(earlyWish);
  // A finger that came while this was being drawn met the markup that it replaces.
  useLayoutEffect(() => {
    const late = earlyWish();
    if (late !== undefined) setWish(late);
  }, []);
  if (wish !== undefined) return <DealAtOnce game={wish} onFail={() => setWish(undefined)} />;
  return <FrontPage />;
}

/** Somebody was faster than the page: what they wanted is dealt without drawing the front page first. */
function DealAtOnce({ game, onFail }: { game: string; onFail(): void }) {
  const t = usePageWords();
  const [, go] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    forgetWish();
    playBots(game, t.setup.self).then((id) => go(`/local/${id}`), onFail);
  }, []);
  return <TableSkeleton />;
}

/** Deals once all that its table needs is here, so that the table is the next thing to be drawn. */
async function playBots(game: string, you: string): Promise<string> {
  const [{ playBots }] = await Promise.all([import('../play/start.js'), prepare(game)]);
  return playBots(game, you);
}

function FrontPage() {
  const t = usePageWords();
  const games = localGames();
  const offered = useGames();
  useEffect(prepareInTime, []);
  return (
    <PageFrame front>
      <header className="hero">
        <Lights />
        <h1>{t.name}</h1>
        <p className="motto">{t.motto}</p>
        <p className="welcome dim">{t.welcome}</p>
        <JoinByCode />
      </header>
      <p className="tonight">
        <Link className="button" href="/puzzle">
          <Icon name="bulb" /> {t.home_.puzzle}
        </Link>{' '}
        <Link className="button" href="/studio">
          <Icon name="cards" /> {t.home_.studio}
        </Link>
      </p>
      <Running games={games.filter(({ over }) => !over).slice(0, 3)} />
      <OpenTables />
      <section className="stack" aria-labelledby="games">
        <h2 id="games">{t.home_.heading}</h2>
        <ul className="signs">
          {offered.map((facts) => (
            <GameCard key={facts.name} facts={facts} />
          ))}
        </ul>
      </section>
      <Played games={games.filter(({ over }) => over).slice(0, 5)} />
    </PageFrame>
  );
}

function GameCard({ facts }: { facts: Facts }) {
  const t = usePageWords();
  const language = useLanguage();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { name, players, minutes } = facts;
  const { sign } = entryOf(name);
  const title = facts.title[language];
  const fetchSoon = () => void prepare(name);
  async function play() {
    setBusy(true);
    try {
      go(`/local/${await playBots(name, t.setup.self)}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  }
  return (
    <li className={`game-card sign-${sign}`}>
      <div className="art">
        <Sign name={sign} />
      </div>
      <div className="text">
        <h3>{title}</h3>
        <p className="dim">{facts.tagline[language]}</p>
        <p className="facts">
          <span className="chip">{t.home_.players(players.min, players.max)}</span>
          <span className="chip">{t.home_.minutes(minutes)}</span>
        </p>
        {problem && <p className="problem small">{problem}</p>}
      </div>
      <div className="actions">
        <button
          type="button"
          className="button primary"
          aria-label={t.home_.playBotsAt(title)}
          data-play={name}
          disabled={busy}
          onPointerEnter={fetchSoon}
          onPointerDown={fetchSoon}
          onFocus={fetchSoon}
          onClick={play}
        >
          {t.home_.playBots}
        </button>
        {busy && <TableSkeleton />}
        <Link className="button" href={`/open/${name}`} aria-label={t.home_.withFriendsAt(title)}>
          {t.home_.withFriends}
        </Link>
        <GameLinks name={name} title={title} />
      </div>
    </li>
  );
}

function GameLinks({ name, title }: { name: string; title: string }) {
  const t = usePageWords();
  return (
    <span className="links">
      <Link href={`/play/${name}`} aria-label={t.home_.setUpAt(title)}>
        {t.home_.setUp}
      </Link>
      <Link href={`/learn/${name}`} aria-label={t.home_.learnIt(title)}>
        {t.home_.learn}
      </Link>
      <Link href={`/rules/${name}`} aria-label={t.home_.rulesOf(title)}>
        {t.home_.rules}
      </Link>
    </span>
  );
}

function JoinByCode() {
  const t = usePageWords();
  const [, go] = useLocation();
  const [problem, setProblem] = useState(false);
  function join(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').replace(/[^A-Za-z0-9_-]/g, '');
    if (code.length < 4) setProblem(true);
    else go(`/t/${code.toUpperCase()}`);
  }
  return (
    <form className="hero-join" onSubmit={join} noValidate>
      <div className="code-form">
        <input
          className="input"
          name="code"
          aria-label={t.home_.codeLabel}
          placeholder={t.home_.codeHeading}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
        />
        <button type="submit" className="button">
          {t.home_.join}
        </button>
      </div>
      {problem && (
        <p className="problem small" role="alert">
          {t.home_.codeEmpty}
        </p>
      )}
    </form>
  );
}

/** Public tables that want company; nothing where no server answers. */
function OpenTables() {
  const t = usePageWords();
  const titleOf = useTitles();
  const tables = usePromise(() => openTables(location.origin), 'tables').value;
  if (!tables?.ok || tables.value.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="open-tables">
      <h2 id="open-tables">{t.home_.openTables}</h2>
      <ul className="list">
        {tables.value.slice(0, 6).map(({ table, game, names, taken, seats }) => (
          <li key={table} className="list-row">
            <span className="grow">
              <strong>{titleOf(game)}</strong>{' '}
              <span className="dim small">
                {names.join(', ')} · {t.home_.seatsTaken(taken, seats)}
              </span>
            </span>
            <Link className="button" href={`/t/${table}`}>
              {t.home_.join}
              <span className="unseen"> {titleOf(game)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Running({ games }: { games: readonly LocalEntry[] }) {
  const t = usePageWords();
  const titleOf = useTitles();
  const elsewhere = seatsElsewhere()
    .filter(({ over }) => !over)
    .slice(0, 3);
  if (games.length + elsewhere.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="running">
      <h2 id="running">{t.home_.running}</h2>
      <ul className="list">
        {elsewhere.map(({ table, game }) => (
          <li key={table} className="list-row">
            <span className="grow">
              <strong>{titleOf(game ?? '')}</strong> <span className="chip">{t.home_.elsewhere}</span>
            </span>
            <Link className="button" href={`/t/${table}`}>
              {t.home_.goOn}
              <span className="unseen"> {titleOf(game ?? '')}</span>
            </Link>
          </li>
        ))}
        {games.map((game) => (
          <li key={game.id} className="list-row">
            <span className="grow">
              <strong>{titleOf(game.game)}</strong> <span className="dim small">{game.names.join(', ')}</span>
            </span>
            <Link className="button" href={`/local/${game.id}`}>
              {t.home_.goOn}
              <span className="unseen"> {titleOf(game.game)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Played({ games }: { games: readonly LocalEntry[] }) {
  const t = usePageWords();
  const titleOf = useTitles();
  return (
    <section className="panel stack" aria-labelledby="played">
      <h2 id="played">{t.home_.history}</h2>
      {games.length === 0 && <p className="dim small">{t.home_.historyEmpty}</p>}
      <ul className="list">
        {games.map((game) => (
          <li key={game.id} className="list-row">
            <span className="grow">
              {titleOf(game.game)} <span className="dim small">{game.names.join(', ')}</span>
            </span>
            <Link
              className="icon-button"
              href={`/replay/local/${game.id}`}
              aria-label={`${t.result.replay}: ${titleOf(game.game)}`}
            >
              <Icon name="play" />
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link className="button" href="/replay">
          {t.home_.replayFile}
        </Link>
      </p>
    </section>
  );
}
