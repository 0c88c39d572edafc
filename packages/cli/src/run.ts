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
    const [wanted, game] = rest;
    const taproom = await program(wanted);
    const command = taproom.commands.find((own) => own.name() === wanted);
    // Only a command that has one of its own for each game needs to know the games.
    if (command && command.commands.length > 0) (await import('./games.js')).checkGame(command, game);
    await taproom.parseAsync(rest, { from: 'user' });
    return undefined;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : MISTAKE;
    if (!(error instanceof Mistake)) throw error;
    console.error(error.message);
    return MISTAKE;
  }
}
