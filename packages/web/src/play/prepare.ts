import { localGames } from '../device/games.js';
import { tableOf } from '../entries.js';
import { allGames, loadGame } from '../games.js';
import { LocalPage } from '../pages/local.js';

/** What every table needs. */
const fetchFrame = (): Promise<unknown> => Promise.all([LocalPage.fetch(), import('./start.js')]);

/** Fetches all that the table of a game needs, at once instead of one after the other. What fails is asked for again when it is needed. */
export function prepare(game: string): Promise<unknown> {
  return Promise.all([fetchFrame(), loadGame(game), tableOf(game).fetch()]).catch(() => undefined);
}

/** How long a reader of the front page has not touched anything before games are fetched that might not be played. */
const IDLE = 4000;

/** Fetches what will be wanted next while nobody waits for anything: first what all tables share, later the games, the last played first. */
export function prepareInTime(): () => void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  let stopped = false;
  const soon = setTimeout(() => fetchFrame().catch(() => undefined), 0);
  const later = setTimeout(async () => {
    const games = new Set([...localGames().map(({ game }) => game), ...allGames().map(({ name }) => name)]);
    for (const game of games) if (!stopped) await prepare(game);
  }, IDLE);
  return () => {
    stopped = true;
    clearTimeout(soon);
    clearTimeout(later);
  };
}
