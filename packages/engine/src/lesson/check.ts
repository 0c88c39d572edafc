import { LineCounter, type Node, parseDocument } from 'yaml';
import { movesOf } from '../attempt.js';
import type { Game } from '../game.js';
import { formatProblem, no, type Problem, type Result } from '../result.js';
import { type Ask, LESSON_LANGUAGES, type Lesson } from './lesson.js';
import { fits } from './pattern.js';
import { type Path, readLesson } from './read.js';
import { LEARNER, LessonRun } from './run.js';

/** A lesson from its file, with the line of every mistake. */
export function readLessonFile(text: string, file: string): Result<Lesson, readonly Problem[]> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    return no(
      document.errors.map(({ message, pos }) => {
        const { line, col } = lines.linePos(pos[0]);
        return { file, line, column: col, reason: `this is not YAML: ${message}` };
      }),
    );
  }
  const lineOf = (path: Path): number => {
    const node = (path.length === 0 ? document.contents : document.getIn(path, true)) as Node | undefined;
    return node?.range ? lines.linePos(node.range[0]).line : path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  return readLesson(document.toJS(), file, lineOf);
}

/**
 * Everything that is wrong with a lesson, one sentence each: it does not play to its end by every right answer, points at what is not
 * there, or has nothing to say to a legal move that is not the point.
 */
export function faultsOf(lesson: Lesson, game: Game): string[] {
  const first = played(lesson, game, []);
  const faults = [...first.faults];
  // Each ask once by every right answer, with the first one everywhere else: what comes after must fit them all.
  for (const [ask, count] of first.choices.entries()) {
    for (let choice = 1; choice < count; choice++) {
      const choices = first.choices.map((_, at) => (at === ask ? choice : 0));
      faults.push(...played(lesson, game, choices).faults);
    }
  }
  return [...new Set(faults)];
}

interface Played {
  readonly faults: readonly string[];
  /** How many right answers each ask had. */
  readonly choices: readonly number[];
}

function played(lesson: Lesson, game: Game, choices: readonly number[]): Played {
  const opened = LessonRun.open(lesson, game);
  if (!opened.ok) return { faults: opened.problem.map(formatProblem), choices: [] };
  const run = opened.value;
  const faults: string[] = [];
  const counts: number[] = [];
  for (;;) {
    const { waiting } = run;
    if (waiting.for === 'nothing') return { faults, choices: counts };
    const at = (reason: string, line: number) =>
      faults.push(formatProblem({ file: `${lesson.name}.yaml`, line, reason }));
    if (waiting.for === 'answer') {
      const { step } = waiting;
      for (const fault of [...pointing(run, step.at), ...untold(run, step)]) at(fault, step.line);
      const right = run.rightLines(step);
      const line = right[choices[counts.length] ?? 0] ?? right[0];
      counts.push(right.length);
      if (line === undefined) at('none of the right moves is legal', step.line);
      const answer = line === undefined ? undefined : answered(run, line);
      if (answer !== undefined) at(answer, step.line);
      if (line === undefined || answer !== undefined) return { faults, choices: counts };
    } else {
      if (waiting.for === 'reader') for (const fault of pointing(run, waiting.step.at)) at(fault, waiting.step.line);
      const on = run.proceed();
      if (!on.ok) return { faults: [...faults, formatProblem(on.problem)], choices: counts };
    }
  }
}

function answered(run: LessonRun, line: string): string | undefined {
  try {
    const answer = run.submit(line, 'en');
    return answer.right ? undefined : `the right answer "${line}" is not taken: ${answer.refusal ?? answer.text}`;
  } catch (error) {
    return `after "${line}": ${(error as Error).message}`;
  }
}

/** Legal moves that the lesson would answer with silence, and texts that no move can reach. */
function untold(run: LessonRun, step: Ask): string[] {
  const { game, table, lesson } = run;
  const at = { game, setting: table.setting, names: lesson.players };
  const others = movesOf(game, table, LEARNER).filter((move) => !run.isRight(step, [move]));
  const silent = others.filter((move) => LESSON_LANGUAGES.some((language) => !run.aside(step, [move], language)));
  const idle = step.otherwise.filter(
    ({ pattern }) => !game.refusals.includes(pattern) && !others.some((move) => fits(pattern, [move], at)),
  );
  return [
    ...silent.map((move) => `nothing is said to "${game.notation.formatMove(move, table.setting, lesson.players)}"`),
    ...idle.map(({ pattern }) => `"${pattern}" is neither a refusal nor a legal move that is not right`),
  ];
}

/** What is pointed at has to be there for the learner to see: a card of the view, a seat, a move that can be made. */
function pointing({ game, table, lesson }: LessonRun, at: string): string[] {
  const { setting } = table;
  if (at.startsWith('button ')) {
    const moves = game.notation.parseMove(at.slice(7), setting, lesson.players);
    return moves.ok ? [] : [`at: ${moves.problem}`];
  }
  if (/^seat-\d+$/.test(at)) return Number(at.slice(5)) <= setting.seats ? [] : [`at: there is no ${at}`];
  if (!game.notation.parseCard(at, setting).ok) return [];
  const seen = JSON.stringify(game.view(table, LEARNER));
  return seen.includes(`"${at}"`) ? [] : [`at: the learner does not see ${at}`];
}
