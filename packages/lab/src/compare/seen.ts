import type { AnyEvent, AnyTable, Chance, Game, Outcome, Seat, Setting } from '@taproom/engine';
import { botOf, type Contender, type Seating } from '../arena/lineup.js';
import { playMatch } from '../arena/match.js';
import { winOf } from '../arena/statistics.js';
import { studyOf } from '../entries.js';
import { Course } from '../simulate/course.js';

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
  /** The table as it was left. */
  readonly table: AnyTable;
  /** How often the lead went to somebody else; 0 where nobody can tell who leads. */
  readonly swings: number;
  /** The same deal with somebody of another kind in one seat: what of a win they had. 0 unless it was asked for. */
  readonly skill: number;
}

/** What both sides of a comparison have in common at one deal. */
export interface Deal {
  readonly seed: string;
  readonly luck: number;
  /** The kind of bot that plays every seat. */
  readonly bot: string;
  readonly iterations: number;
  /** One of this kind plays the deal again, alone among the others, in the seat that has this number. */
  readonly skilled?: { readonly bot: string; readonly seat: Seat };
  /** Who finds the bots; without it, those that need no disk. */
  readonly seating?: Seating;
}

export async function seeGame(game: Game, setting: Setting, deal: Deal): Promise<Seen> {
  const { seating = botOf } = deal;
  const count = { starter: -1, last: -1, decisions: 0, turns: 0, choices: 0, forced: 0 };
  const { lead } = studyOf(game);
  const course = lead && new Course(lead, setting.seats);
  let left: AnyTable | undefined;
  const watched = (contender: Contender): Contender => ({
    ...contender,
    choose(table, seat, moves, budget, chance: Chance) {
      if (count.starter < 0) count.starter = seat;
      if (count.last !== seat) {
        count.turns++;
        course?.turn(table);
      }
      left = table;
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
    const skill = deal.skilled ? await skillAt(game, setting, deal, deal.skilled) : 0;
    return { outcome, events, ...count, table: left as AnyTable, swings: course?.changes() ?? 0, skill };
  } finally {
    for (const contender of contenders) contender.close();
  }
}

/** What one of another kind makes of the deal, alone among the others. */
async function skillAt(
  game: Game,
  setting: Setting,
  { bot, iterations, seed, luck, seating = botOf }: Deal,
  skilled: NonNullable<Deal['skilled']>,
): Promise<number> {
  const contenders = Array.from({ length: setting.seats }, (_, seat) =>
    seating(seat === skilled.seat ? skilled.bot : bot, game, setting),
  );
  try {
    const { outcome } = await playMatch(game, setting, seed, contenders, luck, { iterations });
    return winOf(outcome.places, skilled.seat);
  } finally {
    for (const contender of contenders) contender.close();
  }
}
