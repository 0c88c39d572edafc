import { setTimeout as pause } from 'node:timers/promises';
import type { AnyEvent, AnyView, Move, Outcome } from '@taproom/engine';
import { flow, paint } from '../paint.js';
import { WAIT } from './piped.js';
import { type Asked, askForLine } from './prompt.js';
import { LEFT, type Question, type Screen } from './screen.js';
import { cannotLines, type GameText, width } from './text.js';

const CLEAR = '\x1b[2J\x1b[3J\x1b[H';
/** How much of the log stands under the table, where there is room, and how much always does. */
const LOG_LINES = { most: 6, least: 3 };
/** The most lines that a question may claim from the table's and the log's. */
const QUESTION_LINES = 11;

/** Plays with a person at a terminal: the table on top, the last sentences of the log, then the choices. */
export class TerminalScreen implements Screen {
  private readonly log: string[] = [];
  /** Sentences since the player was last asked; these are the news. */
  private fresh = 0;

  constructor(
    private readonly text: GameText,
    /** Milliseconds between the moves of others, so that one can follow. */
    private readonly pace: number,
  ) {}

  async tell(events: readonly AnyEvent[], view: AnyView): Promise<void> {
    const lines = this.text.log(events).flatMap((line) => flow(line.split(' '), width() - 2, ' '));
    if (lines.length === 0) return;
    this.log.push(...lines);
    this.fresh += lines.length;
    this.draw(view, QUESTION_LINES);
    if (this.pace > 0) await pause(this.pace);
  }

  async ask(question: Question): Promise<readonly Move[] | typeof LEFT> {
    return (await this.choose(question.turn, question)) ?? LEFT;
  }

  async offer(question: Question): Promise<readonly Move[] | undefined | typeof LEFT> {
    const chosen = await this.choose('Out of turn', question, [{ line: WAIT, label: 'Let it go', ink: '' }]);
    if (chosen === undefined) return LEFT;
    return chosen.length === 0 ? undefined : chosen;
  }

  over(outcome: Outcome, view: AnyView): void {
    this.draw(view, 1);
    console.log(`${paint.bold(this.text.outcome(outcome))}\n`);
  }

  close(): void {}

  /** The moves chosen; none of them when an extra choice was, undefined when the player leaves. */
  private async choose(
    message: string,
    question: Question,
    extra: Asked['extra'] = [],
  ): Promise<readonly Move[] | undefined> {
    const wanted = 2 + extra.length + question.choices.length + cannotLines(question).length;
    const used = this.draw(question.view, Math.min(wanted, QUESTION_LINES));
    this.fresh = 0;
    const rows = (process.stdout.rows ?? 24) - used - 1;
    const line = await askForLine({ message, question, extra, rows });
    if (line === undefined) return undefined;
    if (extra.some((choice) => choice.line === line)) return [];
    const answer = question.read(line);
    if ('problem' in answer) throw new Error(`the prompt let "${line}" through: ${answer.problem}`);
    return answer.moves;
  }

  /** Draws the table and the end of the log above so many free lines, and returns how many lines that took. */
  private draw(view: AnyView, free: number): number {
    const rows = process.stdout.rows ?? 24;
    const drawn = this.text.table(view).split('\n');
    const isTight = drawn.length + LOG_LINES.least + 2 + free > rows;
    const table = isTight ? drawn.filter((line) => line !== '') : drawn;
    const room = Math.min(LOG_LINES.most, Math.max(LOG_LINES.least, rows - table.length - 2 - free));
    const older = this.log.length - this.fresh;
    const log = this.log.map((line, index) => (index < older ? paint.dim(`  ${line}`) : `  ${line}`)).slice(-room);
    const lines = [...table, '', ...log, ''];
    process.stdout.write(`${CLEAR}${lines.join('\n')}\n`);
    return lines.length;
  }
}
