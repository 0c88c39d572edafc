import { type Game, no, readOptions, type Setting } from '@taproom/engine';
import { Command } from 'commander';
import { deckFile, inTheirWords } from '../flags.js';
import { gameNamed } from '../games.js';
import { orMistake } from '../mistake.js';

export const deckCommand = (): Command =>
  new Command('deck')
    .description('check a card file of your own, and say how many can play with it')
    .argument('<game>')
    .argument('<file>', 'a CSV file; NAME=FILE where a game has several card files')
    .option('--json', 'for programs')
    .action((name: string, file: string, flags: { json?: true }) => {
      const game = gameNamed(name);
      const { cards, fits } = checkDeck(game, file);
      if (flags.json) console.log(JSON.stringify({ game: game.name, file, cards, fits }));
      else for (const line of sentences(file, cards, fits)) console.log(line);
      process.exitCode = fits.some(({ problem }) => problem === undefined) ? 0 : 2;
    });

interface Fit {
  readonly players: number;
  /** Why so many cannot play with this deck. */
  readonly problem?: string;
}

/** Reads the file, then tries it with every number of players. */
function checkDeck(game: Game, text: string): { cards: number; fits: Fit[] } {
  const deck = deckFile(game, text);
  const read = game.readCards({ ...game.files, [deck.name]: deck.text });
  const cards = orMistake(read.ok ? read : no(read.problem.map((problem) => inTheirWords(problem, [deck]))));
  const options = orMistake(readOptions(game.options, {}));
  const { min, max } = game.seats(options);
  const fits: Fit[] = [];
  let kinds = 0;
  for (let players = min; players <= max; players++) {
    const setting: Setting = { seats: players, options, cards };
    const problem = game.unfit(setting);
    kinds = game.notation.cards(setting).length;
    fits.push(problem === undefined ? { players } : { players, problem });
  }
  return { cards: kinds, fits };
}

function sentences(file: string, cards: number, fits: readonly Fit[]): string[] {
  const able = fits.filter(({ problem }) => problem === undefined).map(({ players }) => players);
  const unable = fits.filter(({ problem }) => problem !== undefined);
  return [
    able.length > 0
      ? `${file} is good for ${rangeOf(able)} players; it has ${cards} different cards.`
      : `${file} can be read, but nobody can play with it.`,
    ...unable.map(({ players, problem }) => `Not for ${players} players: ${problem}.`.replace(/\.\.$/, '.')),
  ];
}

function rangeOf(numbers: readonly number[]): string {
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (last !== undefined && first !== undefined && last - first === numbers.length - 1 && numbers.length > 1)
    return `${first} to ${last}`;
  return numbers.join(', ');
}
