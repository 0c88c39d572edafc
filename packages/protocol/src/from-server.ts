import * as z from 'zod/mini';
import { changes } from './changes.js';
import {
  chatLine,
  clocks,
  lobby,
  outcome,
  reference,
  seatNumber,
  secret,
  shownEvent,
  tableName,
  time,
  undoState,
  versionNumber,
  view,
} from './parts.js';
import { said, schemasIn } from './said.js';

/** Everything a server can say. A client ignores fields and types it does not know: newer servers may add some. */

const ref = () => z.optional(said(reference(), 'of the message this answers'));

const WELCOME = z.object({
  type: z.literal('welcome'),
  protocol: z.int(),
  server: said(z.string(), 'name and version of the server'),
  table: said(tableName(), 'the id, also when you came with a code'),
  you: z.object({
    seat: said(z.int(), 'your seat, or -1 as a spectator'),
    host: z.boolean(),
  }),
  token: z.optional(said(secret(), 'of your seat, when you came with a ticket; sent once, keep it')),
  problem: z.optional(said(z.string(), 'why your token or ticket was not taken; you are a spectator then')),
  now: said(time(), "the server's clock, milliseconds since 1970"),
});

/** What a viewer has of the game in play. */
const inPlay = {
  view: z.optional(said(view, "the game's view for your seat; see the game's own RULES.md and view.ts")),
  moves: z.optional(said(z.array(z.string()), 'all you may do now, in notation; calls are not listed, see "Calls"')),
  clocks: z.optional(clocks),
  outcome: z.optional(said(outcome, 'present when the game is over')),
  seed: z.optional(said(z.string(), 'present when the game is over: check it against the fingerprint')),
};

const TABLE = z.object({
  type: z.literal('table'),
  version: said(versionNumber(), 'of all that follows'),
  lobby,
  calls: said(z.array(z.string()), 'kinds of call this game knows, such as `catch` and `own-up`; empty for most'),
  ...inPlay,
  missed: z.optional(said(z.array(z.string()), 'what happened since the version you had, in sentences')),
  chat: said(z.array(chatLine), 'the latest lines'),
  here: said(z.array(seatNumber()), 'seats with somebody connected'),
  watching: said(z.int(), 'how many spectators'),
  undo: z.optional(undoState),
});

const NEWS = z.object({
  type: z.literal('news'),
  version: said(versionNumber(), 'always one more than the last; after a gap say hello again'),
  what: said(z.string(), 'the kind of entry in the log of the table; the list is below'),
  at: time(),
  seat: z.optional(said(seatNumber(), 'whose doing it was, or whom it concerns')),
  by: z.optional(said(z.enum(['player', 'bot', 'clock']), 'who made the move')),
  race: z.optional(
    said(
      z.array(
        z.object({ seat: seatNumber(), behind: said(z.int(), 'milliseconds, each connection made good by its lag') }),
      ),
      'who called later than this seat, and by how much',
    ),
  ),
  lobby: z.optional(
    said(
      lobby,
      'who sits where, and what was agreed: always in `table`, and in `news` with every entry but a move; with a move only when it ends the game',
    ),
  ),
  calls: z.optional(said(z.array(z.string()), 'with `started`: as in `table`')),
  events: z.optional(said(z.array(shownEvent), 'what happened, as far as you may know')),
  said: z.optional(said(z.array(z.string()), 'the same in sentences, when you asked for words')),
  undo: z.optional(said(z.nullable(undoState), 'somebody asks for an undo; null when the question is settled')),
  ...inPlay,
  ...changes,
});

const SEATED = z.object({
  type: z.literal('seated'),
  ref: ref(),
  seat: seatNumber(),
  token: said(secret(), 'proves that the seat is yours; sent once, keep it'),
});

const DONE = z.object({
  type: z.literal('done'),
  ref: ref(),
  version: said(
    versionNumber(),
    'the version your message made, which is on disk; or the current one when it made none',
  ),
});

