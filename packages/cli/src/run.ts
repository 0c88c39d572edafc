import { CommanderError } from 'commander';
import { Mistake } from './mistake.js';
import { splitWith } from './outside/split.js';
import { program } from './program.js';

/** Exit code for what the user can put right. */
const MISTAKE = 2;

/** Does what a command line says. Gives the exit code where something was asked for wrongly; commands set any other. */
export async function run(args: readonly string[]): Promise<number | undefined> {
  try {
    const { paths, rest } = splitWith(args);
    if (paths.length > 0) await (await import('./outside/with.js')).takeInGuests(paths);
    await (await program(rest[0])).parseAsync(rest, { from: 'user' });
    return undefined;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : MISTAKE;
    if (!(error instanceof Mistake)) throw error;
    console.error(error.message);
    return MISTAKE;
  }
}
