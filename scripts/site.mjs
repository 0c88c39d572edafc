// npm run site: builds docs/ into packages/web/dist/docs, with the API of the libraries and the balance reports, and looks for
// every file that its pages name and for code that would not fit. `taproom serve` offers it under /docs.
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { embed } from './embed.mjs';
import { packagesIn } from './packages.mjs';
import { ROOT, runQuietly } from './run.mjs';

const SITE = join(ROOT, 'packages/web/dist/docs');
const BASE = '/docs/';

/** The API of every library, in TypeDoc's own pages; typedoc.json says how. */
const buildApi = () =>
  runQuietly(
    'node_modules/typedoc/bin/typedoc',
    ...['--out', join(SITE, 'api')],
    ...packagesIn(ROOT)
      .filter(({ isLibrary }) => isLibrary)
      .map(({ folder }) => folder),
  );

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

/** The pages that VitePress made. What TypeDoc makes is its own affair. */
const pagesOf = (site) =>
  filesUnder(site).filter((file) => file.endsWith('.html') && !relative(site, file).startsWith('api'));

/** Links of the built pages that lead to no file, or to no place in it. */
export function deadLinks(site = SITE) {
  const places = new Map();
  return pagesOf(site).flatMap((page) => {
    const links = [...readFileSync(page, 'utf8').matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, link]) => link);
    const ours = links.filter((link) => !/^[a-z]+:|^\/\//.test(link));
    return [...new Set(ours)]
      .filter((link) => !leadsSomewhere(site, page, link, places))
      .map((link) => `${relative(site, page)} links to ${link}, which is not there`);
  });
}

/** Pages with code that stands in no box: a long line of it makes the whole page wider than a phone. */
const bareCode = (site) =>
  pagesOf(site)
    .filter((page) => readFileSync(page, 'utf8').includes('<pre><code>'))
    .map((page) => `${relative(site, page)} has code that does not scroll by itself`);

function leadsSomewhere(site, page, link, places) {
  const { pathname, hash } = new URL(link, `http://taproom${BASE}${relative(site, page)}`);
  // The taproom itself, which offers the site.
  if (pathname === '/') return true;
  if (!pathname.startsWith(BASE)) return false;
  const path = join(site, decodeURI(pathname.slice(BASE.length)));
  const file = [path, join(path, 'index.html'), `${path}.html`].find(
    (one) => existsSync(one) && statSync(one).isFile(),
  );
  if (file === undefined) return false;
  return hash === '' || placesIn(file, places).has(decodeURIComponent(hash.slice(1)));
}

/** What of a page can be linked to; read once a page. */
function placesIn(file, places) {
  const known =
    places.get(file) ?? new Set([...readFileSync(file, 'utf8').matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  places.set(file, known);
  return known;
}

/** Gives the exit code, and what was said, of the first step that failed. */
export async function buildSite() {
  embed();
  const pages = await runQuietly('node_modules/vitepress/bin/vitepress.js', 'build', 'docs');
  if (pages.code !== 0) return pages;
  const api = await buildApi();
  if (api.code !== 0) return api;
  for (const file of readdirSync(join(ROOT, 'docs/balance')).filter((name) => name.endsWith('.html')))
    copyFileSync(join(ROOT, 'docs/balance', file), join(SITE, 'balance', file));
  const faults = [...deadLinks(), ...bareCode(SITE)];
  return { code: faults.length === 0 ? 0 : 1, output: '', errors: faults.map((each) => `${each}\n`).join('') };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { code, output, errors } = await buildSite();
  if (code !== 0) process.stderr.write(output + errors);
  else console.log(`the site is built: ${relative(ROOT, SITE)}`);
  process.exitCode = code;
}
