import type { RemoteTable, TableConnection } from '@taproom/client';
import { type Game, type Options, SPECTATOR } from '@taproom/engine';
import type { Lobby, SeatState } from '@taproom/protocol';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { shareLink } from '../device/files.js';
import { Avatar, glassOf } from '../parts/Avatar.js';
import { Icon } from '../parts/Icon.js';
import { PageFrame } from '../parts/PageFrame.js';
import { Qr } from '../parts/Qr.js';
import { BOT_LEVELS, USUAL_LEVEL } from '../play/start.js';
import { NameField } from '../settings/NameField.js';
import { change, useSettings } from '../settings/settings.js';
import { OptionsForm } from '../setup/OptionsForm.js';
import { useLanguage, usePageWords, wordsOf } from '../words/index.js';
import { ChatBox } from './ChatBox.js';
import { ClockForm } from './ClockForm.js';
import { HintsAllowed } from './HintsAllowed.js';
import { Visibility } from './OpenPage.js';
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
  const names = lobby.seats.map((seat) => seat.name);
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
        {state.seat !== SPECTATOR && <Rename name={lobby.seats[state.seat]?.name ?? ''} connection={connection} />}
      </section>
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
      <section className="panel stack" aria-labelledby="chat">
        <h2 id="chat">{t.table.chat}</h2>
        <ChatBox state={state} connection={connection} />
      </section>
    </PageFrame>
  );
}

interface SeatProps {
  readonly seat: SeatState;
  readonly lobby: Lobby;
  readonly state: RemoteTable;
  readonly connection: TableConnection;
  /** Of a bot that is put here. */
  readonly level: string;
}

function SeatLine({ seat, lobby, state, connection, level }: SeatProps) {
  const t = usePageWords();
  const own = useSettings((settings) => settings.name);
  const { seat: number, kind, name, reserved } = seat;
  const mine = state.seat === number;
  const here = kind === 'bot' || state.here.includes(number);
  const isOpen = kind === 'open';
  return (
    <li className="list-row seat-line" data-seat={number} data-here={!isOpen && here}>
      <Avatar glass={glassOf(number)} size={40} empty={isOpen} />
      <span className="grow">
        {isOpen ? (
          <span className="dim">{reserved === undefined ? t.lobby.free : t.lobby.keptFor(reserved)}</span>
        ) : (
          <strong>{name}</strong>
        )}{' '}
        {kind === 'bot' && <span className="chip">{t.setup.bot(t.levels[seat.level ?? ''] ?? seat.level ?? '')}</span>}{' '}
        {mine && <span className="chip brass">{t.lobby.you}</span>}{' '}
        {lobby.host === number && <span className="chip">{t.lobby.host}</span>}{' '}
        {kind === 'player' && <span className="chip presence">{here ? t.lobby.here : t.table.awayTag}</span>}
      </span>
      {isOpen && state.seat === SPECTATOR && (
        <button
          type="button"
          className="button primary"
          onClick={() =>
            void connection.send({
              type: 'sit',
              seat: number,
              name: reserved ?? (own.trim() || t.setup.personName(number + 1)),
            })
          }
        >
          {reserved === undefined ? t.lobby.sit : t.lobby.iAm(reserved)}
        </button>
      )}
      {isOpen && state.host && <OpenSeat seat={seat} connection={connection} level={level} />}
      {mine && (
        <button type="button" className="button" onClick={() => void connection.send({ type: 'leave' })}>
          {t.lobby.stand}
        </button>
      )}
      {state.host && !isOpen && !mine && (
        <>
          {kind === 'player' && (
            <button
              type="button"
              className="icon-button"
              aria-label={t.lobby.makeHost(name)}
              onClick={() => void connection.send({ type: 'pass-host', seat: number })}
            >
              <Icon name="crown" />
            </button>
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={kind === 'bot' ? t.lobby.removeBot(name) : t.lobby.kick(name)}
            onClick={() => void connection.send({ type: 'clear', seat: number })}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </li>
  );
}

/** What the host can do with an open seat: put a bot there, or keep it for somebody. */
function OpenSeat({ seat: { seat, reserved }, connection, level }: Pick<SeatProps, 'seat' | 'connection' | 'level'>) {
  const t = usePageWords();
  const [asking, setAsking] = useState(false);
  const label = (what: string) => `${t.lobby.seat(seat + 1)}: ${what}`;
  function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('for')).trim();
    if (name !== '') void connection.send({ type: 'reserve', seat, name });
    setAsking(false);
  }
  if (asking)
    return (
      <form className="code-form keep-form" onSubmit={keep}>
        <input
          name="for"
          className="input plain"
          maxLength={24}
          aria-label={label(t.lobby.keepFor)}
          placeholder={t.lobby.keepFor}
          // biome-ignore lint/a11y/noAutofocus: somebody just asked for this field.
          autoFocus
        />
        <button type="submit" className="button">
          {t.lobby.keep}
        </button>
      </form>
    );
  return (
    <span className="row tight">
      <button
        type="button"
        className="button small-button"
        aria-label={label(reserved === undefined ? t.lobby.keep : t.lobby.keepNo)}
        onClick={() => (reserved === undefined ? setAsking(true) : void connection.send({ type: 'reserve', seat }))}
      >
        {reserved === undefined ? t.lobby.keep : t.lobby.keepNo}
      </button>
      <button
        type="button"
        className="button small-button"
        aria-label={label(t.lobby.addBot)}
        onClick={() => void connection.send({ type: 'bot', seat, level })}
      >
        <Icon name="bot" /> <span className="bot-word">{t.lobby.addBot}</span>
      </button>
    </span>
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

function Rename({ name, connection }: { name: string; connection: TableConnection }) {
  const t = usePageWords();
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
          defaultValue={name}
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
