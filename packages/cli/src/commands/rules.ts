import { Command } from 'commander';
import { gameNamed } from '../games.js';
import { paint } from '../paint.js';

export const rulesCommand = (): Command =>
  new Command('rules')
    .description('show the rules of a game, as it is played here')
    .argument('<game>')
    .action((name: string) => console.log(paintMarkdown(gameNamed(name).rules.trim())));

/** Headings and bold print as a terminal shows them; plain text stays as it was written. */
function paintMarkdown(text: string): string {
  return text
    .replace(/^#+ (.*)$/gm, (line, heading: string) => (paint.bold(heading) === heading ? line : paint.bold(heading)))
    .replace(/\*\*(.+?)\*\*/g, (whole, bold: string) => (paint.bold(bold) === bold ? whole : paint.bold(bold)));
}
