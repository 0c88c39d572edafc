import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeIn } from '@taproom/bots/node';
import type { Facts } from '@taproom/engine';
import { Mistake } from '../mistake.js';
import { bundle } from './bundle.js';

/** A game from outside that was taken in, with its module for a page. */
export interface Guest {
  readonly facts: Facts;
  readonly module: string;
}

/** Games that came with `--with`, in the order they came. */
export const guests: Guest[] = [];

/** Splits the command line at its first command: `--with PATH` stands before it, any other `--with` belongs to the command. */
export function splitWith(args: readonly string[]): { readonly paths: string[]; readonly rest: string[] } {
  const paths: string[] = [];
  let at = 0;
  for (; args[at] === '--with'; at += 2) {
    const path = args[at + 1];
    if (path === undefined) throw new Mistake('--with needs a path, such as --with ./my-game');
    paths.push(path);
  }
  return { paths, rest: args.slice(at) };
}

/** Takes in the games at these paths before any command is made, so that each has them as its own. */
export async function takeInGuests(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const folder = mkdtempSync(join(tmpdir(), 'taproom-with-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const [index, path] of paths.entries()) {
    const [own, module] = [await bundle(path, 'house'), await bundle(path, 'page')];
    const file = join(folder, `game-${index + 1}.mjs`);
    writeFileSync(file, own);
    const taken = await takeIn(file);
    if (!taken.ok) throw new Mistake(`--with ${path}: ${taken.problem}`);
    guests.push({ facts: taken.value.facts, module });
  }
}
