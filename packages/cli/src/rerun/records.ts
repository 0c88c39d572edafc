import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { formatProblem, type GameRecord, readRecord } from '@taproom/engine';
import { readText } from '../files.js';
import { Mistake } from '../mistake.js';

/** A stored game and where it was found, or why it cannot be read. */
export type Found = { readonly where: string } & (
  | { readonly record: GameRecord; readonly why?: never }
  | { readonly record?: never; readonly why: string }
);

/** All records in files and folders, one after the other: a record a file, or (as `taproom export` writes) one a line. */
export async function* recordsIn(paths: readonly string[]): AsyncGenerator<Found> {
  for (const path of paths.flatMap(filesIn)) {
    try {
      if (path.endsWith('.jsonl') && existsSync(path)) yield* linesOf(path);
      else yield* wholeOf(path);
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      yield { where: path, why: error.message.replace(`${path}: `, '') };
    }
  }
}

function filesIn(path: string): string[] {
  if (!existsSync(path) || !statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => /\.jsonl?$/.test(name));
  if (names.length === 0) throw new Mistake(`${path}: there are no .json or .jsonl files in this folder`);
  return names.sort().map((name) => join(path, name));
}

/** An export may be longer than memory, so it is read as it comes. */
async function* linesOf(path: string): AsyncGenerator<Found> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    number++;
    if (line.trim() !== '') yield read(line, `${path}:${number}`);
  }
  if (number === 0) yield { where: path, why: 'there is nothing in it' };
}

function* wholeOf(path: string): Generator<Found> {
  const text = readText(path).trim();
  if (text === '') return yield { where: path, why: 'there is nothing in it' };
  if (!/\}\r?\n\s*\{"/.test(text)) return yield read(text, path);
  for (const [index, line] of text.split('\n').entries()) yield read(line, `${path}:${index + 1}`);
}

function read(text: string, where: string): Found {
  const record = readRecord(text);
  return record.ok ? { where, record: record.value } : { where, why: formatProblem(record.problem) };
}
