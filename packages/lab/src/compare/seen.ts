import type { AnyEvent, Chance, Game, Outcome, Seat, Setting } from '@taproom/engine';
import { botOf, type Contender, type Seating } from '../arena/lineup.js';
import { playMatch } from '../arena/match.js';

/** One game, as far as figures are read from it. */
export interface Seen {
  readonly outcome: Outcome;
  /** Who made the first decision. */
  readonly starter: Seat;
  /** How often the game waited for somebody to decide. */
  readonly decisions: number;
  /** How often it came to wait for somebody else. */
  readonly turns: number;
  /** Legal moves, over all decisions. */
  readonly choices: number;
  /** Decisions with one legal move. */
  readonly forced: number;
  readonly events: readonly AnyEvent[];
}

/** What both sides of a comparison have in common at one deal. */
export interface Deal {
  readonly seed: string;
  readonly luck: number;
  /** The kind of bot that plays every seat. */
  readonly bot: string;
  readonly iterations: number;
  /** Who finds the bots; without it, those that need no disk. */
  readonly seating?: Seating;
}

export async function seeGame(game: Game, setting: Setting, deal: Deal): Promise<Seen> {
  const { seating = botOf } = deal;
  const count = { starter: -1, last: -1, decisions: 0, turns: 0, choices: 0, forced: 0 };
  const watched = (contender: Contender): Contender => ({
    ...contender,
    choose(table, seat, moves, budget, chance: Chance) {
      if (count.starter < 0) count.starter = seat;
      if (count.last !== seat) count.turns++;
      count.last = seat;
      count.decisions++;
      count.choices += moves.length;
      if (moves.length === 1) count.forced++;
      return contender.choose(table, seat, moves, budget, chance);
    },
  });
  const contenders = Array.from({ length: setting.seats }, () => watched(seating(deal.bot, game, setting)));
  const events: AnyEvent[] = [];
  try {
    const budget = { iterations: deal.iterations };
    const { outcome } = await playMatch(game, setting, deal.seed, contenders, deal.luck, budget, events);
    return { outcome, events, ...count };
  } finally {
    for (const contender of contenders) contender.close();
  }
}
