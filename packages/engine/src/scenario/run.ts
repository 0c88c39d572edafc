import { Chance } from '../chance.js';
import type { AnyTable, Game, Setting } from '../game.js';
import { instead } from '../notation.js';
import { formatProblem, no, ok, type Problem, type Result } from '../result.js';
import { readScenario, type Scenario } from './read.js';
import { openTable, takeStep } from './step.js';

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
