import {
  type AnyEvent,
  type AnyTable,
  type Game,
  type GameRecord,
  no,
  ok,
  type Problem,
  type Result,
  replay,
  type Seat,
} from '@taproom/engine';

export interface ReplayStep {
  readonly seat: Seat;
  readonly line: string;
  readonly table: AnyTable;
  readonly events: readonly AnyEvent[];
}

/** Every position of a record. A game is a few hundred small tables, so all of them fit. */
export function stepsOf(game: Game, record: GameRecord): Result<readonly ReplayStep[], Problem> {
  const steps: ReplayStep[] = [];
  const played = replay(game, record, (step) => steps.push(step));
  return played.ok ? ok(steps) : no(played.problem);
}
