import { Desk } from '../desk/desk.js';
import { helpText } from '../desk/help.js';
import type { Terminal } from '../desk/terminal.js';
import { LEFT, type Question } from '../play/screen.js';
import type { Drawn, Voice } from './voice.js';

/** The same desk one plays at, with what is said in place of what can be done. */
export class TerminalVoice implements Voice {
  private readonly desk: Desk;
  private note = '';

  constructor(terminal: Terminal, left: () => void) {
    this.desk = new Desk(terminal, { help: { title: 'How to learn here', text: helpText } }, left);
  }

  tell(lines: readonly string[]): void {
    this.desk.tell(lines);
  }

  async say(table: Drawn, text: string): Promise<typeof LEFT | undefined> {
    this.desk.show((columns) => table(columns).split('\n'));
    const items = [{ line: READ_ON, label: 'Read on', ink: '' }];
    const problemWith = (): string => 'Enter reads on';
    const answer = await this.desk.ask({ message: text, items, stuck: [], problemWith });
    return answer.kind === 'line' ? undefined : LEFT;
  }

  async ask(table: Drawn, text: string, question: Question): Promise<string | typeof LEFT> {
    this.desk.show((columns) => table(columns).split('\n'));
    const answer = await this.desk.ask({
      message: text,
      note: this.note,
      items: question.choices,
      stuck: question.stuck,
      problemWith: (line) => {
        const read = question.read(line);
        return 'problem' in read ? read.problem : undefined;
      },
      ...(question.hint && { hint: question.hint }),
    });
    this.note = '';
    return answer.kind === 'line' ? answer.line : LEFT;
  }

  wrong(text: string): void {
    this.note = text;
  }

  close(): void {
    this.desk.close();
  }
}

const READ_ON = 'on';
