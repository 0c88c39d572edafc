import { type AnyEvent, formatProblem, type Game, isCall, movesOf } from '@taproom/engine';
import { LEARNER, LESSON_LANGUAGES, LessonRun, type Text } from '@taproom/engine/lesson';
import type { FromWorker, LessonNow, ToWorker } from '../local/messages.js';
import type { Pace } from '../settings/settings.js';

/** How long somebody looks at the table before another player moves. */
const PAUSE: Readonly<Record<Pace, number>> = { relaxed: 1100, brisk: 800, instant: 0 };

/** A lesson in the worker: the real rules, one step at a time. The page draws what it is told. */
export class LessonHost {
  private constructor(
    private readonly run: LessonRun,
    private readonly pause: number,
    private readonly send: (message: FromWorker) => void,
  ) {}

  static open(
    game: Game,
    { lesson, cursor, pace }: ToWorker & { type: 'learn' },
    send: (message: FromWorker) => void,
  ): LessonHost {
    const run = cursor ? LessonRun.resume(lesson, game, cursor) : LessonRun.open(lesson, game);
    if (!run.ok) throw new Error(run.problem.map(formatProblem).join('\n'));
    const host = new LessonHost(run.value, PAUSE[pace], send);
    host.show([], true);
    return host;
  }

  /** What was said has been read. */
  goOn(): void {
    if (this.run.waiting.for === 'reader') this.proceed();
  }

  answer(line: string): void {
    const told = LESSON_LANGUAGES.map((language) => [language, this.run.submit(line, language)] as const);
    const right = told.find(([, answer]) => answer.right)?.[1];
    if (right?.right) return this.show(right.events);
    const wrong = Object.fromEntries(told.map(([language, answer]) => [language, answer.right ? '' : answer.text]));
    this.show([], false, wrong as Text);
  }

  private proceed(): void {
    const on = this.run.proceed();
    if (!on.ok) throw new Error(formatProblem(on.problem));
    this.show(on.value);
  }

  private show(events: readonly AnyEvent[], fresh = false, wrong?: Text): void {
    const { run, send } = this;
    const { game, table, waiting, cursor, progress } = run;
    const outcome = game.outcome(table);
    const listed = waiting.for === 'answer' ? movesOf(game, table, LEARNER) : [];
    send({
      type: 'seen',
      seat: LEARNER,
      view: game.view(table, LEARNER),
      moves: listed.map((move) => game.notation.formatMove(move, table.setting)).filter((line) => !isCall(game, line)),
      events: events.map((event) => game.show(event, LEARNER)).filter((event) => event !== undefined),
      fresh,
      known: 0,
      ...(outcome && { outcome }),
    });
    const step: LessonNow['step'] =
      waiting.for === 'nothing' ? 'done' : waiting.for === 'move' ? 'watching' : waiting.step;
    const wanted = waiting.for === 'answer' && run.wantedLines(waiting.step);
    send({ type: 'lesson', cursor, progress, step, ...(wanted && { wanted }), ...(wrong && { wrong }) });
    if (waiting.for === 'move') setTimeout(() => this.proceed(), this.pause);
  }
}
