import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReconnectingSocket, type Socket } from './reconnecting-socket.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function connecting() {
  const sockets: (Socket & { readonly sent: string[]; closed: boolean })[] = [];
  const heard: string[] = [];
  let lost = 0;
  const reconnecting = new ReconnectingSocket({
    url: 'ws://x/ws',
    dial: () => {
      const sent: string[] = [];
      const socket = {
        sent,
        closed: false,
        send: (text: string) => void sent.push(text),
        close: () => {
          socket.closed = true;
        },
        onopen: null,
        onmessage: null,
        onclose: null,
        onerror: null,
      };
      sockets.push(socket);
      return socket;
    },
    random: () => 0.5,
    hello: () => ({ type: 'hello' }),
    heard: (text) => {
      heard.push(text);
      if (text === 'welcome') reconnecting.greet();
    },
    lost: () => {
      lost += 1;
    },
  });
  const latest = () => sockets.at(-1) as (typeof sockets)[number];
  const answer = () => {
    latest().onopen?.();
    latest().onmessage?.({ data: 'welcome' });
  };
  reconnecting.connect();
  return { reconnecting, sockets, latest, answer, heard, lost: () => lost };
}

test('it says hello first, and nothing else before that is answered', () => {
  const { reconnecting, latest, answer, heard } = connecting();
  reconnecting.say({ type: 'move' });
  answer();
  expect(latest().sent).toEqual(['{"type":"hello"}']);
  reconnecting.say({ type: 'move' });
  expect(latest().sent).toHaveLength(2);
  expect(heard).toEqual(['welcome']);
});

test('after a cut it connects again, later each time, until it is answered', () => {
  const { latest, sockets, answer, lost } = connecting();
  for (const wait of [400, 800, 1600]) {
    latest().onclose?.();
    const tries = sockets.length;
    vi.advanceTimersByTime(wait - 1);
    expect(sockets).toHaveLength(tries);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(tries + 1);
  }
  expect(lost()).toBe(3);
  answer();
  latest().onclose?.();
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(5);
});

test('a socket that swallows everything is given up, before and after the hello', () => {
  const { sockets, answer, latest } = connecting();
  vi.advanceTimersByTime(8000 + 400);
  expect(sockets).toHaveLength(2);
  answer();
  vi.advanceTimersByTime(15_000);
  expect(latest().sent.at(-1)).toBe('{"type":"ping"}');
  vi.advanceTimersByTime(8001);
  expect(sockets).toHaveLength(3);
  expect(sockets[1]?.closed).toBe(true);
});

test('what an old socket says is not heard, and nothing follows the end', () => {
  const { reconnecting, sockets, heard, answer } = connecting();
  answer();
  reconnecting.connect();
  sockets[0]?.onmessage?.({ data: 'late' });
  sockets[0]?.onclose?.();
  expect(heard).toEqual(['welcome']);
  reconnecting.stop();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(2);
});
