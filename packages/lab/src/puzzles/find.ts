import { type Bot, type Puzzle, seatBot } from '@taproom/bots';
import { textHash } from '@taproom/bots/training';
import {
  Chance,
  firstOf,
  formatStep,
  type Game,
  type GameRecord,
  type Move,
  movesOf,
  type Setting,
  type Wish,
} from '@taproom/engine';
import type { Job } from '../crew/crew.js';
import { openTable } from '../crew/table.js';
import { type Decision, examine } from './examine.js';

/** What to look for. */
export interface Hunt {
  readonly game: string;
  readonly wish: Wish;
  readonly seed: string;
  /** Tables imagined at first, and for a decision that is kept. */
  readonly glance: number;
  readonly look: number;
  /** Decisions before this share of a game are left alone: playing on from them to the end would take long. */
  readonly from: number;
}

/** One game to be searched. */
export interface HuntJob extends Job {
  readonly kind: 'puzzles';
  readonly hunt: Hunt;
  readonly nth: number;
}

/** Who plays goes by the Landlord's judgement alone: a whole game costs less than one decision looked into. */
const AT_FIRST_SIGHT = { iterations: 0 };
const MOST_MOVES = 2000;
/** So many decisions of a game are looked at, wherever in it they are. */
const MOST_LOOKED = 60;

/** The hardest puzzle out of one game between strong players; null where nothing of what was looked at was clear. */
export function huntJob({ hunt, nth }: HuntJob): Puzzle | null {
  const { game, setting } = openTable(hunt.game, hunt.wish);
  const seed = `${hunt.seed} ${nth}`;
  const chance = Chance.fast(textHash(seed));
  const { decisions: all, lines } = playOut(game, setting, seed, chance);
  const decisions = all.filter(({ at }) => at >= hunt.from * lines.length);
  const plain = playerOf('local', game, setting);
  let hardest: Puzzle | undefined;
  for (let looked = 0; looked < MOST_LOOKED && decisions.length > 0; looked++) {
    const [decision] = decisions.splice(chance.below(decisions.length), 1) as [Decision];
    const { at, seat, view, legal } = decision;
    const tempting = plain.choose(view, legal, {}, chance);
    const found = examine(hunt, game, setting, decision, tempting, hardest?.difficulty ?? 0, chance);
    if (found) hardest = { record: recordOf(game, setting, seed, lines.slice(0, at)), seat, ...found };
  }
  return hardest ?? null;
}

/** A whole game, and its decisions. */
function playOut(game: Game, setting: Setting, seed: string, chance: Chance) {
  const strong = playerOf('landlord', game, setting);
  const table = game.setup(setting, Chance.secret(seed));
  const lines: string[] = [];
  const decisions: Decision[] = [];
  while (lines.length < MOST_MOVES && !game.outcome(table)) {
    const seat = firstOf(game.waitingFor(table));
    const legal = movesOf(game, table, seat);
    const view = game.view(table, seat);
    const move = legal.length === 1 ? (legal[0] as Move) : strong.choose(view, legal, AT_FIRST_SIGHT, chance);
    if (legal.length > 2) decisions.push({ at: lines.length, seat, view, legal });
    lines.push(formatStep(seat, game.notation.formatMove(move, setting)));
    game.apply(table, seat, move);
  }
  return { decisions, lines };
}

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
