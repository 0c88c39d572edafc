// Bundles what `taproom print` needs of the page (the drawings are React) into dist/print.js. What is installed stays outside.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

await build({
  entryPoints: [here('src/print/terminal.ts')],
  outfile: here('dist/print.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  jsx: 'automatic',
  // On paper there are no styles of a page.
  loader: { '.css': 'empty' },
});
