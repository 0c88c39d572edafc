import * as z from 'zod/mini';
import { LIMITS } from './limits.js';
import {
  cardFiles,
  clock,
  luckText,
  OPTIONS_SAY,
  options,
  personName,
  promiseText,
  STATUSES,
  seatNumber,
  secret,
  tableName,
  time,
  wishedOptions,
} from './parts.js';
import { said } from './said.js';

/** What travels over HTTP: opening a table, the lobby, records. */

export const openTable = z.strictObject({
  game: said(z.string().check(z.maxLength(40)), 'such as `closing-time`'),
  seats: z.int().check(z.minimum(1), z.maximum(LIMITS.seats)),
  options: said(z.optional(wishedOptions), OPTIONS_SAY),
  files: z.optional(said(cardFiles, 'card files of your own, by name')),
  clock: z.optional(z.nullable(clock)),
  public: z.optional(said(z.boolean(), 'list it in the lobby; private when left out')),
  name: z.optional(said(personName(), `sit down at once under this name, of up to ${LIMITS.name} letters`)),
});
export type OpenTable = z.infer<typeof openTable>;

export const opened = z.object({
  table: tableName(),
  code: said(z.string(), 'for reading aloud'),
  host: said(secret(), "the host's token; sent once, keep it"),
  seat: z.optional(seatNumber()),
  token: z.optional(said(secret(), 'of your seat, when you gave a name; sent once, keep it')),
});
export type Opened = z.infer<typeof opened>;

export const tableSummary = z.object({
  table: tableName(),
  code: z.string(),
  game: z.string(),
  status: z.enum(STATUSES),
  seats: z.int(),
  taken: z.int(),
  names: z.array(z.string()),
  since: time(),
});
export type TableSummary = z.infer<typeof tableSummary>;

export const lobbyList = z.object({ tables: z.array(tableSummary) });

export const record = z.object({
  game: z.string(),
  rulesVersion: z.int(),
  players: z.array(z.string()),
  options,
  files: z.optional(cardFiles),
  seed: z.string(),
  moves: said(z.array(z.string()), 'lines such as `seat-2: play wine/red/star`'),
  fingerprint: said(z.string(), 'that was shown from the deal on'),
  luck: z.optional(
    said(
      z.object({
        server: said(z.string(), "the server's own seed, whose fingerprint was `lobby.promise`"),
        seats: z.array(
          z.object({
            seat: seatNumber(),
            promise: promiseText(),
            luck: z.optional(said(luckText(), 'left out where a seat did not open it in time')),
          }),
        ),
      }),
      'what the seed was mixed from, when somebody added luck of their own',
    ),
  ),
  table: tableName(),
  finished: time(),
});
export type PublicRecord = z.infer<typeof record>;

/** What a refused request is answered with. @public */
export const problem = z.object({
  name: said(z.string(), 'one word for programs'),
  says: said(z.string(), 'one sentence for people'),
});

export const HTTP = [
  { route: 'POST /api/tables', body: openTable, answer: opened, says: 'Open a table.' },
  { route: 'GET /api/tables', answer: lobbyList, says: 'Public tables with open seats, newest first.' },
  { route: 'GET /api/tables/ID', answer: tableSummary, says: 'One table, by id or code.' },
  { route: 'GET /api/tables/ID/files', answer: cardFiles, says: 'Its own card files, if it brought any.' },
  {
    route: 'GET /api/tables/ID/record',
    answer: record,
    says: 'The finished game: seed and moves. Refused with `not-over` before.',
  },
] as const;
