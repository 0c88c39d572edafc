import { frameOf } from './frame.js';
import { type Answer, Prompt } from './prompt.js';
import type { DeskQuestion } from './question.js';
import { isTyped, Reading } from './reading.js';
import type { Key, Terminal } from './terminal.js';

/** Texts one may read at any time, by the word that opens them. */
export type Shelf = Readonly<Record<string, { readonly title: string; text(): readonly string[] }>>;

/**
 * A seat at a terminal: table, log and question on one screen that follows the window's size.
 * Whoever plays, learns or joins draws here; what the moves mean is theirs.
 */
export class Desk {
  private table: (columns: number) => readonly string[] = () => [];
  private readonly log: string[] = [];
  private fresh = 0;
  private back = 0;
  private prompt: Prompt | undefined;
  private answered: ((answer: Answer) => void) | undefined;
  private reading: Reading | undefined;
  private leaving = false;
  /** What was being typed when a question was taken back; it goes on in the next. */
  private unfinished = '';

  constructor(
    private readonly terminal: Terminal,
    private readonly shelf: Shelf,
    /** Called when the player leaves while nothing is asked. */
    private readonly left: () => void,
  ) {
    terminal.open({ pressed: (key) => this.pressed(key), resized: () => this.draw() });
  }

  /** Puts a table on the screen. */
  show(table: (columns: number) => readonly string[]): void {
    this.table = table;
    this.draw();
  }

  /** Adds to the log. */
  tell(sentences: readonly string[]): void {
    this.log.push(...sentences);
    this.fresh += sentences.length;
    this.draw();
  }

  /** Adds to the log what is no news. */
  recall(sentences: readonly string[]): void {
    this.log.push(...sentences);
  }

  /** Asks until there is a line that can be done. */
  async ask(question: DeskQuestion): Promise<Answer> {
    const readable = ['log', 'table', ...Object.keys(this.shelf)];
    const prompt = new Prompt(question, readable, () => this.draw(), this.unfinished);
    const answer = await new Promise<Answer>((resolve) => {
      this.prompt = prompt;
      this.answered = resolve;
      this.draw();
    });
    this.prompt = undefined;
    this.answered = undefined;
    this.unfinished = answer.kind === 'withdrawn' ? prompt.typed : '';
    if (answer.kind !== 'withdrawn') this.fresh = 0;
    return answer;
  }

  /** Takes back what is asked, because the table has moved on without it. */
  withdraw(): void {
    this.answered?.({ kind: 'withdrawn' });
  }

  close(): void {
    this.terminal.close();
  }

  private pressed(key: Key): void {
    const { columns, rows } = this.terminal;
    if (key.ctrl && key.name === 'z') return this.terminal.suspend();
    if (this.leaving) this.decideToLeave(key);
    else if (key.ctrl && key.name === 'c') this.leaving = true;
    else if (this.reading) {
      if (this.reading.press(key, columns, rows) === 'done') this.reading = undefined;
    } else if (key.name === 'pageup' || key.name === 'pagedown') this.scroll(key.name === 'pageup' ? SCROLL : -SCROLL);
    else if (this.prompt) this.toPrompt(this.prompt, key);
    else if (isTyped(key) && key.text === '?') this.read('help');
    this.draw();
  }

  private toPrompt(prompt: Prompt, key: Key): void {
    const done = prompt.press(key);
    if (done === undefined) return;
    if (done.kind === 'read') this.read(done.what);
    else if (done.kind === 'leave') this.leaving = true;
    else this.answered?.(done);
  }

  private decideToLeave(key: Key): void {
    const isSure = key.name === 'return' || key.text === 'y' || (key.ctrl && key.name === 'c');
    this.leaving = false;
    if (!isSure) return;
    if (this.answered) this.answered({ kind: 'left' });
    else this.left();
  }

  private read(what: string): void {
    if (what === 'log') this.reading = new Reading('What happened', this.log, 'end');
    else if (what === 'table') this.reading = new Reading('The whole table', this.table(this.terminal.columns));
    const found = this.shelf[what];
    if (found) this.reading = new Reading(found.title, found.text());
  }

  private scroll(sentences: number): void {
    this.back = Math.max(0, Math.min(this.back + sentences, this.log.length - 1));
  }

  private draw(): void {
    const { columns, rows } = this.terminal;
    if (this.reading && !this.leaving) return this.terminal.draw(this.reading.draw(columns, rows));
    const question = this.leaving
      ? () => ['Leave the table? Enter leaves (everything is kept), Esc stays.']
      : (width: number, room: number) => this.prompt?.draw(width, room) ?? [];
    this.terminal.draw(
      frameOf(
        {
          table: this.table,
          log: this.log,
          fresh: this.fresh,
          back: this.back,
          question,
          least: this.prompt && !this.leaving ? PROMPT_ROWS : 1,
        },
        columns,
        rows,
      ),
    );
  }
}

/** Sentences a page key moves the log by. */
const SCROLL = 5;
/** What is asked, three choices and the line one types in need so many lines. */
const PROMPT_ROWS = 6;
