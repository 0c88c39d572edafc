import { no, ok, type Result } from '@taproom/engine';
import * as z from 'zod/mini';
import { type FromClient, fromClient } from './from-client.js';
import { type FromServer, fromServer } from './from-server.js';
import { LIMITS } from './limits.js';

/** Reads one frame from a client, or says in a sentence what is wrong with it. */
export function readFromClient(text: string): Result<FromClient, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return no('A message is one JSON object; this was not JSON.');
  }
  const move = asMove(value);
  return move ? ok(move) : readWith(fromClient, value);
}

const FIELDS_OF_MOVE = 4;

/**
 * Nearly everything that comes is a move, and checking it by its schema costs as much as judging it: one that is plainly
 * right is recognised by hand. Whatever is not, the schema has to decide about.
 */
export function asMove(value: unknown): FromClient | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { type, seen, move, ref } = value as Readonly<Record<string, unknown>>;
  if (type !== 'move' || typeof seen !== 'number' || typeof move !== 'string' || typeof ref !== 'string')
    return undefined;
  const fits = Number.isSafeInteger(seen) && seen >= 0 && isLong(move, LIMITS.move) && isLong(ref, LIMITS.ref);
  return fits && Object.keys(value).length === FIELDS_OF_MOVE ? { type, seen, move, ref } : undefined;
}

const isLong = (text: string, most: number): boolean => text.length > 0 && text.length <= most;

/** For clients that would rather check than trust. */
export function readFromServer(text: string): Result<FromServer, string> {
  try {
    return readWith(fromServer, JSON.parse(text));
  } catch {
    return no('The server sent something that is not JSON.');
  }
}

/** Checks a value against a schema; the problem names the first field that does not fit. */
export function readWith<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): Result<z.infer<Schema>, string> {
  const read = z.safeParse(schema, value);
  if (read.success) return ok(read.data as z.infer<Schema>);
  const issue = read.error.issues[0];
  const where = issue?.path.length ? `"${issue.path.join('.')}"` : 'the message';
  const keys =
    issue?.code === 'unrecognized_keys' ? ` (it has no field ${issue.keys.slice(0, 3).join(', ').slice(0, 60)})` : '';
  return no(`There is something wrong with ${where}: see docs/protocol.md for what it must be${keys}.`);
}
