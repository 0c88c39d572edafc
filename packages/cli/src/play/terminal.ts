import { setTimeout as pause } from 'node:timers/promises';
import type { AnyEvent, AnyView, Move, Outcome } from '@taproom/engine';
import { Desk } from '../desk/desk.js';
import { helpText, rulesText } from '../desk/help.js';
import type { MenuItem } from '../desk/menu.js';
import type { Terminal } from '../desk/terminal.js';
import { paint } from '../paint.js';
import { WAIT } from './piped.js';
import { LEFT, type Question, type Screen } from './screen.js';
import type { GameText } from './text.js';

/** Plays with a person at a terminal. */
export class TerminalScreen implements Screen {
  private readonly desk: Desk;
  private ending = '';

  constructor(
    private readonly text: GameText,
    /** Milliseconds between the moves of others, so that one can follow. */
    private readonly pace: number,
    terminal: Terminal,
    left: () => void,
  ) {
    const { game } = text.opening;
    const shelf = {
      help: { title: `${game.words.en.title}: how to play here`, text: () => helpText(game.calls) },
      rules: { title: `${game.words.en.title}: the rules`, text: () => rulesText(game.rules) },
    };
    this.desk = new Desk(terminal, shelf, left);
  }

  async tell(events: readonly AnyEvent[], view: AnyView): Promise<void> {
    this.show(view);
    const sentences = this.text.log(events);
    if (sentences.length === 0) return;
    this.desk.tell(sentences);
    if (this.pace > 0) await pause(this.pace);
  }

  recall(events: readonly AnyEvent[]): void {
    this.desk.recall(this.text.log(events));
  }

  async ask(question: Question): Promise<readonly Move[] | typeof LEFT> {
    return await this.choose(question.turn, question, []);
  }

  async offer(question: Question): Promise<readonly Move[] | undefined | typeof LEFT> {
    const chosen = await this.choose('Out of turn', question, [{ line: WAIT, label: 'Let it go', ink: '' }]);
    return chosen === LEFT || chosen.length > 0 ? chosen : undefined;
  }

  over(outcome: Outcome, view: AnyView): void {
    this.ending = `${this.text.table(view)}\n\n${paint.bold(this.text.outcome(outcome))}\n`;
  }

  /** The last table stays in the scrollback, where one can still look at it. */
  close(): void {
    this.desk.close();
    if (this.ending !== '') console.log(this.ending);
  }

  /** The moves chosen; none of them when an extra choice was. */
  private async choose(
    message: string,
    question: Question,
    extra: readonly MenuItem[],
  ): Promise<readonly Move[] | typeof LEFT> {
    this.show(question.view);
    const answer = await this.desk.ask({
      message,
      items: [...extra, ...question.choices],
      stuck: question.stuck,
      problemWith: (line) => {
        const read = question.read(line);
        return 'problem' in read ? read.problem : undefined;
      },
      ...(question.hint && { hint: question.hint }),
    });
    if (answer.kind !== 'line') return LEFT;
    if (extra.some(({ line }) => line === answer.line)) return [];
    const read = question.read(answer.line);
    if ('problem' in read) throw new Error(`the desk let "${answer.line}" through: ${read.problem}`);
    return read.moves;
  }

  private show(view: AnyView): void {
    this.desk.show((columns) => this.text.table(view, columns).split('\n'));
  }
}
