import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeIn } from '@taproom/bots/node';
import { Mistake } from '../mistake.js';
import { bundle } from './bundle.js';
import { guests } from './guests.js';

/** Takes in the games at these paths before any command is made, so that each has them as its own. */
export async function takeInGuests(paths: readonly string[]): Promise<void> {
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
