import { readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Shelf } from '@taproom/client';
import { makeFolder } from '../files.js';

export const DEFAULT_KEYS = join(process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'taproom', 'tables.json');

/** The keys to one's seats, in a file nobody else may read. */
export const keysFile = (file: string): Shelf => ({
  read: () => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return null;
    }
  },
  write: (text) => {
    makeFolder(dirname(file), 0o700);
    writeFileSync(file, text, { mode: 0o600 });
  },
});
