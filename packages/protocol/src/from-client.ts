import * as z from 'zod/mini';
import { LANGUAGES, LIMITS, REACTIONS } from './limits.js';
import {
  clock,
  level,
  luckText,
  OPTIONS_SAY,
  personName,
  promiseText,
  reference,
  seatNumber,
  secret,
  tableName,
  versionNumber,
  wishedOptions,
} from './parts.js';
import { said, schemasIn } from './said.js';
import { tidyChat } from './text.js';

/**
 * Everything a client can say. One JSON object a WebSocket text frame, told apart by `type`.
 * Unknown fields are refused: what a server does not understand, it does not guess at.
 */

const ref = () => said(z.optional(reference()), 'your own name for this message; the answer carries it');

const HELLO = z.strictObject({
  type: z.literal('hello'),
  protocol: said(z.int(), 'the version of this document you speak'),
  table: said(tableName(), "the table's id or its short code"),
  token: z.optional(said(secret(), 'of your seat')),
  host: z.optional(said(secret(), "the host's token, from opening the table")),
  ticket: z.optional(said(secret(), 'moves a seat to this device; works once')),
  seen: z.optional(said(versionNumber(), 'the last version you have, to hear what happened since')),
  language: z.optional(
    said(
      z.enum(LANGUAGES),
      'of the sentences you are sent: refusals, goodbyes, what you missed; English when left out',
    ),
  ),
  words: z.optional(said(z.enum(LANGUAGES), 'ask for sentences with every piece of news, in this language')),
  delta: z.optional(
    said(z.boolean(), 'ask for news that carry what changed of your view (`changed`, `added`) instead of all of it'),
  ),
  screen: z.optional(said(z.boolean(), 'a shared screen, not a person: it is not counted among those who watch')),
});

const SIT = z.strictObject({
  type: z.literal('sit'),
  seat: z.optional(said(seatNumber(), 'any open one when left out')),
  name: personName(),
  ref: ref(),
});
const LEAVE = z.strictObject({ type: z.literal('leave'), ref: ref() });
const RENAME = z.strictObject({ type: z.literal('rename'), name: personName(), ref: ref() });

const CONFIGURE = z.strictObject({
  type: z.literal('configure'),
  seats: z.optional(z.int().check(z.minimum(1), z.maximum(LIMITS.seats))),
  options: said(z.optional(wishedOptions), OPTIONS_SAY),
  clock: z.optional(z.nullable(clock)),
  public: z.optional(z.boolean()),
  hints: z.optional(said(z.boolean(), 'whether players may ask what the Landlord would do; never with a clock')),
  ref: ref(),
});
const BOT = z.strictObject({
  type: z.literal('bot'),
  seat: z.optional(said(seatNumber(), 'any open one when left out')),
  level: level(),
  ref: ref(),
});
const RESERVE = z.strictObject({
  type: z.literal('reserve'),
  seat: seatNumber(),
  name: said(z.optional(personName()), 'for whom; anybody again when left out'),
  ref: ref(),
});
const CLEAR = z.strictObject({ type: z.literal('clear'), seat: seatNumber(), ref: ref() });
const PASS_HOST = z.strictObject({ type: z.literal('pass-host'), seat: seatNumber(), ref: ref() });
const LUCK = z.strictObject({
  type: z.literal('luck'),
  promise: said(promiseText(), 'SHA-256 of "taproom luck LUCK" in hex, where LUCK is 32 random hex digits of yours'),
  ref: ref(),
});
const OPEN_LUCK = z.strictObject({ type: z.literal('open-luck'), luck: luckText(), ref: ref() });
const START = z.strictObject({ type: z.literal('start'), ref: ref() });

const MOVE = z.strictObject({
  type: z.literal('move'),
  seen: said(versionNumber(), 'the version you were looking at'),
  move: said(z.string().check(z.minLength(1), z.maxLength(LIMITS.move)), 'in the notation of the game'),
  ref: said(reference(), 'new for each move; sent again with the same one after a cut, a move is made once'),
});
const UNDO = z.strictObject({ type: z.literal('undo'), ref: ref() });
const AGREE = z.strictObject({ type: z.literal('agree'), to: versionNumber(), ref: ref() });
const DECLINE = z.strictObject({ type: z.literal('decline'), to: versionNumber(), ref: ref() });

