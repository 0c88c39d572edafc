import { type Bot, type Budget, seatBot } from '@taproom/bots';
import type { AnyTable, AnyView, CardFiles, Chance, Game, Move, Seat, Setting } from '@taproom/engine';

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
  /** How likely each of the moves of the last choice was, where the contender can say. */
  odds?(): readonly number[] | undefined;
  close(): void;
}

/** A yardstick: the Landlord who sees all cards. It exists here and nowhere else. */
export const CHEAT = 'cheat';

/** Finds a contender by its name. Where there is a disk, more sit down than where there is none. */
export type Seating = (name: string, game: Game, setting: Setting, files?: CardFiles) => Contender;

/** A contender that needs nothing but its rules: a kind of bot, or `cheat`. Throws a sentence when there is none. */
export const botOf: Seating = (name, game, setting) =>
  name === CHEAT ? cheatContender(game, setting) : honest(game, bot(name, game, setting));

export function bot(kind: string, game: Game, setting: Setting, extras?: Parameters<typeof seatBot>[3]): Bot {
  const seated = seatBot(kind, game, setting, extras);
  if (!seated.ok) throw new Error(seated.problem);
  return seated.value;
}

/** Gets what its seat may see. The view goes through JSON nowhere here; a test sees to it that bots do not mind. */
export function honest(game: Game, { choose, interrupt, odds }: Bot): Contender {
  return {
    ...(odds && { odds }),
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
