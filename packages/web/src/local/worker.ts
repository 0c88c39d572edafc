import { loadGame } from '../games.js';
import type { LessonHost } from '../lesson/host.js';
import type { Host } from './host.js';
import type { FromWorker, ToWorker } from './messages.js';

// The worker's end of the line. `self` is typed as a window here, which posts messages differently.
const port = self as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};

const send = (message: FromWorker): void => port.postMessage(message);
let opening: Promise<Host | undefined> = Promise.resolve(undefined);

/** Bots and all they know are most of the worker: whoever learns need not wait for them. */
async function open(message: ToWorker & { type: 'open' }): Promise<Host | undefined> {
  const [{ Host }, { loadGameWithBots }] = await Promise.all([import('./host.js'), import('./bots.js')]);
  const game = await loadGameWithBots(message.record.game);
  const host = Host.open(game, message.record, message.players, message.pace, send);
  if (host.ok) return host.value;
  send({ type: 'failed', reason: host.problem });
  return undefined;
}

let learning: Promise<LessonHost | undefined> = Promise.resolve(undefined);

/** Whoever only plays never loads it. */
async function learn(message: ToWorker & { type: 'learn' }): Promise<LessonHost> {
  const { LessonHost } = await import('../lesson/host.js');
  return LessonHost.open(await loadGame(message.game), message, send);
}

async function hear(message: ToWorker): Promise<void> {
  if (message.type === 'learn') learning = learn(message);
  const lesson = await learning;
  if (message.type === 'play') lesson?.answer(message.line);
  if (message.type === 'go-on') lesson?.goOn();
  if (message.type === 'open') opening = open(message);
  const host = await opening;
  if (message.type === 'look') host?.look(message.seat);
  if (message.type === 'play') host?.play(message.seat, message.line);
  if (message.type === 'take-back') host?.takeBack(message.seat);
  if (message.type === 'pace') host?.setPace(message.pace);
  if (message.type === 'hold') host?.hold(message.held);
}

port.onmessage = ({ data }) => {
  hear(data).catch((error: unknown) =>
    send({ type: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
};
