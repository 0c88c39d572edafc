import { no, ok, RESERVED_OPTIONS, type Result } from '@taproom/engine';
import { ENTRIES, type GameEntry } from './entries.js';
import { GAME_NAMES, isGameName } from './names.js';

/** Games that came to the house from outside, by name, in the order they came. */
const guests = new Map<string, GameEntry>();

/** Every game there is: those of the house, then the guests. */
export const allEntries = (): GameEntry[] => [...GAME_NAMES.map((name) => ENTRIES[name]), ...guests.values()];

export const entryNamed = (name: string): GameEntry | undefined =>
  isGameName(name) ? ENTRIES[name] : guests.get(name);

/** Takes in a game from outside, or says in a sentence why it cannot. The same game may come twice: the later one counts. */
export function addGame(entry: GameEntry): Result<GameEntry, string> {
  const problem = unfitToEnter(entry);
  if (problem !== undefined) return no(problem);
  if (isGameName(entry.game.name))
    return no(`the house has a game called ${entry.game.name} already; give yours another name`);
  guests.set(entry.game.name, entry);
  return ok(entry);
}

/** Why a game cannot be entered; undefined when it can. */
export function unfitToEnter({ facts, game }: GameEntry): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(game.name))
    return `"${game.name}" is not a name for a game; one is lower case with hyphens, such as my-game`;
  if (facts.name !== game.name) return `${game.name} is called ${facts.name} in its facts; both must be the same`;
  const taken = game.options.find(({ name }) => RESERVED_OPTIONS.includes(name));
  if (taken)
    return `${game.name} has an option called ${taken.name}, which means something else at every table; call it something else`;
  return undefined;
}
