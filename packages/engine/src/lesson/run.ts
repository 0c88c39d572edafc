import { attemptAll, linesOf, movesOf } from '../attempt.js';
import { Chance } from '../chance.js';
import type { AnyEvent, AnyTable, Game, Move } from '../game.js';
import { formatProblem, no, ok, type Problem, type Result } from '../result.js';
import { openTable, takeStep } from '../scenario/step.js';
import type { Ask, Lesson, LessonLanguage, Say } from './lesson.js';
import { fits } from './pattern.js';

/** The learner's seat. */
export const LEARNER = 0;

/** Where somebody is in a lesson: enough to come back to, plain enough to store. */
export interface LessonCursor {
  readonly lesson: string;
  /** The step that is being shown or asked. */
  readonly step: number;
  /** What the learner answered so far. */
  readonly answers: readonly string[];
}

/** What a lesson waits for: somebody to read, to answer, or to watch another player's move; then it is done. */
export type Waiting =
  | { readonly for: 'reader'; readonly step: Say }
  | { readonly for: 'answer'; readonly step: Ask }
  | { readonly for: 'move'; readonly player: string; readonly line: string }
  | { readonly for: 'nothing' };

export type Answer =
  | { readonly right: true; readonly events: readonly AnyEvent[] }
  /** Legal, but not the point; or refused, in the words of the rules unless the lesson has better ones. */
  | { readonly right: false; readonly text: string; readonly refusal?: string };

/** A lesson under way: a scenario with a cursor. Who draws it only reads it. */
export class LessonRun {
  private step = 0;
  private readonly answers: string[] = [];

  private constructor(
    readonly lesson: Lesson,
    readonly game: Game,
    private now: AnyTable,
  ) {}

  static open(lesson: Lesson, game: Game): Result<LessonRun, readonly Problem[]> {
    const file = `${lesson.name}.yaml`;
    const setting = openTable(game, lesson);
    if (!setting.ok) return no([{ file, line: 1, reason: setting.problem.map(formatProblem).join('; ') }]);
    const chance = Chance.secret(`lesson ${lesson.seed}`);
    const arranged = game.arrange(setting.value, lesson.given, lesson.players, chance);
    if (!arranged.ok) return no([{ file, line: lesson.givenLine, reason: `given: ${arranged.problem}` }]);
    const run = new LessonRun(lesson, game, arranged.value);
    const fault = run.checkExpectations();
    return fault ? no([fault]) : ok(run);
  }

  /** The same lesson where it was left; from the beginning when it has changed since. */
  static resume(lesson: Lesson, game: Game, cursor: LessonCursor): Result<LessonRun, readonly Problem[]> {
    const run = LessonRun.open(lesson, game);
    if (!run.ok || cursor.lesson !== lesson.name) return run;
    return run.value.goTo(cursor) ? run : LessonRun.open(lesson, game);
  }

  get table(): AnyTable {
    return this.now;
  }

  get cursor(): LessonCursor {
    return { lesson: this.lesson.name, step: this.step, answers: [...this.answers] };
  }

  /** How much of the lesson is done: of the steps that a learner reads or answers. */
  get progress(): { readonly done: number; readonly of: number } {
    const shown = this.lesson.steps.map((step) => 'say' in step || 'ask' in step);
    return { done: shown.slice(0, this.step).filter(Boolean).length, of: shown.filter(Boolean).length };
  }

  get waiting(): Waiting {
    const step = this.lesson.steps[this.step];
    if (step === undefined) return { for: 'nothing' };
    if ('say' in step) return { for: 'reader', step };
    if ('ask' in step) return { for: 'answer', step };
    if ('player' in step) return { for: 'move', player: step.player, line: step.move };
    throw new Error(`${this.lesson.name}: an expectation is never waited for`);
  }

  /** Goes on: what was said has been read, or the other player's move is made. What does not hold is the lesson's fault. */
  proceed(): Result<readonly AnyEvent[], Problem> {
    const { waiting } = this;
    if (waiting.for === 'answer' || waiting.for === 'nothing') return ok([]);
    if (waiting.for === 'reader') return this.advance([]);
    const step = this.lesson.steps[this.step] as { line: number; player: string; move: string };
    const seat = this.lesson.players.indexOf(step.player);
    const moves = this.game.notation.parseMove(step.move, this.now.setting, this.lesson.players);
    if (!moves.ok) return no(this.fault(moves.problem));
    const made = attemptAll(this.game, this.now, seat, moves.value);
    if (!made.ok) return no(this.fault(`expected "${step.player}: ${step.move}" to be allowed, found ${made.problem}`));
    this.now = made.value.table;
    return this.advance(made.value.events);
  }

