import { Malformed, wellFormed } from '../malformed.js';
import { instead } from '../notation.js';
import type { Problem, Result } from '../result.js';
import { type Ask, LESSON_LANGUAGES, type Lesson, type LessonStep, type Text } from './lesson.js';

/** The way to a part of a file: `['steps', 2, 'say']`. */
export type Path = readonly (string | number)[];
/** In which line a part of the file stands. */
export type LineOf = (path: Path) => number;

const KEYS = ['title', 'about', 'rules', 'players', 'first', 'options', 'seed', 'given', 'steps'];
const STEP_KEYS = ['say', 'ask', 'touch', 'at', 'moves', 'otherwise', 'expect'];

/**
 * A lesson from plain data, as YAML or JSON gave it: form checked, meaning not yet. There is no YAML here, so that a
 * page can read what the build embedded.
 */
export function readLesson(data: unknown, file: string, lineOf: LineOf = () => 1): Result<Lesson, readonly Problem[]> {
  return wellFormed(() => new Reader(file, lineOf).lesson(data));
}

class Reader {
  constructor(
    private readonly file: string,
    private readonly lineOf: LineOf,
  ) {}

  lesson(data: unknown): Lesson {
    if (!isMap(data)) throw this.wrong([], `a lesson is a map with ${KEYS.join(', ')}`);
    for (const key of Object.keys(data)) {
      if (!KEYS.includes(key)) throw this.wrong([key], `there is no "${key}" in a lesson; ${instead(key, KEYS)}`);
    }
    const players = this.texts(data.players, ['players']);
    if (players.length < 2) throw this.wrong(['players'], '"players" begins with the learner and goes on with others');
    return {
      name: this.file.replace(/^.*\//, '').replace(/\.yaml$/, ''),
      title: this.text(data.title, ['title']),
      about: this.text(data.about, ['about']),
      rules: this.texts(data.rules, ['rules']),
      players,
      ...(data.first !== undefined && { first: String(data.first) }),
      options: this.map(data.options, ['options']),
      seed: String(data.seed ?? 1),
      given: this.map(data.given, ['given']),
      givenLine: this.lineOf(['given']),
      steps: this.steps(data.steps, players),
    };
  }

  private steps(value: unknown, players: readonly string[]): LessonStep[] {
    if (!Array.isArray(value) || value.length === 0) throw this.wrong(['steps'], '"steps" must be a list');
    return value.map((step, index) => this.step(step, ['steps', index], players));
  }

  private step(step: unknown, path: Path, players: readonly string[]): LessonStep {
    if (!isMap(step)) throw this.wrong(path, 'a step is a map: say, ask, expect or the move of a player');
    const line = this.lineOf(path);
    const kinds = Object.keys(step).filter((key) => !['touch', 'at', 'moves', 'otherwise'].includes(key));
    const [kind = ''] = kinds;
    if (kinds.length !== 1) throw this.wrong(path, 'a step is one of say, ask, expect or the move of a player');
    if (kind === 'say') {
      this.only(step, ['say', 'at'], path);
      return { line, say: this.text(step.say, [...path, 'say']), at: this.at(step, path) };
    }
    if (kind === 'ask') return this.ask(step, path, line);
    this.only(step, [kind], path);
    if (kind === 'expect') return { line, expect: this.map(step.expect, [...path, 'expect']) };
    if (!players.includes(kind)) {
      throw this.wrong(path, `there is no step or player "${kind}"; ${instead(kind, [...STEP_KEYS, ...players])}`);
    }
    const move = step[kind];
    if (typeof move !== 'string') throw this.wrong(path, `what ${kind} does must be a line of notation`);
    return { line, player: kind, move };
  }

  private ask(step: Readonly<Record<string, unknown>>, path: Path, line: number): Ask {
    this.only(step, ['ask', 'touch', 'at', 'moves', 'otherwise'], path);
    const moves = this.texts(step.moves, [...path, 'moves']);
    if (moves.length === 0) throw this.wrong(path, '"moves" must name at least one move that is right');
    const otherwise = Object.entries(this.map(step.otherwise, [...path, 'otherwise'])).map(([pattern, text]) => ({
      pattern,
      text: this.text(text, [...path, 'otherwise', pattern]),
    }));
    const touch = step.touch === undefined ? {} : { touch: this.text(step.touch, [...path, 'touch']) };
    return { line, ask: this.text(step.ask, [...path, 'ask']), ...touch, at: this.at(step, path), moves, otherwise };
  }

  private only(step: object, known: readonly string[], path: Path): void {
    const other = Object.keys(step).find((key) => !known.includes(key));
    if (other !== undefined) throw this.wrong(path, `there is no "${other}" in this step; it has ${known.join(', ')}`);
  }

  private at({ at }: { readonly at?: unknown }, path: Path): string {
    if (typeof at === 'string' && at !== '') return at;
    throw this.wrong(path, '"at" must say what is pointed at: a card, pile, hand, seat-2, button draw');
  }

  private text(value: unknown, path: Path): Text {
    const texts = this.map(value, path);
    for (const language of LESSON_LANGUAGES) {
      if (typeof texts[language] !== 'string' || texts[language] === '')
        throw this.wrong(path, `"${path.at(-1)}" needs a text in ${LESSON_LANGUAGES.join(' and ')}`);
    }
    return texts as Text;
  }

  private texts(value: unknown, path: Path): string[] {
    if (!Array.isArray(value)) throw this.wrong(path, `"${path.at(-1)}" must be a list`);
    return value.map(String);
  }

  private map(value: unknown, path: Path): Readonly<Record<string, unknown>> {
    if (value === undefined || value === null) return {};
    if (!isMap(value)) throw this.wrong(path, `"${path.at(-1)}" must be a map`);
    return value;
  }

  private wrong(path: Path, reason: string): Malformed {
    return new Malformed({ file: this.file, line: this.lineOf(path), reason });
  }
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
