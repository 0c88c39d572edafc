import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Phone, type Socket } from './phone.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function calling() {
  const sockets: (Socket & { readonly sent: string[]; closed: boolean })[] = [];
  const heard: string[] = [];
  let lost = 0;
  const phone = new Phone({
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
      if (text === 'welcome') phone.greet();
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
  phone.dial();
  return { phone, sockets, latest, answer, heard, lost: () => lost };
}

test('it says hello first, and nothing else before that is answered', () => {
  const { phone, latest, answer, heard } = calling();
  phone.say({ type: 'move' });
  answer();
  expect(latest().sent).toEqual(['{"type":"hello"}']);
  phone.say({ type: 'move' });
  expect(latest().sent).toHaveLength(2);
  expect(heard).toEqual(['welcome']);
});

test('after a cut it calls again, later each time, until it is answered', () => {
  const { latest, sockets, answer, lost } = calling();
  for (const wait of [400, 800, 1600]) {
    latest().onclose?.();
    const calls = sockets.length;
    vi.advanceTimersByTime(wait - 1);
    expect(sockets).toHaveLength(calls);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(calls + 1);
  }
  expect(lost()).toBe(3);
  answer();
  latest().onclose?.();
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(5);
});

test('a line that swallows everything is given up, before and after the hello', () => {
  const { sockets, answer, latest } = calling();
  vi.advanceTimersByTime(8000 + 400);
  expect(sockets).toHaveLength(2);
  answer();
  vi.advanceTimersByTime(15_000);
  expect(latest().sent.at(-1)).toBe('{"type":"ping"}');
  vi.advanceTimersByTime(8001);
  expect(sockets).toHaveLength(3);
  expect(sockets[1]?.closed).toBe(true);
});

test('what an old line says is not heard, and nothing follows the end', () => {
  const { phone, sockets, heard, answer } = calling();
  answer();
  phone.dial();
  sockets[0]?.onmessage?.({ data: 'late' });
  sockets[0]?.onclose?.();
  expect(heard).toEqual(['welcome']);
  phone.stop();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(2);
});