  /** The learner's move at an `ask`. Only the right one is made; every other is told why. */
  submit(line: string, language: LessonLanguage): Answer {
    const { waiting, game, now, lesson } = this;
    if (waiting.for !== 'answer') return { right: false, text: '' };
    const moves = game.notation.parseMove(line, now.setting, lesson.players);
    if (!moves.ok) return { right: false, text: moves.problem };
    const made = attemptAll(game, now, LEARNER, moves.value);
    const { step } = waiting;
    if (!made.ok)
      return { right: false, text: this.refusalText(made.problem, moves.value, language), refusal: made.problem };
    if (!this.isRight(step, moves.value)) return { right: false, text: this.aside(step, moves.value, language) ?? '' };
    this.now = made.value.table;
    this.answers.push(line);
    const on = this.advance(made.value.events);
    if (!on.ok) throw new Error(formatProblem(on.problem));
    return { right: true, events: on.value };
  }

  /** What this refusal is called here: the lesson's own words, else those of the rules. */
  refusalText(name: string, moves: readonly Move[], language: LessonLanguage): string {
    const { waiting, game, now, lesson } = this;
    const own = waiting.for === 'answer' && waiting.step.otherwise.find(({ pattern }) => pattern === name);
    if (own) return own.text[language];
    const words = game.words[language] ?? game.words.en;
    const view = game.view(now, LEARNER);
    const about = { setting: now.setting, view, names: lesson.players, seat: LEARNER };
    return words.refusal(name, { ...about, moves: linesOf(game, now, LEARNER), move: moves[0] ?? 0 });
  }

  /** What is said to a legal move that is not the point; undefined when the lesson forgot it. */
  aside(step: Ask, moves: readonly Move[], language: LessonLanguage): string | undefined {
    const found = step.otherwise.find(
      ({ pattern }) => !this.game.refusals.includes(pattern) && fits(pattern, moves, this.at()),
    );
    return found?.text[language];
  }

  isRight(step: Ask, moves: readonly Move[]): boolean {
    return step.moves.some((pattern) => fits(pattern, moves, this.at()));
  }

  /** Every right answer that is legal now, the first pattern's first. */
  rightLines(step: Ask): string[] {
    const { game, now, lesson } = this;
    const legal = movesOf(game, now, LEARNER);
    const lines = step.moves.flatMap((pattern) => {
      if (!pattern.includes('*')) return [pattern];
      const found = legal.filter((move) => fits(pattern, [move], this.at()));
      return found.map((move) => game.notation.formatMove(move, now.setting, lesson.players));
    });
    return [...new Set(lines)];
  }

  /** What a right answer begins with, as the rules write it, for whoever asks what to do. */
  wantedLines(step: Ask): string[] {
    const { game, now, lesson } = this;
    return this.rightLines(step).flatMap((line) => {
      const moves = game.notation.parseMove(line, now.setting, lesson.players);
      return moves.ok && moves.value[0] !== undefined ? game.notation.formatMove(moves.value[0], now.setting) : [];
    });
  }

  private at() {
    return { game: this.game, setting: this.now.setting, names: this.lesson.players };
  }

  private goTo(cursor: LessonCursor): boolean {
    const answers = [...cursor.answers];
    while (this.step < cursor.step) {
      const { waiting } = this;
      if (waiting.for === 'nothing') return false;
      if (waiting.for === 'answer') {
        const answer = answers.shift();
        if (answer === undefined || !this.submit(answer, 'en').right) return false;
      } else if (!this.proceed().ok) return false;
    }
    return true;
  }

  private advance(events: readonly AnyEvent[]): Result<readonly AnyEvent[], Problem> {
    this.step += 1;
    const fault = this.checkExpectations();
    return fault ? no(fault) : ok(events);
  }

  /** Expectations are for those who change the rules; a learner never waits for one. */
  private checkExpectations(): Problem | undefined {
    for (;;) {
      const step = this.lesson.steps[this.step];
      if (step === undefined || !('expect' in step)) return undefined;
      const held = takeStep(this.game, this.now, step, this.lesson.players);
      if (!held.ok) return this.fault(held.problem.join('; '));
      this.step += 1;
    }
  }

  private fault(reason: string): Problem {
    const line = this.lesson.steps[this.step]?.line ?? 1;
    return { file: `${this.lesson.name}.yaml`, line, reason: `step ${this.step + 1}: ${reason}` };
  }
}
