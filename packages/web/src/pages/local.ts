import { soon } from '../parts/soon.js';

/** The page of a game on this device, fetched while the front page is read. */
export const LocalPage = soon(() => import('./LocalPage.js').then((m) => m.LocalPage));
