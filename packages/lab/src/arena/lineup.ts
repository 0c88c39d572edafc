import { readFileSync } from 'node:fs';
import { type Bot, type Budget, seatBot } from '@taproom/bots';
import { ProgramBot } from '@taproom/bots/node';
import type { WeightFile } from '@taproom/bots/training';
import type { AnyTable, AnyView, Chance, Game, Move, Seat, Setting } from '@taproom/engine';

/** Who may sit down in the arena. */
export interface Contender {
  choose(table: AnyTable, seat: Seat, moves: readonly Move[], budget: Budget, chance: Chance): Move | Promise<Move>;
  interrupt(
    table: AnyTable,
    seat: Seat,
    moves: readonly Move[],
    budget: Budget,
    chance: Chance,
  ): Move | undefined | Promise<Move | undefined>;
  close(): void;
}

/** A yardstick: the Landlord who sees all cards. It exists here and nowhere else. */
export const CHEAT = 'cheat';
/** A program is written as `run:` and its command line. */
export const PROGRAM = 'run:';

/**
 * A contender by its name: a kind of bot, `KIND@FILE` for one with other weights, `cheat`, or `run:COMMAND`. Throws a
 * sentence when there is none.
 */
export function contenderOf(name: string, game: Game, setting: Setting): Contender {
  if (name.startsWith(PROGRAM)) return programContender(name.slice(PROGRAM.length), game, setting);
  if (name === CHEAT) return cheatContender(game, setting);
  const [kind = '', file] = name.split('@');
  const weights = file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as WeightFile);
  return honest(game, bot(kind, game, setting, weights && { weights }));
}

function bot(kind: string, game: Game, setting: Setting, extras?: Parameters<typeof seatBot>[3]): Bot {
  const seated = seatBot(kind, game, setting, extras);
  if (!seated.ok) throw new Error(seated.problem);
  return seated.value;
}

/** Gets what its seat may see. The view goes through JSON nowhere here; a test sees to it that bots do not mind. */
function honest(game: Game, { choose, interrupt }: Bot): Contender {
  return {
    choose: (table, seat, moves, budget, chance) => choose(game.view(table, seat), moves, budget, chance),
    interrupt: (table, seat, moves, budget, chance) => interrupt?.(game.view(table, seat), moves, budget, chance),
    close: () => {},
  };
}

/** Imagines nothing: it looks. What the deck will bring is as unknown to it as to anyone. */
function cheatContender(game: Game, setting: Setting): Contender {
  let seen: AnyTable | undefined;
  const imagine = (_view: AnyView, seed: number, into: AnyTable): AnyTable => {
    game.copy(into, seen as AnyTable);
    into.chance.reseed(seed);
    return into;
  };
  const cheater = bot('landlord', game, setting, { imagine });
  return {
    choose(table, seat, moves, budget, chance) {
      seen = table;
      return cheater.choose(game.view(table, seat), moves, budget, chance);
    },
    interrupt: (table, seat, moves, budget, chance) =>
      cheater.interrupt?.(game.view(table, seat), moves, budget, chance),
    close: () => {},
  };
}

function programContender(command: string, game: Game, setting: Setting): Contender {
  const program = new ProgramBot(command, game, setting, (trouble) => console.error(trouble));
  return {
    choose: (table, seat, moves, budget, chance) => program.choose(game.view(table, seat), moves, budget, chance),
    interrupt: (table, seat, moves, budget, chance) => program.interrupt(game.view(table, seat), moves, budget, chance),
    close: () => program.close(),
  };
}
