// npm start: installs what is missing, builds, and opens the taproom: the server with its page.
// `npm start -- --port 8000` passes flags to `taproom serve`; `npm start -- play closing-time` runs another command instead.
import { installIfMissing } from './install.mjs';
import { run } from './run.mjs';

const given = process.argv.slice(2);
const serves = given.length === 0 || given[0].startsWith('-');
const args = serves ? ['serve', ...given] : given;

await installIfMissing();
// Only now: it needs what was installed.
const { build, buildPage } = await import('./build.mjs');
if (serves) console.log('Building what has changed (half a minute, a minute the first time) ...');
/** Ends with what the compiler said when something does not build. */
const built = ({ code, output, errors }) => {
  if (code === 0) return;
  process.stdout.write(output + errors);
  process.exit(code);
};
built(await build('packages/cli'));
if (args[0] === 'serve') built(await buildPage());
// Ctrl-C reaches the taproom too, and it decides what happens then.
process.on('SIGINT', () => {});
process.exitCode = await run('packages/cli/bin/taproom.mjs', ...args);
