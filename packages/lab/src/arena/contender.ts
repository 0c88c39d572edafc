import { readFileSync } from 'node:fs';
import { PROGRAM, ProgramBot } from '@taproom/bots/node';
import type { WeightFile } from '@taproom/bots/training';
import { type CardFiles, Chance, firstOf, type Game, movesOf, type Setting } from '@taproom/engine';
import { bot, botOf, type Contender, honest } from './lineup.js';

/**
 * A contender by its name: a kind of bot, `KIND@FILE` for one with other weights, `cheat`, or `run:COMMAND`. Throws a
 * sentence when there is none.
 */
export function contenderOf(name: string, game: Game, setting: Setting, files?: CardFiles): Contender {
  if (name.startsWith(PROGRAM)) return programContender(name.slice(PROGRAM.length), game, setting, files);
  const [kind = '', file] = name.split('@');
  if (file === undefined) return botOf(name, game, setting);
  const weights = JSON.parse(readFileSync(file, 'utf8')) as WeightFile;
  return honest(game, bot(kind, game, setting, { weights }));
}

/** Lets a contender make the first decision of a game. Throws a sentence when it cannot sit down, or answers nothing. */
export async function tryOut(name: string, game: Game, setting: Setting, files?: CardFiles): Promise<void> {
  const contender = contenderOf(name, game, setting, files);
  try {
    const table = game.setup(setting, Chance.fast(1));
    const seat = firstOf(game.waitingFor(table));
    await contender.choose(table, seat, movesOf(game, table, seat), { iterations: 1 }, Chance.fast(1));
  } finally {
    contender.close();
  }
}

/**
 * A program, with a stand-in for what it does not answer. One that is gone before it answered anything does not play at all:
 * the stand-in's result is not its own.
 */
function programContender(command: string, game: Game, setting: Setting, files: CardFiles = {}): Contender {
  // Nobody stands in for a program that never played.
  const report = (trouble: string): void => {
    if (program.neverPlayed === undefined) console.error(trouble);
  };
  const program = new ProgramBot(command, game, setting, report, { ...game.files, ...files });
  return {
    async choose(table, seat, moves, budget, chance) {
      const move = await program.choose(game.view(table, seat), moves, budget, chance);
      if (program.neverPlayed !== undefined) throw new Error(program.neverPlayed);
      return move;
    },
    interrupt: (table, seat, moves, budget, chance) => program.interrupt(game.view(table, seat), moves, budget, chance),
    close: () => program.close(),
  };
}
