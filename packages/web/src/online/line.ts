import { callTable, type Socket, type TableLine } from '@taproom/client';
import { languageNow } from '../words/index.js';
import { keys } from './keys.js';

const logKey = (table: string, seat: number): string => `taproom:log:${table}:${seat}`;

/** The line of this page to a table: it calls at once when the device wakes up, and remembers the log of this tab. */
export function openLine(table: string, { watching }: { readonly watching: boolean }): TableLine {
  const ticket = /^#ticket=([\w-]+)$/.exec(location.hash)?.[1];
  const line = callTable({
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
  const stop = line.store.subscribe(({ status }) => {
    // A ticket works once; the address without it can be kept.
    if (status === 'open' && location.hash.startsWith('#ticket='))
      history.replaceState(history.state, '', location.pathname + location.search);
  });
  const wake = () => line.wake();
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  return {
    store: line.store,
    send: (message) => line.send(message),
    move: (move) => line.move(move),
    mute: (seat, muted) => line.mute(seat, muted),
    wake,
    close: () => {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      stop();
      line.close();
    },
  };
}
