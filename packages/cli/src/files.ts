import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Mistake } from './mistake.js';

/** Nobody writes a deck or a record this long; whoever names a video by mistake should hear so at once. */
const MOST_BYTES = 16 * 1024 * 1024;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'that is a folder, not a file',
  EACCES: 'it may not be read or written by you',
  ENOTDIR: 'a part of that path is a file, not a folder',
  EEXIST: 'there is a file of that name',
  EROFS: 'that disk is read-only',
};

/** Why a file could not be read or written, in words. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  return REASONS[code ?? ''] ?? message;
}

export function readText(file: string): string {
  try {
    if (statSync(file).size > MOST_BYTES)
      throw new Mistake(`${file}: this is larger than 16 MB, so it is hardly the file you meant`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Mistake) throw error;
    throw new Mistake(`${file}: ${reasonOf(error)}`);
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Mistake(`${file}: ${reasonOf(error)}`);
  }
}

/** Whoever waits minutes for a file should hear at once that it has nowhere to go. */
export function expectFolderFor(file: string): void {
  const folder = dirname(resolve(file));
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Mistake(`${file}: there is no folder ${folder} to write it into`);
}

/** Makes a folder and those it is in, one after the other: node's own way never ends where nothing can be made, as in /proc. */
export function makeFolder(folder: string, mode?: number): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(folder), mode);
  mkdirSync(folder, { mode });
}
