import { startedAs } from '../started-as.js';

/** What the keys do and which words can be typed, at every desk alike; what else there is at this one stands at the end. */
export const deskHelp = (more: readonly string[]): readonly string[] => [
  'What you can do now stands at the bottom: one line a move, or one line for many moves that begin alike.',
  '',
  'up, down, Enter     choose a move, or open a group of them',
  'a number, Enter     the move or group with that number',
  'letters             narrow the moves: "swap ada" leaves those with both words',
  'a whole move        play wine/red/star: what stands in grey beside a move can be typed',
  'Esc, Backspace      one step back; it never leaves the table',
  'PgUp, PgDn          back and forth in what happened',
  '',
  'help, or ?          this page',
  'rules               the rules of the game; letters search in them',
  'table               the whole table, where the window is too small for it',
  'log                 everything that happened, from the deal on',
  'hint                what the Landlord would do, and why',
  'leave, or Ctrl-C    leave the table',
  'Ctrl-Z              back to the shell; `fg` comes back to the table',
  ...more,
];

export const helpText = (calls: readonly string[] = []): readonly string[] =>
  deskHelp(['', ...callHelp(calls), `A game you leave is kept: "${startedAs()} play --resume" goes on with it later.`]);

/** Calls are not listed among the moves: whether one is due is for people to notice. */
export const callHelp = (calls: readonly string[]): readonly string[] =>
  calls.length === 0
    ? []
    : [`Calls are not listed, noticing is up to you: ${calls.join(', ')}. Type one when it is due.`];

/** The rules as they read in a terminal: without the marks of the page they are written for, and with lines as long as the window. */
export const rulesText = (markdown: string): readonly string[] =>
  markdown
    .replace(/(?<=\S)\n[ \t]*(?=[^\s#>|*\d-])/g, ' ')
    .split('\n')
    .map((line) => line.replaceAll('**', '').replace(/^#+ /, '').replace(/^- /, '· '));
