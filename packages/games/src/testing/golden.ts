import {
  type AnyTable,
  attempt,
  Chance,
  formatProblem,
  formatStep,
  type Game,
  type GameRecord,
  type Move,
  movesOf,
  type Outcome,
  replay,
  SPECTATOR,
  seatsIn,
} from '@taproom/engine';

/** A game that was played once and must end the same for ever: what it came to, and the table as everybody sees it. */
export interface Golden extends GameRecord {
  readonly end: { readonly outcome: Outcome | undefined; readonly view: unknown };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The same record as today's rules would write it; throws where they refuse one of its moves. */
export function replayed(game: Game, golden: GameRecord, watch: (table: AnyTable) => void = () => {}): Golden {
  const { game: name, rulesVersion, players, options, files, seed, moves } = golden;
  const record = { game: name, rulesVersion, players, options, ...(files && { files }), seed, moves };
  const table = replay(game, record, (step) => watch(step.table));
  if (!table.ok) throw new Error(`${formatProblem(table.problem)}; ${anew(name)}`);
  return { ...record, end: endOf(game, table.value) };
}

const anew = (game: string): string =>
  `if the rules were meant to change, let rulesVersion rise once anybody has played by them, and make the records anew: TAPROOM_GOLDEN=write npx vitest run packages/games/src/${game}`;

const endOf = (game: Game, table: AnyTable): Golden['end'] =>
  plain({ outcome: game.outcome(table), view: game.view(table, SPECTATOR) }) as Golden['end'];

/**
 * The record by today's version of the rules, for when `rulesVersion` has risen or a new one is wanted: its moves as far as
 * they are still legal, then random ones to the end.
 */
export function madeAnew(game: Game, golden: GameRecord): Golden {
  const record = { ...golden, rulesVersion: game.rulesVersion };
  const moves = [...record.moves];
  let table = replay(game, { ...record, moves });
  while (!table.ok && moves.length > 0) {
    moves.length = Math.max(0, (table.problem.line ?? 1) - 1);
    table = replay(game, { ...record, moves });
  }
  if (!table.ok) throw new Error(formatProblem(table.problem));
  const chance = Chance.secret(`moves of ${record.seed}`);
  playOn(game, table.value, chance, moves);
  return replayed(game, { ...record, moves });
}

function playOn(game: Game, start: AnyTable, chance: Chance, lines: string[]): void {
  let table = start;
  while (game.outcome(table) === undefined) {
    const able = seatsIn(game.waitingFor(table));
    const seat = able[chance.below(able.length)] as number;
    const legal = movesOf(game, table, seat);
    const move = legal[chance.below(legal.length)] as Move;
    const made = attempt(game, table, seat, move);
    if (!made.ok) throw new Error(`a legal move was refused: ${made.problem}`);
    lines.push(formatStep(seat, game.notation.formatMove(move, table.setting)));
    table = made.value.table;
  }
}
