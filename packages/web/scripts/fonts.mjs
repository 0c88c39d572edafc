// Makes the page's own typefaces anew from the packages of their makers: node packages/web/scripts/fonts.mjs
// What it makes is committed (50 KB together) so that no build needs the tools; the licences lie beside it.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const OUT = fileURLToPath(new URL('../src/style/fonts/', import.meta.url));
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöüß';
/** What headings need: English, German, and a French guest. */
const HEADINGS = ` !&'()+,-./:?${ALPHABET}éè–’“”„…`;
/** What sentences need besides: other names, and the signs the page uses. */
const SENTENCES = `${HEADINGS}"%*;Éêëáàâçíñóôú·×‘—€✓`;
const TOOL = 'subset-font@2.9.0';
const FACES = [
  {
    name: 'patua-one',
    from: '@fontsource/patua-one@5.3.0',
    file: 'files/patua-one-latin-400-normal.woff2',
    letters: HEADINGS,
    options: {},
  },
  {
    name: 'figtree',
    from: '@fontsource-variable/figtree@5.3.0',
    file: 'files/figtree-latin-wght-normal.woff2',
    letters: SENTENCES,
    options: { variationAxes: { wght: { min: 400, max: 700 } } },
  },
  // For paper: a PDF wants its typefaces plain, and names of guests from everywhere.
  {
    name: 'patua-one',
    from: '@fontsource/patua-one@5.3.0',
    file: 'files/patua-one-latin-400-normal.woff2',
    letters: SENTENCES,
    options: { targetFormat: 'truetype' },
  },
  {
    name: 'figtree',
    from: '@fontsource-variable/figtree@5.3.0',
    file: 'files/figtree-latin-wght-normal.woff2',
    letters: SENTENCES,
    options: { targetFormat: 'truetype', variationAxes: { wght: 450 } },
  },
];

const folder = mkdtempSync(join(tmpdir(), 'taproom-fonts-'));
const wanted = [TOOL, ...FACES.map(({ from }) => from)];
const { status } = spawnSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', ...wanted], {
  stdio: 'inherit',
});
if (status !== 0) throw new Error('npm could not fetch the typefaces');
const { default: subset } = await import(pathToFileURL(join(folder, 'node_modules/subset-font/index.js')).href);
let total = 0;
for (const { name, from, file, letters, options } of FACES) {
  const source = join(folder, 'node_modules', from.slice(0, from.lastIndexOf('@')));
  const made = await subset(readFileSync(join(source, file)), letters, { targetFormat: 'woff2', ...options });
  writeFileSync(join(OUT, `${name}.${options.targetFormat === 'truetype' ? 'ttf' : 'woff2'}`), made);
  copyFileSync(join(source, 'LICENSE'), join(OUT, `${name}.LICENSE.txt`));
  total += made.length;
  console.log(`${name}: ${made.length} bytes`);
}
rmSync(folder, { recursive: true });
console.log(`${total} bytes together`);
