import { createInterface } from 'node:readline/promises';
import { flow, paint } from '../paint.js';
import { Lines } from '../play/lines.js';
import { askForLine } from '../play/prompt.js';
import { LEFT, type Question } from '../play/screen.js';
import { type GameText, isNumber, noSuchChoice, width } from '../play/text.js';

/** Where a lesson is given: at a terminal, or through a pipe. */
export interface Voice {
  /** What happened, in sentences. */
  tell(lines: readonly string[]): void;
  /** Something to read; LEFT when the learner has had enough. */
  say(table: string, text: string): Promise<typeof LEFT | undefined>;
  /** A line that can be read as a legal move. */
  ask(table: string, text: string, question: Question): Promise<string | typeof LEFT>;
  wrong(text: string): void;
  close(): void;
}

const framed = (text: string): string =>
  flow(text.split(' '), width() - 4, ' ')
    .map((line) => paint.ink('yellow', `| ${line}`))
    .join('\n');

/** Text goes out, moves come in line by line; nobody has to press a key to read on. */
export class PipedVoice implements Voice {
  private readonly lines = new Lines();
  /** Lines that were not the answer. */
  mistakes = 0;

  constructor(private readonly text: GameText) {}

  tell(lines: readonly string[]): void {
    for (const line of lines) console.log(line);
  }

  async say(table: string, text: string): Promise<undefined> {
    console.log(`\n${table}\n\n${framed(text)}`);
  }

  async ask(table: string, text: string, question: Question): Promise<string | typeof LEFT> {
    console.log(`\n${table}\n\n${framed(text)}`);
    for (const line of this.text.choices(question)) console.log(line);
    for (;;) {
      const line = await this.lines.next();
      if (line === undefined) return LEFT;
      console.log(`> ${line}`);
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

const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** The table on top, what happened below it, then what is said; Enter reads on. */
export class TerminalVoice implements Voice {
  private news: readonly string[] = [];
  private last = '';

  tell(lines: readonly string[]): void {
    this.news = [...this.news, ...lines].slice(-4);
  }

  async say(table: string, text: string): Promise<typeof LEFT | undefined> {
    this.draw(table, text);
    const reader = createInterface({ input: process.stdin, output: process.stdout });
    const left = new Promise<typeof LEFT>((resolve) => reader.once('SIGINT', () => resolve(LEFT)));
    const answer = await Promise.race([reader.question(paint.dim('Enter reads on. ')), left]);
    reader.close();
    this.news = [];
    return answer === LEFT ? LEFT : undefined;
  }

  async ask(table: string, text: string, question: Question): Promise<string | typeof LEFT> {
    const used = this.draw(table, text);
    const line = await askForLine({ message: question.turn, question, rows: (process.stdout.rows ?? 24) - used - 1 });
    this.news = [];
    this.last = '';
    return line ?? LEFT;
  }

  wrong(text: string): void {
    this.last = text;
  }

  close(): void {}

  private draw(table: string, text: string): number {
    const said = this.last === '' ? framed(text) : `${framed(text)}\n\n${framed(this.last)}`;
    const lines = [table, '', ...this.news.map((line) => paint.dim(`  ${line}`)), '', said, ''].join('\n');
    process.stdout.write(`${CLEAR}${lines}\n`);
    return lines.split('\n').length;
  }
}
