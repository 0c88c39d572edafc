import { CommanderError } from 'commander';
import { Mistake } from './mistake.js';
import { splitWith, takeInGuests } from './outside/with.js';
import { program } from './program.js';

/** Exit code for what the user can put right. */
const MISTAKE = 2;

// Whoever reads our output may stop early, as `head` does; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  const { paths, rest } = splitWith(process.argv.slice(2));
  await takeInGuests(paths);
  await program().parseAsync(rest, { from: 'user' });
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : MISTAKE;
  } else if (error instanceof Mistake) {
    console.error(error.message);
    process.exitCode = MISTAKE;
  } else {
    throw error;
  }
}
