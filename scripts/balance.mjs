// node scripts/balance.mjs [GAME...]: makes the reports in docs/balance anew, of every game as it is shipped.
// A few minutes on two quiet cores. Stopped with Ctrl-C, the same command goes on.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_NAMES } from '../packages/games/dist/names.js';

const root = fileURLToPath(new URL('..', import.meta.url));

const asked = process.argv.slice(2);
const unknown = asked.find((game) => !GAME_NAMES.includes(game));
if (unknown !== undefined) {
  console.error(`there is no game "${unknown}"; the games are ${GAME_NAMES.join(', ')}`);
  process.exit(2);
}

for (const game of asked.length > 0 ? asked : GAME_NAMES) {
  const out = join(tmpdir(), `taproom-balance-${game}`);
  const args = ['simulate', game, '--out', out];
  if (existsSync(join(out, 'unfinished.json'))) args.push('--resume');
  const { status } = spawnSync(process.execPath, [join(root, 'packages/cli/bin/taproom.mjs'), ...args], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  copyFileSync(join(out, 'report.html'), join(root, 'docs/balance', `${game}.html`));
  rmSync(out, { recursive: true });
}
