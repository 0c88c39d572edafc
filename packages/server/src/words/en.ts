import { formatProblem } from '@taproom/engine';
import type { Entry } from '../table/entry.js';
import type { Particulars } from '../table/refusal.js';

/** Every sentence the server itself says. The games' own sentences are in the games. */

/** What the server refuses, beyond what the rules refuse. */
export const REFUSALS = {
  'too-old': 'This page speaks an older language than the server: reload it, or update the program.',
  'too-new': 'This program is newer than the server: ask whoever runs it to update.',
  'hello-first': 'Say hello first: which table, and who you are.',
  'hello-once': 'You have already said hello; open another connection for another table.',
  malformed: 'That message is not one the server knows.',
  'too-fast': 'Slow down a little: that was more than anybody can mean.',
  'no-table': 'There is no such table, or it is not there any more.',
  'no-such-game': 'There is no such game here.',
  'old-rules': 'This table cannot be opened with the rules this server has.',
  'not-seated': 'You are watching; only someone who sits at the table can do that.',
  'seated-already': 'You already have a seat at this table.',
  'no-open-seat': 'Every seat is taken.',
  'no-such-seat': 'There is no such seat at this table.',
  'seat-reserved': 'This seat is kept for somebody else; take another one.',
  'seat-taken': 'Somebody sits there already; take another seat.',
  'name-taken': 'Somebody at this table has that name; take another.',
  'host-only': 'Only the host can do that.',
  'started-already': 'The game has begun; that can only be changed before.',
  'not-started': 'The game has not begun yet.',
  'seats-open': 'There are open seats: fill them with friends or bots, or make the table smaller.',
  'seats-too-few': 'More people sit here than the table would have seats.',
  'setting-unfit': 'These seats and options do not go together.',
  'no-such-bot': 'There is no bot of that kind for this game.',
  'not-a-bot-seat': 'That seat has no bot and no player in it.',
  'not-a-player': 'Nobody real sits there.',
  'not-away': 'That player is connected; a bot steps in only for somebody who is away.',
  'not-stood-in': 'You are playing your seat yourself already.',
  'bot-plays': 'A bot is playing your seat at the moment; say that you are back first.',
  stale: 'The table has moved on since; look again and decide anew.',
  'not-a-move': 'That is not a move.',
  'game-over': 'The game is over.',
  'not-over': 'The game is not over yet.',
  'call-paused': 'Your last call was wrong; wait a moment before the next.',
  'nothing-to-undo': 'There is no move of yours that could be taken back: something hidden has been seen since.',
  'undo-asked': 'Somebody is already asking for an undo.',
  'no-undo': 'Nobody is asking for that undo, or it has been settled.',
  'undo-yourself': 'You asked for it; now it is up to the others.',
  muted: 'The host has muted you.',
  busy: 'Too much is going on at this table; try again in a moment.',
  paused: 'Moves cannot be written down at the moment; nothing is lost, try again soon.',
  'not-written': 'That could not be written down, so it did not happen; try again.',
  'ticket-used': 'This ticket has been used, or is too old; ask for a new one on the other device.',
  'token-unknown': 'Your seat token is not known at this table, so you are watching.',
  'too-many-devices': 'This seat is open on too many devices; forget the others first.',
  'not-found': 'There is nothing here.',
  'house-only': 'That is for whoever looks after the house, and from inside it only.',
  'page-from-elsewhere': 'A page from elsewhere may not come to the tables of this house.',
  'too-many': 'There are too many connections from where you are.',
  'too-late': 'That took too long to arrive.',
  closing: 'The server is being restarted; come back in a moment.',
  failed: 'Something went wrong on our side.',
  'too-big': 'That is more than the server takes at once.',
  'stored-enough': 'So much was written down for this address today that no more is taken; come back tomorrow.',
  'table-full': 'So much has happened at this table that nothing more fits into its book; open another one.',
  'no-such-file': 'The game has no card file of that name.',
  'files-too-big': 'These card files are too big.',
  'shown-out': 'The host has shown you out of this table.',
  dealing: 'The cards are being shuffled; a moment.',
  'no-such-luck': 'That is not the luck this seat promised, or it is too late for it.',
  'rematch-exists': 'There is a rematch already.',
} as const;
export type RefusalName = keyof typeof REFUSALS;

