import { type AnyEvent, attemptAll, formatProblem, type Game, movesOf } from '@taproom/engine';
import { type Ask, LEARNER, type Lesson, LessonRun } from '@taproom/engine/lesson';
import { type Asking, questionFor } from '../play/question.js';
import { LEFT } from '../play/screen.js';
import { GameText } from '../play/text.js';
import type { Drawn, Voice } from './voice.js';

/** A lesson under way, with what a terminal needs to draw it. */
export class LessonDesk {
  readonly text: GameText;
  private readonly run: LessonRun;
  private readonly asking: Asking;

  constructor(game: Game, lesson: Lesson) {
    const run = LessonRun.open(lesson, game);
    if (!run.ok) throw new Error(run.problem.map(formatProblem).join('\n'));
    this.run = run.value;
    const opening = { game, setting: this.run.table.setting, names: lesson.players, seed: lesson.seed };
    this.text = new GameText(opening, LEARNER);
    this.asking = {
      opening,
      view: (seat) => game.view(this.run.table, seat),
      moves: (seat) => movesOf(game, this.run.table, seat),
      refusalOf: (seat, moves) => {
        const made = attemptAll(game, this.run.table, seat, moves);
        return made.ok ? undefined : made.problem;
      },
    };
  }

  /** From here to the end, or until the learner leaves. */
  async teach(voice: Voice): Promise<'over' | 'left'> {
    for (;;) {
      const { waiting } = this.run;
      if (waiting.for === 'nothing') return 'over';
      if (waiting.for === 'answer') {
        if ((await this.ask(voice, waiting.step)) === LEFT) return 'left';
        continue;
      }
      if (waiting.for === 'reader' && (await voice.say(this.table(), waiting.step.say.en)) === LEFT) return 'left';
      const on = this.run.proceed();
      if (!on.ok) throw new Error(formatProblem(on.problem));
      voice.tell(this.sentences(on.value));
    }
  }

  private async ask(voice: Voice, step: Ask): Promise<typeof LEFT | undefined> {
    const question = questionFor(this.asking, LEARNER, this.run.wantedLines(step));
    const text = step.ask.en;
    for (;;) {
      const line = await voice.ask(this.table(), text, { ...question, stuck: [] });
      if (line === LEFT) return LEFT;
      const answer = this.run.submit(line, 'en');
      if (answer.right) {
        voice.tell(this.sentences(answer.events));
        return undefined;
      }
      voice.wrong(answer.text);
    }
  }

  private table(): Drawn {
    const view = this.asking.view(LEARNER);
    return (columns) => this.text.table(view, columns);
  }

  private sentences(events: readonly AnyEvent[]): string[] {
    const { game } = this.run;
    return this.text.log(events.map((event) => game.show(event, LEARNER)).filter((event) => event !== undefined));
  }
}
