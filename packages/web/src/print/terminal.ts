import { type CardFiles, type Game, no, ok, type Result } from '@taproom/engine';
import { FACTS, type GameName, isGameName } from '@taproom/games/facts';
import { howTo as closingTime } from '../howto/texts/closing-time.js';
import { howTo as lastCall } from '../howto/texts/last-call.js';
import { howTo as whiskeyTimes } from '../howto/texts/whiskey-times.js';
import { howTo as withFriends } from '../howto/texts/with-friends.js';
import type { HowToTexts } from '../howto/texts.js';
import type { StudioEntry } from '../studio/entry.js';
import { shippedSet, withFiles } from '../studio/set/set.js';
import { studio as shedding } from '../studio/shedding/entry.js';
import { studio as whiskey } from '../studio/whiskey-times/entry.js';
import { studio as friends } from '../studio/with-friends/entry.js';
import { type PrintJob, printed } from './index.js';

/** What the terminal prints of each game that has drawings. The page fetches the same when somebody asks for it. */
const ENTRIES: Readonly<Partial<Record<GameName, { readonly studio: StudioEntry; readonly howTo: HowToTexts }>>> = {
  'closing-time': { studio: shedding, howTo: closingTime },
  'last-call': { studio: shedding, howTo: lastCall },
  'with-friends': { studio: friends, howTo: withFriends },
  'whiskey-times': { studio: whiskey, howTo: whiskeyTimes },
};

export interface TerminalJob extends Pick<PrintJob, 'language' | 'paper' | 'fonts'> {
  readonly game: Game;
  /** Card files of one's own, instead of ours. */
  readonly files?: CardFiles;
  readonly title?: string;
}

/** The PDF that the studio makes, for `taproom print`. */
export async function printGame({
  game,
  files = {},
  title = '',
  ...how
}: TerminalJob): Promise<Result<Uint8Array, string>> {
  const entry = isGameName(game.name) ? ENTRIES[game.name] : undefined;
  if (!isGameName(game.name) || !entry)
    return no(`nobody has drawn cards for ${game.name}, so there is nothing to print`);
  const { studio, howTo } = entry;
  const set = withFiles(shippedSet(game, title), files);
  const job = { game, facts: FACTS[game.name], set, entry: studio, howTo: howTo[how.language], ...how };
  return ok(await printed(job));
}
