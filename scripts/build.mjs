// Embeds the games' data and compiles every package that changed.
import { fileURLToPath } from 'node:url';
import { embed } from './embed.mjs';
import { runQuietly } from './run.mjs';

const TSC = 'node_modules/typescript/bin/tsc';

/** Builds everything, or only the packages named and what they need. Gives the exit code, and what the compiler said. */
export async function build(...packages) {
  embed();
  return await runQuietly(TSC, '-b', '--pretty', ...packages);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { code, output, errors } = await build(...process.argv.slice(2));
  process.stdout.write(output + errors);
  process.exitCode = code;
}
