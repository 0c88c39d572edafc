import type { RemoteTable, TableConnection } from '@taproom/client';
import { SPECTATOR } from '@taproom/engine';
import type { Lobby, SeatState } from '@taproom/protocol';
import { type FormEvent, useState } from 'react';
import { Avatar, glassOf } from '../parts/Avatar.js';
import { Icon } from '../parts/Icon.js';
import { usePageWords } from '../words/index.js';
import { calledHere, ownName } from './called.js';

interface SeatProps {
  readonly seat: SeatState;
  readonly lobby: Lobby;
  readonly state: RemoteTable;
  readonly connection: TableConnection;
  /** Of a bot that is put here. */
  readonly level: string;
}

/** One seat of the lobby: who sits there, and what can be done about it. */
export function SeatLine({ seat, lobby, state, connection, level }: SeatProps) {
  const t = usePageWords();
  const { seat: number, kind, name, reserved } = seat;
  const mine = state.seat === number;
  const called = calledHere(name, number, state.seat, t);
  const here = kind === 'bot' || state.here.includes(number);
  const isOpen = kind === 'open';
  return (
    <li className="list-row seat-line" data-seat={number} data-here={!isOpen && here}>
      <Avatar glass={glassOf(number)} size={40} empty={isOpen} />
      <span className="grow">
        {isOpen ? (
          <span className="dim">{reserved === undefined ? t.lobby.free : t.lobby.keptFor(reserved)}</span>
        ) : (
          <strong>{called}</strong>
        )}{' '}
        {kind === 'bot' && <span className="chip">{t.setup.bot(t.levels[seat.level ?? ''] ?? seat.level ?? '')}</span>}{' '}
        {mine && called === name && <span className="chip brass">{t.lobby.you}</span>}{' '}
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
              name: reserved ?? ownName(number, t),
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
      {state.host && !isOpen && !mine && <HostButtons seat={seat} connection={connection} />}
    </li>
  );
}

/** What the host can do with somebody's seat: pass the host's role on, or clear it. */
function HostButtons({ seat: { seat, kind, name }, connection }: Pick<SeatProps, 'seat' | 'connection'>) {
  const t = usePageWords();
  return (
    <>
      {kind === 'player' && (
        <button
          type="button"
          className="icon-button"
          aria-label={t.lobby.makeHost(name)}
          onClick={() => void connection.send({ type: 'pass-host', seat })}
        >
          <Icon name="crown" />
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={kind === 'bot' ? t.lobby.removeBot(name) : t.lobby.kick(name)}
        onClick={() => void connection.send({ type: 'clear', seat })}
      >
        <Icon name="close" />
      </button>
    </>
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
