import { type Judgement, judge, type Puzzle, seesFarther, telling, type Verdict } from '@taproom/bots';
import { type AnyView, Chance, type Game, type Move, type Seat, type Setting } from '@taproom/engine';

/** A decision of some game. */
export interface Decision {
  /** How many moves were made before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly view: AnyView;
  readonly legal: readonly Move[];
}

/** What makes a puzzle of a decision. */
type Found = Omit<Puzzle, 'record' | 'seat'>;

/** Tables imagined at first, and at last. */
interface Effort {
  readonly glance: number;
  readonly look: number;
}

/** A puzzle that is worth setting: the solution is so much better than anything else, in chances to win or in points. */
const WORTHWHILE = { chance: 0.04, points: 1 } as const;
/** What is called clear after the last look, in standard errors. */
const CLEAR = 3;
/** Other moves stay in question for so many standard errors. */
const POSSIBLE = 2;
/** Each look takes so many times the tables of the one before. */
const CLOSER = 3;

/**
 * Looks closer and closer, each time with other tables and only at the moves that may still be best or next best. What is
 * no puzzle at one look, or no harder than `known`, is given up, most after a few tables: there are more decisions than
 * anybody can look into.
 */
export function examine(
  { glance, look }: Effort,
  game: Game,
  setting: Setting,
  { view, legal }: Decision,
  tempting: Move,
  known: number,
  chance: Chance,
): Found | undefined {
  // Where playing on to the end takes long, a player's own look says for far less what is not worth it.
  if (seesFarther(game)) {
    const budget = { iterations: glance };
    const first = judge(game, setting, view, legal, budget, Chance.fast(chance.below(2 ** 32)));
    if (!first || !isWorthwhile(first, tempting)) return undefined;
  }
  let moves = legal;
  let sights: ReadonlyMap<Move, number> | undefined;
  for (let tables = glance; ; tables = closer(tables, look)) {
    const budget = { iterations: tables };
    const judgement = judge(game, setting, view, moves, budget, Chance.fast(chance.below(2 ** 32)), 'end');
    if (!judgement || !isWorthwhile(judgement, tempting)) return undefined;
    sights ??= new Map(judgement.verdicts.map(({ move, sight }) => [move, sight]));
    const difficulty = difficultyOf(judgement, sights);
    if (difficulty <= known || !canBecomeClear(judgement, look)) return undefined;
    if (tables === look) return isClear(judgement) ? found(judgement, tempting, difficulty, game, setting) : undefined;
    moves = inQuestion(judgement, tempting);
  }
}

/** No look that is nearly as long as the last. */
const closer = (tables: number, look: number): number => (tables * CLOSER * 2 > look ? look : tables * CLOSER);

/** One move is ahead of all others by enough to matter, and it is not the tempting one. */
function isWorthwhile({ unit, verdicts }: Judgement, tempting: Move): boolean {
  const [best, next] = verdicts;
  return best !== undefined && next !== undefined && best.move !== tempting && next.behind >= WORTHWHILE[unit];
}

/** So much ahead that it is no luck. */
const isClear = ({ verdicts: [, next] }: Judgement): boolean => next !== undefined && next.behind > CLEAR * next.error;

/** So many tables make the error as small as they will; even with some luck that must be small enough. */
function canBecomeClear({ verdicts: [, next], tables }: Judgement, look: number): boolean {
  return next !== undefined && next.behind + next.error > CLEAR * next.error * Math.sqrt(tables / look);
}

/** The best and what may come next to it; and the tempting one, whose cost will be told. */
function inQuestion({ verdicts }: Judgement, tempting: Move): Move[] {
  const [best, next] = verdicts as [Verdict, Verdict];
  return verdicts
    .filter(
      ({ move, behind, error }) => move === best.move || move === tempting || behind - POSSIBLE * error <= next.behind,
    )
    .map(({ move }) => move);
}

/** By the place that the best move had at first sight, among all moves. */
function difficultyOf({ verdicts }: Judgement, sights: ReadonlyMap<Move, number>): Puzzle['difficulty'] {
  const sight = sights.get((verdicts[0] as Verdict).move) ?? Infinity;
  return sight === 0 ? 1 : sight === 1 ? 2 : 3;
}

function found(
  judgement: Judgement,
  tempting: Move,
  difficulty: Puzzle['difficulty'],
  game: Game,
  setting: Setting,
): Found | undefined {
  const { unit, verdicts, tables } = judgement;
  const [best, next] = verdicts as [Verdict, Verdict];
  const cost = verdicts.find(({ move }) => move === tempting)?.behind ?? next.behind;
  const because = telling(judgement).map(({ name, about }) => ({ name, about }));
  // What nobody could explain teaches nothing.
  if (because.length === 0) return undefined;
  return {
    solution: game.notation.formatMove(best.move, setting),
    tempting: game.notation.formatMove(tempting, setting),
    unit,
    tables,
    margin: rounded(next.behind),
    error: rounded(next.error),
    cost: rounded(cost),
    difficulty,
    because,
  };
}

const rounded = (value: number): number => Number(value.toPrecision(3));
