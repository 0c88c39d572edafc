import type { AnyTable, AnyView, Chance, Game, Move, Setting } from '@taproom/engine';
import type { Budget } from './bot.js';
import type { Craft, Trait, Unit } from './craft.js';
import { netsFrom } from './mind.js';
import { craftOf } from './registry.js';
import { MOST_TABLES, Search } from './search.js';

/** What is expected of one move. */
export interface Verdict {
  readonly move: Move;
  /** In the judgement's unit, at the tables that were imagined. */
  readonly worth: number;
  /** How much less that is than the best move's at the same tables, and the standard error of this. Below 0 by luck only. */
  readonly behind: number;
  readonly error: number;
  /** Its place at first sight, before any table was imagined; 0 looked best. */
  readonly sight: number;
}

/** Something about the best move that sets it apart, and what that is worth: how far the best move without it is behind. */
export interface Reason extends Trait {
  readonly worth: number;
  readonly error: number;
  /** How many of the other moves have it too. */
  readonly shared: number;
}

export interface Judgement {
  readonly unit: Unit;
  /** The moves that were looked at, best first. Those left out came out far behind at first sight. */
  readonly verdicts: readonly Verdict[];
  /** What is sure to matter first; of that, what the fewest other moves have. */
  readonly reasons: readonly Reason[];
  /** How many tables were imagined. */
  readonly tables: number;
}

/** So many moves are looked at. More than a bot does, which wants the best one only. */
const MOST = 12;
/** Who judges may take longer than who plays. */
const PATIENCE = { iterations: MOST_TABLES, milliseconds: Infinity };
/** How far ahead is looked: as a player would, or to the end of the game where a player would stop at an opinion. */
export type Horizon = 'player' | 'end';
/** Whether that makes a difference in this game. */
export const seesFarther = (game: Game): boolean => craftOf(game)?.far !== undefined;
/** A difference of so many standard errors is called sure. */
export const SURE = 2;

/**
 * Judges the moves of a seat by what it may know: each is tried at the same imagined tables with the same luck, and
 * everyone plays on as a Regular would. Undefined for a game whose bots cannot look ahead.
 */
export function judge(
  game: Game,
  setting: Setting,
  view: AnyView,
  moves: readonly Move[],
  budget: Budget,
  chance: Chance,
  horizon: Horizon = 'player',
): Judgement | undefined {
  const thinking = thinkingAt(game, setting, horizon);
  if (!thinking) return undefined;
  const { craft, search, count } = thinking;
  const best = search.choose(view, moves, budget, chance);
  return judgementOf(search, count, moves, best, traitsOf(craft, setting, view, moves, chance));
}

/** What is counted, and how many of those are one. */
type Count = Pick<Craft, 'unit' | 'perUnit'>;

interface Thinking {
  readonly craft: Craft;
  readonly search: Search<AnyTable>;
  readonly count: Count;
}

/** A search that tries every move at every table, by what a seat may know; undefined where the bots cannot look ahead. */
export function thinkingAt(game: Game, setting: Setting, horizon: Horizon = 'player'): Thinking | undefined {
  const craft = craftOf(game);
  const nets = craft && netsFrom(craft, craft.weights);
  if (!craft || !nets?.ok) return undefined;
  const opinion = craft.judge(setting, nets.value);
  const imagine = (seen: AnyView, seed: number, into: AnyTable) =>
    craft.game.imagine(setting as never, seen, seed, into);
  const far = horizon === 'end' ? craft.far : undefined;
  // A result counts by itself, without the opinion that was there before.
  const knobs = { ...craft.search(setting), most: MOST, clear: Infinity, ...(far && { prior: 0 }) };
  const ahead = (far ?? craft).ahead(setting, opinion);
  const search = new Search(craft, setting, opinion, ahead, imagine, knobs, Infinity, PATIENCE);
  return { craft, search, count: far ?? craft };
}

/** Traits are about what the seat may know, so any table that fits its view will do. */
export function traitsOf(
  craft: Craft,
  setting: Setting,
  view: AnyView,
  moves: readonly Move[],
  chance: Chance,
): Trait[][] {
  const table = craft.game.imagine(setting as never, view, chance.below(2 ** 32), craft.game.blank(setting as never));
  return craft.traits(table, view.viewer, moves);
}

function judgementOf(
  search: Search<AnyTable>,
  { unit, perUnit = 1 }: Count,
  moves: readonly Move[],
  best: Move,
  traits: readonly Trait[][],
): Judgement {
  const places = Array.from({ length: search.looked }, (_, place) => place);
  const chosen = places.find((place) => moves[search.indexAt(place)] === best) ?? 0;
  const traitsAt = (place: number): readonly Trait[] => traits[search.indexAt(place)] ?? [];
  if (search.iterations === 0) {
    const only = { move: best, worth: Number.NaN, behind: 0, error: 0, sight: 0 };
    return { unit, verdicts: [only], reasons: [], tables: 0 };
  }
  const verdictAt = (place: number): Verdict => ({
    move: moves[search.indexAt(place)] as Move,
    worth: search.foundAt(place) * perUnit,
    behind: place === chosen ? 0 : (search.foundAt(chosen) - search.foundAt(place)) * perUnit,
    error: place === chosen ? 0 : search.errorOf(chosen, place) * perUnit,
    sight: place,
  });
  const byWorth = (a: number, b: number): number => search.foundAt(b) - search.foundAt(a);
  const others = places.filter((place) => place !== chosen).sort(byWorth);
  const reasons = traitsAt(chosen).flatMap((trait): Reason[] => {
    const without = others.filter((place) => !traitsAt(place).some((other) => isSame(other, trait)));
    if (without[0] === undefined) return [];
    const { behind, error } = verdictAt(without[0]);
    return [{ ...trait, worth: behind, error, shared: others.length - without.length }];
  });
  return {
    unit,
    verdicts: [chosen, ...others].map(verdictAt),
    reasons: reasons.sort((a, b) => Number(isSure(b)) - Number(isSure(a)) || a.shared - b.shared),
    tables: search.iterations,
  };
}

/** Traits of one name are the same unless they say which they are. */
export const isSame = (a: Trait, b: Trait): boolean => a.name === b.name && a.about.which === b.about.which;

const isSure = ({ worth, error }: Reason): boolean => worth > SURE * error;

/** What to say when asked why: what is sure to matter, or else what most likely does. */
export function telling({ reasons }: Judgement): readonly Reason[] {
  const sure = reasons.filter(isSure);
  return sure.length > 0 ? sure : reasons.slice(0, 1);
}
