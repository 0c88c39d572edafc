import { reviewOf, type SplitGame, shareOf, splitGame, walk, worthAt } from '@taproom/bots/review';
import { textHash } from '@taproom/bots/training';
import { Chance } from '@taproom/engine';
import type { Crew, Job } from '../crew/crew.js';
import { gather } from '../crew/gather.js';
import { openTable } from '../crew/table.js';
import { playedGame } from './played.js';

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

/** One game: at some of its positions what was said of a seat, and whether it won; and that seat's luck in all. */
export interface MeasuredGame {
  readonly seats: number;
  readonly said: readonly number[];
  readonly share: number;
  readonly luck: number;
}

const MIX = ['tourist', 'local', 'regular'] as const;
const KEPT = 16;

export function measureJob({ game: name, table, seed, games, samples }: MeasureJob): MeasuredGame[] {
  const wish = reviewOf(name)?.tables[table];
  if (!wish) throw new Error(`${name} has no table ${table}`);
  const { game, setting } = openTable(name, wish);
  const worth = worthAt(game, setting);
  if (!worth) throw new Error(`${name} has no worth`);
  const chance = Chance.fast(textHash(`${seed} ${table}`));
  return Array.from({ length: games }, (_, n): MeasuredGame => {
    const kinds = Array.from({ length: setting.seats }, () => MIX[chance.below(MIX.length)] as string);
    const walked = walk(game, playedGame(game, setting, `${seed} ${table} ${n}`, { kinds, budget: {} }));
    if (!walked.ok) throw new Error(walked.problem.reason);
    // Chances of a table add up to one, so that one seat of each game says all there is.
    const seat = chance.below(setting.seats);
    const { steps } = walked.value;
    const said = Array.from({ length: KEPT }, () => {
      const step = steps[chance.below(steps.length)];
      return step ? worth.of(step.before, seat) : 1 / setting.seats;
    });
    const places = game.outcome(steps.at(-1)?.after as never)?.places ?? [];
    const split: SplitGame | undefined = samples > 0 ? splitGame(walked.value, worth, samples) : undefined;
    const luck = split?.steps.reduce((sum, step) => sum + (step.luck[seat] as number), 0) ?? 0;
    return { seats: setting.seats, said, share: shareOf(places, seat), luck };
  });
}

/** A tenth of what was said: how often, what, and what came of it. */
export interface Tenth {
  readonly count: number;
  readonly said: number;
  readonly won: number;
  /** The standard error of `won`, from game to game. */
  readonly error: number;
}

export interface Measured {
  readonly games: number;
  readonly tenths: readonly Tenth[];
  /** Mean squared error of what was said, and of always saying one seat's fair share. */
  readonly error: number;
  readonly baseError: number;
  /** The mean luck of a seat, which should be nothing, with its standard error. */
  readonly luck: { readonly mean: number; readonly error: number; readonly spread: number };
}

const CHUNK = 10;

/** Plays games that no worth was ever made from, and holds what was said against what came. */
export async function measureWorth(
  plan: { readonly game: string; readonly seed: string; readonly games: number; readonly samples: number },
  crew: Crew,
  tell: (games: number) => void,
): Promise<Measured> {
  const { game, seed, games, samples } = plan;
  const tables = reviewOf(game)?.tables.length ?? 0;
  const jobs = Array.from({ length: Math.ceil(games / CHUNK) }, (_, i): MeasureJob => {
    return { kind: 'measure', game, table: i % tables, seed: `held out ${seed} ${i}`, games: CHUNK, samples };
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
  for (const { said, share, seats } of all) {
    for (const chance of said) {
      error += (chance - share) ** 2;
      baseError += (1 / seats - share) ** 2;
      count++;
    }
  }
  const mean = all.reduce((sum, { luck }) => sum + luck, 0) / all.length;
  const variance = all.reduce((sum, { luck }) => sum + (luck - mean) ** 2, 0) / (all.length - 1);
  return {
    games: all.length,
    tenths: Array.from({ length: 10 }, (_, i) => tenthOf(all, i)),
    error: error / count,
    baseError: baseError / count,
    luck: { mean, error: Math.sqrt(variance / all.length), spread: Math.sqrt(variance) },
  };
}

/** Positions of one game are not independent, so the error counts games, not positions. */
function tenthOf(all: readonly MeasuredGame[], tenth: number): Tenth {
  let [count, said, won] = [0, 0, 0];
  const games = all.map((game) => {
    const here = game.said.filter((chance) => Math.min(9, Math.floor(10 * chance)) === tenth);
    count += here.length;
    said += here.reduce((sum, chance) => sum + chance, 0);
    won += here.length * game.share;
    return { share: game.share, here: here.length };
  });
  const mean = count > 0 ? won / count : 0;
  const squares = games.reduce((sum, { share, here }) => sum + (here * (share - mean)) ** 2, 0);
  return { count, said: count > 0 ? said / count : 0, won: mean, error: count > 0 ? Math.sqrt(squares) / count : 0 };
}
