import { type AnyTable, type Move, no, ok, type Result, type Setting } from '@taproom/engine';
import type { Bot } from './bot.js';
import type { Craft, Judge } from './craft.js';
import type { LevelKnobs } from './levels.js';
import { Net } from './net/net.js';
import { loadNet, type WeightFile } from './net/weights.js';
import { type Imagine, Search } from './search.js';
import { type Manners, noticed, oddsOf, withManners } from './sense.js';

const MOST_MOVES = 512;

/** Decoded once; every bot has nets of its own around the same weights. */
const loaded = new WeakMap<WeightFile, Result<readonly Float32Array[], string>>();

/** The nets a craft needs out of a file, or why they do not fit. */
export function netsFrom(craft: Craft, file: WeightFile): Result<readonly Net[], string> {
  const weights = loaded.get(file) ?? weightsFrom(craft, file);
  loaded.set(file, weights);
  if (!weights.ok) return weights;
  const lists = weights.value;
  return ok(craft.shapes.map((shape, i) => new Net(shape, lists[i])));
}

function weightsFrom(craft: Craft, file: WeightFile): Result<readonly Float32Array[], string> {
  const isUntrained = Object.keys(file.nets).length === 0;
  if (craft.canDoWithout && isUntrained) return ok(craft.shapes.map((shape) => new Net(shape).weights));
  const lists: Float32Array[] = [];
  for (const shape of craft.shapes) {
    const net = loadNet(file, shape);
    if (!net.ok) return no(net.problem);
    lists.push(net.value.weights);
  }
  return ok(lists);
}

/** Plays by judgement alone: one look, microseconds. */
export function judgingBot<Table extends AnyTable>(
  craft: Craft<Table>,
  setting: Setting,
  nets: readonly Net[],
  knobs: LevelKnobs,
  manners: Manners,
): Bot {
  const judge = craft.judge(setting, nets);
  const offering = offeringBy(craft, setting, judge, manners);
  const table = craft.game.blank(setting as never);
  const values = new Float32Array(MOST_MOVES);
  let count = 0;
  const choose: Bot['choose'] = (view, moves, _budget, chance) => {
    count = moves.length;
    if (count === 1) return moves[0] as Move;
    judge.rate(
      craft.game.imagine(setting as never, view, chance.below(2 ** 32), table),
      view.viewer,
      moves,
      count,
      values,
    );
    return moves[noticed(values, count, craft.silly, knobs.notices, chance)] as Move;
  };
  return withManners(offering, knobs, choose, () => oddsOf(values, count, craft.silly, knobs.notices));
}

/** Plays by judgement, and looks ahead over imagined tables for as long as it may. */
export function searchingBot<Table extends AnyTable>(
  craft: Craft<Table>,
  setting: Setting,
  nets: readonly Net[],
  knobs: LevelKnobs,
  manners: Manners,
  imagine: Imagine<Table> = (view, seed, into) => craft.game.imagine(setting as never, view, seed, into),
): Bot {
  const judge = craft.judge(setting, nets);
  const search = new Search(craft, setting, judge, craft.ahead(setting, judge), imagine, craft.search(setting));
  const offering = offeringBy(craft, setting, judge, manners);
  return withManners(offering, knobs, (view, moves, budget, chance) => search.choose(view, moves, budget, chance));
}

/** Plain sense's manners, with offers by judgement where the craft has a word on them. */
function offeringBy<Table extends AnyTable>(
  craft: Craft<Table>,
  setting: Setting,
  judge: Judge<Table>,
  manners: Manners,
): Manners {
  const propose = craft.propose?.(setting, judge);
  if (!propose) return manners;
  // Who is not waited for may have an offer to make all the same.
  const interrupt: Manners['interrupt'] = (view, moves, alert, chance) =>
    manners.interrupt?.(view, moves, alert, chance) ?? propose(view, moves, alert, chance);
  return { interrupt, propose };
}
