import { linesOf, type Move, no, ok, type Seat, SPECTATOR } from '@taproom/engine';
import { type FromClient, LIMITS } from '@taproom/protocol';
import type { House, Viewer } from '../house.js';
import { usedBy } from './clocks.js';
import type { Behind, Entry, MadeBy } from './entry.js';
import { OpenCalls } from './open-calls.js';
import type { Play } from './play.js';
import type { Queue } from './queue.js';
import { Race } from './race.js';
import { refused } from './refusal.js';
import type { Commit, Reply } from './reply.js';
import type { TableState } from './state.js';
import { refusalFor } from './trouble.js';

/** A move that has waited so long is made only if its sender is still there. */
const GONE = 1000;

/** A move on its way: who wants what, and what they were looking at. */
interface Intended {
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly line: string;
  readonly seen: number;
  readonly by: MadeBy;
  readonly lag: number;
  readonly call: boolean;
  readonly arrived: number;
  readonly ref?: string;
  readonly isGone?: () => boolean;
}

/** The moves of a table, from people and bots: held when calls race, then judged and made one after the other. */
export class Moves {
  private readonly race: Race;
  private readonly openCalls = new OpenCalls();
  /** Until when no call of a seat is looked at. */
  private readonly callPauses = new Map<Seat, number>();

  constructor(
    private readonly house: House,
    private readonly state: TableState,
    private readonly queue: Queue,
    private readonly commit: Commit,
    private readonly isHere: (viewer: Viewer) => boolean,
  ) {
    this.race = new Race(house.time);
  }

  /** A player's move. Calls, and moves that would cut a call off, wait until slower connections have had their chance. */
  byPlayer(viewer: Viewer, { seen, move: line, ref }: Extract<FromClient, { type: 'move' }>): Promise<Reply> {
    this.house.step?.('received');
    const arrived = this.house.time.now();
    const { play } = this.state;
    const { seat } = viewer;
    if (seat === SPECTATOR) return Promise.resolve(refused('not-seated'));
    if (!play) return Promise.resolve(refused('not-started'));
    const read = play.read(line);
    if (!read.ok) return Promise.resolve(refused('not-a-move', { problem: read.problem }));
    const moves = read.value;
    const call = moves.some((move) => play.known.isCall(move));
    if (call && arrived < (this.callPauses.get(seat) ?? 0)) return Promise.resolve(refused('call-paused'));
    return this.enter(play, {
      seat,
      moves,
      line: moves.length === 1 ? play.known.text(moves[0] as Move) : line.trim().replace(/\s+/g, ' '),
      seen,
      by: 'player',
      lag: viewer.lag(),
      call,
      arrived,
      ref,
      // Whoever has left sends it again elsewhere, and may get another answer there: then it must not be made here.
      isGone: () => !this.isHere(viewer) && this.house.time.now() - arrived > GONE,
    });
  }

  byBot(play: Play, seat: Seat, move: Move, seen: number): Promise<Reply> {
    return this.enter(play, {
      seat,
      moves: [move],
      line: play.known.text(move),
      seen,
      by: 'bot',
      lag: 0,
      call: play.known.isCall(move),
      arrived: this.house.time.now(),
    });
  }

  /** Something is held until slower connections have had their chance. */
  get areHeld(): boolean {
    return this.race.isOn;
  }

  /** Lets go of whatever is held. */
  finish(): void {
    this.race.finish();
  }

  private enter(play: Play, intended: Intended): Promise<Reply> {
    const { seat, moves, call, lag } = intended;
    if (!call && !this.race.isOn && !this.openCalls.areCutOff(play, seat, moves)) return this.make(intended, []);
    return new Promise((resolve, reject) => {
      this.race.enter({
        seat,
        call,
        at: this.race.corrected(lag),
        go: (behind) => {
          this.make(intended, behind).then(resolve, reject);
        },
      });
    });
  }

  private make(intended: Intended, race: readonly Behind[]): Promise<Reply> {
    return this.queue.run(() => this.judgeAndCommit(intended, race)).catch(refusalFor);
  }

  private async judgeAndCommit(intended: Intended, race: readonly Behind[]): Promise<Reply> {
    const { seat, moves, seen, by, call, ref, isGone } = intended;
    if (isGone?.()) return refused('paused');
    const { state, house } = this;
    const { play } = state;
    if (!play) return refused('not-started');
    const { last, standIn } = state.seat(seat);
    if (ref !== undefined && last?.ref === ref) return ok({ version: last.version });
    if (by === 'player' && standIn !== undefined) return refused('bot-plays');
    if (play.outcome) return refused('game-over');
    if (!call && !play.isFresh(seat, seen)) return no({ ...refused('stale').problem, version: state.version });
    const judged = play.judge(seat, moves);
    if (!judged.ok) {
      if (call) this.callPauses.set(seat, house.time.now() + LIMITS.callPause);
      return no({ name: judged.problem, rules: { game: play.game, context: this.contextOf(play, intended) } });
    }
    house.step?.('judged');
    const committed = await this.commit(this.entryOf(intended, play, race), judged.value, isGone);
    if (!committed.ok) {
      // What took its version may have been itself, sent before through a process that died before it could say so.
      const { last: newest } = state.seat(seat);
      return ref !== undefined && newest?.ref === ref ? ok({ version: newest.version }) : committed;
    }
    house.metrics.moves.inc({ game: play.game.name, by });
    if (race.length > 0) house.metrics.races.inc();
    house.metrics.moveSeconds.observe((house.time.now() - intended.arrived) / 1000);
    return ok({ version: committed.value });
  }

  private entryOf({ seat, line, by, ref, lag }: Intended, play: Play, race: readonly Behind[]): Entry {
    const { time, downtimes } = this.house;
    const used = () => usedBy(this.state, seat, time.now(), downtimes) - Math.min(lag, LIMITS.lagBound);
    return {
      type: 'moved',
      seat,
      move: line,
      by,
      ...(ref !== undefined && { ref }),
      ...(play.clock && { used: Math.max(0, Math.round(used())) }),
      ...(race.length > 0 && { race }),
    };
  }

  /** What the game's words for a refusal ask for. */
  private contextOf(play: Play, { seat, moves }: Intended) {
    const view = play.game.view(play.table, seat);
    const lines = linesOf(play.game, play.table, seat);
    const { setting } = play.known;
    return { setting, view, moves: lines, move: moves[0] as Move, names: this.state.names, seat };
  }
}