const REFUSED = z.object({
  type: z.literal('refused'),
  ref: ref(),
  name: said(z.string(), 'one word for programs; the rules refuse with names of their own'),
  about: z.optional(
    said(z.record(z.string(), z.unknown()), 'what a sentence about some refusals needs besides the name'),
  ),
  says: said(z.string(), 'one sentence for people, in the language of your `hello`'),
  version: z.optional(said(versionNumber(), 'the current version, when yours was an older one')),
});

const CHAT = z.extend(chatLine, { type: z.literal('chat') });
const PRESENCE = z.object({
  type: z.literal('presence'),
  here: said(z.array(seatNumber()), 'seats with somebody connected'),
  watching: said(z.int(), 'how many spectators'),
});
const TICKET = z.object({ type: z.literal('ticket'), ref: ref(), ticket: secret(), until: time() });
const PONG = z.object({ type: z.literal('pong'), ref: ref(), now: time() });
const PAUSED = z.object({
  type: z.literal('paused'),
  paused: said(z.boolean(), 'true: moves cannot be written down at the moment and are refused; false: they can again'),
  says: z.string(),
});
const BYE = z.object({
  type: z.literal('bye'),
  name: said(
    z.string(),
    'one word: `restart`, `too-old`, `too-fast`, `too-slow`, `no-table`, `malformed`, `late-hello` ...',
  ),
  says: z.string(),
  back: z.optional(said(z.int(), 'come back after so many milliseconds; left out: do not come back by yourself')),
});

export const FROM_SERVER = [
  { schema: WELCOME, says: 'The answer to `hello`; a `table` follows.' },
  { schema: TABLE, says: 'Everything you may know at one version. Replaces all you had.' },
  { schema: NEWS, says: 'The next version. Sent to every viewer, to each what they may know.' },
  { schema: SEATED, says: 'You have a seat.' },
  { schema: DONE, says: 'Your message took effect. It comes after the news it made.' },
  { schema: REFUSED, says: 'Your message changed nothing.' },
  { schema: CHAT, says: 'Somebody said something, or reacted.' },
  { schema: PRESENCE, says: 'Who is connected has changed.' },
  { schema: TICKET, says: 'For another device: `hello` with it there, once, in time.' },
  { schema: PONG, says: 'The answer to `ping`.' },
  { schema: PAUSED, says: 'The store cannot be reached, or can be again. Nothing you had is lost.' },
  { schema: BYE, says: 'The connection is about to be closed.' },
] as const;

export const fromServer = z.discriminatedUnion('type', schemasIn(FROM_SERVER));
export type FromServer = z.infer<typeof fromServer>;
export type Told<Type extends FromServer['type']> = Extract<FromServer, { type: Type }>;

/** The kinds of entry in the log of a table, as `what` names them. */
export const ENTRIES = {
  opened: 'the table was opened',
  configured: 'seats, options, clock, listing or hints changed',
  sat: 'somebody took a seat',
  stood: 'a seat is open again: its player left, or the host cleared it',
  renamed: 'a player changed their name',
  reserved: 'the host keeps an open seat for somebody, or for nobody any more',
  bot: 'a bot took a seat',
  'host-passed': "the host's role went to another seat",
  'luck-promised': 'a player adds luck of their own to the deal',
  'luck-asked': 'the server has promised its own seed, and those who promised luck open it now',
  'luck-opened': 'a player opened their luck',
  started: 'the cards were dealt',
  moved: 'a move was made',
  'undo-asked': 'a player asks to take a move back',
  'undo-agreed': 'somebody agrees to an undo',
  'undo-declined': 'somebody does not: the question is settled',
  undone: 'a move was taken back by consent',
  'stood-in': 'a bot plays for an absent player',
  back: 'the player is back',
  ticketed: 'a player asked for a ticket to another device',
  'token-added': 'a seat was opened on another device',
  'tokens-forgotten': 'a seat is on one device only again',
  muted: 'the host muted a seat, or lifted it',
  rematched: 'there is a rematch at another table',
} as const;
