// Puts the command and all our packages into a few modules, dist/bundle: every use of an import costs a look at the module it
// comes from, and bots play a fifth to a third more tables when most of it is in one. What others wrote stays where npm puts it.
// `npm run build` calls it; bin/taproom.mjs says when the bundle is used. It is not published: npm may put what others wrote
// where only the package that asked for it finds it.
import { rmSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = fileURLToPath(new URL('../dist/bundle', import.meta.url));

/** The command, and what it starts as threads and programs: these are looked for beside the module that starts them. */
const INPUT = {
  main: 'cli/dist/main.js',
  thread: 'lab/dist/crew/thread.js',
  worker: 'server/dist/bots/worker.js',
  'sqlite-worker': 'server/dist/store/sqlite-worker.js',
  bare: 'cli/dist/load/bare.js',
};

const isOurs = (id) => id.startsWith('.') || isAbsolute(id) || id.startsWith('@taproom/');

rmSync(FOLDER, { recursive: true, force: true });
const bundle = await rolldown({
  input: Object.fromEntries(Object.entries(INPUT).map(([name, file]) => [name, `${PACKAGES}${file}`])),
  platform: 'node',
  external: (id) => !isOurs(id),
});
await bundle.write({ dir: FOLDER, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' });
await bundle.close();
