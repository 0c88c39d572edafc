import type { RemoteTable, TableConnection } from '@taproom/client';
import { type Game, type Options, type Seat, SPECTATOR } from '@taproom/engine';
import type { Lobby } from '@taproom/protocol';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { shareLink } from '../device/files.js';
import { Icon } from '../parts/Icon.js';
import { PageFrame } from '../parts/PageFrame.js';
import { Qr } from '../parts/Qr.js';
import { BOT_LEVELS, USUAL_LEVEL } from '../play/start.js';
import { NameField } from '../settings/NameField.js';
import { change } from '../settings/settings.js';
import { OptionsForm } from '../setup/OptionsForm.js';
import { useLanguage, usePageWords, wordsOf } from '../words/index.js';
import { ChatBox } from './ChatBox.js';
import { ClockForm } from './ClockForm.js';
import { calledHere } from './called.js';
import { HintsAllowed } from './HintsAllowed.js';
import { Visibility } from './OpenPage.js';
import { SeatLine } from './SeatLine.js';
import '../style/lobby.css';
import '../style/chat.css';

/** Most tables play the shipped game, and need nothing of the studio. */
const NotShipped = lazy(() => import('../studio/NotShipped.js').then((m) => ({ default: m.NotShipped })));

interface Props {
  readonly game: Game;
  readonly lobby: Lobby;
  readonly state: RemoteTable;
  readonly connection: TableConnection;
}

export const linkTo = (lobby: Lobby): string => `${location.origin}/t/${lobby.table}`;

/** A table before the cards are dealt: who sits where, what is agreed, how friends come in. */
export function LobbyPage({ game, lobby, state, connection }: Props) {
  const t = usePageWords();
  const words = wordsOf(game, useLanguage());
  const hostName = lobby.host === null ? undefined : lobby.seats[lobby.host]?.name;
  const [level, setLevel] = useState(USUAL_LEVEL);
  return (
    <PageFrame title={words.title} narrow>
      {state.status === 'lost' && (
        <p className="problem" role="status">
          {t.table.connectionLost}
        </p>
      )}
      {state.refused && (
        <p className="problem" role="alert" key={state.refused.id}>
          {state.refused.says}
        </p>
      )}
      <Invite lobby={lobby} />
      <Suspense>{lobby.ownCards && <NotShipped game={game} lobby={lobby} />}</Suspense>
      <section className="panel stack" aria-labelledby="seats">
        <h2 id="seats">{t.lobby.seats}</h2>
        {state.seat === SPECTATOR && <NameField label={t.lobby.rename} />}
        <ul className="list">
          {lobby.seats.map((seat) => (
            <SeatLine key={seat.seat} seat={seat} lobby={lobby} state={state} connection={connection} level={level} />
          ))}
        </ul>
        {state.host ? (
          <Start lobby={lobby} connection={connection} level={level} onLevel={setLevel} />
        ) : (
          <p>{hostName === undefined ? t.lobby.waitSomebody : t.lobby.waitHost(hostName)}</p>
        )}
        {state.watching > 0 && <p className="dim small">{t.lobby.spectators(state.watching)}</p>}
        {state.host && <SeatCount game={game} lobby={lobby} connection={connection} />}
        {state.seat !== SPECTATOR && (
          <Rename seat={state.seat} name={lobby.seats[state.seat]?.name ?? ''} connection={connection} />
        )}
      </section>
      <Agreed game={game} lobby={lobby} state={state} connection={connection} />
      <section className="panel stack" aria-labelledby="chat">
        <h2 id="chat">{t.table.chat}</h2>
        <ChatBox state={state} connection={connection} />
      </section>
    </PageFrame>
  );
}

/** What is agreed before the cards are dealt; the host can change it. */
function Agreed({ game, lobby, state, connection }: Props) {
  const t = usePageWords();
  const words = wordsOf(game, useLanguage());
  const names = lobby.seats.map((seat) => seat.name);
  return (
    <section className="panel stack" aria-labelledby="options">
      <h2 id="options">{t.setup.options}</h2>
      <OptionsForm
        options={game.options}
        values={lobby.options as Options}
        words={words}
        names={names}
        disabled={!state.host}
        onChange={(option, value) =>
          void connection.send({ type: 'configure', options: { ...lobby.options, [option]: value as never } })
        }
      />
      <ClockForm
        value={lobby.clock}
        disabled={!state.host}
        onChange={(clock) => void connection.send({ type: 'configure', clock })}
      />
      <HintsAllowed
        lobby={lobby}
        isHost={state.host}
        onChange={(hints) => void connection.send({ type: 'configure', hints })}
      />
      {state.host && (
        <Visibility
          value={lobby.public}
          onChange={(isPublic) => void connection.send({ type: 'configure', public: isPublic })}
        />
      )}
    </section>
  );
}

