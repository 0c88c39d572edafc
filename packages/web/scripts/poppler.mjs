// Finds pdftoppm, which draws a PDF as a printer would; installs Debian's poppler-utils when it may.
import { existsSync } from 'node:fs';
import { installed } from './browsers.mjs';

const PLACES = ['/usr/bin/pdftoppm', '/usr/local/bin/pdftoppm', '/opt/homebrew/bin/pdftoppm'];

/** The path of pdftoppm, or an Error that says what to do. */
export function findPoppler() {
  const found = PLACES.find((place) => existsSync(place)) ?? installed('poppler-utils', PLACES);
  if (found) return found;
  throw new Error('Measuring printed cards needs pdftoppm. Install it (Debian: apt-get install poppler-utils).');
}
