import { differencesBetween, EDITIONS, formatDifferences } from '@taproom/games/shedding';
import { Command } from 'commander';
import { gameNamed, wordsOf } from '../games.js';
import { Mistake } from '../mistake.js';
import { paint } from '../paint.js';

export const rulesCommand = (): Command =>
  new Command('rules')
    .description('show the rules of a game, as it is played here')
    .argument('<game>')
    .action((name: string) => console.log(paintMarkdown(gameNamed(name).rules.trim())))
    .addCommand(diffCommand());

const diffCommand = (): Command =>
  new Command('diff')
    .description('show in what two editions of one game differ, side by side')
    .argument('<game>')
    .argument('<other>')
    .action((one: string, other: string) => {
      const titles = [wordsOf(gameNamed(one)).title, wordsOf(gameNamed(other)).title] as const;
      console.log(formatDifferences(titles, differencesBetween(editionNamed(one), editionNamed(other))));
    });

function editionNamed(name: string) {
  const found = EDITIONS.find((edition) => edition.name === name);
  if (found) return found;
  const names = EDITIONS.map((edition) => edition.name).join(' and ');
  throw new Mistake(`${name} has no other edition to compare with; ${names} are two editions of one game`);
}

const isColoured = paint.bold('') !== '';

/** Headings and bold print as a terminal shows them; where there is no colour the text stays as it was written. */
function paintMarkdown(text: string): string {
  if (!isColoured) return text;
  return text
    .replace(/^#+ (.*)$/gm, (_line, heading: string) => paint.bold(heading))
    .replace(/\*\*(.+?)\*\*/g, (_bold, words: string) => paint.bold(words));
}
