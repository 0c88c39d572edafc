import { flow, paint } from '../paint.js';
import { HINT } from '../play/hint.js';
import { InputLines } from '../play/input-lines.js';
import { LEFT, type Question } from '../play/screen.js';
import { type GameText, isNumber, noSuchChoice, width } from '../play/text.js';

/** The table, so many columns wide. */
export type Drawn = (columns: number) => string;

/** Where a lesson is given: at a terminal, or through a pipe. */
export interface Voice {
  /** What happened, in sentences. */
  tell(lines: readonly string[]): void;
  /** Something to read; LEFT when the learner has had enough. */
  say(table: Drawn, text: string): Promise<typeof LEFT | undefined>;
  /** A line that can be read as a legal move. */
  ask(table: Drawn, text: string, question: Question): Promise<string | typeof LEFT>;
  wrong(text: string): void;
  close(): void;
}

const framed = (text: string): string =>
  flow(text.split(' '), width() - 4, ' ')
    .map((line) => paint.ink('yellow', `| ${line}`))
    .join('\n');

/** Text goes out, moves come in line by line; nobody has to press a key to read on. */
export class PipedVoice implements Voice {
  private readonly lines = new InputLines();
  /** Lines that were not the answer. */
  mistakes = 0;

  constructor(private readonly text: GameText) {}

  tell(lines: readonly string[]): void {
    for (const line of lines) console.log(line);
  }

  async say(table: Drawn, text: string): Promise<undefined> {
    console.log(`\n${table(width())}\n\n${framed(text)}`);
  }

  async ask(table: Drawn, text: string, question: Question): Promise<string | typeof LEFT> {
    console.log(`\n${table(width())}\n\n${framed(text)}`);
    for (const line of this.text.choices(question)) console.log(line);
    for (;;) {
      const line = await this.lines.next();
      if (line === undefined) return LEFT;
      console.log(`> ${line}`);
      if (line === HINT && question.hint) {
        console.log(framed(question.hint()));
        continue;
      }
      const choice = isNumber(line) ? question.choices[Number(line) - 1] : undefined;
      if (choice) return choice.line;
      const answer = isNumber(line) ? { problem: noSuchChoice(line, question.choices.length) } : question.read(line);
      if ('moves' in answer) return line;
      this.wrong(answer.problem);
    }
  }

  wrong(text: string): void {
    this.mistakes += 1;
    console.log(framed(text));
  }

  close(): void {
    this.lines.close();
  }
}