const STAND_IN = z.strictObject({ type: z.literal('stand-in'), seat: seatNumber(), ref: ref() });
const BACK = z.strictObject({ type: z.literal('back'), ref: ref() });
const TICKET = z.strictObject({ type: z.literal('ticket'), ref: ref() });
const FORGET_OTHERS = z.strictObject({ type: z.literal('forget-others'), ref: ref() });

const CHAT = z.strictObject({
  type: z.literal('chat'),
  text: said(
    z.string().check(z.maxLength(LIMITS.chat), z.overwrite(tidyChat), z.minLength(1)),
    'control and direction characters are taken out of it, ends of lines become blanks',
  ),
  ref: ref(),
});
const REACT = z.strictObject({ type: z.literal('react'), reaction: z.enum(REACTIONS), ref: ref() });
const MUTE = z.strictObject({ type: z.literal('mute'), seat: seatNumber(), muted: z.boolean(), ref: ref() });
const REMATCH = z.strictObject({ type: z.literal('rematch'), ref: ref() });
const PING = z.strictObject({ type: z.literal('ping'), ref: ref() });

/** In the order docs/protocol.md tells them, each with who may send it and what it does. */
export const FROM_CLIENT = [
  { schema: HELLO, says: 'First of all, and once. Says which table, and who you are if you have been here before.' },
  { schema: SIT, says: 'Take an open seat before the start. Answered by `seated` with the token of the seat.' },
  {
    schema: LEAVE,
    says: 'Get up. Before the start the seat is open again; in a running game a bot plays on, and the seat stays yours.',
  },
  { schema: RENAME, says: 'Change the name of your seat, before the start.' },
  {
    schema: CONFIGURE,
    says: 'Host, before the start: change seats, options, clock, whether the lobby lists the table, whether hints are allowed.',
  },
  { schema: BOT, says: 'Host, before the start: put a bot on an open seat.' },
  {
    schema: RESERVE,
    says: 'Host, before the start: keep an open seat for somebody. Who sits down there has that name.',
  },
  { schema: CLEAR, says: 'Host, before the start: take a bot away, or ask a player to leave.' },
  { schema: PASS_HOST, says: "Host: hand the host's role to a seated player." },
  {
    schema: LUCK,
    says: 'Before the start, if you want to be sure that nobody picked the cards: promise luck of your own. See "The shuffle".',
  },
  {
    schema: OPEN_LUCK,
    says: 'When `lobby.promise` appears: the luck you promised. Who is late by two seconds is left out.',
  },
  { schema: START, says: 'Host: deal. Every seat must be taken.' },
  { schema: MOVE, says: 'Make a move. Answered by `done` or `refused`, always.' },
  { schema: UNDO, says: 'Ask to take your last move back. Possible while nothing hidden has been revealed since.' },
  { schema: AGREE, says: 'Agree to an undo.' },
  { schema: DECLINE, says: 'Do not.' },
  {
    schema: STAND_IN,
    says: 'Host, in a running game: let a bot play for a player who has been away for half a minute. Which bot is not for the host to choose.',
  },
  { schema: BACK, says: 'Play your seat yourself again.' },
  { schema: TICKET, says: 'Ask for a ticket that moves your seat to another device. Answered by `ticket`.' },
  { schema: FORGET_OTHERS, says: 'Only this device keeps the seat: all other tokens of it stop working.' },
  { schema: CHAT, says: 'Say something to the table.' },
  { schema: REACT, says: 'React without typing.' },
  { schema: MUTE, says: 'Host: nobody hears this seat, or everybody does again.' },
  {
    schema: REMATCH,
    says: 'When the game is over: a new table with the same people and options. Your tokens work there too.',
  },
  { schema: PING, says: 'Are you there? Answered by `pong`.' },
] as const;

export const fromClient = z.discriminatedUnion('type', schemasIn(FROM_CLIENT));
export type FromClient = z.infer<typeof fromClient>;
export type Hello = z.infer<typeof HELLO>;
