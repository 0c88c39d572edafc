import { readSetting, type Wish } from '@taproom/engine';
import { BrokenPromise, conformOnce } from '@taproom/engine/conformance';
import { entryNamed } from '@taproom/games';
import { Command, InvalidArgumentError } from 'commander';
import { wholeNumber } from '../flags.js';
import { gameNamed } from '../games.js';
import { Mistake, orMistake } from '../mistake.js';

interface Flags {
  readonly players: number;
  readonly seed: number;
  readonly option?: Readonly<Record<string, string>>;
}

export const conformCommand = (): Command =>
  new Command('conform')
    .description('play one game of random moves and hold it against every promise a game makes')
    .argument('<game>')
    .requiredOption('--players <number>', 'how many play', wholeNumber(1))
    .option('--seed <number>', 'which game', wholeNumber(0), 1)
    .option('--option <name=value>', 'an option of the game; may be repeated', gathered)
    .addHelpText(
      'after',
      `
The conformance suite prints this command when a promise is broken; it plays that one game again.

  taproom conform closing-time --players 4 --seed 17 --option sips=0`,
    )
    .action((name: string, { players, seed, option }: Flags) => {
      const game = gameNamed(name);
      const trial = entryNamed(game.name)?.trial;
      if (!trial)
        throw new Mistake(`${game.name} has no trial, so nobody knows what to hold it against; write its trial.ts`);
      const wish: Wish = { seats: players, ...(option && { options: option }) };
      orMistake(readSetting(game, wish));
      try {
        const moves = conformOnce(game, trial, wish, seed);
        console.log(`${game.name} kept every promise in ${moves} moves (${players} players, seed ${seed}).`);
      } catch (error) {
        if (!(error instanceof BrokenPromise)) throw error;
        console.error(error.message);
        process.exitCode = 1;
      }
    });

function gathered(text: string, before: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const [name, value] = text.split(/=(.*)/s);
  if (name === undefined || value === undefined)
    throw new InvalidArgumentError('It must be NAME=VALUE, such as sips=5.');
  return { ...before, [name]: value };
}
