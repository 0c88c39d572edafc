import type { Bot } from '@taproom/bots';
import type { ProgramBot } from '@taproom/bots/node';
import type { AnyEvent, Chance, Move, Seat } from '@taproom/engine';
import { questionFor } from './question.js';
import { LEFT, type Screen } from './screen.js';
import type { Session } from './session.js';

/** Tables a bot may imagine for a decision. Counted, not timed: the same seed is to play the same game on any machine. */
const BUDGET = { iterations: 100 };

/** Who decides for a seat: a bot of ours, a program, or whoever sits before the screen. */
export type Player = Bot | ProgramBot | 'human';

/** A game from the deal to the end, or until the human leaves. The seats of bots decide for themselves. */
export class GameTable {
  private offered = '';

  constructor(
    private readonly session: Session,
    private readonly players: readonly Player[],
    private readonly screen: Screen,
    private readonly chance: Chance,
    /** Whose eyes the screen has: the human's seat, or SPECTATOR. */
    private readonly eyes: Seat,
    /** Called before each question, so that nothing is lost however a game ends. */
    private readonly keep: () => void = () => {},
  ) {}

  async play(): Promise<'over' | 'left'> {
    if (this.session.moved) this.screen.recall?.(this.shown(this.session.happened));
    await this.tell(this.session.moved ? [] : this.session.happened);
    for (;;) {
      const { outcome } = this.session;
      if (outcome) {
        this.screen.over(outcome, this.session.view(this.eyes));
        return 'over';
      }
      if ((await this.decide()) === LEFT || (await this.interrupt()) === LEFT) return 'left';
    }
  }

  /** One decision the game waits for; bots do not keep a human waiting. */
  private async decide(): Promise<typeof LEFT | undefined> {
    const { waiting } = this.session;
    const seat = waiting.find((each) => this.players[each] !== 'human') ?? (waiting[0] as Seat);
    const player = this.players[seat] as Player;
    if (player !== 'human') {
      const { session } = this;
      await this.make(seat, [await player.choose(session.view(seat), session.moves(seat), BUDGET, this.chance)]);
      return undefined;
    }
    this.keep();
    const moves = await this.screen.ask(questionFor(this.session, seat));
    if (moves === LEFT) return LEFT;
    await this.make(seat, moves);
    return undefined;
  }

  /** Everyone who could act out of turn gets one chance after each decision, the human first. */
  private async interrupt(): Promise<typeof LEFT | undefined> {
    const seats = this.players.map((_, seat) => seat).sort((a, b) => this.bot(a) - this.bot(b));
    for (const seat of seats) {
      if (this.session.outcome || this.session.waiting.includes(seat)) continue;
      const player = this.players[seat] as Player;
      const moves = this.session.moves(seat);
      if (player === 'human') {
        const chosen = await this.offer(seat, moves);
        if (chosen === LEFT) return LEFT;
        if (chosen) await this.make(seat, chosen);
      } else if (moves.length > 0) {
        const move = await player.interrupt?.(this.session.view(seat), moves, BUDGET, this.chance);
        if (move !== undefined) await this.make(seat, [move]);
      }
    }
    return undefined;
  }

  private bot = (seat: Seat): number => (this.players[seat] === 'human' ? 0 : 1);

  /** The same offer is made once: who let it pass is not asked again until it changes. */
  private async offer(seat: Seat, moves: readonly Move[]): Promise<readonly Move[] | undefined | typeof LEFT> {
    const offered = moves.join(' ');
    const isNew = offered !== this.offered;
    this.offered = offered;
    if (!isNew || moves.length === 0) return undefined;
    // Out of turn nobody has the time to ask around.
    const { hint: _, ...question } = questionFor(this.session, seat);
    return await this.screen.offer({ ...question, stuck: [] });
  }

  private async make(seat: Seat, moves: readonly Move[]): Promise<void> {
    const made = this.session.make(seat, moves);
    if (!made.ok) throw new Error(`seat ${seat} was let through with a move that is refused: ${made.problem}`);
    await this.tell(made.value);
  }

  private async tell(events: readonly AnyEvent[]): Promise<void> {
    await this.screen.tell(this.shown(events), this.session.view(this.eyes));
  }

  private shown(events: readonly AnyEvent[]): AnyEvent[] {
    const { game } = this.session.opening;
    return events.map((event) => game.show(event, this.eyes)).filter((event) => event !== undefined);
  }
}
