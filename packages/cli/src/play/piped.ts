import type { AnyEvent, AnyView, Move, Outcome } from '@taproom/engine';
import { callHelp, rulesText } from '../desk/help.js';
import { HINT } from './hint.js';
import { InputLines } from './input-lines.js';
import { LEFT, type Question, type Screen } from './screen.js';
import { type GameText, isNumber, noSuchChoice } from './text.js';

const HELP = `Type the number of a choice or a move in notation. Also: hint (what the Landlord would do), rules, help.
The end of the input, Ctrl-D, leaves the table.`;

/** What to type to let a chance out of turn go by. */
export const WAIT = 'wait';

/** Plays where there is no terminal: text goes out, moves come in line by line. */
export class PipedScreen implements Screen {
  private readonly lines = new InputLines();
  /** Lines that were no move. The command ends with exit code 2 when there were any. */
  mistakes = 0;

  constructor(private readonly text: GameText) {}

  async tell(events: readonly AnyEvent[]): Promise<void> {
    for (const line of this.text.log(events)) console.log(line);
  }

  async ask(question: Question): Promise<readonly Move[] | typeof LEFT> {
    console.log(`\n${this.text.table(question.view)}\n`);
    console.log(question.turn);
    for (const line of this.text.choices(question)) console.log(line);
    for (;;) {
      const line = await this.lines.next();
      if (line === undefined) return LEFT;
      // A line that let a chance go by which did not come up again.
      if (line === WAIT) continue;
      console.log(`> ${line}`);
      if (this.isAnswered(line, question)) continue;
      const answer = readLine(line, question);
      if ('moves' in answer) return answer.moves;
      this.mistakes++;
      console.error(`"${line}" is not possible: ${answer.problem}`);
    }
  }

  /** What can be asked besides making a move. */
  private isAnswered(line: string, { hint }: Question): boolean {
    const { game } = this.text.opening;
    if (line === 'help' || line === '?') console.log([HELP, ...callHelp(game.calls ?? [])].join('\n'));
    else if (line === 'rules') console.log(rulesText(game.rules).join('\n'));
    else if (line === HINT && hint) console.log(hint());
    else return false;
    return true;
  }

  /** A line that fits the offer takes it; any other is kept for the next decision. */
  async offer(question: Question): Promise<readonly Move[] | undefined> {
    console.log(`You may act out of turn (${question.choices.map(({ line }) => line).join(', ')}), or ${WAIT}.`);
    const line = await this.lines.peek();
    if (line === undefined || isNumber(line)) return undefined;
    const answer = question.read(line);
    if (line !== WAIT && 'problem' in answer) return undefined;
    await this.lines.next();
    console.log(`> ${line}`);
    return 'moves' in answer ? answer.moves : undefined;
  }

  over(outcome: Outcome, view: AnyView): void {
    console.log(`\n${this.text.table(view)}\n\n${this.text.outcome(outcome)}`);
  }

  close(): void {
    this.lines.close();
  }
}

/** What a typed line means: the number of a choice, or notation. */
function readLine(line: string, question: Question): ReturnType<Question['read']> {
  if (!isNumber(line)) return question.read(line);
  const choice = question.choices[Number(line) - 1];
  return choice ? { moves: [choice.move] } : { problem: noSuchChoice(line, question.choices.length) };
}
