import { type Bot, type Budget, seatBot } from '@taproom/bots';
import { mixed, textHash } from '@taproom/bots/training';
import {
  type AnyTable,
  Chance,
  firstOf,
  formatStep,
  type Game,
  type GameRecord,
  includes,
  type Move,
  movesOf,
  type Seat,
  type Setting,
} from '@taproom/engine';

/** Who sits where, and what they may think. */
export interface Players {
  readonly kinds: readonly string[];
  readonly budget: Budget;
  /** Another move in place of the one that the bot chose; undefined leaves it. */
  readonly meddle?: (
    table: AnyTable,
    seat: Seat,
    moves: readonly Move[],
    chosen: Move,
    line: number,
  ) => Move | undefined;
}

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];
const MOST_MOVES = 5000;

/** A game between bots as a record: the same for the same seed. */
export function playedGame(game: Game, setting: Setting, seed: string, players: Players): GameRecord {
  const bots = players.kinds.map((kind) => botOf(kind, game, setting));
  const chances = bots.map((_, seat) => Chance.fast(mixed(textHash(seed), seat)));
  const table = game.setup(setting, Chance.secret(seed));
  const moves: string[] = [];
  const make = (seat: Seat, move: Move): void => {
    moves.push(formatStep(seat, game.notation.formatMove(move, setting)));
    game.apply(table, seat, move);
  };
  while (!game.outcome(table)) {
    if (moves.length > MOST_MOVES) throw new Error(`${game.name} goes on for more than ${MOST_MOVES} moves`);
    const seat = firstOf(game.waitingFor(table));
    const legal = movesOf(game, table, seat);
    const chance = chances[seat] as Chance;
    const chosen = (bots[seat] as Bot).choose(game.view(table, seat), legal, players.budget, chance);
    make(seat, players.meddle?.(table, seat, legal, chosen, moves.length) ?? chosen);
    for (let other = 0; other < setting.seats && !game.outcome(table); other++) {
      if (includes(game.waitingFor(table), other)) continue;
      const may = movesOf(game, table, other);
      const view = game.view(table, other);
      const reaction = may.length > 0 && (bots[other] as Bot).interrupt?.(view, may, {}, chances[other] as Chance);
      if (typeof reaction === 'number') make(other, reaction);
    }
  }
  const { name, rulesVersion } = game;
  const { options, seats } = setting;
  return { game: name, rulesVersion, players: NAMES.slice(0, seats), options, seed, moves };
}

function botOf(kind: string, game: Game, setting: Setting): Bot {
  const bot = seatBot(kind, game, setting);
  if (!bot.ok) throw new Error(bot.problem);
  return bot.value;
}
