import type { Puzzle } from '@taproom/bots/puzzles';
import { type AnyEvent, type Game, linesOf, replay, type Seat, SPECTATOR } from '@taproom/engine';
import { createStore } from 'zustand/vanilla';
import { loadGame } from '../games.js';
import { GLASSES } from '../parts/Avatar.js';
import type { DrawnTable, LogLine, Session } from '../play/session.js';

/** What somebody answered. */
export interface Answer {
  readonly line: string;
  readonly right: boolean;
}

/** A puzzle at its table: everything up to the decision has happened, and the decision is all that is asked for. */
export class PuzzleSession implements Session {
  readonly store = createStore<DrawnTable>(() => ({
    status: 'loading',
    seat: SPECTATOR,
    players: [],
    moves: [],
    news: { id: 0, events: [] },
    log: [],
    pending: false,
    connection: 'local',
  }));
  readonly answer = createStore<{ readonly given?: Answer }>(() => ({}));

  constructor(private readonly puzzle: Puzzle) {
    this.open().catch((error: unknown) =>
      this.store.setState({ status: 'broken', problem: error instanceof Error ? error.message : String(error) }),
    );
  }

  play(line: string): void {
    const { game, setting } = this.store.getState();
    if (!game || !setting) return;
    const made = game.notation.parseMove(line, setting);
    const given = made.ok ? made.value.map((move) => game.notation.formatMove(move, setting)).join(' ') : line;
    this.answer.setState({ given: { line: given, right: given === this.puzzle.solution } });
  }

  /** Nothing has happened yet. */
  again(): void {
    this.answer.setState({}, true);
  }

  look(_seat: Seat): void {
    // Nobody else is at this table.
  }

  close(): void {
    // Nothing is open.
  }

  private async open(): Promise<void> {
    const { record, seat } = this.puzzle;
    const game = await loadGame(record.game);
    const happened: AnyEvent[] = [];
    const table = replay(game, record, ({ events }) => happened.push(...events));
    if (!table.ok) throw new Error(table.problem.reason);
    this.store.setState({
      status: 'open',
      seat,
      game,
      setting: table.value.setting,
      players: record.players.map((name, at) => ({
        name,
        glass: GLASSES[at % GLASSES.length] as string,
        bot: at !== seat,
        away: false,
      })),
      view: game.view(table.value, seat),
      moves: linesOf(game, table.value, seat),
      log: shownTo(game, happened, seat),
      record,
    });
  }
}

const shownTo = (game: Game, events: readonly AnyEvent[], seat: Seat): LogLine[] =>
  events.flatMap((event) => game.show(event, seat) ?? []).map((event, id) => ({ id, event }));
