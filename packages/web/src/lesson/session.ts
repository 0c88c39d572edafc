import { readSetting, type Seat } from '@taproom/engine';
import { LEARNER, type Lesson } from '@taproom/engine/lesson';
import { createStore } from 'zustand/vanilla';
import { loadGame } from '../games.js';
import type { FromWorker, LessonNow, ToWorker } from '../local/messages.js';
import { GLASSES } from '../parts/Avatar.js';
import { paceFor } from '../play/pace.js';
import type { DrawnTable, Session } from '../play/session.js';
import { refusedAs } from '../play/why.js';
import { useSettings } from '../settings/settings.js';
import type { Player } from '../tables/props.js';
import { languageNow } from '../words/index.js';
import { finish, learnt, leave } from './learnt.js';
import { lessonWords } from './words/index.js';

/** A lesson at a real table. The worker holds the cards; this end keeps the place in the book. */
export class LessonSession implements Session {
  readonly store = createStore<DrawnTable>(() => ({
    status: 'loading',
    seat: LEARNER,
    players: [],
    moves: [],
    news: { id: 0, events: [] },
    log: [],
    pending: false,
    connection: 'local',
  }));
  readonly lesson = createStore<{ readonly now?: LessonNow }>(() => ({}));
  private readonly worker = new Worker(new URL('../local/worker.js', import.meta.url), { type: 'module' });
  private lines = 0;

  constructor(
    private readonly game: string,
    private readonly taught: Lesson,
  ) {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    this.worker.onerror = (event) => this.fail(event.message || 'worker');
    this.open().catch((error: unknown) => this.fail(error instanceof Error ? error.message : String(error)));
  }

  play(line: string): void {
    if (this.store.getState().pending) return;
    this.store.setState({ pending: true, moves: [] });
    this.tell({ type: 'play', seat: LEARNER, line });
  }

  /** What was said has been read. */
  goOn(): void {
    this.tell({ type: 'go-on' });
  }

  look(_seat: Seat): void {
    // There is nobody to pass the device to.
  }

  close(): void {
    this.worker.terminate();
  }

  private tell(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private fail(problem: string): void {
    this.store.setState({ status: 'broken', problem });
  }

  private async open(): Promise<void> {
    const { taught, game: name } = this;
    const game = await loadGame(name);
    const { players, first, options } = taught;
    const chosen = first === undefined ? options : { ...options, first };
    const setting = readSetting(game, { seats: players.length, options: chosen, names: players });
    if (!setting.ok) throw new Error(setting.problem[0]?.reason);
    this.store.setState({
      game,
      setting: setting.value,
      players: sitting(players),
      whyNot: (line) => this.whyNot(line),
    });
    const cursor = learnt(name).left[taught.name];
    this.tell({
      type: 'learn',
      game: name,
      lesson: taught,
      pace: paceFor(useSettings.getState().pace, name, []),
      ...(cursor && { cursor }),
    });
  }

  private hear(message: FromWorker): void {
    if (message.type === 'failed') this.fail(message.reason);
    if (message.type === 'seen') this.see(message);
    if (message.type === 'lesson') {
      const { type: _, ...now } = message;
      this.lesson.setState({ now });
      if (now.step === 'done') finish(this.game, this.taught.name);
      else leave(this.game, now.cursor);
    }
  }

  private see(seen: FromWorker & { type: 'seen' }): void {
    const { prompt: _, ...before } = this.store.getState();
    const { log, news } = before;
    // Whoever has something to read first is not asked for anything yet.
    const isReading = seen.view.waiting.includes(LEARNER) && seen.moves.length === 0;
    const told = seen.events.map((event) => ({ id: this.lines++, event }));
    const after: DrawnTable = {
      ...before,
      status: 'open',
      view: seen.view,
      moves: seen.moves,
      log: [...log, ...told],
      news: { id: news.id + 1, events: seen.events },
      pending: false,
      ...(seen.outcome && { outcome: seen.outcome }),
      ...(isReading && { prompt: '' }),
    };
    this.store.setState(after, true);
  }

  /** Reading comes before playing; and where the lesson has its own words for a refusal, those. */
  private whyNot(line: string): string | undefined {
    const step = this.lesson.getState().now?.step;
    const language = languageNow();
    if (typeof step !== 'object' || !('ask' in step)) return lessonWords(language).readFirst;
    const { game, setting, view, seat } = this.store.getState();
    if (!game || !setting || !view) return undefined;
    const refused = refusedAs({ game, setting, view, seat }, line);
    if (refused === undefined || !('name' in refused)) return undefined;
    return step.otherwise.find(({ pattern }) => pattern === refused.name)?.text[language];
  }
}

/** The learner under their own name, and regulars of the house around them. */
function sitting(names: readonly string[]): Player[] {
  const { name, glass } = useSettings.getState();
  const glasses = [glass, ...GLASSES.filter((other) => other !== glass)];
  return names.map((other, seat) => ({
    name: seat === LEARNER ? name || lessonWords(languageNow()).you : other,
    glass: glasses[seat % glasses.length] as string,
    bot: seat !== LEARNER,
    away: false,
  }));
}
