import type { RemoteTable, TableConnection } from '@taproom/client';
import { SPECTATOR } from '@taproom/engine';
import type { Lobby } from '@taproom/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Avatar, glassOf } from '../parts/Avatar.js';
import { Icon } from '../parts/Icon.js';
import { Qr } from '../parts/Qr.js';
import { usePageWords } from '../words/index.js';
import { calledHere } from './called.js';
import { linkTo } from './LobbyPage.js';

interface Props {
  readonly state: RemoteTable;
  readonly lobby: Lobby;
  readonly connection: TableConnection;
  /** The phone beside a big screen shows the hand only. */
  readonly handOnly: boolean;
}

/** The part of the menu that only a table elsewhere has: who is here, undo, another device, the big screen. */
export function OnlineMenu({ state, lobby, connection, handOnly }: Props) {
  const t = usePageWords();
  const [ticket, setTicket] = useState<string>();
  const playing = lobby.status === 'playing';
  async function askTicket() {
    const answer = await connection.send({ type: 'ticket' });
    if (answer.ok && answer.ticket) setTicket(`${linkTo(lobby)}#ticket=${answer.ticket}`);
  }
  return (
    <>
      <PlayersHere state={state} lobby={lobby} connection={connection} />
      <div className="row">
        {playing && state.seat !== SPECTATOR && (
          <button type="button" className="button" onClick={() => void connection.send({ type: 'undo' })}>
            <Icon name="undo" /> {t.table.undo}
          </button>
        )}
        {state.seat !== SPECTATOR && (
          <Link className="button" replace href={handOnly ? `/t/${lobby.table}` : `/t/${lobby.table}?hand`}>
            <Icon name="phone" /> {handOnly ? t.menu.wholeTable : t.menu.handOnly}
          </Link>
        )}
        <Link className="button" href={`/t/${lobby.table}/screen`} target="_blank">
          <Icon name="screen" /> {t.lobby.screen}
        </Link>
        {state.seat !== SPECTATOR && (
          <button type="button" className="button" onClick={askTicket}>
            <Icon name="phone" /> {t.table.seatMove}
          </button>
        )}
      </div>
      {ticket && <SeatTicket ticket={ticket} lobby={lobby} />}
    </>
  );
}

/** Everybody at the table; the host can put a bot in for who is away, and mute. */
function PlayersHere({ state, lobby, connection }: Omit<Props, 'handOnly'>) {
  const t = usePageWords();
  const playing = lobby.status === 'playing';
  return (
    <section className="stack" aria-labelledby="menu-players">
      <h3 id="menu-players">{t.table.players}</h3>
      <ul className="list">
        {lobby.seats.map(({ seat, name, kind, standIn, muted }) => {
          const away = kind === 'player' && !state.here.includes(seat);
          return (
            <li key={seat} className="list-row seat-line">
              <Avatar glass={glassOf(seat)} size={32} />
              <span className="grow">
                {calledHere(name, seat, state.seat, t)}{' '}
                {seat === state.seat && <span className="chip brass">{t.table.you}</span>}{' '}
                {(kind === 'bot' || standIn) && <span className="chip">{t.table.botTag}</span>}{' '}
                {away && <span className="chip">{t.table.awayTag}</span>}{' '}
                {muted && <span className="chip">{t.chat.muted}</span>}
              </span>
              {state.host && playing && away && standIn === undefined && (
                <button
                  type="button"
                  className="button"
                  onClick={() => void connection.send({ type: 'stand-in', seat })}
                >
                  <Icon name="bot" /> {t.menu.standIn}
                </button>
              )}
              {state.host && kind === 'player' && seat !== state.seat && (
                <button
                  type="button"
                  className="button bare"
                  onClick={() => void connection.send({ type: 'mute', seat, muted: !muted })}
                >
                  {muted ? t.chat.unmute(name) : t.chat.mute(name)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {state.watching > 0 && <p className="dim small">{t.lobby.spectators(state.watching)}</p>}
    </section>
  );
}

/** A link that takes this seat to another device. */
function SeatTicket({ ticket, lobby }: { ticket: string; lobby: Lobby }) {
  const t = usePageWords();
  return (
    <section className="invite">
      <Qr text={ticket} label={t.lobby.qr(linkTo(lobby))} />
      <p>{t.lobby.moved}</p>
      <button type="button" className="button" onClick={() => void navigator.clipboard.writeText(ticket)}>
        <Icon name="copy" /> {t.copy}
      </button>
    </section>
  );
}
