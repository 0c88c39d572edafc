import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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

/** What people look for on a page wants no angle brackets taken for elements. */
export default {
  paths: () =>
    Object.entries(PAGES).map(([page, file]) => ({
      params: { page },
      content: linked(readFileSync(`${ROOT}${file}`, 'utf8')),
    })),
};
