import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type CardFiles, type Game, no, type Result } from '@taproom/engine';
import { Command, Option } from 'commander';
import { deckFile, decksIn, inTheirWords } from '../flags.js';
import { gameNamed } from '../games.js';
import { Mistake, orMistake } from '../mistake.js';

/** The print shop of the page: it draws with the page's drawings, so it is built with the page and comes along with it. */
const shop = (): URL => new URL(import.meta.resolve('@taproom/web/print.js'));

const font = (name: string): Uint8Array => readFileSync(new URL(import.meta.resolve(`@taproom/web/fonts/${name}.ttf`)));

interface Shop {
  printGame(job: {
    readonly game: Game;
    readonly files: CardFiles;
    readonly title: string;
    readonly language: string;
    readonly paper: string;
    readonly fonts: { readonly cards: Uint8Array; readonly text: Uint8Array };
  }): Promise<Result<Uint8Array, string>>;
}

interface Flags {
  readonly out: string;
  readonly paper: string;
  readonly language: string;
  readonly title: string;
  readonly deck: readonly string[];
  readonly cards?: string;
}

export const printCommand = (): Command =>
  new Command('print')
    .description('make a PDF of a game to print: card sheets with backs, quick reference, box label')
    .argument('<game>')
    .requiredOption('--out <file>', 'the PDF to write')
    .addOption(
      new Option('--paper <size>', 'nine poker cards a page either way').choices(['a4', 'letter']).default('a4'),
    )
    .addOption(new Option('--language <code>', 'what is printed on the cards').choices(['en', 'de']).default('en'))
    .option('--title <text>', 'what your set is called, for the box', '')
    .option('--deck <file>', 'a card file of your own; may be given several times', collected, [])
    .option('--cards <folder>', 'a folder with card files of your own')
    .addHelpText(
      'after',
      '\nPrint at 100% on both sides, turned over the long edge; every page of fronts is followed by its backs.\n\n  taproom print whiskey-times --out cards.pdf --paper letter --cards my-set',
    )
    .action((name: string, flags: Flags) => print(gameNamed(name), flags));

const collected = (value: string, before: readonly string[]): readonly string[] => [...before, value];

async function print(game: Game, { out, paper, language, title, deck, cards }: Flags): Promise<void> {
  if (!existsSync(shop()))
    throw new Mistake('the page has not been built yet, and its drawings are needed; run "npm run build" first');
  const decks = [...(cards === undefined ? [] : decksIn(game, cards)), ...deck.map((each) => deckFile(game, each))];
  const files = Object.fromEntries(decks.map((each) => [each.name, each.text]));
  const read = game.readCards({ ...game.files, ...files });
  orMistake(read.ok ? read : no(read.problem.map((problem) => inTheirWords(problem, decks))));
  const { printGame } = (await import(shop().href)) as Shop;
  const fonts = { cards: font('patua-one'), text: font('figtree') };
  const made = await printGame({ game, files, title, language, paper, fonts });
  if (!made.ok) throw new Mistake(made.problem);
  writeFileSync(out, made.value);
  console.log(`${out}: ${game.words.en.title}, ${Math.round(made.value.length / 1024)} KB`);
}
