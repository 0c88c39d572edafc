import { Command } from 'commander';
import { gameNamed } from '../games.js';
import { paint } from '../paint.js';

export const rulesCommand = (): Command =>
  new Command('rules')
    .description('show the rules of a game, as it is played here')
    .argument('<game>')
    .action((name: string) => console.log(paintMarkdown(gameNamed(name).rules.trim())));

const isColoured = paint.bold('') !== '';

/** Headings and bold print as a terminal shows them; where there is no colour the text stays as it was written. */
function paintMarkdown(text: string): string {
  if (!isColoured) return text;
  return text
    .replace(/^#+ (.*)$/gm, (_line, heading: string) => paint.bold(heading))
    .replace(/\*\*(.+?)\*\*/g, (_bold, words: string) => paint.bold(words));
}
