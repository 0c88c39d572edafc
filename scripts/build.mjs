// Embeds the games' data, compiles every package that changed and bundles the command.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { embed } from './embed.mjs';
import { ROOT, runQuietly } from './run.mjs';

const TSC = 'node_modules/typescript/bin/tsc';
const VITE = 'node_modules/vite/bin/vite.js';

/** Builds everything, or only the packages named and what they need. Gives the exit code, and what the compiler said. */
export async function build(...packages) {
  embed();
  const compiled = await runQuietly(TSC, '-b', '--pretty', ...packages);
  const hasCommand = packages.length === 0 || packages.includes('packages/cli');
  if (compiled.code !== 0 || !hasCommand) return compiled;
  takeAlong();
  return await runQuietly('packages/cli/scripts/bundle.mjs');
}

/** Whoever runs a server at home has the published command and no clone: the units and the proxy's configuration travel with it. */
function takeAlong() {
  const [from, to] = [join(ROOT, 'deploy'), join(ROOT, 'packages/cli/dist/deploy')];
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('compose-nginx.conf') });
}

/** Builds the page that the server serves, packages/web/dist/site, and what `taproom print` needs of it. */
export async function buildPage() {
  const page = await runQuietly(VITE, 'build', 'packages/web', '--logLevel', 'warn');
  return page.code === 0 ? await runQuietly('packages/web/scripts/print.mjs') : page;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const compiled = await build(...process.argv.slice(2));
  process.stdout.write(compiled.output + compiled.errors);
  process.exitCode = compiled.code;
  if (compiled.code === 0 && process.argv.length === 2) {
    const page = await buildPage();
    if (page.code !== 0) process.stdout.write(page.output + page.errors);
    process.exitCode = page.code;
  }
}
