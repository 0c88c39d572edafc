import { statSync } from 'node:fs';
import { type Game, no, type Problem, readOptions, type Setting } from '@taproom/engine';
import { type Composition, compositionsOf, oddOnes, sortedCards } from '@taproom/lab';
import { Command } from 'commander';
import { entryOf } from '../entries.js';
import { deckFile, decksIn, editionsOf, inTheirWords } from '../flags.js';
import { gameNamed } from '../games.js';
import { orMistake } from '../mistake.js';
import { pad } from '../paint.js';

export const deckCommand = (): Command =>
  new Command('deck')
    .description('say what a deck is made of; check card files of your own, and say how many can play with them')
    .argument('<game>')
    .argument(
      '[file]',
      'a CSV file; where a game has several, NAME=FILE or a folder with some or all of them; without it, the cards as they come',
    )
    .option('--json', 'for programs')
    .action((name: string, file: string | undefined, flags: { json?: true }) => {
      const game = gameNamed(name);
      const { cards, fits, table, compositions } = checkDeck(game, file);
      if (flags.json) console.log(JSON.stringify({ game: game.name, file, cards, fits, compositions }));
      else
        for (const line of [
          ...sentences(file ?? `The deck of ${game.name}`, cards, fits),
          ...compositions.flatMap(linesOf),
          ...table,
        ])
          console.log(line);
      process.exitCode = fits.some(({ problem }) => problem === undefined) ? 0 : 2;
    });

interface Fit {
  readonly players: number;
  /** Why so many cannot play with this deck. */
  readonly problem?: string;
}

interface Checked {
  /** Different cards. */
  readonly cards: number;
  readonly fits: Fit[];
  readonly compositions: readonly Composition[];
  /** What only this game has to say about its cards. */
  readonly table: string[];
}

/** What no card file can say, where somebody tried. */
function beyond(game: Game, problems: readonly Problem[]): Problem[] {
  const { effects } = entryOf(game.name);
  const isNew = problems.some(({ reason }) => /there is no (effect|kind of card) "/.test(reason));
  return effects === undefined || !isNew
    ? []
    : [
        {
          reason: `what a card does is a rule, not a cell: something new would go to ${effects}, with a rule in RULES.md`,
        },
      ];
}

/** Reads the files, then tries them with every number of players. */
function checkDeck(game: Game, text: string | undefined): Checked {
  const decks =
    text === undefined
      ? []
      : isFolder(text) || Object.hasOwn(editionsOf(game), text)
        ? decksIn(game, text)
        : [deckFile(game, text)];
  const theirs = Object.fromEntries(decks.map(({ name, text: csv }) => [name, csv]));
  const read = game.readCards({ ...game.files, ...theirs });
  const cards = orMistake(
    read.ok
      ? read
      : no([...read.problem.map((problem) => inTheirWords(problem, decks)), ...beyond(game, read.problem)]),
  );
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
  const table = entryOf(game.name).spread?.(cards);
  const compositions = compositionsOf(sortedCards(game, { seats: max, options, cards }));
  return { cards: kinds, fits, compositions, table: table === undefined ? [] : ['', table] };
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** `by suit` and a line for each, with what may have been overlooked. */
const linesOf = (composition: Composition): string[] => [
  '',
  `${pad(`by ${composition.by}`, 24)}${pad('cards', 8)}special`,
  ...composition.rows.map(({ group, cards, special }) => `  ${pad(group, 22)}${pad(String(cards), 8)}${special}`),
  ...oddOnes(composition),
];

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
