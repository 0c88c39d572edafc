import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where programs of this system keep what belongs to the user. */
function dataFolder(env: NodeJS.ProcessEnv = process.env, platform: NodeJS.Platform = process.platform): string {
  if (env.XDG_DATA_HOME) return env.XDG_DATA_HOME;
  if (platform === 'win32') return env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support');
  return join(homedir(), '.local', 'share');
}

/** The folder of the games that were played here. */
export const gamesFolder = (): string => join(dataFolder(), 'taproom', 'games');
