import { splitGame, type Walk, type Worth, walk, worthAt } from '@taproom/bots/review';
import { textHash } from '@taproom/bots/training';
import { Chance } from '@taproom/engine';
import type { Crew, Job } from '../crew/crew.js';
import { gather } from '../crew/gather.js';
import { chunksOf, mixedGame, tableOf } from './mixed.js';
import { samplesOf, sharesOf } from './positions.js';

/** Some games of mixed levels at one of a game's tables, taken apart. */
export interface MeasureJob extends Job {
  readonly kind: 'measure';
  readonly game: string;
  readonly table: number;
  readonly seed: string;
  readonly games: number;
  /** What could have come is tried so many times; 0 leaves luck out. */
  readonly samples: number;
}

/** One game: what was said of every seat at some of its positions, what each won, and the luck each had. */
export interface MeasuredGame {
  /** By position, then by seat. */
  readonly said: readonly (readonly number[])[];
  readonly shares: readonly number[];
  readonly luck: readonly number[];
  readonly kinds: readonly string[];
}

export function measureJob({ game: name, table, seed, games, samples }: MeasureJob): MeasuredGame[] {
  const { game, setting } = tableOf(name, table);
  const worth = worthAt(game, setting);
  if (!worth) throw new Error(`${name} has no worth`);
  const chance = Chance.fast(textHash(`${seed} ${table}`));
  return Array.from({ length: games }, (_, n): MeasuredGame => {
    const { kinds, record } = mixedGame(game, setting, `${seed} ${table} ${n}`);
    const walked = walk(game, record);
    if (!walked.ok) throw new Error(walked.problem.reason);
    return measured(walked.value, kinds, worth, samples, chance);
  });
}

export function measured(
  walked: Walk,
  kinds: readonly string[],
  worth: Worth,
  samples: number,
  chance: Chance,
): MeasuredGame {
  const said = samplesOf(walked, chance).map((table) => [...worth.ask(table)]);
  const luck = kinds.map(() => 0);
  if (samples > 0)
    for (const step of splitGame(walked, worth, samples).steps)
      step.luck.forEach((by, seat) => {
        luck[seat] = (luck[seat] as number) + by;
      });
  return { said, shares: sharesOf(walked), luck, kinds };
}

/** A tenth of what was said: how often, what, and what came of it. */
export interface Tenth {
  readonly count: number;
  readonly said: number;
  readonly won: number;
  /** The standard error of how far apart they are, from game to game. */
  readonly error: number;
}

/** The mean luck of some seats, which should be nothing: with its standard error, and its spread from game to game. */
export interface Lucks {
  readonly mean: number;
  readonly error: number;
  readonly spread: number;
}

export interface Measured {
  readonly games: number;
  readonly tenths: readonly Tenth[];
  /** Mean squared error of what was said, and of always saying one seat's fair share. */
  readonly error: number;
  readonly baseError: number;
  /** All seats of a table have no luck together, whatever is measured: so of who begins, and of Regulars less the others. */
  readonly luck: { readonly first: Lucks; readonly regulars: Lucks };
}

/** Plays games that no worth was ever made from, and holds what was said against what came. */
export async function measureWorth(
  plan: { readonly game: string; readonly seed: string; readonly games: number; readonly samples: number },
  crew: Crew,
  tell: (games: number) => void,
): Promise<Measured> {
  const { game, seed, games, samples } = plan;
  const jobs = chunksOf(game, games).map((chunk, i): MeasureJob => {
    return { kind: 'measure', game, seed: `held out ${seed} ${i}`, samples, ...chunk };
  });
  const all: MeasuredGame[] = [];
  await gather<MeasuredGame[]>(crew, jobs, (some) => {
    all.push(...some);
    tell(all.length);
  });
  return summaryOf(all);
}

export function summaryOf(all: readonly MeasuredGame[]): Measured {
  let [error, baseError, count] = [0, 0, 0];
  for (const { said, shares } of all) {
    for (const chances of said) {
      chances.forEach((chance, seat) => {
        error += (chance - (shares[seat] as number)) ** 2;
        baseError += (1 / shares.length - (shares[seat] as number)) ** 2;
        count++;
      });
    }
  }
  return {
    games: all.length,
    tenths: Array.from({ length: 10 }, (_, i) => tenthOf(all, i)),
    error: error / count,
    baseError: baseError / count,
    luck: {
      first: lucksOf(all.map(({ luck }) => luck[0] as number)),
      regulars: lucksOf(
        all.map(({ luck, kinds }) => luck.reduce((sum, by, seat) => sum + (kinds[seat] === 'regular' ? by : 0), 0)),
      ),
    },
  };
}

function lucksOf(lucks: readonly number[]): Lucks {
  const mean = lucks.reduce((sum, luck) => sum + luck, 0) / lucks.length;
  const variance = lucks.reduce((sum, luck) => sum + (luck - mean) ** 2, 0) / Math.max(1, lucks.length - 1);
  return { mean, error: Math.sqrt(variance / lucks.length), spread: Math.sqrt(variance) };
}

/** Positions and seats of one game are not independent, so the error counts games. */
function tenthOf(all: readonly MeasuredGame[], tenth: number): Tenth {
  let [count, said, won] = [0, 0, 0];
  const games = all.map((game) => {
    let [here, off] = [0, 0];
    for (const chances of game.said) {
      chances.forEach((chance, seat) => {
        if (Math.min(9, Math.floor(10 * chance)) !== tenth) return;
        here++;
        said += chance;
        won += game.shares[seat] as number;
        off += (game.shares[seat] as number) - chance;
      });
    }
    count += here;
    return { here, off };
  });
  if (count === 0) return { count, said: 0, won: 0, error: 0 };
  const mean = (won - said) / count;
  const squares = games.reduce((sum, { here, off }) => sum + (off - here * mean) ** 2, 0);
  return { count, said: said / count, won: won / count, error: Math.sqrt(squares) / count };
}
