// Embeds the games' data and compiles every package that changed.
import { fileURLToPath } from 'node:url';
import { embed } from './embed.mjs';
import { runQuietly } from './run.mjs';

const TSC = 'node_modules/typescript/bin/tsc';

/** The exit code, and what the compiler said. */
export async function build() {
  embed();
  return await runQuietly(TSC, '-b', '--pretty');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { code, output, errors } = await build();
  process.stdout.write(output + errors);
  process.exitCode = code;
}
