import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const GAMES = fileURLToPath(new URL('../../games/src', import.meta.url));
const PREFIX = 'virtual:scenarios/';

/** `virtual:scenarios/closing-time` is the list of that game's scenarios, read at build time: no YAML in the browser. */
export function scenarios(): Plugin {
  return {
    name: 'taproom-scenarios',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const folder = join(GAMES, id.slice(PREFIX.length + 1), 'scenarios');
      const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.yaml')) : [];
      const read = files.sort().flatMap((file) => {
        this.addWatchFile(join(folder, file));
        try {
          return [{ file, ...(parse(readFileSync(join(folder, file), 'utf8')) as object) }];
        } catch (error) {
          // The game's own tests fail on it; the page can do without an example.
          this.warn(`${file}: ${(error as Error).message}`);
          return [];
        }
      });
      return `export const scenarios = ${JSON.stringify(read)};`;
    },
  };
}
