import type { AnyView, Chance, Game, Move, Setting } from '@taproom/engine';
import type { Bot } from './bot.js';
import type { LevelKnobs } from './levels.js';

/** Plain sense at one table: what each move is worth, by rules a player could say aloud. */
export interface Sense<View extends AnyView = AnyView> {
  /** Fills `worths`, one for each move; more is better. */
  rate(view: View, moves: readonly Move[], worths: number[]): void;
  /** Nobody in their right mind takes a move that is worth this much less than the best. */
  readonly silly: number;
  /** The same move with what was due left unsaid; the move itself where nothing is. */
  forget?(move: Move, moves: readonly Move[]): Move;
  /** A move out of turn, such as a catch; undefined lets the moment pass. `alert` is the chance to notice. */
  interrupt?(view: View, moves: readonly Move[], alert: number, chance: Chance): Move | undefined;
  /** A move of several that make an offer to somebody; undefined where there is none to make. */
  propose?(view: View, moves: readonly Move[], alert: number, chance: Chance): Move | undefined;
}

export type SenseOf = (game: Game, setting: Setting) => Sense;

/** Plays by plain sense, as far as it pays attention. */
export function plainBot(sense: Sense, knobs: LevelKnobs): Bot {
  const { notices, forgets } = knobs;
  const worths: number[] = [];
  let count = 0;
  const choose: Bot['choose'] = (view, moves, _budget, chance) => {
    count = moves.length;
    sense.rate(view, moves, worths);
    const move = moves[noticed(worths, count, sense.silly, notices, chance)] as Move;
    return sense.forget && forgets > 0 && chance.fraction() < forgets ? sense.forget(move, moves) : move;
  };
  // What is left unsaid makes another move of it, whose odds nobody needs: Tourists are not measured to a hair.
  if (sense.forget && forgets > 0) return withManners(sense, knobs, choose);
  return withManners(sense, knobs, choose, () => oddsOf(worths, count, sense.silly, notices));
}

/** What every level leaves to sense, however it thinks: offers, and moves out of turn. */
export type Manners = Pick<Sense, 'interrupt' | 'propose'>;

export function withManners(
  manners: Manners,
  { alert }: LevelKnobs,
  choose: Bot['choose'],
  odds: () => readonly number[] | undefined = () => undefined,
): Bot {
  let isOffer = false;
  return {
    choose(view, moves, budget, chance) {
      const offer = manners.propose?.(view, moves, alert, chance);
      isOffer = offer !== undefined;
      return offer ?? choose(view, moves, budget, chance);
    },
    interrupt: (view, moves, _budget, chance) => manners.interrupt?.(view, moves, alert, chance),
    odds: () => (isOffer ? undefined : odds()),
  };
}

/**
 * The best move that is noticed, never one that is silly. Errors are where people make them: between moves that look
 * about as good. Equal moves are equally likely.
 */
export function noticed(
  worths: ArrayLike<number>,
  count: number,
  silly: number,
  notices: number,
  chance: Chance,
): number {
  let best = pick(worths, count, Infinity, chance);
  const least = (worths[best] as number) - silly;
  for (
    let bound = worths[best] as number;
    notices < 1 && chance.fraction() >= notices;
    bound = worths[best] as number
  ) {
    const next = pick(worths, count, bound, chance);
    if (next < 0 || (worths[next] as number) < least) break;
    best = next;
  }
  return best;
}

/** How likely `noticed` is to pick each of the moves. */
export function oddsOf(worths: ArrayLike<number>, count: number, silly: number, notices: number): number[] {
  const odds = new Array<number>(count).fill(0);
  const tiers = [...new Set(Array.from({ length: count }, (_, i) => worths[i] as number))].sort((a, b) => b - a);
  const reached = tiers.filter((worth) => worth >= (tiers[0] as number) - silly);
  let left = 1;
  reached.forEach((worth, tier) => {
    const share = tier === reached.length - 1 ? left : left * notices;
    left -= share;
    const equals = odds.map((_, i) => i).filter((i) => worths[i] === worth);
    for (const i of equals) odds[i] = share / equals.length;
  });
  return odds;
}

/** One of the moves that are worth most, below a bound; -1 when there is none. */
function pick(worths: ArrayLike<number>, count: number, below: number, chance: Chance): number {
  let best = -1;
  let equals = 0;
  for (let i = 0; i < count; i++) {
    const worth = worths[i] as number;
    if (worth >= below || (best >= 0 && worth < (worths[best] as number))) continue;
    equals = best >= 0 && worth === worths[best] ? equals + 1 : 1;
    if (equals === 1 || chance.below(equals) === 0) best = i;
  }
  return best;
}
