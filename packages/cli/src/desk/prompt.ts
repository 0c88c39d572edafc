import { flow, paint } from '../paint.js';
import { HINT } from '../play/hint.js';
import { isNumber, noSuchChoice } from '../play/text.js';
import { type Entry, hasWords, menuOf, narrowed } from './menu.js';
import type { DeskQuestion } from './question.js';
import { isTyped } from './reading.js';
import type { Key } from './terminal.js';

/** How a question ends. */
export type Answer =
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'left' }
  | { readonly kind: 'withdrawn' };

/** What a key may lead to besides an answer. */
type Wish = { readonly kind: 'read'; readonly what: string } | { readonly kind: 'leave' };

const LEAVE_WORDS = ['leave', 'quit', 'exit'];

/** One question under way: the menu and where one is in it, what was typed, and what was wrong with it. */
export class Prompt {
  private begin: readonly string[] = [];
  private cursor = 0;
  private note: string;
  private room = 0;

  constructor(
    private readonly question: DeskQuestion,
    private readonly readable: readonly string[],
    private readonly changed: () => void,
    public typed = '',
  ) {
    this.note = question.note ?? '';
  }

  press(key: Key): Answer | Wish | undefined {
    const entries = this.entries();
    if (key.name === 'up') this.cursor = Math.max(0, this.cursor - 1);
    else if (key.name === 'down') this.cursor = Math.min(entries.length - 1, this.cursor + 1);
    else if (key.name === 'home') this.cursor = 0;
    else if (key.name === 'end') this.cursor = entries.length - 1;
    else if (key.name === 'escape' || key.name === 'left') this.goBack();
    else if (key.name === 'backspace') this.erase();
    else if (key.name === 'return' || key.name === 'right') return this.choose(entries);
    else if (key.text === '?' && this.typed === '') return { kind: 'read', what: 'help' };
    else if (isTyped(key)) this.write(this.typed + key.text);
    return undefined;
  }

  draw(columns: number, rows: number): string[] {
    const { question } = this;
    const message = flow(question.message.split(' '), columns - 1, ' ').map((line) => paint.bold(line));
    const note = flow(this.note.split(' '), columns - 3, ' ').filter((line) => line !== '');
    this.room = Math.max(3, rows - message.length - note.length - 1);
    const menu = this.entries();
    const entries = windowOf(
      menu.map((entry, index) => this.drawEntry(entry, index)),
      this.cursor,
      this.room,
    );
    return [
      ...message,
      ...note.map((line) => paint.ink('yellow', `  ${line}`)),
      ...entries,
      ...(this.typed === '' && this.begin.length === 0
        ? stuckLines(question, columns, this.room - entries.length)
        : []),
      this.typed === '' ? paint.dim(this.keys()) : `> ${this.typed}█`,
    ];
  }

  private keys(): string {
    const back = this.begin.length > 0 ? 'Esc: back · ' : '';
    return `${back}arrows and Enter, a number, or type · ?: help${this.question.hint ? ` · ${HINT}` : ''}`;
  }

  private entries(): Entry[] {
    const { typed, question } = this;
    const text = typed.trim();
    if (text === '' || isNumber(text)) return menuOf(question.items, this.begin, this.room);
    const items = question.takesWords && !text.startsWith('/') ? [] : narrowed(question.items, text);
    if (items.length > 0) return menuOf(items, [], this.room);
    // A move of several parts is not listed, and can be typed.
    if (question.problemWith(text) !== undefined) return [];
    return [{ kind: 'item', item: { line: text, label: text, ink: '' } }];
  }

  private choose(entries: readonly Entry[]): Answer | Wish | undefined {
    const text = this.typed.trim().toLowerCase();
    if (this.readable.includes(text)) {
      this.write('');
      return { kind: 'read', what: text };
    }
    if (LEAVE_WORDS.includes(text)) {
      this.write('');
      return { kind: 'leave' };
    }
    if (text === HINT) return this.askForHint();
    if (text === '' && entries.length === 0) return undefined;
    const entry = isNumber(text) ? entries[Number(text) - 1] : entries[this.cursor];
    if (entry === undefined) return this.refuse(text, entries.length);
    if (entry.kind === 'item') return { kind: 'line', line: entry.item.line };
    this.write('');
    this.begin = entry.begin;
    return undefined;
  }

  /** What was wrong is said, and the line is free for the next try. */
  private refuse(text: string, entries: number): undefined {
    const about = isNumber(text) ? noSuchChoice(text, entries) : problemWith(text, this.question);
    this.write('');
    this.note = `"${text}" is not possible: ${about}`;
    return undefined;
  }

  private askForHint(): undefined {
    const { hint } = this.question;
    this.write('');
    this.note = hint ? 'The Landlord thinks …' : 'Nobody gives hints at this table.';
    // Thinking takes the whole thread; what says so is to be seen first.
    setImmediate(() => {
      if (hint) this.note = hint();
      this.changed();
    });
    return undefined;
  }

  private write(text: string): void {
    this.typed = text;
    this.cursor = 0;
    this.note = '';
  }

  private erase(): void {
    if (this.typed === '') this.goBack();
    else this.write(this.typed.slice(0, -1));
  }

  /** Esc undoes the last step towards a move; it never leaves the table. */
  private goBack(): void {
    if (this.typed !== '' || this.note !== '') this.write('');
    else if (this.begin.length > 0) {
      this.begin = [];
      this.cursor = 0;
    } else this.note = 'Ctrl-C leaves the table; everything is kept.';
  }

  private drawEntry(entry: Entry, index: number): string {
    const number = paint.dim(String(index + 1).padStart(2));
    const isHere = index === this.cursor;
    const mark = isHere ? paint.ink('green', '>') : ' ';
    if (entry.kind === 'group') {
      const label = isHere ? paint.bold(entry.label) : entry.label;
      return `${mark} ${number} ${label} ${paint.dim(`(${entry.count})`)}`;
    }
    const { label, line, ink } = entry.item;
    return isHere
      ? `${mark} ${number} ${paint.bold(paint.ink(ink, label))}  ${paint.dim(line)}`
      : `${mark} ${number} ${paint.ink(ink, label)}`;
  }
}

/** Why a typed text is no choice; a part of a card's name is enough to ask about that card. */
function problemWith(typed: string, question: DeskQuestion): string {
  for (const { cards, reason } of question.stuck) {
    const card = cards.find((name) => hasWords(name, typed));
    if (card !== undefined) return `${card}: ${reason}`;
  }
  return question.problemWith(typed) ?? '';
}

/** Why the other cards cannot be used, as far as whole sentences fit. */
function stuckLines({ stuck }: DeskQuestion, columns: number, room: number): string[] {
  const shown: string[] = [];
  for (const { cards, reason } of stuck) {
    const lines = flow(`${cards.join(' | ')}: ${reason}`.split(' '), columns - 6, ' ');
    if (shown.length + lines.length > room) break;
    shown.push(...lines);
  }
  return shown.map((line) => paint.dim(`     ${line}`));
}

/** As many lines as there is room for, the one at the cursor among them; what is left out is counted. */
function windowOf(lines: readonly string[], cursor: number, room: number): string[] {
  if (lines.length <= room) return [...lines];
  const start = Math.max(0, Math.min(cursor - Math.floor(room / 2), lines.length - (room - 1)));
  const shown = lines.slice(start, start + room - 1);
  return [...shown, paint.dim(`     … ${lines.length - shown.length} more: arrows, or type to narrow`)];
}
