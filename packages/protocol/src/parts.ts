import * as z from 'zod/mini';
import { LIMITS } from './limits.js';
import { said } from './said.js';
import { isName, tidyName } from './text.js';

/** Pieces that messages of both directions are made of. */

export const seatNumber = () => z.int().check(z.minimum(0), z.maximum(LIMITS.seats - 1));
export const versionNumber = () => z.int().check(z.minimum(0));
export const time = () => z.int().check(z.minimum(0));

/** Names are shown next to other people's: composed, visible, without control and direction characters. */
export const personName = () =>
  said(
    z.string().check(z.overwrite(tidyName), z.minLength(1), z.refine(isName)),
    `up to ${LIMITS.name} letters as people count them, at least one of which can be seen; no control or direction characters`,
  );

/** 128 random bits or more, in base64url. */
export const secret = () => z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/));
export const tableName = () => z.string().check(z.regex(/^[A-Za-z0-9_-]{4,64}$/));
/** A hash in hex, and luck itself. */
export const promiseText = () => z.string().check(z.regex(/^[0-9a-f]{64}$/));
export const luckText = () => z.string().check(z.regex(/^[0-9a-f]{32}$/));
export const reference = () => z.string().check(z.minLength(1), z.maxLength(LIMITS.ref));
export const level = () => z.string().check(z.regex(/^[a-z0-9-]{1,24}$/));

export const clock = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('turn'),
    seconds: said(z.int().check(z.minimum(5), z.maximum(3600)), 'seconds for each decision'),
    bank: said(z.int().check(z.minimum(0), z.maximum(36_000)), 'seconds each seat has in reserve for the whole game'),
  }),
  z.strictObject({
    kind: z.literal('days'),
    days: said(z.int().check(z.minimum(1), z.maximum(30)), 'days for each decision'),
  }),
]);
export type Clock = z.infer<typeof clock>;

const optionName = () => z.string().check(z.maxLength(40));
const optionValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.number())]);
export const options = z.record(optionName(), optionValue);
/** As people ask for them: a seat may also be `seat-2`, or the name of who sits there. */
export const wishedOptions = z.record(
  optionName(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.number(), z.string()]))]),
);
export const OPTIONS_SAY =
  'those you choose; the others stay as they are. A seat is its number from 0, `seat-2` for the second, or the name of who sits there';
export const cardFiles = z.record(z.string().check(z.maxLength(80)), z.string());

export const seatState = z.object({
  seat: seatNumber(),
  kind: said(z.enum(['open', 'player', 'bot']), 'who sits there'),
  name: said(z.string(), 'empty while the seat is open'),
  reserved: z.optional(said(z.string(), 'for whom an open seat is kept')),
  level: z.optional(said(level(), "a bot's level")),
  standIn: z.optional(said(level(), 'a bot of this level plays for the absent player')),
  muted: z.optional(said(z.boolean(), 'the host has muted this seat')),
  luck: z.optional(said(promiseText(), 'this seat adds luck of its own to the deal: SHA-256 of "taproom luck LUCK"')),
});
export type SeatState = z.infer<typeof seatState>;

export const STATUSES = ['open', 'playing', 'over'] as const;

export const lobby = z.object({
  table: tableName(),
  code: said(z.string(), 'short, for reading aloud'),
  game: z.string(),
  rulesVersion: z.int(),
  status: z.enum(STATUSES),
  public: said(z.boolean(), 'listed in the lobby while seats are open'),
  seats: z.array(seatState),
  host: said(z.nullable(seatNumber()), "the host's seat; null when the host does not sit"),
  options: said(options, 'every option of the game with its value'),
  ownCards: said(z.boolean(), 'the table brought its own card files: GET /api/tables/ID/files'),
  clock: z.nullable(clock),
  hints: z.optional(
    said(
      z.boolean(),
      'players may ask what the Landlord would do; left out: they may not, as in every game with a clock',
    ),
  ),
  fingerprint: z.optional(said(z.string(), 'of the seed, from the deal on: SHA-256 of "taproom fingerprint SEED"')),
  promise: z.optional(
    said(
      promiseText(),
      "the cards are about to be dealt: the fingerprint of the server's own seed. Seats that promised luck open it now",
    ),
  ),
  next: z.optional(said(tableName(), 'the rematch')),
});
export type Lobby = z.infer<typeof lobby>;

export const view = z.looseObject({ viewer: z.int(), waiting: z.array(z.int()) });
export const shownEvent = z.looseObject({ type: z.string() });

export const outcome = z.object({
  places: z.array(z.int()),
  scores: z.array(z.number()),
  reason: z.string(),
});

export const clocks = z.object({
  seats: z.array(
    z.object({
      seat: seatNumber(),
      running: said(z.boolean(), 'this seat is being waited for, and its time runs'),
      left: said(z.int(), 'milliseconds until a bot steps in, at the time the message was sent'),
      bank: said(z.int(), 'milliseconds of the reserve in it'),
    }),
  ),
});

export const chatLine = z.object({
  number: said(z.int(), 'counts from 1; with a gap something was missed'),
  at: time(),
  seat: said(z.int(), 'whose seat; spectators do not chat'),
  name: z.string(),
  text: z.optional(z.string()),
  reaction: z.optional(z.string()),
});
export type ChatLine = z.infer<typeof chatLine>;

export const undoState = z.object({
  by: seatNumber(),
  to: said(versionNumber(), 'the version whose position comes back'),
  agreed: z.array(seatNumber()),
  missing: said(z.array(seatNumber()), 'who still has to agree'),
});
export type UndoState = z.infer<typeof undoState>;