/** The same where there is more to say. */
export const PARTICULARS: { readonly [Name in keyof Particulars]: (about: Particulars[Name]) => string } = {
  'no-such-file': ({ file, files }) => `The game reads no card file "${file}"; it reads ${files.join(', ') || 'none'}.`,
  'files-too-big': ({ bytes, most }) => `The card files have ${bytes} bytes together; up to ${most} are taken.`,
  'not-a-move': ({ problem }) => sentence(problem),
  malformed: ({ problem }) => problem,
  'setting-unfit': ({ problems }) => problems.map(formatProblem).join('; '),
  'no-such-bot': ({ level, levels }) => `There is no bot "${level}" for this game; there is ${levels.join(', ')}.`,
  'no-such-game': ({ game }) => `There is no game "${game}" here.`,
};

/** The parsers' sentences begin small and have no full stop. */
const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

export const BYES = {
  restart: 'The server is being restarted; the table will be right where you left it.',
  'too-fast': 'You sent far more than anybody can mean.',
  'too-slow': 'Your connection could not keep up; come back and you will get the whole table at once.',
  'late-hello': 'Nobody said hello.',
  malformed: 'Too many messages made no sense.',
  'old-rules': 'This table cannot be opened with the rules this server has.',
  'no-table': 'There is no such table, or it is not there any more.',
  'too-old': 'This page speaks an older language than the server: reload it, or update the program.',
  'too-new': 'This program is newer than the server: ask whoever runs it to update.',
  paused: 'The table cannot be read at the moment; it is safe, come back soon.',
} as const;
export type ByeName = keyof typeof BYES;

export const PAUSED = 'The taps are blocked: moves cannot be written down at the moment. Nothing is lost.';
export const DAMAGED =
  'The book of this house is damaged: nothing can be written down until whoever runs it has mended it.';
export const RESUMED = 'The taps are open again.';

/** What happened at the table, apart from the game itself; undefined when it is not worth a line. */
export function sayEntry(entry: Entry, names: readonly string[]): string | undefined {
  const name = (seat: number) => names[seat] ?? `seat-${seat + 1}`;
  switch (entry.type) {
    case 'moved':
      return (
        entry.race &&
        `${name(entry.seat)} was first: ${entry.race.map(({ seat, behind }) => `${name(seat)} came ${behind} ms later`).join(', ')}.`
      );
    case 'opened':
    case 'ticketed':
    case 'luck-promised':
    case 'luck-asked':
    case 'luck-opened':
    case 'token-added':
    case 'undo-agreed':
    case 'tokens-forgotten':
      return undefined;
    case 'configured':
      return 'The host changed the table.';
    case 'sat':
      return `${entry.name} sat down.`;
    case 'stood':
      return entry.by === 'self' ? `${name(entry.seat)} got up.` : `The host cleared ${name(entry.seat)}'s seat.`;
    case 'renamed':
      return `${name(entry.seat)} goes by ${entry.name} now.`;
    case 'bot':
      return `${entry.name}, a bot, sat down.`;
    case 'reserved':
      return entry.name === undefined ? undefined : `A seat is kept for ${entry.name}.`;
    case 'host-passed':
      return `${name(entry.seat)} is the host now.`;
    case 'started':
      return 'The cards were dealt.';
    case 'undo-asked':
      return `${name(entry.by)} asks to take a move back.`;
    case 'undo-declined':
      return `${name(entry.seat)} would rather play on.`;
    case 'undone':
      return `${name(entry.by)} took a move back; everybody agreed.`;
    case 'stood-in':
      return entry.why === 'clock'
        ? `${name(entry.seat)} ran out of time; a bot plays on.`
        : `A bot plays for ${name(entry.seat)}.`;
    case 'back':
      return `${name(entry.seat)} is back.`;
    case 'muted':
      return entry.muted ? `The host muted ${name(entry.seat)}.` : `${name(entry.seat)} can be heard again.`;
    case 'rematched':
      return 'There is a rematch.';
  }
}

/** What a bot is called until somebody has a better idea. */
export const BOT_NAMES = [
  'Barry',
  'Olive',
  'Tonic',
  'Ginger',
  'Basil',
  'Rosé',
  'Porter',
  'Sherry',
  'Stout',
  'Julep',
  'Fizz',
  'Bitters',
];
