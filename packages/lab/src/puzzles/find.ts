import { type Bot, type Judgement, judge, type Puzzle, seatBot } from '@taproom/bots';
import { textHash } from '@taproom/bots/training';
import {
  type AnyTable,
  Chance,
  firstOf,
  formatStep,
  type Game,
  type GameRecord,
  type Move,
  movesOf,
  type Seat,
  type Setting,
  type Wish,
} from '@taproom/engine';
import type { Job } from '../crew/crew.js';
import { openTable } from '../crew/table.js';

/** What to look for. */
export interface Hunt {
  readonly game: string;
  readonly wish: Wish;
  readonly seed: string;
  /** Tables imagined for a decision that looks promising, and for one that is kept. */
  readonly glance: number;
  readonly look: number;
}

/** One game to be searched. */
export interface HuntJob extends Job {
  readonly kind: 'puzzles';
  readonly hunt: Hunt;
  readonly nth: number;
}

/** A puzzle that is worth setting: the solution is so much better than anything else, in chances to win or in points. */
const WORTHWHILE = { chance: 0.04, points: 1 } as const;
/** What is called clear at a glance, and what after a long look, in standard errors. */
const PROMISING = 2;
const CLEAR = 3;
/** Tables that those who play the game imagine for each decision. */
const STRONG = { iterations: 16 };
const MOST_MOVES = 2000;
/** One of so many decisions is looked at, so that puzzles come from all parts of a game. */
const EVERY = 2;

/** The best puzzle of one game between strong players; null where nothing in it was clear. */
export function huntJob({ hunt, nth }: HuntJob): Puzzle | null {
  const { game, setting } = openTable(hunt.game, hunt.wish);
  const seed = `${hunt.seed} ${nth}`;
  const chance = Chance.fast(textHash(seed));
  const strong = playerOf('landlord', game, setting);
  const plain = playerOf('local', game, setting);
  const table = game.setup(setting, Chance.secret(seed));
  const moves: string[] = [];
  let best: Puzzle | undefined;
  for (let made = 0; made < MOST_MOVES && !game.outcome(table); made++) {
    const seat = firstOf(game.waitingFor(table));
    const legal = movesOf(game, table, seat);
    const view = game.view(table, seat);
    const move = legal.length === 1 ? (legal[0] as Move) : strong.choose(view, legal, STRONG, chance);
    if (legal.length > 2 && chance.below(EVERY) === 0) {
      const tempting = plain.choose(view, legal, {}, chance);
      if (tempting !== move) {
        const record = recordOf(game, setting, seed, moves);
        best = better(best, examine(hunt, game, table, seat, legal, tempting, record, chance));
      }
    }
    moves.push(formatStep(seat, game.notation.formatMove(move, setting)));
    game.apply(table, seat, move);
  }
  return best ?? null;
}

function examine(
  { glance, look }: Hunt,
  game: Game,
  table: AnyTable,
  seat: Seat,
  legal: readonly Move[],
  tempting: Move,
  record: GameRecord,
  chance: Chance,
): Puzzle | undefined {
  const { setting } = table;
  const view = game.view(table, seat);
  const judged = (iterations: number): Judgement | undefined =>
    judge(game, setting, view, legal, { iterations }, Chance.fast(chance.below(2 ** 32)));
  const first = judged(glance);
  if (!first || !isWorthwhile(first, tempting, PROMISING)) return undefined;
  const second = judged(look);
  if (!second || !isWorthwhile(second, tempting, CLEAR)) return undefined;
  const [best, next] = second.verdicts as [Judgement['verdicts'][number], Judgement['verdicts'][number]];
  const cost = second.verdicts.find(({ move }) => move === tempting)?.behind ?? next.behind;
  return {
    record,
    seat,
    solution: game.notation.formatMove(best.move, setting),
    tempting: game.notation.formatMove(tempting, setting),
    unit: second.unit,
    margin: rounded(next.behind),
    error: rounded(next.error),
    cost: rounded(cost),
    difficulty: best.sight === 0 ? 1 : best.sight === 1 ? 2 : 3,
  };
}

/** One move is clearly ahead of all others, by enough to matter, and it is not the tempting one. */
function isWorthwhile({ unit, verdicts }: Judgement, tempting: Move, errors: number): boolean {
  const [best, next] = verdicts;
  if (!best || !next || best.move === tempting) return false;
  return next.behind >= WORTHWHILE[unit] && next.behind > errors * next.error;
}

const rounded = (value: number): number => Number(value.toPrecision(3));

const better = (one: Puzzle | undefined, other: Puzzle | undefined): Puzzle | undefined =>
  one && other ? (other.margin * other.difficulty > one.margin * one.difficulty ? other : one) : (one ?? other);

function playerOf(kind: string, game: Game, setting: Setting): Bot {
  const bot = seatBot(kind, game, setting);
  if (!bot.ok) throw new Error(bot.problem);
  return bot.value;
}

const PLAYERS = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];

const recordOf = (game: Game, setting: Setting, seed: string, moves: readonly string[]): GameRecord => ({
  game: game.name,
  rulesVersion: game.rulesVersion,
  players: PLAYERS.slice(0, setting.seats),
  options: setting.options,
  seed,
  moves: [...moves],
});
