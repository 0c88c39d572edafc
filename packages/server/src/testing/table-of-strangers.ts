import type { Chance, Game, Wish } from '@taproom/engine';
import { seated } from './bar.js';
import { Person } from './person.js';

/** Everybody at a table of a real game, with a spectator, who play at random to the end. */
export interface Evening {
  readonly table: string;
  readonly people: readonly Person[];
  readonly watcher: Person;
  readonly moves: number;
}

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon'];

export async function playEvening(
  url: string,
  game: Game,
  { seats, options = {} }: Wish,
  chance: Chance,
  most = Number.POSITIVE_INFINITY,
): Promise<Evening> {
  // Most ask for what changed; some get every view whole.
  const isDelta = () => chance.below(4) > 0;
  const { table, people } = await seated(url, NAMES.slice(0, seats), { game: game.name, options }, isDelta);
  const watcher = await Person.at(url, { table, words: 'en', ...(isDelta() && { delta: true }) });
  const started = await (people[0] as Person).ask({ type: 'start' });
  if (started.type !== 'done') throw new Error(`not started: ${started.says}`);
  let { version } = started;
  let moves = 0;
  for (;;) {
    for (const person of [...people, watcher]) await person.until(version);
    if (watcher.lobby.status === 'over' || moves >= most) break;
    const waiting = watcher.view.waiting as number[];
    const seat = waiting[chance.below(waiting.length)] as number;
    const person = people[seat] as Person;
    // Whoever plays whenever possible sees the end of a game.
    const plays = person.moves.filter((move) => move.startsWith('play'));
    const choice = plays.length > 0 && chance.below(4) > 0 ? plays : person.moves;
    const line = choice[chance.below(choice.length)] as string;
    const answer = await person.move(line);
    if (answer.type !== 'done')
      throw new Error(`${game.name}: "${line}" was offered and refused: ${answer.name} ${answer.says}`);
    version = answer.version;
    moves += 1;
  }
  return { table, people, watcher, moves };
}
