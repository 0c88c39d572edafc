import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const folderOf = (index: string): string => dirname(fileURLToPath(import.meta.resolve(index)));

/** Where the built page is: it came along as a package of its own. */
export const pageFolder = (): string => folderOf('@taproom/web/site/index.html');

/** Where the built site is, everything there is to read. */
export const siteFolder = (): string => folderOf('@taproom/web/docs/index.html');
