// npm start: installs what is missing, builds, and deals you in. Arguments after `npm start --` go to `taproom play`.
import { build } from './build.mjs';
import { installIfMissing } from './install.mjs';
import { run } from './run.mjs';

await installIfMissing();
const { code, output, errors } = await build('packages/cli');
if (code !== 0) {
  process.stdout.write(output + errors);
  process.exit(code);
}
// Ctrl-C reaches the game too, and it is the game that decides what happens then.
process.on('SIGINT', () => {});
process.exitCode = await run('packages/cli/bin/taproom.mjs', 'play', ...process.argv.slice(2));
