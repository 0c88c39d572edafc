import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
export const BIN = join(ROOT, 'packages/cli/bin/taproom.mjs');

/**
 * The command as it is installed, compiled, to be started as a program of its own. `npm run check` has just done it;
 * whether the types are right, another check says.
 */
export function buildCommand(): void {
  if (!process.env.TAPROOM_BUILT)
    spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), 'packages/cli'], { cwd: ROOT });
}
