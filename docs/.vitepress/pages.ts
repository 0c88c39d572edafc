import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gamePages } from './games.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAGES = { architecture: 'ARCHITECTURE.md', contributing: 'CONTRIBUTING.md', changelog: 'CHANGELOG.md' };

/** A link to a file of the repository, as a link of the site: pages of docs/ and those above have one, other files are only named. */
function linked(text: string): string {
  return text.replace(/\[([^\]]+)\]\((?!https?:|#)([^)]+)\)/g, (_, said: string, to: string) => {
    const [page] = Object.entries(PAGES).find(([, file]) => to === file) ?? [];
    if (page !== undefined) return `[${said}](/repository/${page})`;
    if (to.startsWith('docs/')) return `[${said}](/${to.slice('docs/'.length).replace(/(README)?\.md$/, '')})`;
    return said;
  });
}

const repositoryPages = (): [string, string][] =>
  Object.entries(PAGES).map(([page, file]) => [
    `repository/${page}.md`,
    linked(readFileSync(`${ROOT}${file}`, 'utf8')),
  ]);

/** Writes the pages that are made from other files of the repository, and gives their paths. Files, because the search reads nothing else. */
export async function writePages(): Promise<ReadonlySet<string>> {
  const pages = new Map([...(await gamePages()), ...repositoryPages()]);
  for (const [path, text] of pages) {
    const file = `${ROOT}docs/${path}`;
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return new Set(pages.keys());
}
