import type { AnyEvent, AnyView, Move, Outcome } from '@taproom/engine';
import { InputLines } from './input-lines.js';
import { WAIT } from './piped.js';
import { LEFT, type Question, type Screen } from './screen.js';
import type { GameText } from './text.js';

/** Plays with a program: one JSON object a line goes out, one move in notation a line comes in. */
export class ProgramScreen implements Screen {
  private readonly lines = new InputLines();

  constructor(private readonly text: GameText) {}

  async tell(events: readonly AnyEvent[]): Promise<void> {
    if (events.length > 0) say('events', { events, says: this.text.log(events) });
  }

  async ask(question: Question): Promise<readonly Move[] | typeof LEFT> {
    say('decision', asked(question));
    for (;;) {
      const line = await this.lines.next();
      if (line === undefined) return LEFT;
      const answer = question.read(line);
      if ('moves' in answer) return answer.moves;
      say('refused', { move: line, says: answer.problem });
    }
  }

  async offer(question: Question): Promise<readonly Move[] | undefined | typeof LEFT> {
    say('offer', asked(question));
    for (;;) {
      const line = await this.lines.next();
      if (line === undefined) return LEFT;
      if (line === WAIT) return undefined;
      const answer = question.read(line);
      if ('moves' in answer) return answer.moves;
      say('refused', { move: line, says: `${answer.problem} To let the offer go by, say ${WAIT}.` });
    }
  }

  over(outcome: Outcome, view: AnyView): void {
    say('over', { outcome, view, says: this.text.outcome(outcome) });
  }

  close(): void {
    this.lines.close();
  }
}

const asked = ({ view, choices }: Question): object => ({ view, moves: choices.map(({ line }) => line) });

const say = (type: string, rest: object): void => console.log(JSON.stringify({ type, ...rest }));
