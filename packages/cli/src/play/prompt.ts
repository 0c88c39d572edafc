import type { Readable, Writable } from 'node:stream';
import { AutocompletePrompt, isCancel } from '@clack/core';
import { flow, paint } from '../paint.js';
import type { Choice, Question } from './screen.js';
import { cannotLines, isNumber, noSuchChoice, width } from './text.js';

type Line = Omit<Choice, 'move'>;

/** A prompt that is answered with the arrows, with a number, or by typing a move. */
export interface Asked {
  readonly message: string;
  readonly question: Question;
  /** Choices that are not moves, listed first: the line they stand for, and a label. */
  readonly extra?: readonly Line[];
  /** Lines of the terminal it may take. */
  readonly rows: number;
  /** The keyboard and the screen; those of the process by default. */
  readonly input?: Readable;
  readonly output?: Writable;
}

/** Asks until there is a line that can be done; undefined when the player leaves. */
export async function askForLine({
  message,
  question,
  extra = [],
  rows,
  ...streams
}: Asked): Promise<string | undefined> {
  const all: readonly Line[] = [...extra, ...question.choices];
  const cannot = cannotLines(question);
  const toOption = ({ line, label, ink }: Line) => ({ value: line, label: paint.ink(ink, label) });
  const prompt: AutocompletePrompt<{ value: string; label: string }> = new AutocompletePrompt({
    ...streams,
    options() {
      return linesFor(this.userInput.trim(), all, question).map(toOption);
    },
    validate: (value) => (value === undefined ? problemWith(prompt.userInput.trim(), all, question) : undefined),
    render() {
      if (this.state === 'submit' || this.state === 'cancel') return '';
      const typed = this.userInput.trim();
      const problem = this.filteredOptions.length === 0 ? problemWith(typed, all, question) : undefined;
      const stuck = typed === '' ? cannot : [];
      const room = Math.max(3, rows - 1 - flow(message.split(' '), width() - 2, ' ').length);
      const options = this.filteredOptions.map(({ value, label }, index) => {
        const number = paint.dim(String(all.findIndex(({ line }) => line === value) + 1).padStart(2));
        return index === this.cursor
          ? `${paint.ink('green', '>')} ${number} ${paint.bold(label)}  ${paint.dim(value)}`
          : `  ${number} ${label}`;
      });
      const shown = windowOf(options, this.cursor, Math.max(3, room - Math.min(stuck.length, Math.floor(room / 2))));
      return [
        ...flow(message.split(' '), width() - 2, ' ').map((line) => paint.bold(line)),
        this.userInput === '' ? paint.dim('Arrows and Enter, a number, or type a move.') : this.userInputWithCursor,
        ...(problem === undefined
          ? []
          : flow(problem.split(' '), width() - 2, ' ').map((line) => paint.ink('yellow', `  ${line}`))),
        ...shown,
        ...windowOf(stuck, 0, Math.max(0, room - shown.length)),
      ].join('\n');
    },
  });
  const answer = await prompt.prompt();
  return isCancel(answer) || typeof answer !== 'string' ? undefined : answer;
}

/** The choices that a typed text may mean; or the text itself, when it is a move of several parts that is not listed. */
function linesFor(typed: string, all: readonly Line[], question: Question): readonly Line[] {
  if (typed === '') return all;
  if (isNumber(typed)) return all.slice(Number(typed) - 1, Number(typed));
  const exact = all.filter(({ line }) => line === typed);
  if (exact.length > 0) return exact;
  const matching = all.filter(({ line, label }) => hasWords(`${line} ${label}`, typed));
  if (matching.length > 0) return matching;
  return 'moves' in question.read(typed) ? [{ line: typed, label: typed, ink: '' }] : [];
}

/** Why a typed text is no choice; a part of a card's name is enough to ask about that card. */
function problemWith(typed: string, all: readonly Line[], question: Question): string {
  if (isNumber(typed)) return noSuchChoice(typed, all.length);
  for (const { cards, reason } of question.stuck) {
    const card = cards.find((name) => hasWords(name, typed));
    if (card !== undefined) return `${card}: ${reason}`;
  }
  const answer = question.read(typed);
  return 'problem' in answer ? answer.problem : '';
}

/** Whether a text has every word that was typed, or begun to be typed. */
const hasWords = (text: string, typed: string): boolean =>
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/** As many lines as there is room for, the one at the cursor among them; what is left out is counted. */
function windowOf(lines: readonly string[], cursor: number, room: number): string[] {
  if (lines.length <= room) return [...lines];
  if (room <= 0) return [];
  const start = Math.max(0, Math.min(cursor - Math.floor(room / 2), lines.length - (room - 1)));
  const shown = lines.slice(start, start + room - 1);
  return [...shown, paint.dim(`    ... and ${lines.length - shown.length} more`)];
}
