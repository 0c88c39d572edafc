import { connectToTable, type Socket, type TableConnection } from '@taproom/client';
import { languageNow } from '../words/index.js';
import { keys } from './keys.js';

const logKey = (table: string, seat: number): string => `taproom:log:${table}:${seat}`;

/** The connection of this page to a table: it is tried at once when the device wakes up, and remembers the log of this tab. */
export function openConnection(table: string, { watching }: { readonly watching: boolean }): TableConnection {
  const ticket = /^#ticket=([\w-]+)$/.exec(location.hash)?.[1];
  const connection = connectToTable({
    server: location.origin,
    table,
    keys,
    watching,
    screen: watching,
    language: languageNow(),
    ...(ticket && !watching && { ticket }),
    shelf: {
      read: (at, seat) => sessionStorage.getItem(logKey(at, seat)),
      write: (at, seat, text) => {
        try {
          sessionStorage.setItem(logKey(at, seat), text);
        } catch {
          // Without storage a reload begins a new log.
        }
      },
    },
    dial: (url) => new WebSocket(url) as unknown as Socket,
  });
  const stop = connection.store.subscribe(({ status }) => {
    // A ticket works once; the address without it can be kept.
    if (status === 'open' && location.hash.startsWith('#ticket='))
      history.replaceState(history.state, '', location.pathname + location.search);
  });
  const wake = () => connection.wake();
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  return {
    store: connection.store,
    send: (message) => connection.send(message),
    move: (move) => connection.move(move),
    mute: (seat, muted) => connection.mute(seat, muted),
    wake,
    close: () => {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      stop();
      connection.close();
    },
  };
}
