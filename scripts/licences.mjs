// npm run licences: the licences of everything we ship, in one text. What the packages depend on, what is bundled into the page,
// and its fonts. Tools that only build and test are not shipped.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './run.mjs';

/** What the page is built with and does not contain. Everything else its package names is in the bundle. */
const TOOLS = /^(@taproom\/|@types\/|@playwright\/|@axe-core\/|@vitejs\/|vite$|esbuild$|puppeteer-core$)/;
const FONTS = 'packages/web/src/style/fonts';

const read = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** What is bundled into the page, with versions. */
export function bundled() {
  const { devDependencies } = read('packages/web/package.json');
  return Object.fromEntries(Object.entries(devDependencies).filter(([name]) => !TOOLS.test(name)));
}

/** Names of the lock file's entries that are reached from these packages, as node finds them. */
function reached(lock, roots) {
  const found = new Set();
  const visit = (name, from) => {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
      const entry = lock.packages[path];
      if (entry) {
        if (found.has(path) || entry.link) return;
        found.add(path);
        const needs = { ...entry.dependencies, ...entry.optionalDependencies };
        for (const each of Object.keys(needs)) visit(each, path);
        return;
      }
      if (at === '') return;
    }
  };
  for (const root of roots) visit(root, '');
  return [...found].sort();
}

/** Everything that is shipped, each with its version, its licence and the text that came with it. */
export function shipped() {
  const lock = read('package-lock.json');
  const roots = readdirSync(join(ROOT, 'packages')).flatMap((folder) => {
    const { dependencies = {}, optionalDependencies = {} } = read(`packages/${folder}/package.json`);
    return Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !/^@taproom\//.test(name));
  });
  return reached(lock, new Set([...roots, ...Object.keys(bundled())]))
    .filter((path) => existsSync(join(ROOT, path, 'package.json')))
    .map((path) => {
      const { name, version, license, licenses } = read(`${path}/package.json`);
      const [file] = readdirSync(join(ROOT, path)).filter((each) => /^(licen[cs]e|copying)/i.test(each));
      const kind = license ?? licenses?.map(({ type }) => type).join(', ');
      const text = file === undefined ? undefined : readFileSync(join(ROOT, path, file), 'utf8').trim();
      return {
        name,
        version,
        kind: kind ?? (text?.includes('Permission is hereby granted') ? 'MIT' : undefined),
        text,
      };
    });
}

/** All of it as one text; throws where something has no licence. */
export function licences() {
  const parts = shipped();
  const without = parts.filter(({ kind }) => kind === undefined);
  if (without.length > 0) throw new Error(`no licence: ${without.map(({ name }) => name).join(', ')}`);
  const fonts = readdirSync(join(ROOT, FONTS)).filter((file) => /licen[cs]e|ofl/i.test(file));
  const of = ({ name, version, kind, text }) =>
    `${name} ${version} (${kind})\n\n${text ?? 'Its package brings no text.'}`;
  return [
    `Taproom\n\n${readFileSync(join(ROOT, 'LICENSE'), 'utf8').trim()}`,
    ...fonts.map((file) => `Fonts of the page: ${file}\n\n${readFileSync(join(ROOT, FONTS, file), 'utf8').trim()}`),
    ...parts.map(of),
  ].join(`\n\n${'-'.repeat(80)}\n\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(licences());