interface StartProps {
  readonly lobby: Lobby;
  readonly connection: TableConnection;
  readonly level: string;
  onLevel(level: string): void;
}

/** One tap and the cards are dealt, whoever is missing. */
function Start({ lobby, connection, level, onLevel }: StartProps) {
  const t = usePageWords();
  const [busy, setBusy] = useState(false);
  const open = lobby.seats.filter(({ kind }) => kind === 'open');
  const expected = open.flatMap(({ reserved }) => reserved ?? []);
  async function start() {
    setBusy(true);
    for (const { seat } of open) {
      const { ok } = await connection.send({ type: 'bot', seat, level });
      if (!ok) return setBusy(false);
    }
    await connection.send({ type: 'start' });
    setBusy(false);
  }
  return (
    <div className="start-row">
      <button type="button" className="button primary" disabled={busy} onClick={start}>
        {open.length === 0
          ? t.lobby.start
          : expected.length > 0
            ? t.lobby.fillWithout(t.and(expected))
            : t.lobby.fillAndStart}
      </button>
      {open.length > 0 && (
        <select aria-label={t.lobby.botLevel} value={level} onChange={(event) => onLevel(event.currentTarget.value)}>
          {BOT_LEVELS.map((one) => (
            <option key={one} value={one}>
              {t.setup.bot(t.levels[one] ?? one)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** Fewer or more seats, within what the game allows. */
function SeatCount({ game, lobby, connection }: { game: Game; lobby: Lobby; connection: TableConnection }) {
  const t = usePageWords();
  const { min, max } = game.seats(lobby.options as Options);
  const seats = lobby.seats.length;
  const lastIsOpen = lobby.seats.at(-1)?.kind === 'open';
  return (
    <p className="row">
      <button
        type="button"
        className="button"
        disabled={seats >= max}
        onClick={() => void connection.send({ type: 'configure', seats: seats + 1 })}
      >
        <Icon name="add" /> {t.setup.add}
      </button>
      <button
        type="button"
        className="button"
        disabled={seats <= min || !lastIsOpen}
        onClick={() => void connection.send({ type: 'configure', seats: seats - 1 })}
      >
        {t.lobby.fewer}
      </button>
      <span className="dim small">{t.lobby.startHint(min, max)}</span>
    </p>
  );
}

function Rename({ seat, name, connection }: { seat: Seat; name: string; connection: TableConnection }) {
  const t = usePageWords();
  const isNamed = calledHere(name, seat, seat, t) === name;
  function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wished = String(new FormData(event.currentTarget).get('name')).trim();
    if (wished === '' || wished === name) return;
    change({ name: wished });
    void connection.send({ type: 'rename', name: wished });
  }
  return (
    <form className="field" onSubmit={rename}>
      <label htmlFor="rename">{t.lobby.rename}</label>
      <span className="code-form">
        <input
          key={name}
          id="rename"
          name="name"
          className="input plain"
          maxLength={24}
          defaultValue={isNamed ? name : ''}
          placeholder={t.settings.nameHint}
          autoComplete="nickname"
        />
        <button type="submit" className="button">
          {t.lobby.change}
        </button>
      </span>
    </form>
  );
}

/** How friends come in: a code to read aloud, a QR to point at, a link to send. */
export function Invite({ lobby }: { lobby: Lobby }) {
  const t = usePageWords();
  const [said, setSaid] = useState('');
  const link = linkTo(lobby);
  async function share() {
    const done = await shareLink(t.name, link);
    setSaid(done === 'copied' ? t.copied : done === 'failed' ? link : '');
  }
  return (
    <section className="panel invite" aria-labelledby="invite">
      <Qr text={link} label={t.lobby.qr(link)} />
      <div className="stack">
        <h2 id="invite">{t.lobby.invite}</h2>
        <p className="code-big" data-testid="code">
          {lobby.code}
        </p>
        <p className="row">
          <button type="button" className="button primary" onClick={share}>
            <Icon name="share" /> {t.lobby.share}
          </button>
          <Link className="button" href={`/t/${lobby.table}/screen`} target="_blank" aria-label={t.lobby.screen}>
            <Icon name="screen" /> <span className="screen-word">{t.lobby.screen}</span>
          </Link>
        </p>
        <p className="mono small link-text">{link}</p>
        <p role="status" className="small">
          {said}
        </p>
      </div>
    </section>
  );
}
