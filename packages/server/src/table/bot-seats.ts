import { includes, type Move, movesOf, type Seat } from '@taproom/engine';
import type { House } from '../house.js';
import type { TableState } from './state.js';

/** A bot that has not answered by then is overruled by chance: no bot may hang a table. */
const PATIENCE = 15_000;

interface Hands {
  /** Makes a bot's move, if it still holds. */
  move(seat: Seat, move: Move, seen: number): void;
}

/** Moves the bots of one table: asks them, waits as long as a person would, and hands in what they decided. */
export class BotSeats {
  /** For each seat, the position it is thinking about. */
  private readonly deciding = new Map<Seat, number>();
  /** For each seat, what it could do out of turn when it last thought about that. */
  private readonly considered = new Map<Seat, string>();
  private readonly timers = new Set<() => void>();
  private stopped = false;

  constructor(
    private readonly house: House,
    private readonly state: TableState,
    private readonly hands: Hands,
  ) {}

  /** To be called after every version. */
  look(): void {
    const { play } = this.state;
    if (this.stopped || !play || play.outcome) return;
    for (let seat = 0; seat < this.state.seats.length; seat++) {
      const level = this.state.playedBy(seat);
      if (level === undefined) continue;
      if (includes(play.waiting, seat)) this.decide(seat, level);
      else this.consider(seat, level);
    }
  }

  stop(): void {
    this.stopped = true;
    for (const cancel of this.timers) cancel();
    this.timers.clear();
  }

  private decide(seat: Seat, level: string): void {
    const { play } = this.state;
    const at = this.deciding.get(seat);
    if (!play || (at !== undefined && play.isFresh(seat, at))) return;
    const seen = play.position;
    this.deciding.set(seat, seen);
    const moves = movesOf(play.game, play.table, seat);
    const pause = this.house.pace.decide(level, moves.length);
    const begun = this.house.time.now();
    this.ask(seat, level, moves, 'choose').then((move) => {
      const chosen = move ?? (moves[Math.floor(Math.random() * moves.length)] as Move);
      this.later(pause - (this.house.time.now() - begun), () => {
        if (this.deciding.get(seat) === seen) this.deciding.delete(seat);
        if (this.state.playedBy(seat) !== undefined) this.hands.move(seat, chosen, seen);
      });
    });
  }

  /** Something could be done out of turn: noticed or missed once, not looked for again at every move. */
  private consider(seat: Seat, level: string): void {
    const { play } = this.state;
    if (!play) return;
    const moves = movesOf(play.game, play.table, seat);
    const key = moves.join();
    if (this.considered.get(seat) === key) return;
    this.considered.set(seat, key);
    if (moves.length === 0) return;
    const pause = this.house.pace.react(level);
    const seen = play.position;
    this.ask(seat, level, moves, 'interrupt').then((move) => {
      if (move === undefined) return;
      this.later(pause, () => {
        if (this.state.playedBy(seat) !== undefined) this.hands.move(seat, move, seen);
      });
    });
  }

  /** Undefined also when the bot broke down or thinks for ever. */
  private async ask(
    seat: Seat,
    level: string,
    moves: readonly Move[],
    ask: 'choose' | 'interrupt',
  ): Promise<Move | undefined> {
    const { play, options, files } = this.state;
    if (!play) return undefined;
    const { house } = this;
    const task = {
      game: play.game.name,
      seats: this.state.seats.length,
      options,
      ...(files && { files }),
      level,
      view: play.game.view(play.table, seat),
      moves,
      ask,
      seed: Math.floor(Math.random() * 2 ** 32),
    };
    const done = house.metrics.botSeconds.startTimer();
    let giveUp: () => void = () => undefined;
    try {
      const patience = new Promise<undefined>((resolve) => {
        giveUp = house.time.after(PATIENCE, () => resolve(undefined));
      });
      const move = await Promise.race([house.thinker.think(task), patience]);
      return move !== undefined && moves.includes(move) ? move : undefined;
    } catch (error) {
      house.log.error({ table: this.state.id, level, error: String(error) }, 'a bot broke down');
      return undefined;
    } finally {
      giveUp();
      done();
    }
  }

  private later(milliseconds: number, then: () => void): void {
    if (this.stopped) return;
    if (milliseconds <= 0) {
      then();
      return;
    }
    const cancel = this.house.time.after(milliseconds, () => {
      this.timers.delete(cancel);
      then();
    });
    this.timers.add(cancel);
  }
}
