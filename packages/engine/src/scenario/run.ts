import { attemptAll } from '../attempt.js';
import { Chance } from '../chance.js';
import type { AnyTable, Game, Setting } from '../game.js';
import { instead } from '../notation.js';
import { formatProblem, no, ok, type Problem, type Result } from '../result.js';
import { readSetting } from '../setting.js';
import { faultsIn } from './expect.js';
import { readScenario, type Scenario, type ScenarioStep } from './read.js';

export interface Held {
  readonly scenario: Scenario;
  readonly checks: number;
}

/** Runs one scenario file. What does not hold comes back with file, line, expected and found. */
export function runScenario(text: string, file: string, games: readonly Game[]): Result<Held, readonly Problem[]> {
  const read = readScenario(text, file);
  if (!read.ok) return read;
  const scenario = read.value;
  const at = (line: number, reason: string): Problem => ({ file, line, reason });
  const game = games.find(({ name }) => name === scenario.game);
  if (!game) {
    const known = games.map(({ name }) => name);
    return no([at(1, `there is no game "${scenario.game}"; ${instead(scenario.game, known)}`)]);
  }
  const setting = openTable(game, scenario);
  if (scenario.cannotStart !== undefined) return refusedToStart(scenario, setting);
  if (!setting.ok)
    return no(setting.problem.map((problem) => ({ ...problem, file, line: 1, reason: formatProblem(problem) })));

  const arranged = game.arrange(
    setting.value,
    scenario.given,
    scenario.players,
    Chance.secret(`scenario ${scenario.seed}`),
  );
  if (!arranged.ok) return no([at(scenario.givenLine, `given: ${arranged.problem}`)]);
  let table: AnyTable = arranged.value;
  for (const [index, step] of scenario.steps.entries()) {
    const taken = takeStep(game, table, step, scenario.players);
    if (!taken.ok) return no(taken.problem.map((reason) => at(step.line, `step ${index + 1}: ${reason}`)));
    table = taken.value;
  }
  return ok({ scenario, checks: scenario.steps.length });
}

function openTable(game: Game, { players, first, options, files }: Scenario): Result<Setting, readonly Problem[]> {
  const chosen = first === undefined ? options : { ...options, first };
  return readSetting(game, { seats: players.length, options: chosen, names: players, ...(files && { files }) });
}

function refusedToStart(
  scenario: Scenario,
  setting: Result<Setting, readonly Problem[]>,
): Result<Held, readonly Problem[]> {
  const { file, cannotStart = '' } = scenario;
  if (setting.ok)
    return no([{ file, line: 1, reason: `expected that the table cannot start ("${cannotStart}"), but it can` }]);
  const found = setting.problem.map(formatProblem).join('; ');
  if (found.includes(cannotStart)) return ok({ scenario, checks: 1 });
  return no([
    { file, line: 1, reason: `expected that the table cannot start because "${cannotStart}", found "${found}"` },
  ]);
}

function takeStep(
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
