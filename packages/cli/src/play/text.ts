import type { AnyEvent, AnyView, Outcome, Seat } from '@taproom/engine';
import { drawingOf } from '../entries.js';
import { flow, pad, paint } from '../paint.js';
import type { Question } from './screen.js';
import type { Opening } from './session.js';

/** How a game reads in a terminal: table, log and choices as text. Both ways to play by hand use it. */
export class GameText {
  constructor(
    readonly opening: Opening,
    private readonly eyes: Seat,
  ) {}

  table(view: AnyView, columns = width()): string {
    const { game, setting, names } = this.opening;
    return drawingOf(game.name).drawTable(view, { game, setting, names, words: game.words.en, paint, width: columns });
  }

  /** One sentence for each event that is worth one. */
  log(events: readonly AnyEvent[]): string[] {
    const { names, setting } = this.opening;
    const reader = { names, seat: this.eyes, setting };
    return events.map((event) => this.opening.game.words.en.event(event, reader)).filter((line) => line !== undefined);
  }

  outcome(outcome: Outcome): string {
    return this.opening.game.words.en.outcome(outcome, { names: this.opening.names, seat: this.eyes });
  }

  /** The choices with their numbers and notation, then what cannot be done and why. */
  choices(question: Question): string[] {
    const { choices } = question;
    const labels = choices.map(({ label }) => label);
    const column = Math.min(44, Math.max(0, ...labels.map((label) => label.length)));
    return [
      ...choices.map(
        ({ label, line, ink }, index) =>
          `${String(index + 1).padStart(3)}  ${pad(paint.ink(ink, label), column)}  ${paint.dim(line)}`,
      ),
      ...cannotLines(question),
    ];
  }
}

/** Columns there are; a pipe has as many as a card table needs. */
export const width = (): number => Math.max(60, process.stdout.columns ?? 80);

export const isNumber = (line: string): boolean => /^\d+$/.test(line);

export const noSuchChoice = (number: string, choices: number): string =>
  `there is no choice ${number}; the choices are 1 to ${choices}`;

/** What the other cards lack, as `Wine 8 | Beer 4: not now, because ...`. */
export const cannotLines = ({ stuck }: Question): string[] =>
  stuck
    .flatMap(({ cards, reason }) => flow(`${cards.join(' | ')}: ${reason}`.split(' '), width() - 5, ' '))
    .map((line) => paint.dim(`     ${line}`));
