import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { AnyView, CardFiles, Chance, Game, Move, Setting } from '@taproom/engine';
import { isGameName } from '@taproom/games/facts';
import { VIEW_SCHEMAS } from '@taproom/games/view-schemas';
import type { Bot, Budget } from '../bot.js';
import { PROTOCOL } from '../protocol.js';
import { seatBot } from '../registry.js';

/** A program is written as `run:` and its command line. */
export const PROGRAM = 'run:';

/** What a program gets when nobody says how long it may think. */
const DEFAULT_TIME = 1000;
/** Starting up takes a while, and so does a busy machine: this much lateness is forgiven. */
const GRACE = 250;
const FIRST_GRACE = 20_000;
/** Nobody needs to hear the same complaint a thousand times. */
const MOST_TROUBLES = 5;

interface Question {
  readonly id: number;
  readonly settle: (answer: unknown) => void;
}

/**
 * A bot that is a program of its own, in any language: JSON lines over its standard input and output, as
 * docs/bot-protocol.md says. When it crashes, is late or answers nonsense, that is reported and a stand-in plays on.
 */
export class ProgramBot {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly standIn: Bot;
  private question: Question | undefined;
  private asked = 0;
  private gone: string | undefined;
  private troubles = 0;
  private hasAnswered = false;
  private hasPlayed = false;

  constructor(
    private readonly command: string,
    private readonly game: Game,
    private readonly setting: Setting,
    private readonly report: (sentence: string) => void,
    files: CardFiles = game.files,
  ) {
    const [file = '', ...args] = wordsOf(command);
    const standIn = seatBot('local', game, setting);
    const random = seatBot('random', game, setting);
    if (!random.ok) throw new Error(random.problem);
    this.standIn = standIn.ok ? standIn.value : random.value;
    this.child = spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    this.child.on('error', (error) => this.lose(`cannot be started (${error.message})`));
    this.child.on('close', (code, signal) => this.lose(`has ended (${signal ?? `exit code ${code}`})`));
    this.child.stdin.on('error', () => {});
    this.child.stderr.resume();
    createInterface({ input: this.child.stdout }).on('line', (line) => this.hear(line));
    this.tell({
      type: 'hello',
      protocol: PROTOCOL,
      game: game.name,
      seats: setting.seats,
      options: setting.options,
      cards: game.notation.cards(setting),
      files,
      schema: isGameName(game.name) ? VIEW_SCHEMAS[game.name] : undefined,
    });
  }

  /** Why the program is gone without having answered a single question; undefined when it has, or still may. */
  get neverPlayed(): string | undefined {
    return this.hasPlayed || this.gone === undefined ? undefined : `the bot "${this.command}" ${this.gone}`;
  }

  async choose(view: AnyView, moves: readonly Move[], budget: Budget, chance: Chance): Promise<Move> {
    const answer = await this.ask('choose', view, moves, budget);
    const move = answer === undefined ? undefined : this.moveIn(answer, moves);
    return move ?? this.standIn.choose(view, moves, budget, chance);
  }

  async interrupt(view: AnyView, moves: readonly Move[], budget: Budget, _chance: Chance): Promise<Move | undefined> {
    const answer = await this.ask('interrupt', view, moves, budget);
    if (answer === undefined || (answer as { move?: unknown }).move === null) return undefined;
    return this.moveIn(answer, moves);
  }

  close(): void {
    this.gone ??= 'was told to leave';
    this.tell({ type: 'bye' });
    this.child.stdin.end();
    this.child.kill();
  }

  /** The answer to a question; undefined, and a report, when there is none in time. */
  private ask(
    type: 'choose' | 'interrupt',
    view: AnyView,
    moves: readonly Move[],
    { milliseconds = DEFAULT_TIME }: Budget,
  ): Promise<unknown> {
    if (this.gone !== undefined) return Promise.resolve(undefined);
    const id = ++this.asked;
    return new Promise((resolve) => {
      const grace = this.hasAnswered ? GRACE : FIRST_GRACE;
      const timer = setTimeout(() => {
        this.complain(`did not answer within ${milliseconds} ms`);
        settle(undefined);
      }, milliseconds + grace);
      const settle = (answer: unknown): void => {
        clearTimeout(timer);
        this.question = undefined;
        resolve(answer);
      };
      this.question = { id, settle };
      const { formatMove } = this.game.notation;
      this.tell({
        type,
        id,
        seat: view.viewer,
        view,
        moves: moves.map((move) => formatMove(move, this.setting)),
        milliseconds,
      });
    });
  }

  private moveIn(answer: unknown, moves: readonly Move[]): Move | undefined {
    const text = (answer as { move?: unknown }).move;
    const { formatMove } = this.game.notation;
    const move =
      typeof text === 'string' ? moves.find((each) => formatMove(each, this.setting) === text.trim()) : undefined;
    if (move === undefined)
      this.complain(`answered ${JSON.stringify(text ?? answer).slice(0, 80)}, which is none of its moves`);
    return move;
  }

  private hear(line: string): void {
    if (line.trim() === '') return;
    let said: { id?: unknown };
    try {
      said = JSON.parse(line);
      if (typeof said !== 'object' || said === null) throw new Error();
    } catch {
      this.complain(`said something that is not JSON: ${line.slice(0, 80)}`);
      this.question?.settle(undefined);
      return;
    }
    this.hasAnswered = true;
    // What has no number is small talk; an old number is an answer that came too late.
    if (this.question === undefined || said.id !== this.question.id) return;
    this.hasPlayed = true;
    this.question.settle(said);
  }

  private tell(message: unknown): void {
    if (this.child.stdin.writable) this.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  private lose(why: string): void {
    if (this.gone === undefined) {
      this.gone = why;
      this.complain(why);
    }
    this.question?.settle(undefined);
  }

  private complain(what: string): void {
    if (++this.troubles <= MOST_TROUBLES) this.report(`the bot "${this.command}" ${what}; a stand-in plays`);
  }
}

/** A command line in words; quotes keep words together. */
export const wordsOf = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
