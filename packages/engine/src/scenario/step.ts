import { attemptAll } from '../attempt.js';
import type { AnyTable, Game, Setting } from '../game.js';
import { instead } from '../notation.js';
import { no, ok, type Problem, type Result } from '../result.js';
import { readSetting } from '../setting.js';
import { faultsIn } from './expect.js';
import type { Scenario, ScenarioStep } from './read.js';

/** What a file says about the table it wants, before anything lies on it. */
type Wanted = Pick<Scenario, 'players' | 'first' | 'options' | 'files'>;

export function openTable(game: Game, { players, first, options, files }: Wanted): Result<Setting, readonly Problem[]> {
  const chosen = first === undefined ? options : { ...options, first };
  return readSetting(game, { seats: players.length, options: chosen, names: players, ...(files && { files }) });
}

/** One step of a file: a move that must be allowed or refused as it says, or something that must be so. */
export function takeStep(
  game: Game,
  table: AnyTable,
  step: ScenarioStep,
  names: readonly string[],
): Result<AnyTable, readonly string[]> {
  if ('expect' in step) {
    const faults = checked(() => faultsIn(step.expect, { game, table, names }));
    return faults.length === 0 ? ok(table) : no(faults);
  }
  const { player, move, refused } = step;
  const seat = names.indexOf(player);
  if (seat < 0) return no([`there is no player "${player}"; the players are ${names.join(', ')}`]);
  if (refused !== undefined && !game.refusals.includes(refused))
    return no([`${game.name} has no refusal "${refused}"; ${instead(refused, game.refusals)}`]);
  const moves = game.notation.parseMove(move, table.setting, names);
  if (!moves.ok) return no([`"${move}": ${moves.problem}`]);
  const made = attemptAll(game, table, seat, moves.value);
  if (refused === undefined)
    return made.ok
      ? ok(made.value.table)
      : no([`expected "${player}: ${move}" to be allowed, found refused: ${made.problem}`]);
  if (made.ok) return no([`expected "${player}: ${move}" to be refused as ${refused}, but it is allowed`]);
  return made.problem === refused
    ? ok(table)
    : no([`expected "${player}: ${move}" to be refused as ${refused}, found ${made.problem}`]);
}

/** A line of notation that cannot be read is the file's fault, not ours. */
function checked(check: () => string[]): string[] {
  try {
    return check();
  } catch (error) {
    if (error instanceof SyntaxError) return [error.message];
    throw error;
  }
}
