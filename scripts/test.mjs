// npm test: installs what is missing, then runs every check.
import { installIfMissing } from './install.mjs';

await installIfMissing();
await import('./check.mjs');
